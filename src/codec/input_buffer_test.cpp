// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/input_buffer.hpp"

#include <cstring>
#include <span>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "codec/frame.hpp"

namespace kinform::inline v0::codec {
namespace {

void feed(InputBuffer& buffer, std::string_view text) {
  buffer.feed(std::as_bytes(std::span(text)));
}

void write(InputBuffer& buffer, std::string_view text) {
  const std::span<std::byte> room = buffer.room();
  ASSERT_LE(text.size(), room.size());
  std::memcpy(room.data(), text.data(), text.size());
  buffer.commit(text.size());
}

TEST(InputBufferTest, BytesThatWereFedOrCommittedAreReadInOrder) {
  InputBuffer buffer;
  feed(buffer, "ab");
  write(buffer, "cd");
  feed(buffer, "");
  write(buffer, "");
  feed(buffer, "e");
  EXPECT_EQ(buffer.bytes(), "abcde");
  EXPECT_EQ(buffer.bytes_fed(), 5u);
}

TEST(InputBufferTest, ConsumedBytesAreRemovedAndCountedInTheOffset) {
  InputBuffer buffer({.room_bytes_min = 1});
  std::string fed;
  std::size_t consumed = 0;
  for (int i = 0; i < 1000; ++i) {
    const std::string piece(static_cast<std::size_t>(i % 7), static_cast<char>('a' + i % 26));
    feed(buffer, piece);
    fed += piece;
    const std::size_t count = buffer.bytes().size() / 2;
    buffer.consume(count);
    consumed += count;
    ASSERT_EQ(buffer.bytes(), std::string_view(fed).substr(consumed));
    ASSERT_EQ(buffer.offset(), consumed);
    ASSERT_EQ(buffer.bytes_fed(), fed.size());
  }
}

TEST(InputBufferTest, RoomHasTheMinimumSize) {
  InputBuffer buffer({.room_bytes_min = 100});
  for (int i = 0; i < 50; ++i) {
    EXPECT_GE(buffer.room().size(), 100u);
    feed(buffer, "0123456789012345678901234567890123456789");
  }
}

TEST(InputBufferTest, MemoryIsReusedIfEverythingIsConsumed) {
  InputBuffer buffer({.room_bytes_min = 10});
  const std::size_t initial = buffer.memory_bytes();
  for (int i = 0; i < 100; ++i) {
    feed(buffer, "0123456789");
    buffer.consume(10);
  }
  EXPECT_EQ(buffer.memory_bytes(), initial);
  EXPECT_EQ(buffer.offset(), 1000u);
}

TEST(InputBufferTest, GrowsUpToTheLongestValueAndOneRead) {
  InputBuffer buffer({.value_bytes_max = 1000, .room_bytes_min = 10});
  while (buffer.bytes().size() <= 1000) write(buffer, "0123456789");
  EXPECT_LE(buffer.memory_bytes(), 1010 + kFramePadding);
}

TEST(InputBufferTest, ShrinksIfTheRemainingBytesFit) {
  InputBuffer buffer({.room_bytes_min = 10});
  const std::size_t initial = buffer.memory_bytes();
  feed(buffer, std::string(1000, 'x') + "end");
  const std::size_t grown = buffer.memory_bytes();
  buffer.shrink();
  EXPECT_EQ(buffer.memory_bytes(), grown);
  buffer.consume(1000);
  buffer.shrink();
  EXPECT_EQ(buffer.memory_bytes(), initial);
  EXPECT_EQ(buffer.bytes(), "end");
  EXPECT_EQ(buffer.offset(), 1000u);
}

TEST(InputBufferTest, PaddingAfterTheBytesIsReadable) {
  // Reads all padding bytes. AddressSanitizer reports an error if the memory ends too early.
  InputBuffer buffer({.room_bytes_min = 1});
  for (const std::string_view piece : {"", "ab", "cdef", "g"}) {
    feed(buffer, piece);
    const std::string_view bytes = buffer.bytes();
    for (std::size_t i = 0; i < kFramePadding; ++i) ASSERT_EQ(bytes.data()[bytes.size() + i], 0);
  }
}

TEST(InputBufferTest, MisuseFailsAnAssertion) {
  InputBuffer buffer;
  feed(buffer, "a");
  EXPECT_DEATH(buffer.consume(2), "count");
  EXPECT_DEATH(buffer.commit(buffer.room().size() + 1), "count");
  EXPECT_FALSE(buffer.finished());
  buffer.finish();
  EXPECT_TRUE(buffer.finished());
  EXPECT_DEATH(feed(buffer, "b"), "finished_");
  EXPECT_DEATH(std::ignore = buffer.room(), "finished_");
}

}  // namespace
}  // namespace kinform::inline v0::codec
