// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/json.hpp"

#include <cmath>
#include <limits>
#include <sstream>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

Json number(std::string_view text) {
  return Json::number(text).value();
}

TEST(JsonTest, ScalarsKnowTheirType) {
  EXPECT_EQ(Json().type(), ValueType::Null);
  EXPECT_EQ(Json(nullptr).type(), ValueType::Null);
  EXPECT_EQ(Json(true).type(), ValueType::Boolean);
  EXPECT_EQ(Json(7).type(), ValueType::Number);
  EXPECT_EQ(Json(7.5F).type(), ValueType::Number);
  EXPECT_EQ(Json("text").type(), ValueType::String);
  EXPECT_EQ(Json(std::string("text")).type(), ValueType::String);
  EXPECT_EQ(Json(std::string_view("text")).type(), ValueType::String);
  EXPECT_EQ(Json::array().type(), ValueType::Array);
  EXPECT_EQ(Json::object().type(), ValueType::Object);
}

TEST(JsonTest, BracesAroundPairsMakeNestedObjects) {
  const Json pod = {{"apiVersion", "v1"},
                    {"metadata", {{"name", "web"}, {"labels", {{"app", "web"}}}}},
                    {"spec", {{"containers", Json::array({{{"name", "web"}, {"ports", 2}}})}}}};
  EXPECT_EQ(pod.to_json(), R"({"apiVersion":"v1","metadata":{"name":"web","labels":{"app":"web"}},)"
                           R"("spec":{"containers":[{"name":"web","ports":2}]}})");
}

TEST(JsonTest, OnePairOfStringsIsAnObjectToo) {
  EXPECT_EQ(Json({{"a", "b"}}).to_json(), R"({"a":"b"})");
  EXPECT_EQ(Json::object({{"a", "b"}}).to_json(), R"({"a":"b"})");
}

TEST(JsonTest, ArrayOfStringsIsAnArray) {
  EXPECT_EQ(Json::array({"a", "b"}).to_json(), R"(["a","b"])");
  EXPECT_EQ(Json::array({Json::array({1}), Json::array()}).to_json(), "[[1],[]]");
}

TEST(JsonTest, LastOfDuplicateKeysWins) {
  EXPECT_EQ(Json({{"a", 1}, {"b", 2}, {"a", 3}}).to_json(), R"({"a":3,"b":2})");
  EXPECT_EQ(Json::object_of({{"a", 1}, {"b", 2}, {"a", 3}}).to_json(), R"({"a":3,"b":2})");
}

TEST(JsonTest, LookUpCreatesMissingMembers) {
  Json json;
  json["metadata"]["name"] = "web";
  json["metadata"]["generation"] = 3;
  EXPECT_EQ(json.to_json(), R"({"metadata":{"name":"web","generation":3}})");
}

TEST(JsonTest, LookUpTurnsOtherTypesIntoObjects) {
  Json json = {{"a", "text"}};
  json["a"]["b"] = true;
  EXPECT_EQ(json.to_json(), R"({"a":{"b":true}})");
}

TEST(JsonTest, KeyMayBeTextOfTheValueThatItReplaces) {
  Json json = "a key too long to be stored inside the string itself";
  json[json.as_string()] = 1;
  EXPECT_EQ(json.to_json(), R"({"a key too long to be stored inside the string itself":1})");
}

TEST(JsonTest, ConstLookUpOfAMissingPartReturnsNull) {
  const Json json = {{"list", Json::array({1, 2})}, {"text", "x"}};
  EXPECT_TRUE(json["none"].is_null());
  EXPECT_TRUE(json["none"]["deeper"][3]["still"].is_null());
  EXPECT_TRUE(json["text"]["member"].is_null());
  EXPECT_TRUE(json["list"][2].is_null());
  EXPECT_TRUE(json["list"][-1].is_null());
  EXPECT_EQ(json["list"][1].as_int64(), 2);
  EXPECT_EQ(json.size(), 2U);
}

TEST(JsonTest, FindDistinguishesNullFromAbsent) {
  const Json json = {{"a", nullptr}};
  ASSERT_NE(json.find("a"), nullptr);
  EXPECT_TRUE(json.find("a")->is_null());
  EXPECT_EQ(json.find("b"), nullptr);
  EXPECT_TRUE(json.contains("a"));
  EXPECT_FALSE(json.contains("b"));
  EXPECT_EQ(Json("text").find("a"), nullptr);
}

