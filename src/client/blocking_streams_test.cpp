// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/blocking_streams.hpp"

#include <algorithm>
#include <chrono>
#include <cstring>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/json_list_decoder.hpp"
#include "codec/json_watch_decoder.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/string_source.hpp"

namespace kinform::inline v0::client {
namespace {

using namespace std::chrono_literals;
using ::kinform::test_support::FakeClock;
using ::kinform::test_support::StringSource;
using ::kinform::test_support::StringSourceOptions;
using ::testing::HasSubstr;

constexpr const char* kEvent = R"({"type":"ADDED","object":{"a":"b"}})";

// A body that never ends: each read returns the next bytes at once, and takes a second. After the
// text, `repeated` follows again and again.
class EndlessBody final : public ByteSource {
 public:
  EndlessBody(FakeClock& clock, std::string text, std::string repeated,
              std::size_t bytes_per_read = 1)
      : clock_(clock),
        text_(std::move(text)),
        repeated_(std::move(repeated)),
        bytes_per_read_(bytes_per_read) {}

  Result<std::size_t> read(std::span<std::byte> into, std::stop_token stop) override {
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "stopped"};
    while (text_.size() < bytes_per_read_) text_ += repeated_;
    const std::size_t count = std::min(bytes_per_read_, into.size());
    std::memcpy(into.data(), text_.data(), count);
    text_.erase(0, count);
    clock_.advance(1s);
    return count;
  }

 private:
  FakeClock& clock_;
  std::string text_;
  const std::string repeated_;
  const std::size_t bytes_per_read_;
};

class BlockingStreamsTest : public ::testing::Test {
 protected:
  StreamParts parts(const char* what, std::unique_ptr<ByteSource> body) {
    return {.what = what, .body = std::move(body), .decoding = decoding_};
  }
  std::unique_ptr<StringSource> text_body(const std::string& text, StringSourceOptions options) {
    auto body = std::make_unique<StringSource>(text, std::move(options));
    text_body_ = body.get();
    return body;
  }

  BlockingListStream open_list(std::unique_ptr<ByteSource> body) {
    return {std::make_unique<codec::JsonListDecoder>(decoding_->decoder),
            parts("list pods", std::move(body))};
  }
  BlockingListStream open_list(const std::string& text, StringSourceOptions options = {}) {
    return open_list(text_body(text, std::move(options)));
  }
  BlockingWatchStream open_watch(std::unique_ptr<ByteSource> body) {
    return {std::make_unique<codec::JsonWatchDecoder>(decoding_->decoder), clock_,
            parts("watch pods", std::move(body))};
  }
  BlockingWatchStream open_watch(const std::string& text, StringSourceOptions options = {}) {
    return open_watch(text_body(text, std::move(options)));
  }

  FakeClock clock_;
  const std::shared_ptr<DecoderState> decoding_ = std::make_shared<DecoderState>();
  StringSource* text_body_ = nullptr;
};

TEST_F(BlockingStreamsTest, ListIsReadInPiecesOfAnySize) {
  const std::string text = R"({"metadata":{"resourceVersion":"7"},"items":[{"a":1},{"b":2}]})";
  for (const std::size_t size : {1u, 7u, 1000u}) {
    BlockingListStream list = open_list(text, {.chunk_bytes_max = size});
    EXPECT_EQ((**list.next({})).object->to_json(), R"({"a":1})");
    EXPECT_EQ((**list.next({})).object->to_json(), R"({"b":2})");
    EXPECT_EQ(list.next({}).value(), std::nullopt);
    EXPECT_EQ(list.metadata().resource_version, "7");
    EXPECT_EQ(list.bytes_read(), text.size());
  }
}

TEST_F(BlockingStreamsTest, ItemAndEventAreReturnedWithoutReadingAhead) {
  const std::string begin = R"({"items":[{"a":1})";
  BlockingListStream list = open_list(begin + "]}", {.chunk_bytes_max = begin.size()});
  EXPECT_TRUE(list.next({}).value().has_value());
  EXPECT_EQ(text_body_->position(), begin.size());
  EXPECT_EQ(list.bytes_read(), begin.size());

  const std::string event = kEvent;
  BlockingWatchStream watch = open_watch(event + event, {.chunk_bytes_max = event.size()});
  EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::Event);
  EXPECT_EQ(text_body_->position(), event.size());
  EXPECT_EQ(watch.bytes_read(), event.size());
}

TEST_F(BlockingStreamsTest, WatchEndsWithItsBody) {
  BlockingWatchStream watch = open_watch(std::string(kEvent) + "\n");
  EXPECT_EQ(watch.next(0s, {}).value().event.object->to_json(), R"({"a":"b"})");
  EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::Ended);
}

