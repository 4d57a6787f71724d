// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/frame_splitter.hpp"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/pieces.hpp"

namespace kinform::inline v0::codec {
namespace {

using ::kinform::test_support::Pieces;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::size_t kPieceSizes[] = {1, 2, 3, 7, 16, 63, 64, 65, 1000, 1'000'000};

void feed(FrameSplitter& splitter, std::string_view text) {
  splitter.input().feed(std::as_bytes(std::span(text)));
}

// Feeds pieces until there is a value. Returns an empty frame at the end of the stream.
Result<Frame> next_of(FrameSplitter& splitter, Pieces& pieces) {
  while (true) {
    Result<Frame> frame = splitter.next();
    if (!frame || !frame->empty() || splitter.input().finished()) return frame;
    pieces.feed_next(splitter.input());
  }
}

// Returns the text of each frame, followed by the name of the error, if any.
std::vector<std::string> read_all(const std::string& bytes, std::vector<std::size_t> sizes = {1000},
                                  FrameSplitterOptions options = {}) {
  Pieces pieces(bytes, std::move(sizes));
  FrameSplitter splitter(options);
  std::vector<std::string> frames;
  while (true) {
    const Result<Frame> frame = next_of(splitter, pieces);
    if (!frame) frames.emplace_back(to_string(frame.error().code));
    if (!frame || frame->empty()) return frames;
    EXPECT_EQ(bytes.substr(frame->stream_offset, frame->text.size()), frame->text);
    frames.emplace_back(frame->text);
  }
}

Error first_error(const std::string& bytes, FrameSplitterOptions options = {}) {
  Pieces pieces(bytes, {5});
  FrameSplitter splitter(options);
  while (true) {
    const Result<Frame> frame = next_of(splitter, pieces);
    if (!frame) return frame.error();
    if (frame->empty()) return {};
  }
}

// Newlines and other white space between values are ignored (WP-02, MIS-15).
TEST(FrameSplitterTest, ValuesAreSplitWithAnyWhiteSpaceBetweenThem) {
  const std::string bytes = " \r\n{\"a\":1}{\"b\":[]}\n\n\t{\"c\":\"}\"} [1] \"x\"true 12\n";
  for (const std::size_t size : kPieceSizes) {
    EXPECT_THAT(read_all(bytes, {size}), ElementsAre("{\"a\":1}", "{\"b\":[]}", "{\"c\":\"}\"}",
                                                     "[1]", "\"x\"", "true", "12"));
  }
}

TEST(FrameSplitterTest, EmptyStreamAndWhiteSpaceHaveNoValues) {
  EXPECT_THAT(read_all(""), ElementsAre());
  EXPECT_THAT(read_all(" \n\t\r\n", {1}), ElementsAre());
}

TEST(FrameSplitterTest, ReturnsEmptyFrameAgainAfterTheEnd) {
  FrameSplitter splitter;
  feed(splitter, "{}");
  splitter.input().finish();
  EXPECT_EQ(splitter.next()->text, "{}");
  EXPECT_TRUE(splitter.next()->empty());
  EXPECT_TRUE(splitter.next()->empty());
}

// A watch may be silent after an event, which has to be returned nevertheless.
TEST(FrameSplitterTest, ValueIsReturnedWithItsLastByte) {
  const std::string value = R"({"a":"\"}\\","b":[1,{"c":null}]})";
  FrameSplitter splitter;
  for (int round = 0; round < 2; ++round) {
    for (const char byte : value.substr(0, value.size() - 1)) {
      feed(splitter, std::string(1, byte));
      EXPECT_TRUE(splitter.next()->empty());
      EXPECT_TRUE(splitter.next()->empty());
    }
    feed(splitter, "}");
    EXPECT_EQ(splitter.next()->text, value);
  }
}

