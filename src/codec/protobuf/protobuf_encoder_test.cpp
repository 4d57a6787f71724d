// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_encoder.hpp"

#include <iostream>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/wire_writer.hpp"
#include "testing/kubernetes_objects.hpp"
#include "testing/long_run.hpp"
#include "testing/protobuf/comparison.hpp"
#include "testing/protobuf/encoder.hpp"
#include "testing/schema_objects.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::bytes_field;
using test_support::in_envelope;
using test_support::random_object;
using test_support::to_protobuf;
using test_support::varint_field;

// Returns an object in its envelope; empty if the kind has no table.
std::string encoded(std::string_view json) {
  ProtobufEncoder encoder;
  std::string bytes;
  const ObjectPtr object = parse_object(json).value();
  const bool has_table = encoder.append_object(bytes, object->root());
  EXPECT_EQ(has_table, !bytes.empty());
  return bytes;
}

// Returns the message of an object, without its envelope.
std::string message_of(std::string_view json) {
  const std::string bytes = encoded(json);
  return std::string(read_envelope({.text = bytes}).value().object.text);
}

// Returns what these members add to the message of an empty ConfigMap.
std::string encoded_data(const std::string& members) {
  const std::string head = R"({"kind":"ConfigMap","apiVersion":"v1")";
  return message_of(head + "," + members + "}").substr(message_of(head + "}").size());
}

Json decoded(ProtobufDecoder& decoder, const MessageTable& table, std::string bytes) {
  const std::size_t size = bytes.size();
  bytes.append(kFramePadding, '\0');
  const Result<ObjectPtr> object =
      decoder.decode_message(table, {.text = std::string_view(bytes).substr(0, size)}, {});
  return object ? parse_json((*object)->to_json()).value() : Json(object.error().message);
}

TEST(ProtobufEncoderTest, MembersWithoutAFieldAndKindsWithoutATableAreLeftOut) {
  EXPECT_EQ(encoded_data(R"("colour":"red","data":{"a":"1"},"immutable":null)"),
            bytes_field(2, bytes_field(1, "a") + bytes_field(2, "1")));
  EXPECT_EQ(encoded(R"({"kind":"Widget","apiVersion":"example.com/v1","spec":{}})"), "");
}

TEST(ProtobufEncoderTest, MapsAreInTheOrderOfTheirKeys) {
  const auto entry = [](const char* key, const char* value) {
    return bytes_field(2, bytes_field(1, key) + bytes_field(2, value));
  };
  EXPECT_EQ(encoded_data(R"("data":{"b":"2","a":"1","B":""})"),
            entry("B", "") + entry("a", "1") + entry("b", "2"));
}

TEST(ProtobufEncoderTest, ZeroIsWrittenUnlessTheFieldIsAPointerOrSlice) {
  // code is no pointer, retryAfterSeconds neither; details is one.
  const std::string status = message_of(R"({"kind":"Status","apiVersion":"v1"})");
  EXPECT_EQ(status, bytes_field(1, bytes_field(1, "") + bytes_field(2, "") + bytes_field(3, "")) +
                        bytes_field(2, "") + bytes_field(3, "") + bytes_field(4, "") +
                        varint_field(6, 0));
  EXPECT_EQ(encoded_data(R"("immutable":false)"), varint_field(4, 0));
}

TEST(ProtobufEncoderTest, ValuesOfOtherJsonTypesAreZero) {
  EXPECT_EQ(encoded_data(R"("immutable":"yes","data":[1],"binaryData":{"a":5,"b":null,"c":"?"})"),
            bytes_field(3, bytes_field(1, "a") + bytes_field(2, "")) +
                bytes_field(3, bytes_field(1, "b")) +
                bytes_field(3, bytes_field(1, "c") + bytes_field(2, "")) + varint_field(4, 0));
}

TEST(ProtobufEncoderTest, LongFieldsAreMovedBehindTheirLength) {
  const std::string long_text(100'000, 'x');
  EXPECT_EQ(encoded_data(R"("data":{"a":")" + long_text + "\"}"),
            bytes_field(2, bytes_field(1, "a") + bytes_field(2, long_text)));
}