TEST_F(BlockingStreamsTest, ErrorsOfTheBodyKeepTheirCode) {
  const Error reset{ErrorCode::ConnectionReset, "reset by peer"};
  BlockingListStream list = open_list(R"({"items":[{"a":1},{"b")", {.error_at_end = reset});
  EXPECT_TRUE(list.next({}).ok());
  EXPECT_EQ(list.next({}).error(), reset.with_context("list pods"));
  BlockingWatchStream watch = open_watch("{\"type\"", {.error_at_end = reset});
  EXPECT_EQ(watch.next(10s, {}).error(), reset.with_context("watch pods"));
}

TEST_F(BlockingStreamsTest, TruncatedBodiesAreErrors) {
  BlockingListStream list = open_list(R"({"items":[{"a":1},)");
  EXPECT_TRUE(list.next({}).ok());
  const Error list_error = list.next({}).error();
  EXPECT_EQ(list_error.code, ErrorCode::EndOfStream);
  EXPECT_THAT(list_error.message, HasSubstr("list pods: list truncated at byte 18"));
  BlockingWatchStream watch = open_watch(R"({"type":)");
  const Error watch_error = watch.next(10s, {}).error();
  EXPECT_EQ(watch_error.code, ErrorCode::EndOfStream);
  EXPECT_THAT(watch_error.message, HasSubstr("watch pods: stream ended after 8 bytes"));
}

TEST_F(BlockingStreamsTest, StopEndsTheWaitForBytes) {
  std::stop_source stop;
  stop.request_stop();
  BlockingListStream list = open_list(R"({"items":[]})");
  EXPECT_EQ(list.next(stop.get_token()).error().code, ErrorCode::Cancelled);
  BlockingWatchStream watch = open_watch(kEvent);
  EXPECT_EQ(watch.next(0s, stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(BlockingStreamsTest, IncompleteEventIsKeptUntilTheRestArrives) {
  const std::string event = kEvent;
  for (std::size_t length = 0; length < event.size(); ++length) {
    BlockingWatchStream watch = open_watch(event + event, {.stalls_at = event.size() + length});
    EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::Event);
    EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::NothingYet);
    EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::NothingYet);
    text_body_->resume();
    EXPECT_EQ(watch.next(0s, {}).value().event.object->to_json(), R"({"a":"b"})");
    EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::Ended);
  }
}

TEST_F(BlockingStreamsTest, TimeoutIsPassedToTheBody) {
  BlockingWatchStream watch = open_watch(kEvent);
  EXPECT_TRUE(watch.next(75s, {}).ok());
  EXPECT_EQ(text_body_->timeout(), Duration(75s));
}

// The timers of a Reflector run between two calls.
TEST_F(BlockingStreamsTest, TimeoutExpiresWhileAnEventKeepsArriving) {
  const std::string begin = R"({"type":"ADDED","object":{"a":")";
  for (const auto& [text, repeated] :
       {std::pair{begin, std::string("x")}, std::pair{std::string("\n"), std::string("\n")}}) {
    BlockingWatchStream watch = open_watch(std::make_unique<EndlessBody>(clock_, text, repeated));
    for (int call = 1; call <= 3; ++call) {
      const TimePoint began = clock_.now();
      EXPECT_EQ(watch.next(10s, {}).value().progress, WatchProgress::NothingYet);
      EXPECT_EQ(clock_.now() - began, Duration(10s));
      EXPECT_EQ(watch.bytes_read(), 10u * static_cast<unsigned>(call));
    }
  }
}

TEST_F(BlockingStreamsTest, CallsAfterTheDeadlineMakeProgress) {
  BlockingWatchStream watch = open_watch(std::make_unique<EndlessBody>(clock_, kEvent, "\n"));
  for (std::size_t count = 1; count < std::string_view(kEvent).size(); ++count) {
    EXPECT_EQ(watch.next(count % 2 == 0 ? 0s : -1s, {}).value().progress,
              WatchProgress::NothingYet);
    EXPECT_EQ(watch.bytes_read(), count);
  }
  EXPECT_EQ(watch.next(0s, {}).value().progress, WatchProgress::Event);
}

TEST_F(BlockingStreamsTest, EndlessListsWithoutItemsEnd) {
  for (const char* repeated : {" ", R"("unknown":1,)", R"("code":1,)"}) {
    BlockingListStream list =
        open_list(std::make_unique<EndlessBody>(clock_, R"({"kind":"PodList",)", repeated, 10000));
    const Error error = list.next({}).error();
    EXPECT_EQ(error.code, ErrorCode::LimitExceeded) << repeated;
    EXPECT_THAT(error.message, HasSubstr("list pods: ")) << repeated;
  }
}

TEST_F(BlockingStreamsTest, EndlessWhiteSpaceEndsAWatch) {
  BlockingWatchStream watch = open_watch(std::make_unique<EndlessBody>(clock_, "\n", "\n"));
  const WatchRead read = watch.next(Duration::max(), {}).value();
  EXPECT_EQ(read.event.type, WatchEventType::Error);
  EXPECT_THAT(read.event.error.message, HasSubstr("white space"));
}

}  // namespace
}  // namespace kinform::inline v0::client
