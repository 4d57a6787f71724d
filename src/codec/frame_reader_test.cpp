// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/frame_reader.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/string_source.hpp"

namespace kinform::inline v0::codec {
namespace {

using ::kinform::test_support::StringSource;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

constexpr std::size_t kChunkSizes[] = {1, 2, 3, 7, 16, 63, 64, 65, 1000, 1'000'000};

// Returns the text of each frame, followed by the name of the error, if any.
std::vector<std::string> read_all(const std::string& bytes, std::size_t chunk_bytes_max = 1000,
                                  FrameReaderOptions options = {}) {
  StringSource source(bytes, {.chunk_bytes_max = chunk_bytes_max});
  FrameReader reader(source, options);
  std::vector<std::string> frames;
  while (true) {
    const Result<Frame> frame = reader.next({});
    if (!frame) frames.emplace_back(to_string(frame.error().code));
    if (!frame || frame->empty()) return frames;
    EXPECT_EQ(bytes.substr(frame->stream_offset, frame->text.size()), frame->text);
    frames.emplace_back(frame->text);
  }
}

Error first_error(const std::string& bytes, FrameReaderOptions options = {}) {
  StringSource source(bytes, {.chunk_bytes_max = 5});
  FrameReader reader(source, options);
  while (true) {
    const Result<Frame> frame = reader.next({});
    if (!frame) return frame.error();
    if (frame->empty()) return {};
  }
}

// Newlines and other white space between values are ignored (WP-02, MIS-15).
TEST(FrameReaderTest, ValuesAreSplitWithAnyWhiteSpaceBetweenThem) {
  const std::string bytes = " \r\n{\"a\":1}{\"b\":[]}\n\n\t{\"c\":\"}\"} [1] \"x\"true 12\n";
  for (const std::size_t size : kChunkSizes) {
    EXPECT_THAT(read_all(bytes, size), ElementsAre("{\"a\":1}", "{\"b\":[]}", "{\"c\":\"}\"}",
                                                   "[1]", "\"x\"", "true", "12"));
  }
}

TEST(FrameReaderTest, EmptyStreamAndWhiteSpaceHaveNoValues) {
  EXPECT_THAT(read_all(""), ElementsAre());
  EXPECT_THAT(read_all(" \n\t\r\n", 1), ElementsAre());
}

TEST(FrameReaderTest, ReturnsEmptyFrameAgainAfterTheEnd) {
  StringSource source("{}");
  FrameReader reader(source);
  EXPECT_EQ(reader.next({})->text, "{}");
  EXPECT_TRUE(reader.next({})->empty());
  EXPECT_TRUE(reader.next({})->empty());
}

TEST(FrameReaderTest, ValueIsReturnedWithoutReadingAhead) {
  // next() must return as soon as a value is complete: a watch may be silent after an event, so
  // reading ahead would block.
  StringSource source("{\"a\":1}{\"b\":2}", {.chunk_bytes_max = 7});
  FrameReader reader(source);
  EXPECT_EQ(reader.next({})->text, "{\"a\":1}");
  EXPECT_EQ(source.position(), 7u);
}

TEST(FrameReaderTest, TruncationAnywhereInsideAValueIsEndOfStream) {
  const std::string value = R"({"a":"\"}\\","b":[1,{"c":null}]})";
  for (std::size_t length = 1; length < value.size(); ++length) {
    for (const std::size_t size : kChunkSizes) {
      EXPECT_THAT(read_all("{}\n" + value.substr(0, length), size),
                  ElementsAre("{}", "EndOfStream"));
    }
  }
}

TEST(FrameReaderTest, TruncatedValueIsReportedWithItsOffset) {
  const Error error = first_error("{} {\"abc\"");
  EXPECT_EQ(error.code, ErrorCode::EndOfStream);
  EXPECT_THAT(error.message, HasSubstr("after 6 bytes"));
  EXPECT_THAT(error.message, HasSubstr("at byte 3"));
}

TEST(FrameReaderTest, ByteThatCannotBeginAValueIsMalformed) {
  for (const std::string_view byte : {"}", "]", ",", ":"}) {
    const Error error = first_error("{} " + std::string(byte) + "{}");
    EXPECT_EQ(error.code, ErrorCode::Malformed);
    EXPECT_THAT(error.message, HasSubstr("at byte 3"));
  }
}

// A value may have up to frame_bytes_max bytes, 16 MiB by default (WP-05, MIS-15).
TEST(FrameReaderTest, ValueOfMaximumSizeIsAcceptedAndOneByteMoreIsRefused) {
  EXPECT_EQ(FrameReaderOptions{}.frame_bytes_max, 16u * 1024 * 1024);
  const std::string longest = "{\"a\":\"" + std::string(1000 - 8, 'x') + "\"}";
  const std::string longer = "{\"a\":\"" + std::string(1001 - 8, 'x') + "\"}";
  for (const std::size_t size : kChunkSizes) {
    for (const std::size_t read_bytes_min : {1u, 10u, 5000u}) {
      const FrameReaderOptions options{.frame_bytes_max = 1000, .read_bytes_min = read_bytes_min};
      EXPECT_THAT(read_all(longest + longest, size, options), ElementsAre(longest, longest));
      EXPECT_THAT(read_all("{}" + longer, size, options), ElementsAre("{}", "LimitExceeded"));
    }
  }
}