TEST(FrameSplitterTest, SplittingAtAnyPositionGivesTheSameValues) {
  const std::string bytes = " {\"a\":\"\\\"}\"}\n[1,[]] \"x\\\\\"true 12\n{}";
  const std::vector<std::string> whole = read_all(bytes);
  ASSERT_EQ(whole.size(), 6u);
  for (std::size_t first = 1; first < bytes.size(); ++first) {
    for (std::size_t second = 1; first + second <= bytes.size(); ++second) {
      EXPECT_EQ(read_all(bytes, {first, second, bytes.size()}), whole) << first << " " << second;
    }
  }
}

// Otherwise this test takes hours.
TEST(FrameSplitterTest, LongValueInSmallPiecesIsScannedOnce) {
  const std::string value = "[\"" + std::string(4'000'000, 'x') + "\"]";
  EXPECT_THAT(read_all(value, {1}), ElementsAre(value));
}

TEST(FrameSplitterTest, TruncationAnywhereInsideAValueIsEndOfStream) {
  const std::string value = R"({"a":"\"}\\","b":[1,{"c":null}]})";
  for (std::size_t length = 1; length < value.size(); ++length) {
    for (const std::size_t size : kPieceSizes) {
      EXPECT_THAT(read_all("{}\n" + value.substr(0, length), {size}),
                  ElementsAre("{}", "EndOfStream"));
    }
  }
}

TEST(FrameSplitterTest, TruncatedValueIsReportedWithItsOffset) {
  const Error error = first_error("{} {\"abc\"");
  EXPECT_EQ(error.code, ErrorCode::EndOfStream);
  EXPECT_THAT(error.message, HasSubstr("after 6 bytes"));
  EXPECT_THAT(error.message, HasSubstr("at byte 3"));
}

TEST(FrameSplitterTest, ByteThatCannotBeginAValueIsMalformed) {
  for (const std::string_view byte : {"}", "]", ",", ":"}) {
    const Error error = first_error("{} " + std::string(byte) + "{}");
    EXPECT_EQ(error.code, ErrorCode::Malformed);
    EXPECT_THAT(error.message, HasSubstr("at byte 3"));
  }
}

// A value may have up to frame_bytes_max bytes, 16 MiB by default (WP-05, MIS-15).
TEST(FrameSplitterTest, ValueOfMaximumSizeIsAcceptedAndOneByteMoreIsRefused) {
  EXPECT_EQ(FrameSplitterOptions{}.frame_bytes_max, 16u * 1024 * 1024);
  const std::string longest = "{\"a\":\"" + std::string(1000 - 8, 'x') + "\"}";
  const std::string longer = "{\"a\":\"" + std::string(1001 - 8, 'x') + "\"}";
  for (const std::size_t size : kPieceSizes) {
    for (const std::size_t room_bytes_min : {1u, 10u, 5000u}) {
      const FrameSplitterOptions options{.frame_bytes_max = 1000, .room_bytes_min = room_bytes_min};
      EXPECT_THAT(read_all(longest + longest, {size}, options), ElementsAre(longest, longest));
      EXPECT_THAT(read_all("{}" + longer, {size}, options), ElementsAre("{}", "LimitExceeded"));
    }
  }
}