TEST(JsonTest, AccessorOfAnotherTypeReturnsItsFallback) {
  EXPECT_EQ(Json(1).as_string("none"), "none");
  EXPECT_EQ(Json("1").as_int64(-1), -1);
  EXPECT_EQ(Json("1").as_uint64(9), 9U);
  EXPECT_EQ(Json("1").as_double(0.5), 0.5);
  EXPECT_TRUE(Json("false").as_bool(true));
  EXPECT_EQ(Json("1").number_text(), "");
}

TEST(JsonTest, IntegersConvertIfTheyFit) {
  constexpr auto kMax = std::numeric_limits<std::uint64_t>::max();
  EXPECT_EQ(Json(kMax).as_uint64(), kMax);
  EXPECT_EQ(Json(kMax).as_int64(-1), -1);
  EXPECT_EQ(Json(-1).as_uint64(9), 9U);
  EXPECT_EQ(Json(-1).as_double(), -1.0);
  EXPECT_EQ(Json(2.0).as_int64(), 2);
  EXPECT_EQ(Json(2.5).as_int64(-1), -1);
}

TEST(JsonTest, NonFiniteNumberBecomesNull) {
  EXPECT_TRUE(Json(std::nan("")).is_null());
  EXPECT_TRUE(Json(-std::numeric_limits<double>::infinity()).is_null());
}

TEST(JsonTest, NumbersKeepTheirNotation) {
  for (const char* text :
       {"0", "-0", "1", "1.0", "1.50", "-0.0", "1e5", "1E5", "1e400", "0.1", "18446744073709551615",
        "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890"}) {
    EXPECT_EQ(number(text).to_json(), text);
    EXPECT_EQ(number(text).number_text(), text);
  }
}

TEST(JsonTest, TextThatIsNotANumberIsRefused) {
  for (const char* text : {"", "x", "01", "1.", "NaN", "1 "}) {
    const Result<Json> result = Json::number(text);
    ASSERT_FALSE(result.ok()) << text;
    EXPECT_EQ(result.error().code, ErrorCode::InvalidArgument);
  }
}

TEST(JsonTest, NumbersBeyondTheirTypesStillConvert) {
  EXPECT_EQ(number("1e400").as_double(), std::numeric_limits<double>::infinity());
  EXPECT_EQ(number("1e400").as_int64(-1), -1);
  EXPECT_EQ(number("1E3").as_int64(), 1000);
  EXPECT_EQ(number("123456789012345678901234567890").as_double(), 123456789012345678901234567890.0);
}

TEST(JsonTest, EqualityIgnoresTheOrderOfMembersAtEveryLevel) {
  const Json left = {{"a", 1}, {"b", {{"c", 2}, {"d", 3}}}};
  const Json right = {{"b", {{"d", 3}, {"c", 2}}}, {"a", 1}};
  EXPECT_EQ(left, right);
  EXPECT_NE(left, Json({{"a", 1}, {"b", {{"c", 2}, {"d", 4}}}}));
  EXPECT_NE(left, Json({{"a", 1}}));
  EXPECT_NE(Json({{"a", 1}}), Json({{"b", 1}}));
}

TEST(JsonTest, EqualityKeepsTheOrderOfElements) {
  EXPECT_EQ(Json::array({1, "x"}), Json::array({1, "x"}));
  EXPECT_NE(Json::array({1, 2}), Json::array({2, 1}));
  EXPECT_NE(Json::array({1}), Json::array({1, 1}));
}

TEST(JsonTest, NumbersAreEqualByExactValue) {
  EXPECT_EQ(Json(1), Json(1.0));
  EXPECT_EQ(Json(100), number("1e2"));
  EXPECT_EQ(Json(std::uint64_t{5}), Json(5));
  EXPECT_NE(number("9007199254740993"), Json(9007199254740992.0));
  EXPECT_NE(Json(1), Json("1"));
  EXPECT_NE(Json(0), Json(false));
  EXPECT_NE(Json(), Json::object());
}

