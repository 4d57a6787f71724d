// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/string_source.hpp"

#include <array>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::test_support {
namespace {

using Buffer = std::array<std::byte, 4>;

std::string text_of(const Buffer& buffer, std::size_t count) {
  return {reinterpret_cast<const char*>(buffer.data()), count};
}

// Returns every piece up to the end of the stream.
std::vector<std::string> read_all(StringSource& source) {
  std::vector<std::string> pieces;
  Buffer buffer;
  while (const std::size_t count = source.read(buffer, {}).value()) {
    pieces.push_back(text_of(buffer, count));
  }
  return pieces;
}

TEST(StringSourceTest, FillsTheBufferWhileThereIsEnough) {
  StringSource source("abcdefghij");
  EXPECT_EQ(read_all(source), (std::vector<std::string>{"abcd", "efgh", "ij"}));
}

TEST(StringSourceTest, ChunkSizeBoundsEachRead) {
  StringSource source("abcde", {.chunk_bytes_max = 2});
  EXPECT_EQ(read_all(source), (std::vector<std::string>{"ab", "cd", "e"}));
}

TEST(StringSourceTest, SeededChunkSizesVaryAndRepeatWithTheSeed) {
  const std::string bytes(1000, 'x');
  const auto sizes = [&](std::uint64_t seed) {
    StringSource source(bytes, {.chunk_bytes_max = 3, .chunk_seed = seed});
    std::vector<std::size_t> each;
    for (const std::string& piece : read_all(source)) each.push_back(piece.size());
    return each;
  };
  const std::vector<std::size_t> first = sizes(1);
  EXPECT_EQ(std::set<std::size_t>(first.begin(), first.end()), (std::set<std::size_t>{1, 2, 3}));
  EXPECT_EQ(sizes(1), first);
  EXPECT_NE(sizes(2), first);
}

TEST(StringSourceTest, ZeroBytesArePreserved) {
  StringSource source(std::string("a\0b", 3));
  EXPECT_EQ(read_all(source), std::vector<std::string>{std::string("a\0b", 3)});
}

TEST(StringSourceTest, EndStaysTheEnd) {
  StringSource source("a");
  Buffer buffer;
  EXPECT_EQ(source.read(buffer, {}).value(), 1u);
  EXPECT_EQ(source.read(buffer, {}).value(), 0u);
  EXPECT_EQ(source.read(buffer, {}).value(), 0u);
}

TEST(StringSourceTest, PositionCountsTheBytesRead) {
  StringSource source("abcdefghij");
  Buffer buffer;
  EXPECT_EQ(source.position(), 0u);
  source.read(buffer, {}).value();
  EXPECT_EQ(source.position(), 4u);
}

TEST(StringSourceTest, ErrorAtEndFollowsTheLastByteAndStays) {
  const Error cut{ErrorCode::ConnectionReset, "cut"};
  StringSource source("abc", {.error_at_end = cut});
  Buffer buffer;
  EXPECT_EQ(source.read(buffer, {}).value(), 3u);
  EXPECT_EQ(source.read(buffer, {}).error(), cut);
  EXPECT_EQ(source.read(buffer, {}).error(), cut);
}

TEST(StringSourceTest, BytesAfterAStallAreReadableAfterResume) {
  StringSource source("abc", {.stalls_at = 2});
  Buffer buffer;
  EXPECT_EQ(source.read(buffer, {}).value(), 2u);
  EXPECT_EQ(source.read(buffer, {}).error().code, ErrorCode::Timeout);
  source.resume();
  EXPECT_EQ(source.read(buffer, {}).value(), 1u);
  EXPECT_EQ(source.read(buffer, {}).value(), 0u);
}

TEST(StringSourceTest, RequestedStopCancelsAndConsumesNothing) {
  StringSource source("abc");
  std::stop_source stop;
  stop.request_stop();
  Buffer buffer;
  EXPECT_EQ(source.read(buffer, stop.get_token()).error().code, ErrorCode::Cancelled);
  EXPECT_EQ(source.position(), 0u);
}

TEST(StringSourceDeathTest, EmptyBufferAborts) {
  StringSource source("abc");
  EXPECT_DEATH(std::ignore = source.read({}, {}), "into.empty");
}

}  // namespace
}  // namespace kinform::inline v0::test_support
