// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/gzip_source.hpp"

#include <gtest/gtest.h>

#include <utility>

#include "testing/fakes/string_source.hpp"
#include "testing/gzip.hpp"

namespace kinform::inline v0::http {
namespace {

using kinform::test_support::flushed_gzip;
using kinform::test_support::gzip;
using kinform::test_support::StringSource;
using kinform::test_support::StringSourceOptions;

std::string text_of(std::size_t bytes) {
  std::string text;
  for (std::size_t number = 0; text.size() < bytes; ++number) text += std::to_string(number * 7919);
  return text;
}

GzipSource source_of(std::string compressed, StringSourceOptions options = {}) {
  return {std::make_unique<StringSource>(std::move(compressed), std::move(options)), 200, "GET /"};
}

// All bytes, or the error after them.
Result<std::string> read_all(ByteSource& source, std::size_t read_bytes = 1000) {
  std::string text;
  std::vector<std::byte> piece(read_bytes);
  while (true) {
    const Result<std::size_t> count = source.read(piece, {});
    if (!count) return count.error();
    if (*count == 0) return text;
    text.append(reinterpret_cast<const char*>(piece.data()), *count);
  }
}

TEST(GzipSourceTest, DecompressesInputOfAnyChunkSize) {
  const std::string text = text_of(100'000);
  for (const std::size_t chunk : {std::size_t{1}, std::size_t{7}, std::size_t{65536}}) {
    for (const std::size_t read : {std::size_t{1}, std::size_t{999}, std::size_t{1 << 20}}) {
      GzipSource source = source_of(gzip(text), {.chunk_bytes_max = chunk});
      EXPECT_EQ(read_all(source, read).value(), text) << chunk << " " << read;
    }
  }
}

TEST(GzipSourceTest, SeveralMembersAreOneStream) {
  GzipSource source = source_of(gzip("one ") + gzip("two"));
  EXPECT_EQ(read_all(source).value(), "one two");
}

TEST(GzipSourceTest, EmptyInputDecompressesToNothing) {
  GzipSource source = source_of("");
  EXPECT_EQ(read_all(source).value(), "");
}

TEST(GzipSourceTest, TruncatedStreamErrorIsPermanent) {
  const std::string compressed = gzip(text_of(10'000));
  for (const std::size_t length : {std::size_t{1}, std::size_t{100}, compressed.size() - 1}) {
    GzipSource source = source_of(compressed.substr(0, length));
    EXPECT_EQ(read_all(source).error().code, ErrorCode::EndOfStream) << length;
    EXPECT_EQ(read_all(source).error().code, ErrorCode::EndOfStream) << length;
  }
}

TEST(GzipSourceTest, NonGzipInputIsMalformed) {
  GzipSource text = source_of("{\"kind\":\"PodList\"}");
  EXPECT_EQ(read_all(text).error().code, ErrorCode::Malformed);

  std::string damaged = gzip(text_of(10'000));
  damaged[damaged.size() - 5] ^= 1;  // In the checksum.
  GzipSource source = source_of(damaged);
  EXPECT_EQ(read_all(source).error().code, ErrorCode::Malformed);
}

TEST(GzipSourceTest, BombIsRejectedBeforeItFillsMemory) {
  GzipSource source = source_of(gzip(std::string(8 * 1024 * 1024, 'a')));
  std::vector<std::byte> piece(64 * 1024);
  std::size_t bytes = 0;
  Result<std::size_t> count = source.read(piece, {});
  for (; count && *count > 0; count = source.read(piece, {})) bytes += *count;
  ASSERT_FALSE(count.ok());
  EXPECT_EQ(count.error().code, ErrorCode::LimitExceeded);
  EXPECT_LT(bytes, 2u * 1024 * 1024);
}

TEST(GzipSourceTest, HighRatioIsAllowedBelowOneMebibyte) {
  const std::string text(1000 * 1000, 'a');
  ASSERT_LT(gzip(text).size(), text.size() / 500);
  GzipSource source = source_of(gzip(text));
  EXPECT_EQ(read_all(source, 1 << 20).value(), text);
}

TEST(GzipSourceTest, SourceErrorsPassAndTimeoutsLoseNoData) {
  const std::string compressed = gzip("some text");
  auto inner = std::make_unique<StringSource>(compressed, StringSourceOptions{.stalls_at = 9});
  StringSource& stalling = *inner;
  GzipSource source(std::move(inner), 200, "GET /");
  EXPECT_EQ(read_all(source).error().code, ErrorCode::Timeout);
  stalling.resume();
  source.set_timeout(std::chrono::seconds(3));
  EXPECT_EQ(stalling.timeout(), std::chrono::seconds(3));
  EXPECT_EQ(read_all(source).value(), "some text");
}

// A stream that the server flushes has one member per flush, and the next may be minutes away.
TEST(GzipSourceTest, EachMemberIsReturnedBeforeTheNextArrives) {
  const std::string one = gzip("one ");
  auto inner = std::make_unique<StringSource>(one + gzip("two"),
                                              StringSourceOptions{.stalls_at = one.size()});
  StringSource& stalling = *inner;
  GzipSource source(std::move(inner), 200, "GET /");
  std::vector<std::byte> piece(100);
  EXPECT_EQ(source.read(piece, {}).value(), 4u);
  EXPECT_EQ(source.read(piece, {}).error().code, ErrorCode::Timeout);
  stalling.resume();
  EXPECT_EQ(read_all(source).value(), "two");
}

TEST(GzipSourceTest, FlushWithinAMemberIsReturnedAtOnce) {
  const std::vector<std::string> flushes = flushed_gzip({"one ", "two"});
  auto inner = std::make_unique<StringSource>(flushes[0] + flushes[1],
                                              StringSourceOptions{.stalls_at = flushes[0].size()});
  StringSource& stalling = *inner;
  GzipSource source(std::move(inner), 200, "GET /");
  std::vector<std::byte> piece(100);
  EXPECT_EQ(source.read(piece, {}).value(), 4u);
  EXPECT_EQ(source.read(piece, {}).error().code, ErrorCode::Timeout);
  stalling.resume();
  EXPECT_EQ(read_all(source).value(), "two");
}

TEST(GzipSourceTest, EmptyMembersAreSkipped) {
  GzipSource source = source_of(gzip("") + gzip("one ") + gzip("") + gzip("two") + gzip(""));
  EXPECT_EQ(read_all(source).value(), "one two");
}

// Such bytes may arrive faster than they are read, so that no read waits, or times out.
TEST(GzipSourceTest, EndlessBytesThatDecompressToNothingAreRejected) {
  const std::string empty_member = gzip("");
  // A flush without text, within one member.
  const std::string empty_block("\0\0\0\xff\xff", 5);
  for (const auto& [start, piece] :
       {std::pair(std::string(), empty_member), std::pair(gzip("").substr(0, 10), empty_block)}) {
    std::string compressed = start;
    while (compressed.size() < 2 * 1024 * 1024) compressed += piece;
    auto inner = std::make_unique<StringSource>(compressed);
    const StringSource& endless = *inner;
    GzipSource source(std::move(inner), 200, "GET /");
    EXPECT_EQ(read_all(source).error().code, ErrorCode::LimitExceeded);
    EXPECT_LT(endless.position(), 1280u * 1024);
    EXPECT_EQ(read_all(source).error().code, ErrorCode::LimitExceeded);  // Also the next time.
  }
}

TEST(GzipSourceTest, BytesThatDecompressToNothingAreCountedFromTheLastOutput) {
  const std::string empty_member = gzip("");
  std::string empty;
  while (empty.size() < 700 * 1024) empty += empty_member;
  GzipSource source = source_of(empty + gzip("one ") + empty + gzip("two"));
  EXPECT_EQ(read_all(source).value(), "one two");
}

TEST(GzipSourceTest, MembersOfAnyChunkAndReadSizeAreOneStream) {
  const std::string text = text_of(3000);
  const std::string compressed = gzip(text) + gzip("x") + gzip(text);
  for (std::size_t chunk = 1; chunk < 40; ++chunk) {
    for (const std::size_t read : {std::size_t{1}, std::size_t{8}, std::size_t{5000}}) {
      GzipSource source = source_of(compressed, {.chunk_bytes_max = chunk});
      EXPECT_EQ(read_all(source, read).value(), text + "x" + text) << chunk << " " << read;
    }
  }
}

// What came before is returned first.
TEST(GzipSourceTest, TruncatedLaterMemberIsTheEndOfTheStreamInTheMiddle) {
  const std::string second = gzip(text_of(1000));
  for (std::size_t length = 1; length < second.size(); ++length) {
    GzipSource source = source_of(gzip("one") + second.substr(0, length));
    std::vector<std::byte> piece(3);
    EXPECT_EQ(source.read(piece, {}).value(), 3u);
    EXPECT_EQ(read_all(source).error().code, ErrorCode::EndOfStream) << length;
  }
}

TEST(GzipSourceTest, GarbageAfterAMemberIsMalformed) {
  for (const std::string& garbage :
       {std::string("{\"type\":\"ADDED\"}"), std::string(20, '\0'), std::string("\x1f\x8c\x08")}) {
    GzipSource source = source_of(gzip("one") + garbage);
    std::vector<std::byte> piece(100);
    EXPECT_EQ(source.read(piece, {}).value(), 3u);
    EXPECT_EQ(source.read(piece, {}).error().code, ErrorCode::Malformed);
    EXPECT_EQ(source.read(piece, {}).error().code, ErrorCode::Malformed);
  }
}

// The bound on the ratio is one for all members together: small ones do not reset it.
TEST(GzipSourceTest, BombInManyMembersIsRejected) {
  std::string compressed;
  const std::string member = gzip(std::string(1024 * 1024, 'a'));
  for (int i = 0; i < 8; ++i) compressed += member;
  GzipSource source = source_of(compressed);
  EXPECT_EQ(read_all(source, 64 * 1024).error().code, ErrorCode::LimitExceeded);
}

}  // namespace
}  // namespace kinform::inline v0::http