TEST(JsonTest, CopiesAreDeep) {
  Json first = {{"list", Json::array({1})}, {"map", {{"a", 1}}}};
  Json second = first;
  second["list"].push_back(2);
  second["map"]["a"] = 9;
  EXPECT_EQ(first.to_json(), R"({"list":[1],"map":{"a":1}})");
  EXPECT_EQ(second.to_json(), R"({"list":[1,2],"map":{"a":9}})");
}

TEST(JsonTest, MovedFromIsNull) {
  Json first = {{"a", 1}};
  const Json second = std::move(first);
  EXPECT_TRUE(first.is_null());  // NOLINT(bugprone-use-after-move)
  EXPECT_EQ(second.to_json(), R"({"a":1})");
}

TEST(JsonTest, MemberMayBeAssignedFromAnotherOfTheSameObject) {
  Json json = {{"a", "some text that lives on the heap, not in the string"}};
  for (const char* key : {"b", "c", "d", "e", "f", "g"}) json[key] = json["a"];
  EXPECT_EQ(json.size(), 7U);
  EXPECT_EQ(json["g"], json["a"]);
}

TEST(JsonTest, DocumentMayBeReplacedByItsOwnPart) {
  Json copied = {{"spec", {{"replicas", 3}}}};
  copied = copied["spec"];
  EXPECT_EQ(copied.to_json(), R"({"replicas":3})");
  Json moved = {{"spec", {{"replicas", 3}}}};
  moved = std::move(moved["spec"]);
  EXPECT_EQ(moved.to_json(), R"({"replicas":3})");
}

TEST(JsonTest, SetReplacesInPlaceAndAppendsOtherwise) {
  Json json = {{"a", 1}, {"b", 2}};
  json.set("a", "new");
  EXPECT_EQ(json.set("c", 3).as_int64(), 3);
  EXPECT_EQ(json.to_json(), R"({"a":"new","b":2,"c":3})");
}

TEST(JsonTest, PushBackTurnsNullIntoAnArray) {
  Json json;
  json["args"].push_back("--verbose");
  json["args"].push_back(json["args"][0]);
  EXPECT_EQ(json.to_json(), R"({"args":["--verbose","--verbose"]})");
}

TEST(JsonTest, EraseRemovesMembersAndElements) {
  Json json = {{"a", 1}, {"b", Json::array({1, 2, 3})}};
  EXPECT_TRUE(json.erase("a"));
  EXPECT_FALSE(json.erase("a"));
  EXPECT_FALSE(Json(5).erase("a"));
  json["b"].erase(1);
  EXPECT_EQ(json.to_json(), R"({"b":[1,3]})");
}

TEST(JsonTest, PointersLeadToMembersAndElements) {
  const Json json = {{"metadata", {{"labels", {{"app.kubernetes.io/name", "web"}}}}},
                     {"list", Json::array({{{"x", 1}}})}};
  EXPECT_EQ(json.at("/metadata/labels/app.kubernetes.io~1name").as_string(), "web");
  EXPECT_EQ(json.at("/list/0/x").as_int64(), 1);
  EXPECT_EQ(&json.at(""), &json);
}

TEST(JsonTest, PointerToAMissingPartReturnsNull) {
  const Json json = {{"list", Json::array({1})}, {"text", "x"}};
  for (const char* pointer : {"/none", "/list/1", "/list/-", "/list/00", "/text/0", "list", "/~"}) {
    EXPECT_TRUE(json.at(pointer).is_null()) << pointer;
    EXPECT_EQ(json.find_at(pointer), nullptr) << pointer;
  }
}

TEST(JsonTest, PartFoundByAPointerCanBeChanged) {
  Json json = {{"list", Json::array({{{"x", 1}}})}};
  *json.find_at("/list/0/x") = 2;
  EXPECT_EQ(json.to_json(), R"({"list":[{"x":2}]})");
}

TEST(JsonTest, IterationFollowsTheOrderAndMayChangeValues) {
  Json json = {{"b", 1}, {"a", 2}};
  std::string keys;
  for (auto& [key, value] : json.members()) {
    keys += key;
    value = value.as_int64() * 10;
  }
  EXPECT_EQ(keys, "ba");
  EXPECT_EQ(json.to_json(), R"({"b":10,"a":20})");

  Json list = Json::array({1, 2});
  for (Json& element : list.elements()) element = element.as_int64() + 1;
  EXPECT_EQ(list.to_json(), "[2,3]");
}

