// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes JSON inside of messages, each against the one before. The result must not depend on that.

#include "codec/protobuf/plain_json_walker.hpp"

#include <algorithm>
#include <random>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::bytes_field;
using test_support::in_envelope;

class PlainJsonWalkerTest : public ::testing::Test {
 protected:
  // Decodes a ControllerRevision with this data, and returns the data as JSON.
  std::string decode(const std::string& json) {
    std::string bytes =
        in_envelope("apps/v1", "ControllerRevision", bytes_field(2, bytes_field(1, json)));
    const std::size_t size = bytes.size();
    bytes.append(kFramePadding, '\0');
    const Result<ObjectPtr> object =
        decoder_.decode({.text = std::string_view(bytes).substr(0, size)});
    return object ? (*object)->root()["data"].to_json()
                  : std::string(to_string(object.error().code));
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  ProtobufDecoder decoder_{*pool_};
};

TEST_F(PlainJsonWalkerTest, ChangedKeysAndValuesAreRead) {
  const std::vector<std::string> sequence = {
      R"({"a":{},"b":{"c":{},"d":{}},"e":{}})",
      R"({"a":{},"b":{"c":{},"d":{}},"e":{}})",
      R"({"a":{},"b":{"c":{},"x":{"y":{}},"d":{}},"e":{}})",  // A new key.
      R"({"a":{},"b":{"d":{}},"e":{}})",                      // Without keys.
      R"({"b":{},"e":{"f":{}}})",                             // An object is empty, another not.
      R"({"e":{"f":{}},"b":{"d":{}},"a":{}})",                // Another order.
      R"({"k:{\"name\":\"x,}\"}":{".":{}},"b":{}})",          // Brackets in a key.
      R"({"k:{\"name\":\"y,}\"}":{".":{}},"b":{}})",
      R"({"b":{}})",
      R"({})",
      R"({"a":{"b":{}}})",
  };
  for (const std::string& json : sequence) EXPECT_EQ(decode(json), json);
}

TEST_F(PlainJsonWalkerTest, OtherJsonBeforeAndAfterIsRead) {
  const std::vector<std::pair<std::string, std::string>> sequence = {
      {R"({"a":{},"b":{"c":{}}})", R"({"a":{},"b":{"c":{}}})"},
      {R"({ "a" : {} , "b" : { "c" : 1.50 } })", R"({"a":{},"b":{"c":1.50}})"},
      {R"({"a":{},"b":{"c":{}}})", R"({"a":{},"b":{"c":{}}})"},
      {R"([{"a":{}}])", R"([{"a":{}}])"},
      {R"({"a":{}})", R"({"a":{}})"},
      {R"({"a":["}",{"a":{}}],"b":"\"}"})", R"({"a":["}",{"a":{}}],"b":"\"}"})"},
      {R"({"a":{},"b":{}})", R"({"a":{},"b":{}})"},
      {R"({"a":{},"a":{"x":{}},"b":{}})", R"({"a":{"x":{}},"b":{}})"},
      {R"({"a":{},"b":{}})", R"({"a":{},"b":{}})"},
      {R"({"\u0062":{},"a":{}})", R"({"b":{},"a":{}})"},
      {R"({"b":{},"a":{}})", R"({"b":{},"a":{}})"},
  };
  for (const auto& [json, wanted] : sequence) EXPECT_EQ(decode(json), wanted);
}

TEST_F(PlainJsonWalkerTest, CutTextIsMalformed) {
  const std::string json = R"({"a":{},"k:{\"b\"}":{"c":{},"d":{}},"e":{}})";
  for (std::size_t size = 1; size < json.size(); ++size) {
    EXPECT_EQ(decode(json), json);
    EXPECT_EQ(decode(json.substr(0, size)), "Malformed") << size;
  }
}

// Few distinct keys, so that they are often those of the object before, in any order.
std::string random_object(std::mt19937& random, int depth) {
  std::vector<std::string> keys = {"a", "f:name", "k:{\\\"ip\\\":\\\"1\\\"}", "f:longer-name", "."};
  std::shuffle(keys.begin(), keys.end(), random);
  std::string json = "{";
  for (std::size_t i = random() % (keys.size() + 1); i > 0; --i) {
    json += (json.size() > 1 ? ",\"" : "\"") + keys[i - 1] + "\":";
    json += depth < 4 && random() % 2 == 0 ? random_object(random, depth + 1) : "{}";
  }
  return json + "}";
}

TEST_F(PlainJsonWalkerTest, RandomObjectsAreRead) {
  std::mt19937 random(1);
  for (int i = 0; i < 20'000; ++i) {
    const std::string json = random_object(random, 0);
    ASSERT_EQ(decode(json), json) << i;
  }
}

}  // namespace
}  // namespace kinform::inline v0::codec
