// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_watch_decoder.hpp"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "api/object/object_pool.hpp"
#include "kinform/building_blocks/random.hpp"
#include "testing/pieces.hpp"

namespace kinform::inline v0::codec {
namespace {

using ::kinform::test_support::next_of;
using ::kinform::test_support::Pieces;
using ::kinform::test_support::random_sizes;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;
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

class JsonWatchDecoderTest : public ::testing::Test {
 protected:
  // A decoder, and what it is fed.
  struct Watch {
    JsonWatchDecoder decoder;
    Pieces pieces;
  };

  std::unique_ptr<Watch> open(const std::string& body, std::vector<std::size_t> sizes = {},
                              JsonWatchDecoderOptions options = {}) {
    return std::unique_ptr<Watch>(
        new Watch{JsonWatchDecoder(decoder_, options), Pieces(body, std::move(sizes))});
  }

  // Returns the next event, or nullopt at the end of the watch.
  static Result<std::optional<WatchEvent>> next(Watch& watch, const std::stop_token& stop = {}) {
    Result<WatchRead> read = next_of(watch.decoder, watch.pieces, stop);
    if (!read) return read.error();
    if (read->progress != WatchProgress::Event) return std::optional<WatchEvent>();
    return std::optional(std::move(read->event));
  }

  // Returns one line per event, then the code of the error, if any. The error's text is left out:
  // it depends on the bytes after the document, which simdjson reads ahead.
  std::vector<std::string> read_all(const std::string& body, std::vector<std::size_t> sizes = {}) {
    const auto watch = open(body, std::move(sizes));
    std::vector<std::string> lines;
    while (true) {
      const Result<std::optional<WatchEvent>> read = next(*watch);
      if (!read) lines.push_back("failed: " + std::string(to_string(read.error().code)));
      if (!read || !read->has_value()) return lines;
      const WatchEvent& event = **read;
      lines.push_back(
          std::string(to_string(event.type)) + " " +
          (event.object ? event.object->to_json() : std::string(to_string(event.error.code))));
    }
  }

  Error error_event(const std::string& body, JsonWatchDecoderOptions options = {}) {
    const auto watch = open(body, {}, options);
    const Result<std::optional<WatchEvent>> read = next(*watch);
    if (!read || !read->has_value() || (*read)->type != WatchEventType::Error) {
      ADD_FAILURE() << "no ERROR event: " << body;
      return {};
    }
    EXPECT_FALSE((*read)->object);
    EXPECT_EQ(next(*watch).value(), std::nullopt);  // No event follows.
    return (*read)->error;
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
};

TEST_F(JsonWatchDecoderTest, EventsAreReturnedInOrderThenTheEnd) {
  EXPECT_THAT(read_all(kEvents),
              ElementsAre(R"(ADDED {"kind":"Pod","metadata":{"name":"a"}})",
                          R"(MODIFIED {"kind":"Pod","x":"}\"{"})",
                          R"(DELETED {"n":12345678901234567890123})",
                          R"(BOOKMARK {"kind":"Pod","metadata":{"resourceVersion":"9"}})"));
}

TEST_F(JsonWatchDecoderTest, ResultDoesNotDependOnHowBytesAreSplit) {
  const std::string body = std::string(kEvents) + kGone;
  const std::vector<std::string> whole = read_all(body);
  ASSERT_EQ(whole.size(), 5u);
  for (std::size_t first = 1; first < body.size(); ++first) {
    EXPECT_EQ(read_all(body, {first}), whole) << first;
    EXPECT_EQ(read_all(body, {first, body.size()}), whole) << first;
  }
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    EXPECT_EQ(read_all(body, random_sizes(50, seed)), whole) << seed;
  }
}

TEST_F(JsonWatchDecoderTest, EventIsReturnedWithItsLastByte) {
  const std::string event = R"({"type":"ADDED","object":{"a":"b"}})";
  const auto watch = open(event + event, {1});
  for (int round = 1; round <= 2; ++round) {
    EXPECT_EQ((**next(*watch)).object->to_json(), R"({"a":"b"})");
    EXPECT_EQ(watch->pieces.position(), round * event.size());
  }
}

TEST_F(JsonWatchDecoderTest, EmptyWatchEndsWithoutError) {
  EXPECT_THAT(read_all(""), ElementsAre());
  EXPECT_THAT(read_all("\n\n"), ElementsAre());
}

