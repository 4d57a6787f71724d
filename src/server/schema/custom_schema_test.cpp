// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/custom_schema.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "server/tables/json_path.hpp"

namespace kinform::inline v0::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr std::size_t kMegabyte = 1024 * 1024;

Json json(std::string_view text) {
  return parse_json(text).value();
}

// Returns `REASON@FIELD` for each problem of `spec`.
std::vector<std::string> problems(std::string_view spec, std::string_view schema) {
  const Json object = {{"spec", json(spec)}};
  const Json whole = {{"type", "object"}, {"properties", {{"spec", json(schema)}}}};
  PatternSet patterns;
  std::vector<std::string> found;
  const FieldProblems all = find_schema_problems(object, whole, patterns);
  for (const FieldProblem& problem : all.kept()) {
    found.push_back(problem.reason + "@" + problem.field);
  }
  return found;
}

TEST(CustomSchemaTest, PruningKeepsKnownAndPreservedFields) {
  Json object = json(R"({"apiVersion":"a","kind":"b","metadata":{"x":1},"spec":{"known":1,"other":2,
      "free":{"x":1},"map":{"a":{"n":1,"m":2}},"list":[{"n":1,"m":2}]},"more":1})");
  std::vector<std::string> removed;
  prune_unknown(object, json(R"({"properties":{"spec":{"properties":{"known":{},
      "free":{"x-kubernetes-preserve-unknown-fields":true},
      "map":{"additionalProperties":{"properties":{"n":{}}}},
      "list":{"items":{"properties":{"n":{}}}}}}}})"),
                removed);
  EXPECT_EQ(object, json(R"({"apiVersion":"a","kind":"b","metadata":{"x":1},"spec":{"known":1,
      "free":{"x":1},"map":{"a":{"n":1}},"list":[{"n":1}]}})"));
  EXPECT_THAT(removed, ElementsAre("spec.map.a.m", "spec.list[0].m", "spec.other", "more"));
}

// Regression: the paths took the length of the key times the number of fields, 100 GB here.
TEST(CustomSchemaTest, LongKeysDoNotMakeLongPaths) {
  Json inner = Json::object();
  for (int i = 0; i < 100'000; ++i) inner[std::to_string(i)] = i;
  Json object = {{"spec", {{std::string(1'000'000, 'k'), std::move(inner)}}}};
  const Json strings = json(R"({"properties":{"spec":{"additionalProperties":{
      "additionalProperties":{"type":"string"}}}}})");
  PatternSet patterns;
  const FieldProblems found = find_schema_problems(object, strings, patterns);
  ASSERT_FALSE(found.kept().empty());
  EXPECT_LT(found.kept().front().field.size(), 1'100U);

  const Json nothing =
      json(R"({"properties":{"spec":{"additionalProperties":{"type":"object"}}}})");
  std::vector<std::string> removed;
  prune_unknown(object, nothing, removed);
  EXPECT_EQ(removed.size(), kReportedFieldsMax);
  EXPECT_EQ(std::as_const(object)["spec"].members().begin()->value, Json::object());
}

TEST(CustomSchemaTest, DefaultsFillAbsentAndNullFields) {
  Json object = json(R"({"spec":{"null":null,"nullable":null,"list":[{}]}})");
  const Json schema = json(R"({"properties":{"spec":{"properties":{
      "absent":{"default":{"a":1}},"null":{"default":2},"nullable":{"nullable":true,"default":3},
      "list":{"items":{"properties":{"n":{"default":4}}}}}}}})");
  EXPECT_TRUE(set_schema_defaults(object, schema, kMegabyte).ok());
  EXPECT_EQ(object,
            json(R"({"spec":{"absent":{"a":1},"null":2,"nullable":null,"list":[{"n":4}]}})"));
}

// Returns a schema of `levels` levels: at each, an absent list gets ten objects by default.
Json nested_defaults(int levels) {
  Json schema = {{"type", "object"}};
  for (int i = 0; i < levels; ++i) {
    Json ten = Json::array();
    for (int j = 0; j < 10; ++j) ten.push_back(Json::object());
    schema = {{"type", "object"},
              {"properties", {{"l", {{"type", "array"}, {"default", ten}, {"items", schema}}}}}};
  }
  return schema;
}