TEST(ProtobufEncoderTest, WatchFrameHasItsLengthInFourBytes) {
  const std::string message = message_of(R"({"kind":"ConfigMap","apiVersion":"v1"})");
  std::string frame = "before";
  append_watch_frame(frame, "ADDED", {.api_version = "v1", .kind = "ConfigMap"}, message);
  EXPECT_EQ(frame,
            "before" + test_support::watch_frame("ADDED", in_envelope("v1", "ConfigMap", message)));
  const std::string large(70'000, 'x');
  frame.clear();
  append_watch_frame(frame, "MODIFIED", {.api_version = "v1", .kind = "Pod"}, large);
  EXPECT_EQ(frame, test_support::watch_frame("MODIFIED", in_envelope("v1", "Pod", large)));
}

// The encoder of the tests shares no code with this one, and no tables. It writes maps in the order
// of its input, which is sorted here: what the decoder made of the bytes.
TEST(ProtobufEncoderTest, RandomObjectsAreEncodedAsByTheReference) {
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  ProtobufEncoder encoder;
  int objects = 0;
  for (const schema::Definition* type : test_support::all_kinds()) {
    const MessageTable& table = test_support::table_of(decoder, *type);
    for (const std::uint64_t seed : test_support::seeds(12)) {
      const Json json = random_object(*type, seed);
      std::string bytes;
      encoder.append_message(bytes, table, parse_object(json.to_json()).value()->root());
      const Json sorted = decoded(decoder, table, bytes);
      ASSERT_EQ(sorted, json) << type->name << " " << seed;
      ASSERT_EQ(bytes, to_protobuf(sorted, *type)) << type->name << " " << seed;
      ++objects;
    }
  }
  std::cout << objects << " random objects are encoded to the same bytes\n";
}

TEST(ProtobufEncoderTest, EncodingWhatWasDecodedLosesNothing) {
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  std::mt19937 random(11);
  for (const schema::Definition* type : test_support::all_kinds()) {
    const std::string bytes = to_protobuf(random_object(*type, 5), *type);
    for (int damage = 0; damage < 20 && !bytes.empty(); ++damage) {
      std::string damaged = bytes;
      damaged[random() % damaged.size()] = static_cast<char>(random());
      const auto difference = test_support::difference_after_encoding(decoder, *type, damaged);
      ASSERT_FALSE(difference) << *difference;
    }
  }
}

// The embedded server checks the types of few fields.
TEST(ProtobufEncoderTest, ObjectsWithWrongTypesAreEncodedToValidMessages) {
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool);
  ProtobufEncoder encoder;
  for (const schema::Definition* type : test_support::all_kinds()) {
    const MessageTable& table = test_support::table_of(decoder, *type);
    for (const std::uint64_t seed : test_support::seeds(10)) {
      const Json wrong = test_support::with_wrong_types(random_object(*type, seed), seed);
      std::string bytes;
      encoder.append_message(bytes, table, parse_object(wrong.to_json()).value()->root());
      ASSERT_TRUE(decoded(decoder, table, bytes).is_object())
          << wrong.to_json() << "\n"
          << decoded(decoder, table, bytes).to_json();
    }
  }
}

// Kubernetes' own compatibility data: one object of each kind, with every field set.
TEST(ProtobufEncoderTest, ObjectsOfAllKindsAreEncodedToTheBytesOfKubernetes) {
  ProtobufEncoder encoder;
  int equal = 0;
  for (const test_support::KubernetesObject& written : test_support::kubernetes_objects()) {
    std::string bytes;
    ASSERT_TRUE(encoder.append_object(bytes, parse_object(written.json).value()->root()))
        << written.name;
    EXPECT_EQ(bytes, written.protobuf) << written.name;
    ++equal;
  }
  std::cout << equal << " objects of Kubernetes are encoded to the same bytes\n";
}

}  // namespace
}  // namespace kinform::inline v0::codec
