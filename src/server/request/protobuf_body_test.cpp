// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/protobuf_body.hpp"

#include <string>

#include <gtest/gtest.h>

#include "testing/kubernetes_objects.hpp"

namespace kinform::inline v0::server {
namespace {

using namespace std::string_literals;

// Encodes a length-delimited field. Field numbers below 16 and sizes below 128 take one byte each.
std::string bytes_field(int number, const std::string& bytes) {
  return std::string(1, static_cast<char>(number << 3 | 2)) +
         std::string(1, static_cast<char>(bytes.size())) + bytes;
}
std::string varint_field(int number, char value) {
  return std::string(1, static_cast<char>(number << 3)) + value;
}
std::string enveloped(const std::string& api_version, const std::string& kind,
                      const std::string& object) {
  return "k8s\0"s + bytes_field(1, bytes_field(1, api_version) + bytes_field(2, kind)) +
         bytes_field(2, object);
}

TEST(ProtobufBodyTest, ObjectDecodesToTheEquivalentJson) {
  const std::string labels = bytes_field(11, bytes_field(1, "app") + bytes_field(2, "web"));
  const std::string metadata = bytes_field(1, "settings") + bytes_field(2, "") + labels;
  const std::string data = bytes_field(2, bytes_field(1, "colour") + bytes_field(2, "red"));
  EXPECT_EQ(
      json_from_protobuf(enveloped("v1", "ConfigMap", bytes_field(1, metadata) + data)).value(),
      (Json{{"apiVersion", "v1"},
            {"kind", "ConfigMap"},
            {"metadata", {{"name", "settings"}, {"labels", {{"app", "web"}}}}},
            {"data", {{"colour", "red"}}}}));
}

TEST(ProtobufBodyTest, UnknownFieldsAreSkipped) {
  const std::string object = bytes_field(1, bytes_field(1, "a")) + varint_field(15, 7);
  EXPECT_EQ(json_from_protobuf(enveloped("v1", "ConfigMap", object)).value(),
            (Json{{"apiVersion", "v1"}, {"kind", "ConfigMap"}, {"metadata", {{"name", "a"}}}}));
}

TEST(ProtobufBodyTest, RequestOptionsAreKnownInEveryGroup) {
  EXPECT_EQ(
      json_from_protobuf(enveloped("apps/v1", "DeleteOptions", varint_field(1, 5))).value(),
      (Json{{"apiVersion", "apps/v1"}, {"kind", "DeleteOptions"}, {"gracePeriodSeconds", 5}}));
}

TEST(ProtobufBodyTest, InvalidUtf8IsReplaced) {
  const std::string data = bytes_field(2, bytes_field(1, "k\xff") + bytes_field(2, "\xc3"));
  const Json object = json_from_protobuf(enveloped("v1", "ConfigMap", data)).value();
  EXPECT_EQ(object["data"]["k\xEF\xBF\xBD"], "\xEF\xBF\xBD");
}

TEST(ProtobufBodyTest, TimeOutsideTheRfc3339RangeIsRefused) {
  const auto created_at = [](const std::string& seconds) {
    const std::string time = "\x08"s + seconds;
    return json_from_protobuf(enveloped("v1", "ConfigMap", bytes_field(1, bytes_field(8, time))));
  };
  EXPECT_EQ(created_at("\x01").value()["metadata"]["creationTimestamp"], "1970-01-01T00:00:01Z");
  EXPECT_EQ(created_at("\xff\xff\xff\xff\xff\xff\xff\x7f").error().code, ErrorCode::Malformed);
}

TEST(ProtobufBodyTest, MalformedBytesAndUnknownKindsAreRefused) {
  const auto code_of = [](const std::string& body) {
    return json_from_protobuf(body).error().code;
  };
  EXPECT_EQ(code_of(""), ErrorCode::Malformed);
  EXPECT_EQ(code_of("{}"), ErrorCode::Malformed);
  EXPECT_EQ(code_of("k8s\0"s), ErrorCode::NotSupported);
  EXPECT_EQ(code_of(enveloped("example.com/v1", "Widget", "")), ErrorCode::NotSupported);
  // A length beyond the end, and a varint that never ends.
  EXPECT_EQ(code_of(enveloped("v1", "ConfigMap", "\x0a\x7f")), ErrorCode::Malformed);
  EXPECT_EQ(code_of(enveloped("v1", "ConfigMap", std::string(20, '\xff'))), ErrorCode::Malformed);
  EXPECT_EQ(code_of(enveloped("v1", "ConfigMap", "\x0b")), ErrorCode::Malformed);
}

// Kubernetes wrote both encodings of these objects, with every field set.
TEST(ProtobufBodyTest, ObjectsOfAllKindsDecodeToTheirJson) {
  for (const test_support::KubernetesObject& written : test_support::kubernetes_objects()) {
    // A server, not the reader of bodies, sets kind and apiVersion of its templates.
    if (written.name == "apps.v1.StatefulSet") continue;
    const Result<Json> read = json_from_protobuf(written.protobuf);
    ASSERT_TRUE(read.ok()) << written.name << ": " << read.error().message;
    EXPECT_EQ(*read, parse_json(written.json).value()) << written.name;
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
