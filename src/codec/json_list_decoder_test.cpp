// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_list_decoder.hpp"

#include <map>
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

class JsonListDecoderTest : public ::testing::Test {
 protected:
  // A decoder, and what it is fed.
  struct List {
    JsonListDecoder decoder;
    Pieces pieces;
  };

  std::unique_ptr<List> open(const std::string& body, std::vector<std::size_t> sizes = {},
                             JsonListDecoderOptions options = {}) {
    return std::unique_ptr<List>(
        new List{JsonListDecoder(decoder_, std::move(options)), Pieces(body, std::move(sizes))});
  }

  // Returns the next item, or nullopt at the end of the list.
  static Result<std::optional<ListItem>> next(List& list, const std::stop_token& stop = {}) {
    Result<ListRead> read = next_of(list.decoder, list.pieces, stop);
    if (!read) return read.error();
    if (read->progress == ListProgress::Ended) return std::optional<ListItem>();
    return std::optional(std::move(read->item));
  }

  // Reads a whole list and returns one line per result: each item as JSON, with the prefix
  // "unchanged: " if it was taken from the cache, then the metadata or the error's code. The
  // error's text is left out: it depends on the bytes after the document, which simdjson reads
  // ahead.
  std::vector<std::string> read_all(const std::string& body, std::vector<std::size_t> sizes = {},
                                    JsonListDecoderOptions options = {}) {
    const auto list = open(body, std::move(sizes), std::move(options));
    std::vector<std::string> lines;
    while (true) {
      const Result<std::optional<ListItem>> item = next(*list);
      if (!item) {
        lines.emplace_back(to_string(item.error().code));
        return lines;
      }
      if (!item->has_value()) break;
      lines.push_back(((*item)->unchanged ? "unchanged: " : "") + (*item)->object->to_json());
    }
    const ListMetadata& metadata = list->decoder.metadata();
    lines.push_back("version " + metadata.resource_version + ", continue " +
                    metadata.continue_token + ", remaining " +
                    std::to_string(metadata.remaining_item_count.value_or(-1)));
    return lines;
  }

  // Returns the error that ends the list, skipping the items before it.
  Error error_of(const std::string& body, JsonListDecoderOptions options = {}) {
    const auto list = open(body, {}, std::move(options));
    while (true) {
      const Result<std::optional<ListItem>> item = next(*list);
      if (!item) return item.error();
      if (!item->has_value()) return {};
    }
  }

  const ObjectPool::Owner pool_ = ObjectPool::create();
  JsonDecoder decoder_{*pool_};
};

TEST_F(JsonListDecoderTest, ItemsAreReturnedInOrderThenTheMetadata) {
  EXPECT_THAT(read_all(kPods),
              ElementsAre(R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a","uid":"1"}})",
                          R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"b","uid":"2"}})",
                          "version 1234, continue token=, remaining 7"));
}

TEST_F(JsonListDecoderTest, MetadataMayFollowTheItems) {
  EXPECT_THAT(read_all(kCronTabs), ElementsAre(HasSubstr(R"("spec":{"items":[{}]})"),
                                               "version 88, continue , remaining -1"));
}

TEST_F(JsonListDecoderTest, NestedItemsMemberIsNotTheListsItems) {
  EXPECT_THAT(
      read_all(kTrickyStrings),
      ElementsAre(R"({"a":"}]{[\"","b\\":"\\","c":"\\\""})", HasSubstr("über 😀 €"),
                  R"({"items":null,"e":{"items":[]}})", "version 5, continue , remaining -1"));
}

TEST_F(JsonListDecoderTest, ResultDoesNotDependOnHowBytesAreSplit) {
  for (const char* body : {kPods, kCronTabs, kTrickyStrings, kStatus}) {
    const std::vector<std::string> whole = read_all(body);
    for (std::size_t first = 1; first < std::string_view(body).size(); ++first) {
      EXPECT_EQ(read_all(body, {first}), whole) << first;
      EXPECT_EQ(read_all(body, {first, std::string::npos}), whole) << first;
    }
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
      EXPECT_EQ(read_all(body, random_sizes(40, seed)), whole) << seed;
    }
  }
}

TEST_F(JsonListDecoderTest, ItemIsReturnedWithItsLastByte) {
  const auto list = open(R"({"items":[{"a":1},{"b":2}]})", {1});
  EXPECT_EQ((*next(*list))->object->to_json(), R"({"a":1})");
  EXPECT_EQ(list->pieces.position(), std::string_view(R"({"items":[{"a":1})").size());
}

