// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_list_stream.hpp"

#include <map>
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

constexpr const char* kPods =
    R"({"kind":"PodList","apiVersion":"v1",
        "metadata":{"resourceVersion":"1234","continue":"t\u006fken=","remainingItemCount":7},
        "items":[{"metadata":{"name":"a","uid":"1"}}, {"metadata":{"name":"b","uid":"2"}}
        ]})";

// A list of custom resources. Servers write their members in alphabetical order, so the list's kind
// comes after its items.
constexpr const char* kCronTabs =
    R"({"apiVersion":"example.com/v1","items":[)"
    R"({"apiVersion":"example.com/v1","kind":"CronTab","metadata":{"name":"c"},"spec":{"items":[{}]}}],)"
    R"("kind":"CronTabList","metadata":{"continue":"","resourceVersion":"88"}}
)";

constexpr const char* kTrickyStrings =
    R"({"metadata":{"resourceVersion":"5","items":[1,2]},"x":["items",{"items":[{}]}],"\u0069tems":[)"
    R"({"a":"}]{[\"","b\\":"\\","c":"\\\""},{"d":"\u00fcber \ud83d\ude00 €"},{"items":null,"e":{"items":[]}}]})";

constexpr const char* kStatus =
    R"({"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","message":"too old",)"
    R"("reason":"Expired","code":410})";

class FakeKnownObjects : public KnownObjects {
 public:
  explicit FakeKnownObjects(const std::vector<std::string>& objects) {
    for (const std::string& json : objects) {
      const ObjectPtr object = parse_object(json).value();
      objects_.emplace(ObjectKey(object->key()), object);
    }
  }

  [[nodiscard]] ObjectPtr find(const ObjectKeyView& key) const override {
    const auto found = objects_.find(ObjectKey(key));
    return found == objects_.end() ? nullptr : found->second;
  }

  [[nodiscard]] std::vector<ObjectPtr> list() const override {
    std::vector<ObjectPtr> objects;
    for (const auto& [key, object] : objects_) objects.push_back(object);
    return objects;
  }

 private:
  std::map<ObjectKey, ObjectPtr> objects_;
};

class JsonListStreamTest : public ::testing::Test {
 protected:
  std::unique_ptr<JsonListStream> open(const std::string& body, StringSourceOptions pieces = {},
                                       JsonListStreamOptions options = {}) {
    auto source = std::make_unique<StringSource>(body, std::move(pieces));
    source_ = source.get();
    return std::make_unique<JsonListStream>(std::move(source), decoder_, std::move(options));
  }

  // Reads a whole list and returns one line per result: each item as JSON, with the prefix
  // "unchanged: " if it was taken from the cache, then the metadata or the error's code. The
  // error's text is left out: it depends on the bytes after the document, which simdjson reads
  // ahead.
  std::vector<std::string> read_all(const std::string& body, StringSourceOptions pieces = {},
                                    JsonListStreamOptions options = {}) {
    const auto stream = open(body, std::move(pieces), std::move(options));
    std::vector<std::string> lines;
    while (true) {
      const Result<std::optional<ListItem>> next = stream->next({});
      if (!next) {
        lines.emplace_back(to_string(next.error().code));
        return lines;
      }
      if (!next->has_value()) break;
      lines.push_back(((*next)->unchanged ? "unchanged: " : "") + (*next)->object->to_json());
    }
    const ListMetadata& metadata = stream->metadata();
    lines.push_back("version " + metadata.resource_version + ", continue " +
                    metadata.continue_token + ", remaining " +
                    std::to_string(metadata.remaining_item_count.value_or(-1)));
    return lines;
  }

  // Returns the error that ends the list, skipping the items before it.
  Error error_of(const std::string& body, JsonListStreamOptions options = {}) {
    const auto stream = open(body, {}, std::move(options));
    while (true) {
      const Result<std::optional<ListItem>> next = stream->next({});
      if (!next) return next.error();
      if (!next->has_value()) return {};
    }
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
  StringSource* source_ = nullptr;
};

TEST_F(JsonListStreamTest, ItemsAreReturnedInOrderThenTheMetadata) {
  EXPECT_THAT(read_all(kPods),
              ElementsAre(R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","uid":"1"}})",
                          R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"b","uid":"2"}})",
                          "version 1234, continue token=, remaining 7"));
}

TEST_F(JsonListStreamTest, MetadataMayFollowTheItems) {
  EXPECT_THAT(read_all(kCronTabs), ElementsAre(HasSubstr(R"("spec":{"items":[{}]})"),
                                               "version 88, continue , remaining -1"));
}

