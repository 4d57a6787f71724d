// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/body_format.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/error.hpp"

namespace kinform::inline v0::client {
namespace {

using ::testing::HasSubstr;

TEST(BodyFormatTest, CaseAndParametersOfAContentTypeDoNotMatter) {
  for (const char* type : {"application/json", "APPLICATION/JSON", "application/json;stream=watch",
                           " application/json ; charset=utf-8", "application/json\t", ""}) {
    EXPECT_EQ(format_of(type).value(), BodyFormat::Json) << type;
  }
  for (const char* type :
       {"application/vnd.kubernetes.protobuf", "application/vnd.kubernetes.protobuf;stream=watch",
        "Application/Vnd.Kubernetes.Protobuf ; Stream=Watch"}) {
    EXPECT_EQ(format_of(type).value(), BodyFormat::Protobuf) << type;
  }
}

TEST(BodyFormatTest, OtherContentTypesAreAnErrorThatNamesThem) {
  for (const char* type :
       {"text/html; charset=utf-8", "text/plain", "application/yaml", "application/cbor",
        "application/protobuf", "application/jsonp", "json"}) {
    const Error error = format_of(type).error();
    EXPECT_EQ(error.code, ErrorCode::Malformed) << type;
    EXPECT_THAT(error.message, HasSubstr(std::string(type).substr(0, 4)));
    EXPECT_THAT(error.message, HasSubstr("is this the address of an API server?"));
  }
}

TEST(BodyFormatTest, OnlyTypesOfKubernetesHaveProtobuf) {
  EXPECT_TRUE(has_protobuf({.version = "v1", .plural = "pods"}));
  EXPECT_TRUE(has_protobuf({.group = "apps", .version = "v1", .plural = "deployments"}));
  EXPECT_TRUE(
      has_protobuf({.group = "rbac.authorization.k8s.io", .version = "v1", .plural = "roles"}));
  EXPECT_FALSE(has_protobuf({.group = "example.com", .version = "v1", .plural = "pods"}));
  EXPECT_FALSE(has_protobuf({.group = "apps", .version = "v9", .plural = "deployments"}));
  EXPECT_FALSE(has_protobuf({.version = "v1", .plural = "statuses", .kind = "Status"}));
}

}  // namespace
}  // namespace kinform::inline v0::client