TEST_F(JsonWatchDecoderTest, TruncationInsideAnEventIsEndOfStream) {
  // A connection lost inside an event is no ERROR event (WP-06).
  const std::string event = R"({"type":"ADDED","object":{"a":"\"}"}})";
  for (std::size_t length = 1; length < event.size(); ++length) {
    EXPECT_THAT(read_all(event + event.substr(0, length)),
                ElementsAre(StartsWith("ADDED"), "failed: EndOfStream"));
  }
}

TEST_F(JsonWatchDecoderTest, NoEventFollowsTheEnd) {
  const auto ended = open("");
  EXPECT_EQ(next(*ended).value(), std::nullopt);
  EXPECT_EQ(next(*ended).value(), std::nullopt);
  const auto cut = open("{");
  EXPECT_FALSE(next(*cut).ok());
  EXPECT_EQ(next(*cut).value(), std::nullopt);
}

TEST_F(JsonWatchDecoderTest, StatusOfAnErrorEventBecomesTheError) {
  const Error error = error_event(kGone + std::string(kEvents));
  EXPECT_EQ(error.code, ErrorCode::Expired);
  EXPECT_EQ(error.http_status, 410);
  EXPECT_EQ(error.reason, "Expired");
  EXPECT_THAT(error.message, HasSubstr("too old resource version"));
}

TEST_F(JsonWatchDecoderTest, ErrorEventWithoutAStatusIsUnknownError) {
  // Only a Status in an ERROR event gives a classified error (ERR-07).
  for (const char* object : {R"({"kind":"Pod","apiVersion":"v1","code":410})",
                             R"({"kind":"Status","apiVersion":"apps/v1","code":410})", "{}"}) {
    const Error error = error_event(R"({"type":"ERROR","object":)" + std::string(object) + "}");
    EXPECT_EQ(error.code, ErrorCode::Unknown) << object;
    EXPECT_THAT(error.message, HasSubstr("unexpected object")) << object;
  }
}

TEST_F(JsonWatchDecoderTest, UndecodableEventBecomesAnInternalError) {
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

TEST_F(JsonWatchDecoderTest, OversizedEventBecomesAnInternalError) {
  const std::string event = R"({"type":"ADDED","object":{"a":"0123456789"}})";
  EXPECT_TRUE(next(*open(event, {}, {.event_bytes_max = event.size()})).value()->object);
  const Error error = error_event(event, {.event_bytes_max = event.size() - 1});
  EXPECT_EQ(error.code, ErrorCode::Internal);
  EXPECT_THAT(error.message, HasSubstr("at byte 0"));
}

TEST_F(JsonWatchDecoderTest, ResultForDamagedBytesDoesNotDependOnHowTheyAreSplit) {
  Random random(7);
  for (int round = 0; round < 3000; ++round) {
    std::string body = std::string(kEvents) + kGone;
    for (std::uint64_t i = 0; i <= random.below(3); ++i) {
      constexpr std::string_view kBytes = "{}[]\",:\\0aentu \n\xff";
      body[random.below(body.size())] = kBytes[random.below(kBytes.size())];
    }
    ASSERT_EQ(read_all(body, random_sizes(9, random.next())), read_all(body)) << body;
  }
}

// Blanks would otherwise keep a watch alive for ever, without an event.
TEST_F(JsonWatchDecoderTest, EndlessWhiteSpaceBecomesAnInternalError) {
  const std::string event = R"({"type":"ADDED","object":{}})";
  const std::string most(kSpaceBytesMax, '\n');
  EXPECT_THAT(read_all(event + most + event), SizeIs(2));
  const auto watch = open(event + most + " ", {1000});
  EXPECT_TRUE(next(*watch).value()->object);
  const Error error = next(*watch).value()->error;
  EXPECT_EQ(error.code, ErrorCode::Internal);
  EXPECT_THAT(error.message, HasSubstr("more than 1048576 bytes of white space"));
  EXPECT_EQ(next(*watch).value(), std::nullopt);
}

TEST_F(JsonWatchDecoderTest, StopEndsTheDecodingOfALargeEvent) {
  std::string event = R"({"type":"ADDED","object":{"a":[0)";
  for (int i = 0; i < 100'000; ++i) event += ",1";
  event += "]}}";
  const auto watch = open(event);
  std::stop_source stop;
  stop.request_stop();
  EXPECT_EQ(next(*watch, stop.get_token()).error().code, ErrorCode::Cancelled);
}

}  // namespace
}  // namespace kinform::inline v0::codec