TEST(FrameSplitterTest, OversizedValueIsRefusedBeforeItIsBuffered) {
  Pieces endless("[\"" + std::string(1'000'000, 'x'), {100});
  FrameSplitter splitter({.frame_bytes_max = 10'000, .room_bytes_min = 100});
  const Result<Frame> frame = next_of(splitter, endless);
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error().code, ErrorCode::LimitExceeded);
  EXPECT_THAT(frame.error().message, HasSubstr("at byte 0"));
  EXPECT_LE(endless.position(), 10'100u);
  EXPECT_LE(splitter.input().memory_bytes(), 10'100u + kFramePadding);
}

TEST(FrameSplitterTest, EndlessWhiteSpaceIsRefused) {
  const std::string most(kSpaceBytesMax, ' ');
  EXPECT_THAT(read_all(most + "{}" + most + "[]" + most, {16'384}), ElementsAre("{}", "[]"));
  for (const char* before : {"", "{}"}) {
    const Error error = first_error(before + most + "\n");
    EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
    EXPECT_THAT(error.message, HasSubstr("more than 1048576 bytes of white space"));
    EXPECT_THAT(error.message,
                HasSubstr("at byte " + std::to_string(std::string_view(before).size())));
  }
  FrameSplitter splitter;
  feed(splitter, most + "," + most + " ,");
  EXPECT_EQ(splitter.peek().value(), ',');
  splitter.skip();
  EXPECT_EQ(splitter.peek().error().code, ErrorCode::LimitExceeded);
}

TEST(FrameSplitterTest, SmallBufferReadsTheSameValues) {
  std::string bytes;
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < 200; ++i) {
    expected.push_back("{\"n\":[" + std::to_string(i) + ",\"" + std::string(i * 7 % 90, 'y') +
                       "\"]}");
    bytes += expected.back() + "\n";
  }
  for (const std::size_t room_bytes_min : {1u, 3u, 50u}) {
    for (const std::size_t size : kPieceSizes) {
      EXPECT_EQ(read_all(bytes, {size}, {.room_bytes_min = room_bytes_min}), expected);
    }
  }
}

TEST(FrameSplitterTest, PaddingAfterEachFrameIsReadable) {
  // Reads all padding bytes. AddressSanitizer reports an error if the buffer ends too early.
  Pieces pieces("{\"a\":1}", {1});
  FrameSplitter splitter({.room_bytes_min = 1});
  const Result<Frame> frame = next_of(splitter, pieces);
  std::size_t sum = 0;
  for (std::size_t i = 0; i < kFramePadding; ++i) {
    sum += static_cast<unsigned char>(frame->text.data()[frame->text.size() + i]);
  }
  EXPECT_EQ(sum, 0u);
}

TEST(FrameSplitterTest, BufferShrinksAfterALongValue) {
  const std::string huge = "{\"a\":\"" + std::string(100'000, 'x') + "\"}";
  Pieces pieces("{}" + huge + huge + "{\"b\":1}{\"c\":1}", {1000});
  FrameSplitter splitter({.room_bytes_min = 1000});
  const auto memory = [&] { return splitter.input().memory_bytes(); };
  EXPECT_EQ(next_of(splitter, pieces)->text, "{}");
  const std::size_t first = memory();
  EXPECT_EQ(next_of(splitter, pieces)->text, huge);
  const std::size_t grown = memory();
  EXPECT_GT(grown, huge.size());
  EXPECT_EQ(next_of(splitter, pieces)->text, huge);
  EXPECT_EQ(memory(), grown);  // Not shrunk: the next value may be long, too.
  EXPECT_EQ(next_of(splitter, pieces)->text, "{\"b\":1}");
  EXPECT_EQ(next_of(splitter, pieces)->text, "{\"c\":1}");
  EXPECT_EQ(memory(), first);
}

TEST(FrameSplitterTest, PeekReturnsTheNextByteAndSkipConsumesIt) {
  FrameSplitter splitter;
  EXPECT_EQ(splitter.peek().value(), std::nullopt);
  feed(splitter, " [ {\"a\":1} ,2]");
  EXPECT_EQ(splitter.peek().value(), '[');
  EXPECT_EQ(splitter.peek().value(), '[');
  EXPECT_EQ(splitter.input().offset(), 1u);
  splitter.skip();
  EXPECT_EQ(splitter.next()->text, "{\"a\":1}");
  EXPECT_EQ(splitter.peek().value(), ',');
  splitter.skip();
  EXPECT_EQ(splitter.next()->text, "2");
  EXPECT_EQ(splitter.peek().value(), ']');
  splitter.skip();
  EXPECT_EQ(splitter.peek().value(), std::nullopt);
}

}  // namespace
}  // namespace kinform::inline v0::codec