TEST(FrameReaderTest, OversizedValueIsRefusedBeforeItIsBuffered) {
  const std::string endless = "[\"" + std::string(1'000'000, 'x');
  StringSource source(endless);
  FrameReader reader(source, {.frame_bytes_max = 10'000, .read_bytes_min = 100});
  const Result<Frame> frame = reader.next({});
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error().code, ErrorCode::LimitExceeded);
  EXPECT_THAT(frame.error().message, HasSubstr("at byte 0"));
  EXPECT_LE(source.position(), 10'100u);
  EXPECT_LE(reader.buffer_bytes(), 10'100u + kFramePadding);
}

TEST(FrameReaderTest, SmallBufferReadsTheSameValues) {
  std::string bytes;
  std::vector<std::string> expected;
  for (std::size_t i = 0; i < 200; ++i) {
    expected.push_back("{\"n\":[" + std::to_string(i) + ",\"" + std::string(i * 7 % 90, 'y') +
                       "\"]}");
    bytes += expected.back() + "\n";
  }
  for (const std::size_t read_bytes_min : {1u, 3u, 50u}) {
    for (const std::size_t size : kChunkSizes) {
      EXPECT_EQ(read_all(bytes, size, {.read_bytes_min = read_bytes_min}), expected);
    }
  }
}

TEST(FrameReaderTest, PaddingAfterEachFrameIsReadable) {
  // Reads all padding bytes. AddressSanitizer reports an error if the buffer ends too early.
  StringSource source("{\"a\":1}", {.chunk_bytes_max = 1});
  FrameReader reader(source, {.read_bytes_min = 1});
  const Result<Frame> frame = reader.next({});
  std::size_t sum = 0;
  for (std::size_t i = 0; i < kFramePadding; ++i) {
    sum += static_cast<unsigned char>(frame->text.data()[frame->text.size() + i]);
  }
  EXPECT_EQ(sum, 0u);
}

TEST(FrameReaderTest, BufferShrinksAfterALongValue) {
  const std::string huge = "{\"a\":\"" + std::string(100'000, 'x') + "\"}";
  StringSource source("{}" + huge + huge + "{\"b\":1}{\"c\":1}", {.chunk_bytes_max = 1000});
  FrameReader reader(source, {.read_bytes_min = 100});
  EXPECT_EQ(reader.next({})->text, "{}");
  const std::size_t first = reader.buffer_bytes();
  EXPECT_EQ(reader.next({})->text, huge);
  const std::size_t grown = reader.buffer_bytes();
  EXPECT_GT(grown, huge.size());
  EXPECT_EQ(reader.next({})->text, huge);
  EXPECT_EQ(reader.buffer_bytes(), grown);  // Not shrunk: the next value may be long, too.
  EXPECT_EQ(reader.next({})->text, "{\"b\":1}");
  EXPECT_EQ(reader.next({})->text, "{\"c\":1}");
  EXPECT_EQ(reader.buffer_bytes(), first);
}

TEST(FrameReaderTest, ErrorsOfTheSourceAreReturnedUnchanged) {
  const Error reset{ErrorCode::ConnectionReset, "reset by peer"};
  StringSource source("{\"a\":1}{\"b\"", {.error_at_end = reset});
  FrameReader reader(source);
  EXPECT_TRUE(reader.next({}).ok());
  const Result<Frame> frame = reader.next({});
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error(), reset);
}

TEST(FrameReaderTest, StopEndsTheWaitWithCancelled) {
  StringSource source("{\"a\":1}{", {.chunk_bytes_max = 7});
  FrameReader reader(source);
  std::stop_source stop;
  EXPECT_TRUE(reader.next(stop.get_token()).ok());
  stop.request_stop();
  const Result<Frame> frame = reader.next(stop.get_token());
  ASSERT_FALSE(frame);
  EXPECT_EQ(frame.error().code, ErrorCode::Cancelled);
}

TEST(FrameReaderTest, PeekReturnsTheNextByteAndSkipConsumesIt) {
  StringSource source(" [ {\"a\":1} ,2]", {.chunk_bytes_max = 1});
  FrameReader reader(source, {.read_bytes_min = 1});
  EXPECT_EQ(reader.peek({}).value(), '[');
  EXPECT_EQ(reader.peek({}).value(), '[');
  EXPECT_EQ(reader.stream_offset(), 1u);
  reader.skip();
  EXPECT_EQ(reader.next({})->text, "{\"a\":1}");
  EXPECT_EQ(reader.peek({}).value(), ',');
  reader.skip();
  EXPECT_EQ(reader.next({})->text, "2");
  EXPECT_EQ(reader.peek({}).value(), ']');
  reader.skip();
  EXPECT_EQ(reader.peek({}).value(), std::nullopt);
}

}  // namespace
}  // namespace kinform::inline v0::codec