TEST(JsonTest, IterationOverOtherTypesIsEmpty) {
  const Json json = "text";
  EXPECT_TRUE(json.members().begin() == json.members().end());
  EXPECT_TRUE(json.elements().empty());
  EXPECT_TRUE(json.empty());
}

TEST(JsonTest, TextIsEscapedInKeysAndValues) {
  EXPECT_EQ(Json({{"a\"b", "line\nbreak"}}).to_json(), R"({"a\"b":"line\nbreak"})");
}

TEST(JsonTest, PrettyTextHasOneValuePerLine) {
  const Json json = {{"a", Json::array({1, Json::object()})}, {"b", Json::array()}, {"c", "x"}};
  EXPECT_EQ(json.to_json_pretty(),
            "{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": [],\n  \"c\": \"x\"\n}");
  EXPECT_EQ(Json({{"a", 1}}).to_json_pretty(4), "{\n    \"a\": 1\n}");
}

TEST(JsonTest, StreamsAsCompactText) {
  std::ostringstream out;
  out << Json({{"a", nullptr}, {"b", false}});
  EXPECT_EQ(out.str(), R"({"a":null,"b":false})");
}

TEST(JsonTest, LargeObjectsKeepTheirOrderAndCompareInAnyOrder) {
  std::vector<std::pair<std::string, Json>> forwards;
  std::vector<std::pair<std::string, Json>> backwards;
  for (int i = 0; i < 20'000; ++i) {
    forwards.emplace_back("key-" + std::to_string(i), i);
    backwards.emplace_back("key-" + std::to_string(19'999 - i), 19'999 - i);
  }
  const Json left = Json::object_of(std::move(forwards));
  const Json right = Json::object_of(std::move(backwards));
  EXPECT_EQ(left.members().begin()->key, "key-0");
  EXPECT_EQ(right.members().begin()->key, "key-19999");
  EXPECT_EQ(left, right);
}

// Objects with many members have an index, which must follow every change.
TEST(JsonTest, MembersAreFoundWhileAnObjectGrowsAndShrinks) {
  const auto key = [](int i) { return "key-" + std::to_string(i); };
  Json json = Json::object();
  for (int i = 0; i < 200; ++i) json[key(i)] = i;
  for (int i = 0; i < 200; i += 2) EXPECT_TRUE(json.erase(key(i)));
  for (int i = 1; i < 150; i += 2) EXPECT_TRUE(json.erase(key(i)));
  EXPECT_FALSE(json.erase(key(0)));
  for (int i = 0; i < 100; i += 2) json.set(key(i), -i);
  json.set(key(2), "replaced");

  Json copy = json;
  Json moved = std::move(json);
  json = Json::object();
  json["new"] = 1;
  EXPECT_EQ(copy, moved);
  for (Json* const object : {&copy, &moved}) {
    EXPECT_EQ(object->size(), 75U);
    EXPECT_EQ(object->members().begin()->key, key(151));
    for (int i = 0; i < 200; ++i) {
      const bool is_member = i % 2 == 0 ? i < 100 : i > 150;
      EXPECT_EQ(object->contains(key(i)), is_member) << i;
    }
    EXPECT_EQ((*object)[key(2)].as_string(), "replaced");
    (*object)["one more"] = true;
    EXPECT_TRUE(object->erase(key(4)));
    EXPECT_FALSE(object->contains(key(4)));
  }
  copy = moved;
  EXPECT_TRUE(copy.contains("one more"));
  EXPECT_TRUE(copy.erase("one more"));
  EXPECT_TRUE(moved.contains("one more"));
}

TEST(JsonDeathTest, AccessToAMissingElementFailsAnAssertion) {
  Json json = Json::array({1});
  EXPECT_DEATH(json[1] = 2, "index < elements");
  EXPECT_DEATH(json[-1] = 2, "index >= 0");
  EXPECT_DEATH(json.erase(1), "index < elements");
}

}  // namespace
}  // namespace kinform::inline v0
