// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_object.hpp"

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::bytes_field;
using test_support::in_envelope;

TEST(ProtobufObjectTest, ObjectOutlivesTheBytesAndNeedsNoPadding) {
  auto bytes = std::make_unique<std::string>(
      in_envelope("v1", "Secret", bytes_field(1, bytes_field(1, "a")) + bytes_field(3, "Opaque")));
  const ObjectPtr object = parse_protobuf_object(*bytes).value();
  bytes.reset();
  EXPECT_EQ(object->to_json(),
            R"({"kind":"Secret","apiVersion":"v1","metadata":{"name":"a"},"type":"Opaque"})");
}

TEST(ProtobufObjectTest, ErrorsAreThoseOfTheDecoder) {
  const auto code_of = [](const std::string& bytes) {
    return parse_protobuf_object(bytes).error().code;
  };
  EXPECT_EQ(code_of(in_envelope("v1", "Secret", bytes_field(4000, ""))), ErrorCode::NotSupported);
  EXPECT_EQ(code_of(in_envelope("v1", "Nothing", "")), ErrorCode::NotSupported);
  EXPECT_EQ(code_of(in_envelope("v1", "Secret", "\x0a\x7f")), ErrorCode::Malformed);
  EXPECT_EQ(code_of(""), ErrorCode::Malformed);
}

}  // namespace
}  // namespace kinform::inline v0::codec
