// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/message_walker.hpp"

#include <string>

#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "testing/protobuf/encoder.hpp"

namespace kinform::inline v0::codec {
namespace {

using test_support::bytes_field;

// A definition with this schema.
std::string definition_of(const std::string& schema) {
  const std::string version = bytes_field(4, bytes_field(1, schema));
  return bytes_field(2, bytes_field(7, version));
}

class MessageWalkerTest : public ::testing::Test {
 protected:
  // Returns whether the message can be decoded.
  bool decode(std::string message) {
    const std::size_t size = message.size();
    message.append(kFramePadding, '\0');
    const MessageTable* const table =
        kubernetes_protobuf_tables().find("apiextensions.k8s.io/v1", "CustomResourceDefinition");
    const Frame frame{.text = std::string_view(message).substr(0, size)};
    if (!walker_.walk(*table, frame, "CustomResourceDefinition", "apiextensions.k8s.io/v1", {})) {
      return false;
    }
    const bool finished = builder_.finish().ok();
    walker_.keep_previous();
    return finished;
  }

  static constexpr std::size_t kBytesMax = 3 * 1024 * 1024;

  const ObjectPool::Owner pool_ = ObjectPool::create();
  ObjectBuilder builder_{*pool_};
  MessageWalker walker_{builder_};
};

TEST_F(MessageWalkerTest, LargeMapOfMessagesNeedsNoLargeLayout) {
  std::string properties;
  for (int i = 0; i < 100'000; ++i) {
    const std::string property = bytes_field(5, "string");
    properties += bytes_field(29, bytes_field(1, std::to_string(i)) + bytes_field(2, property));
  }
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(decode(definition_of(properties))) << walker_.failure().message;
    EXPECT_LT(walker_.bytes_kept(), kBytesMax);
  }
}

TEST_F(MessageWalkerTest, LargeListOfMessagesNeedsNoLargeLayout) {
  std::string schemas;
  for (int i = 0; i < 100'000; ++i) schemas += bytes_field(25, bytes_field(5, std::to_string(i)));
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(decode(definition_of(schemas))) << walker_.failure().message;
    EXPECT_LT(walker_.bytes_kept(), kBytesMax);
  }
}

// As many records as are kept, and then those of open messages.
TEST_F(MessageWalkerTest, LargeLayoutOfDeeplyNestedMessagesIsReleased) {
  constexpr std::size_t kReleased = 256 * 1024;
  std::string schemas;
  for (int i = 0; i < 450; ++i) schemas += bytes_field(25, bytes_field(5, "string"));
  std::string nested = bytes_field(5, "string");
  for (int i = 0; i < 490; ++i) nested = bytes_field(28, nested);  // not: { not: { … } }
  ASSERT_TRUE(decode(definition_of(schemas + nested))) << walker_.failure().message;
  const std::size_t before = walker_.bytes_kept();
  EXPECT_LT(before, kBytesMax);
  for (int round = 0; round < 2; ++round) {
    ASSERT_TRUE(decode(definition_of(""))) << walker_.failure().message;
  }
  EXPECT_LT(walker_.bytes_kept() + kReleased, before);
}

}  // namespace
}  // namespace kinform::inline v0::codec
