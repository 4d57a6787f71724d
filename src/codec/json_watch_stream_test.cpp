// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_watch_stream.hpp"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/fakes/string_source.hpp"

namespace kinform::inline v0::codec {
namespace {

using ::kinform::test_support::StringSource;
using ::kinform::test_support::StringSourceOptions;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

constexpr const char* kEvents =
    "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\"}}}\n"
    "{\"object\":{\"kind\":\"Pod\",\"x\":\"}\\\"{\"},\"type\":\"MODIFIED\"}"
    "  {\"type\":\"DELETED\",\"object\":{\"n\":12345678901234567890123}}\r\n\n"
    "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"Pod\",\"metadata\":{\"resourceVersion\":\"9\"}}}"
    "\n";

constexpr const char* kGone =
    R"({"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},)"
    R"("status":"Failure","message":"too old resource version","reason":"Expired","code":410}})";

class JsonWatchStreamTest : public ::testing::Test {
 protected:
  std::unique_ptr<JsonWatchStream> open(const std::string& body, StringSourceOptions pieces = {},
                                        JsonWatchStreamOptions options = {}) {
    auto source = std::make_unique<StringSource>(body, std::move(pieces));
    source_ = source.get();
    return std::make_unique<JsonWatchStream>(std::move(source), decoder_, options);
  }

  // Returns the next event with a zero timeout, or nullopt at the end of the watch.
  static Result<std::optional<WatchEvent>> next(JsonWatchStream& stream,
                                                std::stop_token stop = {}) {
    Result<WatchRead> read = stream.next(Duration::zero(), std::move(stop));
    if (!read) return read.error();
    EXPECT_NE(read->progress, WatchProgress::NothingYet);
    if (read->progress != WatchProgress::Event) return std::optional<WatchEvent>();
    return std::optional(std::move(read->event));
  }

  // Returns one line per event, then the code of the error, if any. The error's text is left out:
  // it depends on the bytes after the document, which simdjson reads ahead.
  std::vector<std::string> read_all(const std::string& body, StringSourceOptions pieces = {}) {
    const auto stream = open(body, std::move(pieces));
    std::vector<std::string> lines;
    while (true) {
      const Result<std::optional<WatchEvent>> read = next(*stream);
      if (!read) lines.push_back("failed: " + std::string(to_string(read.error().code)));
      if (!read || !read->has_value()) return lines;
      const WatchEvent& event = **read;
      lines.push_back(
          std::string(to_string(event.type)) + " " +
          (event.object ? event.object->to_json() : std::string(to_string(event.error.code))));
    }
  }

  Error error_event(const std::string& body, JsonWatchStreamOptions options = {}) {
    const auto stream = open(body, {}, options);
    const Result<std::optional<WatchEvent>> read = next(*stream);
    if (!read || !read->has_value() || (*read)->type != WatchEventType::Error) {
      ADD_FAILURE() << "no ERROR event: " << body;
      return {};
    }
    EXPECT_FALSE((*read)->object);
    EXPECT_EQ(next(*stream).value(), std::nullopt);  // No event follows.
    return (*read)->error;
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
  StringSource* source_ = nullptr;
};

TEST_F(JsonWatchStreamTest, EventsAreReturnedInOrderThenTheEnd) {
  EXPECT_THAT(read_all(kEvents),
              ElementsAre(R"(ADDED {"kind":"Pod","metadata":{"name":"a"}})",
                          R"(MODIFIED {"kind":"Pod","x":"}\"{"})",
                          R"(DELETED {"n":12345678901234567890123})",
                          R"(BOOKMARK {"kind":"Pod","metadata":{"resourceVersion":"9"}})"));
}

TEST_F(JsonWatchStreamTest, ResultDoesNotDependOnHowBytesAreSplit) {
  const std::string body = std::string(kEvents) + kGone;
  const std::vector<std::string> whole = read_all(body);
  ASSERT_EQ(whole.size(), 5u);
  for (const std::size_t size : {1u, 2u, 3u, 7u, 64u, 100u}) {
    EXPECT_EQ(read_all(body, {.chunk_bytes_max = size}), whole) << size;
  }
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    EXPECT_EQ(read_all(body, {.chunk_bytes_max = 50, .chunk_seed = seed}), whole) << seed;
  }
}

TEST_F(JsonWatchStreamTest, EventIsReturnedWithoutReadingAhead) {
  const std::string first = R"({"type":"ADDED","object":{}})";
  const auto stream = open(first + first, {.chunk_bytes_max = first.size()});
  EXPECT_TRUE(next(*stream).value().has_value());
  EXPECT_EQ(source_->position(), first.size());
}

TEST_F(JsonWatchStreamTest, EmptyWatchEndsWithoutError) {
  EXPECT_THAT(read_all(""), ElementsAre());
  EXPECT_THAT(read_all("\n\n"), ElementsAre());
}

TEST_F(JsonWatchStreamTest, TruncationInsideAnEventIsEndOfStream) {
  // A connection lost inside an event is no ERROR event (WP-06).
  const std::string event = R"({"type":"ADDED","object":{"a":"\"}"}})";
  for (std::size_t length = 1; length < event.size(); ++length) {
    EXPECT_THAT(read_all(event + event.substr(0, length)),
                ElementsAre(StartsWith("ADDED"), "failed: EndOfStream"));
  }
}

TEST_F(JsonWatchStreamTest, NoEventFollowsTheEnd) {
  const auto ended = open("");
  EXPECT_EQ(next(*ended).value(), std::nullopt);
  EXPECT_EQ(next(*ended).value(), std::nullopt);
  const auto cut = open("{");
  EXPECT_FALSE(next(*cut).ok());
  EXPECT_EQ(next(*cut).value(), std::nullopt);
}