TEST_F(JsonListStreamTest, NestedItemsMemberIsNotTheListsItems) {
  EXPECT_THAT(
      read_all(kTrickyStrings),
      ElementsAre(R"({"a":"}]{[\"","b\\":"\\","c":"\\\""})", HasSubstr("über 😀 €"),
                  R"({"items":null,"e":{"items":[]}})", "version 5, continue , remaining -1"));
}

TEST_F(JsonListStreamTest, ResultDoesNotDependOnHowBytesAreSplit) {
  for (const char* body : {kPods, kCronTabs, kTrickyStrings, kStatus}) {
    const std::vector<std::string> whole = read_all(body);
    for (const std::size_t size : {1u, 2u, 3u, 7u, 16u, 63u, 64u, 65u}) {
      EXPECT_EQ(read_all(body, {.chunk_bytes_max = size}), whole) << size;
    }
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      EXPECT_EQ(read_all(body, {.chunk_bytes_max = 40, .chunk_seed = seed}), whole) << seed;
    }
  }
}

TEST_F(JsonListStreamTest, ItemIsReturnedBeforeTheNextOneArrives) {
  const std::string begin = R"({"items":[{"a":1},)";
  const auto stream = open(begin + R"({"b":2}]})", {.chunk_bytes_max = begin.size() - 1});
  EXPECT_EQ((*stream->next({}))->object->to_json(), R"({"a":1})");
  EXPECT_EQ(source_->position(), begin.size() - 1);
}

// Go's encoder writes an empty list as null.
TEST_F(JsonListStreamTest, EmptyAbsentOrNullItemsAreAnEmptyList) {
  const std::string end = "version 3, continue , remaining -1";
  for (const char* items : {R"("items":[],)", R"("items":null,)", "", R"("items" : [ ] ,)"}) {
    EXPECT_THAT(read_all("{\"kind\":\"PodList\"," + std::string(items) +
                         R"("metadata":{"resourceVersion":"3"}})"),
                ElementsAre(end));
  }
  EXPECT_THAT(read_all(R"({"items":null})"), ElementsAre("version , continue , remaining -1"));
}

TEST_F(JsonListStreamTest, UnknownMembersAreSkipped) {
  EXPECT_THAT(
      read_all(
          R"({"a":1,"b":null,"c":"x","d":{"e":[]},"f":[[]],"g":true,"items":[{}],"h":-1.5e3})"),
      ElementsAre("{}", "version , continue , remaining -1"));
}

