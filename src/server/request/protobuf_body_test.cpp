// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/protobuf_body.hpp"

#include <string>

#include <gtest/gtest.h>

#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "server/request/failure.hpp"
#include "testing/kubernetes_objects.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::server {
namespace {

using namespace std::string_literals;
using test_support::bytes_field;
using test_support::in_envelope;
using test_support::varint_field;

constexpr std::string_view kProtobuf = "application/vnd.kubernetes.protobuf";

TEST(ProtobufBodyTest, RequestIsTheJsonOfItsObject) {
  const std::string labels = bytes_field(11, bytes_field(1, "app") + bytes_field(2, "web"));
  const std::string metadata = bytes_field(1, "settings") + bytes_field(2, "") + labels;
  const std::string data = bytes_field(2, bytes_field(1, "colour") + bytes_field(2, "red"));
  EXPECT_EQ(
      json_from_protobuf(in_envelope("v1", "ConfigMap", bytes_field(1, metadata) + data)).value(),
      R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"settings",)"
      R"("labels":{"app":"web"}},"data":{"colour":"red"}})");
}

// Kubernetes wrote both encodings of these objects.
TEST(ProtobufBodyTest, ObjectsOfAllKindsBecomeTheirJson) {
  for (const test_support::KubernetesObject& object : test_support::kubernetes_objects()) {
    const Result<std::string> text = json_from_protobuf(object.protobuf);
    ASSERT_TRUE(text.ok()) << object.name << ": " << text.error().message;
    EXPECT_EQ(*text, parse_object(object.json).value()->to_json()) << object.name;
  }
}

TEST(ProtobufBodyTest, UnknownFieldsOfRequestsAreSkipped) {
  const std::string object = bytes_field(1, bytes_field(1, "a")) + varint_field(15, 7);
  EXPECT_EQ(json_from_protobuf(in_envelope("v1", "ConfigMap", object)).value(),
            R"({"kind":"ConfigMap","apiVersion":"v1","metadata":{"name":"a"}})");
}

TEST(ProtobufBodyTest, RequestOptionsAreKnownInEveryGroup) {
  EXPECT_EQ(json_from_protobuf(in_envelope("apps/v1", "DeleteOptions", varint_field(1, 5))).value(),
            R"({"kind":"DeleteOptions","apiVersion":"apps/v1","gracePeriodSeconds":5})");
}

TEST(ProtobufBodyTest, MalformedBytesAndUnknownKindsAreRefused) {
  const auto code_of = [](const std::string& body) {
    return json_from_protobuf(body).error().code;
  };
  EXPECT_EQ(code_of(""), ErrorCode::Malformed);
  EXPECT_EQ(code_of("{}"), ErrorCode::Malformed);
  EXPECT_EQ(code_of("k8s\0"s), ErrorCode::NotSupported);
  EXPECT_EQ(code_of(in_envelope("example.com/v1", "Widget", "")), ErrorCode::NotSupported);
  // A length beyond the end, and a varint that never ends.
  EXPECT_EQ(code_of(in_envelope("v1", "ConfigMap", "\x0a\x7f")), ErrorCode::Malformed);
  EXPECT_EQ(code_of(in_envelope("v1", "ConfigMap", std::string(20, '\xff'))), ErrorCode::Malformed);
}

TEST(ProtobufBodyTest, ResponseOfABuiltInKindIsEncoded) {
  ApiResponse response = not_found(*find_kind("apps", "v1", "deployments"), "web").to_response();
  const std::string json = response.body;
  encode_body(response, Encoding::Json);
  EXPECT_EQ(response.body, json);
  encode_body(response, Encoding::Protobuf);
  EXPECT_EQ(response.content_type, kProtobuf);
  EXPECT_EQ(parse_json(json_from_protobuf(response.body).value()).value(),
            parse_json(json).value());
}

TEST(ProtobufBodyTest, OtherResponsesAreNotEncoded) {
  for (const ApiResponse& unchanged :
       {ApiResponse{.body = R"({"kind":"Widget","apiVersion":"example.com/v1"})"},
        ApiResponse{.body = R"({"paths":{}})"},
        ApiResponse{.content_type = "text/plain", .body = "{\"kind\":\"Status\"}"}}) {
    ApiResponse response = unchanged;
    encode_body(response, Encoding::Protobuf);
    EXPECT_EQ(response.body, unchanged.body);
    EXPECT_EQ(response.content_type, unchanged.content_type);
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