TEST_F(JsonWatchStreamTest, StatusOfAnErrorEventBecomesTheError) {
  const Error error = error_event(kGone + std::string(kEvents));
  EXPECT_EQ(error.code, ErrorCode::Expired);
  EXPECT_EQ(error.http_status, 410);
  EXPECT_EQ(error.reason, "Expired");
  EXPECT_THAT(error.message, HasSubstr("too old resource version"));
}

TEST_F(JsonWatchStreamTest, ErrorEventWithoutAStatusIsUnknownError) {
  // Only a Status in an ERROR event gives a classified error (ERR-07).
  for (const char* object : {R"({"kind":"Pod","apiVersion":"v1","code":410})",
                             R"({"kind":"Status","apiVersion":"apps/v1","code":410})", "{}"}) {
    const Error error = error_event(R"({"type":"ERROR","object":)" + std::string(object) + "}");
    EXPECT_EQ(error.code, ErrorCode::Unknown) << object;
    EXPECT_THAT(error.message, HasSubstr("unexpected object")) << object;
  }
}

TEST_F(JsonWatchStreamTest, UndecodableEventBecomesAnInternalError) {
  // Decoding failures are reported like an ERROR event of the server (WP-08).
  for (const char* body :
       {R"({"type":"RENAMED","object":{}})", R"({"type":"ADDED"})", R"({"object":{}})",
        R"({"type":1,"object":{}})", R"({"type":"ADDED","object":[]})",
        R"({"type":"ADDED","object":null})", R"({"type":"ADDED","object":{"a":tru}})",
        R"({"type":"ADDED","object":{"a":1]})", "{}", "[]", "12", "\"x\"", "}", "<html>",
        R"({"kind":"Status","apiVersion":"v1","status":"Failure"})"}) {
    const Error error = error_event(body);
    EXPECT_EQ(error.code, ErrorCode::Internal) << body;
    EXPECT_EQ(error.http_status, 500) << body;
    EXPECT_EQ(error.reason, "InternalError") << body;
    ASSERT_EQ(error.causes.size(), 2u) << body;
    EXPECT_EQ(error.causes[0].type, "UnexpectedServerResponse") << body;
    EXPECT_EQ(error.causes[1].type, "ClientWatchDecoding") << body;
  }
}

TEST_F(JsonWatchStreamTest, OversizedEventBecomesAnInternalError) {
  const std::string event = R"({"type":"ADDED","object":{"a":"0123456789"}})";
  EXPECT_TRUE(next(*open(event, {}, {.event_bytes_max = event.size()})).value()->object);
  const Error error = error_event(event, {.event_bytes_max = event.size() - 1});
  EXPECT_EQ(error.code, ErrorCode::Internal);
  EXPECT_THAT(error.message, HasSubstr("at byte 0"));
}

TEST_F(JsonWatchStreamTest, ResultForDamagedBytesDoesNotDependOnHowTheyAreSplit) {
  Random random(7);
  for (int round = 0; round < 3000; ++round) {
    std::string body = std::string(kEvents) + kGone;
    for (std::uint64_t i = 0; i <= random.below(3); ++i) {
      constexpr std::string_view kBytes = "{}[]\",:\\0aentu \n\xff";
      body[random.below(body.size())] = kBytes[random.below(kBytes.size())];
    }
    ASSERT_EQ(read_all(body, {.chunk_bytes_max = 9, .chunk_seed = random.next()}), read_all(body))
        << body;
  }
}

TEST_F(JsonWatchStreamTest, StopEndsTheWaitWithCancelled) {
  const std::string event = R"({"type":"ADDED","object":{}})";
  const auto stream = open(event + event, {.chunk_bytes_max = event.size()});
  std::stop_source stop;
  EXPECT_TRUE(next(*stream, stop.get_token()).ok());
  stop.request_stop();
  EXPECT_EQ(next(*stream, stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(JsonWatchStreamTest, ErrorsOfTheSourceAreReturnedUnchanged) {
  const Error reset{ErrorCode::ConnectionReset, "connection reset by peer"};
  const auto stream = open("{\"type\"", {.error_at_end = reset});
  EXPECT_EQ(next(*stream).error(), reset);
}

TEST_F(JsonWatchStreamTest, IncompleteEventIsKeptUntilTheRestArrives) {
  const std::string event = R"({"type":"ADDED","object":{"a":"b"}})";
  for (std::size_t length = 0; length < event.size(); ++length) {
    const auto stream = open(event + event, {.stalls_at = event.size() + length});
    EXPECT_TRUE(next(*stream).value());
    EXPECT_EQ(stream->next(Duration::zero(), {}).value().progress, WatchProgress::NothingYet);
    EXPECT_EQ(stream->next(Duration::zero(), {}).value().progress, WatchProgress::NothingYet);
    source_->resume();
    const Result<std::optional<WatchEvent>> second = next(*stream);
    ASSERT_TRUE(second.value());
    EXPECT_EQ((**second).object->to_json(), R"({"a":"b"})");
    EXPECT_EQ(next(*stream).value(), std::nullopt);
  }
}

TEST_F(JsonWatchStreamTest, TimeoutIsPassedToTheSource) {
  const auto stream = open(R"({"type":"ADDED","object":{}})");
  std::ignore = stream->next(std::chrono::seconds(75), {});
  EXPECT_EQ(source_->timeout(), std::chrono::seconds(75));
}

}  // namespace
}  // namespace kinform::inline v0::codec