// Go's encoder writes an empty list as null.
TEST_F(JsonListDecoderTest, EmptyAbsentOrNullItemsAreAnEmptyList) {
  const std::string end = "version 3, continue , remaining -1";
  for (const char* items : {R"("items":[],)", R"("items":null,)", "", R"("items" : [ ] ,)"}) {
    EXPECT_THAT(read_all("{\"kind\":\"PodList\"," + std::string(items) +
                         R"("metadata":{"resourceVersion":"3"}})"),
                ElementsAre(end));
  }
  EXPECT_THAT(read_all(R"({"items":null})"), ElementsAre("version , continue , remaining -1"));
}

TEST_F(JsonListDecoderTest, UnknownMembersAreSkipped) {
  EXPECT_THAT(
      read_all(
          R"({"a":1,"b":null,"c":"x","d":{"e":[]},"f":[[]],"g":true,"items":[{}],"h":-1.5e3})"),
      ElementsAre("{}", "version , continue , remaining -1"));
}

TEST_F(JsonListDecoderTest, HugeItemIsDecoded) {
  const std::string item = R"({"data":")" + std::string(3'000'000, 'x') + "\"}";
  const std::string body = "{\"items\":[" + item + ",{}," + item + "]}";
  EXPECT_THAT(read_all(body, {16'384}),
              ElementsAre(item, "{}", item, "version , continue , remaining -1"));
}

TEST_F(JsonListDecoderTest, ItemOverTheLimitIsRefused) {
  const Error error =
      error_of(R"({"items":[{"a":"0123456789"},{"a":"0123456789x"}]})", {.item_bytes_max = 18});
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
  EXPECT_THAT(error.message, HasSubstr("at byte 29"));
}

TEST_F(JsonListDecoderTest, SizeOfTheListsOwnMembersIsLimited) {
  const std::string token(600'000, 'x');
  const Error error = error_of("{\"metadata\":\"" + token + "\",\"details\":\"" + token + "\"}");
  EXPECT_EQ(error.code, ErrorCode::LimitExceeded);
}

// The list is never complete and has no items, so the caller cannot check its own limits.
TEST_F(JsonListDecoderTest, EndlessUnknownMembersAreRefused) {
  const std::string blanks(100, ' ');
  for (const std::string& member :
       {std::string(R"("a":1,)"), std::string(R"("":{"b":[]},)"), R"("a" )" + blanks + ":1,",
        R"("a":)" + blanks + "1,", R"("a":1)" + blanks + ",", R"("a":1,)" + blanks,
        R"("code")" + blanks + ":1,"}) {
    std::string body = R"({"kind":"PodList",)";
    while (body.size() <= 20'000) body += member;
    const auto list = open(body, {100}, {.item_bytes_max = 10'000});
    const Error error = next(*list).error();
    EXPECT_EQ(error.code, ErrorCode::LimitExceeded) << member;
    EXPECT_THAT(error.message, HasSubstr("more than 10000 bytes in members other than its items"));
    EXPECT_LT(list->pieces.position(), 10'500u) << member;
  }
}

TEST_F(JsonListDecoderTest, ItemsDoNotCountAsOtherMembers) {
  std::string body = R"({"items":[{})";
  for (int i = 0; i < 1000; ++i) body += ", {}";
  EXPECT_EQ(read_all(body + "]}", {}, {.item_bytes_max = 100}).size(), 1002u);
}

TEST_F(JsonListDecoderTest, EndlessWhiteSpaceIsRefused) {
  const std::string body = R"({"kind":"PodList","x":null,"items":[{},{}],"y":[]})";
  const std::string tokens = R"({}[],:)";
  int places = 0;
  for (std::size_t i = 0; i <= body.size(); ++i) {
    const bool between_tokens = i == 0 || i == body.size() ||
                                tokens.find(body[i - 1]) != std::string::npos ||
                                tokens.find(body[i]) != std::string::npos;
    const bool in_value = i > 0 && i < body.size() &&
                          (body.substr(i - 1, 2) == "{}" || body.substr(i - 1, 2) == "[]");
    if (!between_tokens || in_value) continue;
    ++places;
    const auto padded = [&](std::size_t blanks) {
      return body.substr(0, i) + std::string(blanks, ' ') + body.substr(i);
    };
    EXPECT_EQ(error_of(padded(kSpaceBytesMax)).code, ErrorCode::Unknown) << i;  // No error.
    const Error error = error_of(padded(kSpaceBytesMax + 1));
    EXPECT_EQ(error.code, ErrorCode::LimitExceeded) << i;
    EXPECT_THAT(error.message, HasSubstr("bytes of white space between JSON values")) << i;
  }
  EXPECT_GT(places, 20);
}

TEST_F(JsonListDecoderTest, ItemsWithoutATypeGetTheTypeOfTheList) {
  // An item that has a kind keeps it; other items get the list's type (DY-03).
  EXPECT_THAT(
      read_all(R"({"kind":"JobList","apiVersion":"batch/v1","items":[{"a":1},{"kind":"X"}]})"),
      ElementsAre(R"({"kind":"Job","apiVersion":"batch/v1","a":1})",
                  R"({"apiVersion":"batch/v1","kind":"X"})", "version , continue , remaining -1"));
}

TEST_F(JsonListDecoderTest, TypeAfterTheItemsIsNotAppliedToThem) {
  const std::string body = R"({"items":[{"a":1}],"kind":"JobList","apiVersion":"batch/v1"})";
  EXPECT_EQ(read_all(body)[0], R"({"a":1})");
  EXPECT_EQ(read_all(body, {}, {.item_type = {.api_version = "batch/v1", .kind = "Job"}})[0],
            R"({"kind":"Job","apiVersion":"batch/v1","a":1})");
}

TEST_F(JsonListDecoderTest, TypeOfTheListWinsOverTheExpectedOne) {
  EXPECT_EQ(read_all(R"({"kind":"JobList","apiVersion":"batch/v1","items":[{}]})", {},
                     {.item_type = {.api_version = "batch/v1beta1", .kind = "Job"}})[0],
            R"({"kind":"Job","apiVersion":"batch/v1"})");
}

TEST_F(JsonListDecoderTest, ListOfAnotherBuiltInKindIsRefused) {
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
TEST_F(JsonListDecoderTest, ListsOfCustomResourcesMayHaveAnyKind) {
  for (const char* version : {"example.com/v1", "stable.example.com/v1"}) {
    EXPECT_THAT(read_all(R"({"kind":"Timetable","metadata":{"resourceVersion":"1"},"items":[]})",
                         {}, {.item_type = {.api_version = version, .kind = "CronTab"}}),
                ElementsAre("version 1, continue , remaining -1"));
  }
}

TEST_F(JsonListDecoderTest, ItemsOfAMixedListGetNoType) {
  EXPECT_EQ(read_all(R"({"kind":"List","apiVersion":"v1","items":[{"a":1}]})")[0], R"({"a":1})");
}

TEST_F(JsonListDecoderTest, TruncationAnywhereIsEndOfStream) {
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

TEST_F(JsonListDecoderTest, ItemsBeforeTheTruncationAreReturned) {
  EXPECT_THAT(read_all(R"({"items":[{"a":1},{"b":)"), ElementsAre(R"({"a":1})", "EndOfStream"));
}

TEST_F(JsonListDecoderTest, ResultForDamagedBytesDoesNotDependOnHowTheyAreSplit) {
  Random random(42);
  for (const char* text : {kPods, kCronTabs, kTrickyStrings, kStatus}) {
    for (int round = 0; round < 2000; ++round) {
      std::string body = text;
      for (std::uint64_t i = 0; i <= random.below(3); ++i) {
        constexpr std::string_view kBytes = "{}[]\",:\\0aentu \n\xff";
        body[random.below(body.size())] = kBytes[random.below(kBytes.size())];
      }
      ASSERT_EQ(read_all(body, random_sizes(9, random.next())), read_all(body)) << body;
    }
  }
}

TEST_F(JsonListDecoderTest, ValueThatIsNotAnObjectIsMalformed) {
  for (const char* body : {"[]", "[{}]", "\"x\"", "12", "null", "}", ",{}", "<html>"}) {
    EXPECT_EQ(error_of(body).code, ErrorCode::Malformed) << body;
  }
}

TEST_F(JsonListDecoderTest, BrokenStructureIsMalformed) {
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

TEST_F(JsonListDecoderTest, MalformedItemIsReportedWithItsOffset) {
  EXPECT_THAT(error_of(R"({"items":[{},[]]})").message, HasSubstr("at byte 13"));
}

TEST_F(JsonListDecoderTest, BytesAfterTheListAreMalformed) {
  EXPECT_EQ(error_of(R"({"items":[]} {})").code, ErrorCode::Malformed);
  EXPECT_EQ(error_of(R"({"items":[]}x)").code, ErrorCode::Malformed);
  EXPECT_EQ(error_of("{\"items\":[]} \r\n\t ").code, ErrorCode::Unknown);  // No error.
}

TEST_F(JsonListDecoderTest, DuplicateItemsMemberIsMalformed) {
  EXPECT_THAT(read_all(R"({"items":[{}],"items":[{}]})"), ElementsAre("{}", "Malformed"));
  EXPECT_EQ(error_of(R"({"items":null,"items":[]})").code, ErrorCode::Malformed);
}

TEST_F(JsonListDecoderTest, TableIsMalformedBeforeItsRowsAreRead) {
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

TEST_F(JsonListDecoderTest, SingleObjectIsNotAnEmptyList) {
  const Error error = error_of(R"({"kind":"Pod","apiVersion":"v1","metadata":{"name":"a"}})");
  EXPECT_EQ(error.code, ErrorCode::Malformed);
  EXPECT_THAT(error.message, HasSubstr("Pod"));
}

TEST_F(JsonListDecoderTest, ObjectWithoutItemsIsNotAnEmptyList) {
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

TEST_F(JsonListDecoderTest, FailureStatusBecomesTheError) {
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

TEST_F(JsonListDecoderTest, SuccessStatusIsMalformed) {
  EXPECT_EQ(error_of(R"({"kind":"Status","apiVersion":"v1","status":"Success"})").code,
            ErrorCode::Malformed);
}

TEST_F(JsonListDecoderTest, ItemWithKnownUidAndVersionReturnsTheCachedObject) {
  const FakeKnownObjects known(
      {R"({"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"},"old":1})"});
  const auto list = open(
      R"({"items":[{"metadata":{"name":"a","namespace":"web","uid":"u","resourceVersion":"7"},"new":1}]})",
      {}, {.known = &known});
  const Result<std::optional<ListItem>> item = next(*list);
  ASSERT_TRUE(item.ok() && item->has_value());
  EXPECT_TRUE((*item)->unchanged);
  EXPECT_EQ((*item)->object, known.find({"web", "a"}));
  EXPECT_EQ(*next(*list), std::nullopt);
}

TEST_F(JsonListDecoderTest, UnchangedItemIsNotDecoded) {
  // An unchanged item is not decoded: the text after its metadata is invalid, so decoding would
  // fail.
  const FakeKnownObjects known({R"({"metadata":{"name":"a","uid":"u","resourceVersion":"7"}})"});
  const std::string body =
      R"({"items":[{"metadata":{"name":"a","uid":"u","resourceVersion":"7"},"spec":tru}]})";
  EXPECT_EQ(error_of(body).code, ErrorCode::Malformed);
  EXPECT_THAT(read_all(body, {}, {.known = &known})[0], HasSubstr("unchanged: "));
}

TEST_F(JsonListDecoderTest, ItemThatDiffersFromTheCachedObjectIsDecoded) {
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

TEST_F(JsonListDecoderTest, StopIsNoticedBetweenItems) {
  const auto list = open(R"({"items":[{"a":1},{"b":2}]})");
  std::stop_source stop;
  EXPECT_TRUE(next(*list, stop.get_token()).ok());
  stop.request_stop();
  EXPECT_EQ(next(*list, stop.get_token()).error().code, ErrorCode::Cancelled);
}

// Requests a stop when the decoder looks for the cached object, just before it decodes the item.
class StoppingKnownObjects final : public KnownObjects {
 public:
  ObjectPtr find(const ObjectKeyView& /*key*/) const override {
    stop.request_stop();
    return nullptr;
  }
  std::vector<ObjectPtr> list() const override { return {}; }

  mutable std::stop_source stop;
};

TEST_F(JsonListDecoderTest, StopEndsTheDecodingOfALargeItem) {
  std::string item = R"({"metadata":{"name":"a","uid":"u","resourceVersion":"7"},"a":[0)";
  for (int i = 0; i < 100'000; ++i) item += ",1";
  const StoppingKnownObjects known;
  const auto list = open(R"({"items":[)" + item + "]}]}", {}, {.known = &known});
  EXPECT_EQ(next(*list, known.stop.get_token()).error().code, ErrorCode::Cancelled);
}

TEST_F(JsonListDecoderTest, ReadingMetadataBeforeTheEndFailsAnAssertion) {
  const auto list = open(kPods);
  EXPECT_DEATH(std::ignore = list->decoder.metadata(), "Ended");
}

}  // namespace
}  // namespace kinform::inline v0::codec