// Regression: a definition of 2 KB made 10^12 values.
TEST(CustomSchemaTest, DefaultsOfDefaultsAreLimitedTogether) {
  Json small = Json::object();
  EXPECT_TRUE(set_schema_defaults(small, nested_defaults(3), kMegabyte).ok());
  EXPECT_EQ(small.at("/l/9/l/9/l").size(), 10U);

  Json object = Json::object();
  const Result<void> set = set_schema_defaults(object, nested_defaults(12), kMegabyte);
  ASSERT_FALSE(set.ok());
  EXPECT_EQ(set.error().code, ErrorCode::RequestTooLarge);
  EXPECT_LE(object.to_json().size(), 2 * kMegabyte);
}

TEST(CustomSchemaTest, KeysOfDefaultsAreLimited) {
  Json list = Json::array();
  for (int i = 0; i < 100; ++i) list.push_back(Json::object());
  Json object = {{"l", std::move(list)}};
  Json items = Json::object();
  items["properties"][std::string(100'000, 'k')] = {{"default", 1}};
  const Json schema = {{"properties", {{"l", {{"items", std::move(items)}}}}}};
  const Result<void> set = set_schema_defaults(object, schema, kMegabyte);
  ASSERT_FALSE(set.ok());
  EXPECT_EQ(set.error().code, ErrorCode::RequestTooLarge);
}

TEST(CustomSchemaTest, DefaultsCannotNestAnObjectTooDeeply) {
  Json deep = {{"type", "object"}};
  for (int i = 0; i < 600; ++i) {
    Json with_default = std::move(deep);
    with_default["default"] = Json::object();
    deep = Json::object();
    deep["properties"]["a"] = std::move(with_default);
  }
  Json object = Json::object();
  const Result<void> set = set_schema_defaults(object, deep, kMegabyte);
  ASSERT_FALSE(set.ok());
  EXPECT_EQ(set.error().code, ErrorCode::InvalidArgument);
  EXPECT_TRUE(parse_json(object.to_json()).ok());
}

TEST(CustomSchemaTest, LargeObjectsAndLargeSchemasAreNotCombined) {
  constexpr int kMany = 10'000;
  Json list = Json::array();
  Json items = {{"enum", Json::array()}, {"properties", Json::object()}};
  for (int i = 0; i < kMany; ++i) {
    list.push_back({{"a", 1}});
    items["enum"].push_back(i);
    items["properties"][std::to_string(i)] = Json::object();
  }
  items["enum"].push_back({{"a", 1}});
  const Json schema = {{"properties", {{"l", {{"items", items}}}}}};
  Json object = {{"l", list}};
  PatternSet patterns;
  const FieldProblems found = find_schema_problems(object, schema, patterns);
  ASSERT_EQ(found.kept().size(), 1U);
  EXPECT_EQ(found.kept().front().reason, "FieldValueTooLong");
  EXPECT_THAT(found.kept().front().field, testing::StartsWith("l["));
  const Result<void> set = set_schema_defaults(object, schema, kMegabyte);
  ASSERT_FALSE(set.ok());
  EXPECT_EQ(set.error().code, ErrorCode::RequestTooLarge);
}

TEST(CustomSchemaTest, ALongTextIsNotCheckedByManySchemas) {
  Json all_of = Json::array();
  for (int i = 0; i < 10'000; ++i) all_of.push_back({{"maxLength", 10'000'000}});
  const Json schema = {{"properties", {{"t", {{"allOf", std::move(all_of)}}}}}};
  PatternSet patterns;
  const Json text(std::string(1'000'000, 'x'));
  EXPECT_EQ(find_schema_problems({{"t", text}}, schema, patterns).kept().size(), 1U);
  EXPECT_TRUE(find_schema_problems({{"t", "x"}}, schema, patterns).empty());
}

TEST(CustomSchemaTest, TypesAreChecked) {
  EXPECT_THAT(problems("1", R"({"type":"integer"})"), IsEmpty());
  EXPECT_THAT(problems("1.0", R"({"type":"integer"})"), IsEmpty());
  EXPECT_THAT(problems("1", R"({"type":"number"})"), IsEmpty());
  EXPECT_THAT(problems("1.5", R"({"type":"integer"})"), ElementsAre("FieldValueTypeInvalid@spec"));
  EXPECT_THAT(problems("null", R"({"type":"string"})"), ElementsAre("FieldValueTypeInvalid@spec"));
  EXPECT_THAT(problems("null", R"({"type":"string","nullable":true})"), IsEmpty());
  EXPECT_THAT(problems("\"5%\"", R"({"x-kubernetes-int-or-string":true})"), IsEmpty());
  EXPECT_THAT(problems("[]", R"({"x-kubernetes-int-or-string":true})"),
              ElementsAre("FieldValueTypeInvalid@spec"));
  EXPECT_THAT(problems("\"x\"", R"({"type":"string","format":"date-time"})"),
              ElementsAre("FieldValueTypeInvalid@spec"));
}

TEST(CustomSchemaTest, BoundsAreChecked) {
  EXPECT_THAT(problems("5", R"({"minimum":5,"maximum":5})"), IsEmpty());
  EXPECT_THAT(problems("5", R"({"minimum":6})"), ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems("5", R"({"maximum":5,"exclusiveMaximum":true})"),
              ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems("5", R"({"multipleOf":2})"), ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems("3000000000", R"({"type":"integer","format":"int32"})"),
              ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems("\"äö\"", R"({"maxLength":2,"minLength":2})"), IsEmpty());
  EXPECT_THAT(problems("\"abc\"", R"({"maxLength":2})"), ElementsAre("FieldValueTooLong@spec"));
  EXPECT_THAT(problems("\"\"", R"({"minLength":1})"), ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems("[1,2]", R"({"maxItems":1})"), ElementsAre("FieldValueTooMany@spec"));
  EXPECT_THAT(problems("[]", R"({"minItems":1})"), ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems(R"({"a":1})", R"({"maxProperties":0})"),
              ElementsAre("FieldValueTooMany@spec"));
  EXPECT_THAT(problems("{}", R"({"minProperties":1})"), ElementsAre("FieldValueInvalid@spec"));
}

TEST(CustomSchemaTest, ProblemsNameTheFieldPath) {
  EXPECT_THAT(problems(R"({"list":[{"n":1},{"n":"x"}],"map":{"k":1}})",
                       R"({"required":["gone"],"properties":{
                       "list":{"items":{"properties":{"n":{"type":"integer"}}}},
                       "map":{"additionalProperties":{"type":"string"}}}})"),
              ElementsAre("FieldValueRequired@spec.gone", "FieldValueTypeInvalid@spec.list[1].n",
                          "FieldValueTypeInvalid@spec.map.k"));
}

TEST(CustomSchemaTest, EnumsAndPatternsAreChecked) {
  EXPECT_THAT(problems("\"a\"", R"({"enum":["a","b"]})"), IsEmpty());
  EXPECT_THAT(problems("\"c\"", R"({"enum":["a","b"]})"),
              ElementsAre("FieldValueNotSupported@spec"));
  EXPECT_THAT(problems("\"ab1\"", R"({"pattern":"^[a-z]+\\d$"})"), IsEmpty());
  EXPECT_THAT(problems("\"1\"", R"({"pattern":"^[a-z]+$"})"),
              ElementsAre("FieldValueInvalid@spec"));
}

TEST(CustomSchemaTest, TheFirstProblemsAreKeptAndTheOthersCounted) {
  Json list = Json::array();
  for (int i = 0; i < 100'000; ++i) list.push_back(i);
  PatternSet patterns;
  const Json schema = json(R"({"properties":{"spec":{"items":{"type":"string"}}}})");
  const FieldProblems found = find_schema_problems({{"spec", std::move(list)}}, schema, patterns);
  ASSERT_EQ(found.kept().size(), FieldProblems::kKeptMax);
  EXPECT_EQ(found.kept().back().field, "spec[99]");
  EXPECT_EQ(found.dropped(), 100'000 - FieldProblems::kKeptMax);
}

TEST(CustomSchemaTest, TextOfProblemsIsLimited) {
  Json list = Json::array();
  for (int i = 0; i < 90; ++i) list.push_back(std::string(100'000, 'x'));
  PatternSet patterns;
  const Json schema = json(R"({"properties":{"spec":{"items":{"type":"string","pattern":"y"}}}})");
  const FieldProblems found = find_schema_problems({{"spec", std::move(list)}}, schema, patterns);
  EXPECT_GT(found.kept().size(), 5U);
  EXPECT_LT(found.kept().size(), 20U);
  EXPECT_EQ(found.kept().size() + found.dropped(), 90U);
}

TEST(CustomSchemaTest, AllOfAnyOfOneOfAndNotAreChecked) {
  constexpr std::string_view kTwo = R"([{"required":["a"]},{"required":["b"]}])";
  const auto with = [&](std::string_view junctor) {
    return "{\"" + std::string(junctor) + "\":" + std::string(kTwo) + "}";
  };
  EXPECT_THAT(problems(R"({"a":1,"b":1})", with("allOf")), IsEmpty());
  EXPECT_THAT(problems(R"({"a":1})", with("allOf")), ElementsAre("FieldValueRequired@spec.b"));
  EXPECT_THAT(problems(R"({"a":1})", with("anyOf")), IsEmpty());
  EXPECT_THAT(problems("{}", with("anyOf")), ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems(R"({"a":1})", with("oneOf")), IsEmpty());
  EXPECT_THAT(problems(R"({"a":1,"b":1})", with("oneOf")), ElementsAre("FieldValueInvalid@spec"));
  EXPECT_THAT(problems(R"({"a":1})", R"({"not":{"required":["a"]}})"),
              ElementsAre("FieldValueInvalid@spec"));
}

TEST(CustomSchemaTest, ListsThatAreSetsOrMapsHaveNoDuplicates) {
  EXPECT_THAT(problems("[1,2,1]", R"({"x-kubernetes-list-type":"set"})"),
              ElementsAre("FieldValueDuplicate@spec[2]"));
  EXPECT_THAT(problems("[1,1]", R"({"x-kubernetes-list-type":"atomic"})"), IsEmpty());
  EXPECT_THAT(problems(R"([{"n":1,"v":1},{"n":2},{"n":1,"v":2}])",
                       R"({"x-kubernetes-list-type":"map","x-kubernetes-list-map-keys":["n"]})"),
              ElementsAre("FieldValueDuplicate@spec[2]"));
}

TEST(JsonPathTest, FindsMembersElementsAndFilterMatches) {
  const Json document = json(R"({"a":{"b.c":[{"t":"x","v":1},{"t":"y","v":2}]},"n":[10,20,30]})");
  const auto found = [&](std::string_view path) {
    std::string text;
    for (const Json* const value : JsonPath::parse(path).value().find(document)) {
      text += value->to_json() + ";";
    }
    return text;
  };
  EXPECT_EQ(found(".n[0]"), "10;");
  EXPECT_EQ(found(".n[-1]"), "30;");
  EXPECT_EQ(found(".n[3]"), "");
  EXPECT_EQ(found(".n[*]"), "10;20;30;");
  EXPECT_EQ(found(".a.b\\.c[*].v"), "1;2;");
  EXPECT_EQ(found(".a['b.c'][?(@.t==\"y\")].v"), "2;");
  EXPECT_EQ(found(".a['b.c'][?(@.v == 1)].t"), "\"x\";");
  EXPECT_EQ(found(".none.at.all"), "");
  for (const std::string_view wrong : {"", "a", ".", ".a[", ".a[x]", ".a[?(@.b)]", ".a..b"}) {
    EXPECT_FALSE(JsonPath::parse(wrong).has_value()) << wrong;
  }
}

}  // namespace
}  // namespace kinform::inline v0::server
