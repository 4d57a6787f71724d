// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/format_negotiation.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

namespace kinform::inline v0::client {
namespace {

using ::testing::StartsWith;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const ApiResource kWidgets{
    .group = "example.com", .version = "v1", .plural = "widgets", .kind = "Widget"};

constexpr const char* kJson = "application/json";

Result<Response> refusal(int status) {
  Error error(ErrorCode::NotSupported, "refused");
  error.http_status = status;
  return error;
}

Result<Response> response_of(std::string content_type) {
  return Response{.status = 200,
                  .headers = {{.name = "Content-Type", .value = std::move(content_type)}}};
}

class FormatNegotiationTest : public ::testing::Test {
 protected:
  FormatNegotiation negotiation(ObjectsRequested objects = {.resource = kPods}) const {
    return {fallbacks_, std::move(objects)};
  }
  static std::string accept(FormatNegotiation& negotiation) {
    Call call;
    negotiation.prepare(call);
    return call.accept;
  }

  const std::shared_ptr<JsonFallbacks> fallbacks_ = std::make_shared<JsonFallbacks>(Logger::none());
};

TEST_F(FormatNegotiationTest, ProtobufIsForTypesOfKubernetesAndForMetadata) {
  EXPECT_TRUE(can_be_protobuf({.resource = kPods}));
  EXPECT_FALSE(can_be_protobuf({.resource = kPods, .wire_format = WireFormat::Json}));
  EXPECT_FALSE(can_be_protobuf({.resource = kWidgets}));
  EXPECT_TRUE(can_be_protobuf({.resource = kWidgets, .form = ObjectForm::MetadataOnly}));
  EXPECT_FALSE(can_be_protobuf(
      {.resource = kWidgets, .form = ObjectForm::MetadataOnly, .wire_format = WireFormat::Json}));
}

TEST_F(FormatNegotiationTest, RefusedProtobufIsRepeatedOnceAsJson) {
  for (const int status : {406, 415}) {
    const ApiResource resource{.version = "v1", .plural = status == 406 ? "pods" : "services"};
    FormatNegotiation first = negotiation({.resource = resource});
    EXPECT_THAT(accept(first), StartsWith("application/vnd.kubernetes.protobuf"));
    EXPECT_TRUE(first.must_repeat(refusal(status)));
    EXPECT_EQ(accept(first), kJson);
    EXPECT_FALSE(first.must_repeat(refusal(status)));
  }
}

TEST_F(FormatNegotiationTest, OtherFailuresAreNotRepeated) {
  FormatNegotiation first = negotiation();
  EXPECT_THAT(accept(first), StartsWith("application/vnd.kubernetes.protobuf"));
  EXPECT_FALSE(first.must_repeat(refusal(405)));
  EXPECT_FALSE(first.must_repeat(refusal(500)));
  EXPECT_FALSE(fallbacks_->contains(kPods));
}

TEST_F(FormatNegotiationTest, ResponseWithoutContentTypeIsRepeatedOnceAsJson) {
  FormatNegotiation first = negotiation();
  accept(first);
  EXPECT_FALSE(first.must_repeat(response_of("text/html")));
  EXPECT_TRUE(first.must_repeat(response_of("")));
  EXPECT_EQ(accept(first), kJson);
  EXPECT_FALSE(first.must_repeat(response_of("")));
}

TEST_F(FormatNegotiationTest, OnlyFailuresOfTheDecoderChangeTheFormat) {
  const Error unknown_field(ErrorCode::NotSupported, "unknown field 99");
  Error sent_with_status = unknown_field;
  sent_with_status.http_status = 405;
  Error sent_with_reason = unknown_field;
  sent_with_reason.reason = "MethodNotAllowed";
  FormatNegotiation first = negotiation();
  accept(first);
  EXPECT_FALSE(first.fall_back(sent_with_status));
  EXPECT_FALSE(first.fall_back(sent_with_reason));
  EXPECT_FALSE(first.fall_back({ErrorCode::Malformed, "truncated"}));
  EXPECT_TRUE(first.fall_back(unknown_field));
  EXPECT_EQ(fallbacks_->reason(kPods), "unknown field 99");
  EXPECT_EQ(accept(first), kJson);
  EXPECT_FALSE(first.fall_back(unknown_field));
}

TEST_F(FormatNegotiationTest, FallbackAppliesToLaterRequestsForTheResource) {
  fallbacks_->add(kPods, "refused");
  FormatNegotiation pods = negotiation();
  FormatNegotiation services = negotiation({.resource = {.version = "v1", .plural = "services"}});
  EXPECT_EQ(accept(pods), kJson);
  EXPECT_THAT(accept(services), StartsWith("application/vnd.kubernetes.protobuf"));
}

TEST_F(FormatNegotiationTest, WithoutFallbacksItIsJson) {
  FormatNegotiation json;
  EXPECT_EQ(accept(json), kJson);
  EXPECT_FALSE(json.must_repeat(refusal(406)));
}

}  // namespace
}  // namespace kinform::inline v0::client