TEST_F(JsonListStreamTest, HugeItemIsDecoded) {
  const std::string item = R"({"data":")" + std::string(3'000'000, 'x') + "\"}";
  const std::string body = "{\"items\":[" + item + ",{}," + item + "]}";
  EXPECT_THAT(read_all(body, {.chunk_bytes_max = 16'384}),
              ElementsAre(item, "{}", item, "version , continue , remaining -1"));
}

TEST_F(JsonListStreamTest, ItemOverTheLimitIsRefused) {
  const Error error =
      error_of(R"({"items":[{"a":"0123456789"},{"a":"0123456789x"}]})", {.item_bytes_max = 18});
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_THAT(error.message, HasSubstr("at byte 29"));
}

TEST_F(JsonListStreamTest, SizeOfTheListsOwnMembersIsLimited) {
  const std::string token(600'000, 'x');
  const Error error = error_of("{\"metadata\":\"" + token + "\",\"details\":\"" + token + "\"}");
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
}

TEST_F(JsonListStreamTest, ItemsWithoutATypeGetTheTypeOfTheList) {
  // An item that has a kind keeps it; other items get the list's type (DY-03).
  EXPECT_THAT(
      read_all(R"({"kind":"JobList","apiVersion":"batch/v1","items":[{"a":1},{"kind":"X"}]})"),
      ElementsAre(R"({"kind":"Job","apiVersion":"batch/v1","a":1})",
                  R"({"apiVersion":"batch/v1","kind":"X"})", "version , continue , remaining -1"));
}

TEST_F(JsonListStreamTest, TypeAfterTheItemsIsNotAppliedToThem) {
  const std::string body = R"({"items":[{"a":1}],"kind":"JobList","apiVersion":"batch/v1"})";
  EXPECT_EQ(read_all(body)[0], R"({"a":1})");
  EXPECT_EQ(read_all(body, {}, {.item_type = {.api_version = "batch/v1", .kind = "Job"}})[0],
            R"({"kind":"Job","apiVersion":"batch/v1","a":1})");
}

TEST_F(JsonListStreamTest, TypeOfTheListWinsOverTheExpectedOne) {
  EXPECT_EQ(read_all(R"({"kind":"JobList","apiVersion":"batch/v1","items":[{}]})", {},
                     {.item_type = {.api_version = "batch/v1beta1", .kind = "Job"}})[0],
            R"({"kind":"Job","apiVersion":"batch/v1"})");
}

TEST_F(JsonListStreamTest, ListOfAnotherBuiltInKindIsRefused) {
  const TypeMeta expected{.api_version = "v1", .kind = "Pood"};
  for (const char* body : {R"({"kind":"PodList","items":[{}]})", R"({"kind":"PodList"})",
                           R"({"items":[],"kind":"PodList"})", R"({"items":null,"kind":"PodList"})",
                           R"({"kind":"Pod","items":[{}]})"}) {
    const Error error = error_of(body, {.item_type = expected});
    EXPECT_EQ(error.code, ErrorCode::Malformed) << body;
    EXPECT_THAT(error.message, HasSubstr("expected PoodList")) << body;
  }
  for (const char* kind : {"PoodList", "List", "PartialObjectMetadataList"}) {
    EXPECT_EQ(read_all("{\"kind\":\"" + std::string(kind) + "\",\"items\":[]}", {},
                       {.item_type = expected})
                  .size(),
              1u);
  }
}

// A CustomResourceDefinition may choose any kind for its lists.
TEST_F(JsonListStreamTest, ListsOfCustomResourcesMayHaveAnyKind) {
  for (const char* version : {"example.com/v1", "stable.example.com/v1"}) {
    EXPECT_THAT(read_all(R"({"kind":"Timetable","metadata":{"resourceVersion":"1"},"items":[]})",
                         {}, {.item_type = {.api_version = version, .kind = "CronTab"}}),
                ElementsAre("version 1, continue , remaining -1"));
  }
}

TEST_F(JsonListStreamTest, ItemsOfAMixedListGetNoType) {
  EXPECT_EQ(read_all(R"({"kind":"List","apiVersion":"v1","items":[{"a":1}]})")[0], R"({"a":1})");
}

TEST_F(JsonListStreamTest, TruncationAnywhereIsEndOfStream) {
  for (const char* text :
       {kPods, kCronTabs, kTrickyStrings, kStatus, R"({"items":null,"code":12})"}) {
    const std::string body = std::string(text).substr(0, std::string(text).rfind('}') + 1);
    for (std::size_t length = 0; length < body.size(); ++length) {
      const Error error = error_of(body.substr(0, length));
      EXPECT_EQ(error.code, ErrorCode::EndOfStream) << body.substr(0, length);
      EXPECT_THAT(error.message, HasSubstr("at byte "));
    }
  }
}

TEST_F(JsonListStreamTest, ItemsBeforeTheTruncationAreReturned) {
  EXPECT_THAT(read_all(R"({"items":[{"a":1},{"b":)"), ElementsAre(R"({"a":1})", "EndOfStream"));
}

TEST_F(JsonListStreamTest, ResultForDamagedBytesDoesNotDependOnHowTheyAreSplit) {
  Random random(42);
  for (const char* text : {kPods, kCronTabs, kTrickyStrings, kStatus}) {
    for (int round = 0; round < 2000; ++round) {
      std::string body = text;
      for (std::uint64_t i = 0; i <= random.below(3); ++i) {
        constexpr std::string_view kBytes = "{}[]\",:\\0aentu \n\xff";
        body[random.below(body.size())] = kBytes[random.below(kBytes.size())];
      }
      ASSERT_EQ(read_all(body, {.chunk_bytes_max = 9, .chunk_seed = random.next()}), read_all(body))
          << body;
    }
  }
}

TEST_F(JsonListStreamTest, ValueThatIsNotAnObjectIsMalformed) {
  for (const char* body : {"[]", "[{}]", "\"x\"", "12", "null", "}", ",{}", "<html>"}) {
    EXPECT_EQ(error_of(body).code, ErrorCode::Malformed) << body;
  }
}

TEST_F(JsonListStreamTest, BrokenStructureIsMalformed) {
  for (const char* body : {R"({"items" []})",
                           R"({"items":[{}{}]})",
                           R"({"items":[{},]})",
                           R"({"items":[,{}]})",
                           R"({"items":[{}} })",
                           R"({"items":[{}]]})",
                           R"({"items":[{}],})",
                           R"({,"items":[{}]})",
                           R"({items:[{}]})",
                           R"({1:2})",
                           R"({"items":{}})",
                           R"({"items":"x"})",
                           R"({"items":nul})",
                           R"({"items":[1]})",
                           R"({"items":[null]})",
                           R"({"items":[[]]})",
                           R"({"items":["x"]})",
                           R"({"\x":1})",
                           R"({"kind":"PodList" "items":[]})",
                           R"({"items":[{"a":tru}]})",
                           R"({"metadata":{"a"},"items":[]})"}) {
    const Error error = error_of(body);
    EXPECT_EQ(error.code, ErrorCode::Malformed) << body;
    EXPECT_THAT(error.message, HasSubstr(" byte ")) << body;
  }
}

TEST_F(JsonListStreamTest, MalformedItemIsReportedWithItsOffset) {
  EXPECT_THAT(error_of(R"({"items":[{},[]]})").message, HasSubstr("at byte 13"));
}

TEST_F(JsonListStreamTest, BytesAfterTheListAreMalformed) {
  EXPECT_EQ(error_of(R"({"items":[]} {})").code, ErrorCode::Malformed);
  EXPECT_EQ(error_of(R"({"items":[]}x)").code, ErrorCode::Malformed);
  EXPECT_EQ(error_of("{\"items\":[]} \r\n\t ").code, ErrorCode::Unknown);  // No error.
}

TEST_F(JsonListStreamTest, DuplicateItemsMemberIsMalformed) {
  EXPECT_THAT(read_all(R"({"items":[{}],"items":[{}]})"), ElementsAre("{}", "Malformed"));
  EXPECT_EQ(error_of(R"({"items":null,"items":[]})").code, ErrorCode::Malformed);
}

TEST_F(JsonListStreamTest, TableIsMalformedBeforeItsRowsAreRead) {
  // A Table instead of a list is an error (REF-23).
  const std::string rows = R"("rows":[")" + std::string(1000, 'x') + "\"]";
  for (const std::string& body : {R"({"kind":"Table","apiVersion":"meta.k8s.io/v1",)" + rows + "}",
                                  R"({"kind" : "Table",)" + rows + "}"}) {
    const Error error = error_of(body, {.item_bytes_max = 100});
    EXPECT_EQ(error.code, ErrorCode::Malformed);
    EXPECT_THAT(error.message, HasSubstr("Table"));
  }
  EXPECT_THAT(error_of("{" + rows + R"(,"kind":"Table"})").message, HasSubstr("Table"));
}

TEST_F(JsonListStreamTest, SingleObjectIsNotAnEmptyList) {
  const Error error = error_of(R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a"}})");
  EXPECT_EQ(error.code, ErrorCode::Malformed);
  EXPECT_THAT(error.message, HasSubstr("Pod"));
}

TEST_F(JsonListStreamTest, ObjectWithoutItemsIsNotAnEmptyList) {
  for (const char* body : {"{}", R"({"error":"backend unavailable","code":503})",
                           R"({"metadata":{"resourceVersion":"7"}})", R"({"Items":[]})"}) {
    const Error error = error_of(body);
    EXPECT_EQ(error.code, ErrorCode::Malformed) << body;
    EXPECT_THAT(error.message, HasSubstr("expected a list")) << body;
  }
  EXPECT_THAT(error_of(R"({"error":"backend unavailable","code":503})").message,
              HasSubstr(R"(got "{\"error\":\"backend unavailable\")"));
  // The text that is shown is short, and one line.
  const Error error = error_of("{\"a\":\n\"" + std::string(100'000, 'x') + "\"}");
  EXPECT_LT(error.message.size(), 300u);
  EXPECT_EQ(error.message.find('\n'), std::string::npos);
}

TEST_F(JsonListStreamTest, FailureStatusBecomesTheError) {
  // A failure Status in the body is the request's error (RQ-15).
  for (
      const char* body :
      {kStatus,
       R"({"apiVersion":"v1","code":410,"kind":"Status","message":"too old","reason":"Expired","status":"Failure"})"}) {
    const Error error = error_of(body);
    EXPECT_EQ(error.code, ErrorCode::Expired);
    EXPECT_EQ(error.http_status, 410);
    EXPECT_EQ(error.reason, "Expired");
    EXPECT_THAT(error.message, HasSubstr("too old"));
  }
}

TEST_F(JsonListStreamTest, SuccessStatusIsMalformed) {
  EXPECT_EQ(error_of(R"({"kind":"Status","apiVersion":"v1","status":"Success"})").code,
            ErrorCode::Malformed);
}

TEST_F(JsonListStreamTest, ItemWithKnownUidAndVersionReturnsTheCachedObject) {
  const FakeKnownObjects known(
      {R"({"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"},"old":1})"});
  const auto stream = open(
      R"({"items":[{"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"},"new":1}]})",
      {}, {.known = &known});
  const Result<std::optional<ListItem>> item = stream->next({});
  ASSERT_TRUE(item.ok() && item->has_value());
  EXPECT_TRUE((*item)->unchanged);
  EXPECT_EQ((*item)->object, known.find({"web", "a"}));
  EXPECT_EQ(*stream->next({}), std::nullopt);
}

TEST_F(JsonListStreamTest, UnchangedItemIsNotDecoded) {
  // An unchanged item is not decoded: the text after its metadata is invalid, so decoding would
  // fail.
  const FakeKnownObjects known({R"({"metadata":{"name":"a","uid":"u","resourceVersion":"7"}})"});
  const std::string body =
      R"({"items":[{"metadata":{"name":"a","uid":"u","resourceVersion":"7"},"spec":tru}]})";
  EXPECT_EQ(error_of(body).code, ErrorCode::Malformed);
  EXPECT_THAT(read_all(body, {}, {.known = &known})[0], HasSubstr("unchanged: "));
}

TEST_F(JsonListStreamTest, ItemThatDiffersFromTheCachedObjectIsDecoded) {
  const FakeKnownObjects known(
      {R"({"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"}})",
       R"({"metadata":{"name":"bare","namespace":"web"}})"});
  for (const char* item :
       {R"({"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"8"}})",
        R"({"metadata":{"name":"a","namespace":"web","uid":"v","resourceVersion":"7"}})",
        R"({"metadata":{"name":"a","namespace":"db","uid":"u","resourceVersion":"7"}})",
        R"({"metadata":{"name":"a","uid":"u","resourceVersion":"7"}})",
        R"({"metadata":{"name":"a","namespace":"web","resourceVersion":"7"}})",
        R"({"metadata":{"name":"bare","namespace":"web"}})", R"({"metadata":{}})", "{}"}) {
    EXPECT_THAT(read_all("{\"items\":[" + std::string(item) + "]}", {}, {.known = &known}),
                ElementsAre(item, "version , continue , remaining -1"));
  }
}

TEST_F(JsonListStreamTest, StopEndsTheWaitWithCancelled) {
  for (const std::size_t size : {1u, 4u, 12u, 20u, 1000u}) {
    const auto stream = open(R"({"items":[{"a":1},{"b":2}]})", {.chunk_bytes_max = size});
    std::stop_source stop;
    stop.request_stop();
    const Result<std::optional<ListItem>> item = stream->next(stop.get_token());
    ASSERT_FALSE(item.ok());
    EXPECT_EQ(item.error().code, ErrorCode::Cancelled);
  }
}

// The whole page is in the buffer, so that no read notices the stop.
TEST_F(JsonListStreamTest, StopIsNoticedBetweenItems) {
  const auto stream = open(R"({"items":[{"a":1},{"b":2}]})");
  std::stop_source stop;
  EXPECT_TRUE(stream->next(stop.get_token()).ok());
  stop.request_stop();
  EXPECT_EQ(stream->next(stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(JsonListStreamTest, BytesThatWereReadAreCounted) {
  const auto stream = open(kPods, {.chunk_bytes_max = 10});
  EXPECT_EQ(stream->bytes_read(), 0u);
  EXPECT_TRUE(stream->next({}).ok());
  EXPECT_EQ(stream->bytes_read(), source_->position());
  while (stream->next({}).value()) {
  }
  EXPECT_EQ(stream->bytes_read(), std::string_view(kPods).size());
}

TEST_F(JsonListStreamTest, ErrorsOfTheSourceAreReturnedUnchanged) {
  const Error reset{ErrorCode::ConnectionReset, "reset by peer"};
  const auto stream = open(R"({"items":[{"a":1},{"b")", {.error_at_end = reset});
  EXPECT_TRUE(stream->next({}).ok());
  EXPECT_EQ(stream->next({}).error(), reset);
}

TEST_F(JsonListStreamTest, ReadingMetadataBeforeTheEndFailsAnAssertion) {
  const auto stream = open(kPods);
  EXPECT_DEATH(std::ignore = stream->metadata(), "Ended");
}

}  // namespace
}  // namespace kinform::inline v0::codec
