// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/yaml.hpp"

#include <ctime>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "codec/yaml_document.hpp"

namespace kinform::inline v0 {
namespace {

using ::testing::HasSubstr;

std::string json_of(std::string_view yaml) {
  const Result<Json> json = json_from_yaml(yaml);
  return json.ok() ? json->to_json() : "error: " + json.error().message;
}

// Returns the error code for a text, or nullopt if it is accepted.
std::optional<ErrorCode> limit_error(std::string_view yaml, const codec::YamlLimits& limits) {
  const auto documents = codec::read_yaml(yaml, limits);
  if (documents.ok()) return std::nullopt;
  return documents.error().code;
}

// The expected values are those of sigs.k8s.io/yaml 1.6, which kubectl uses, with numbers in the
// form of Json::to_json.
TEST(YamlTest, ScalarsHaveTheSameTypesAsInKubectl) {
  const std::pair<const char*, const char*> cases[] = {
      {"0644", "420"},
      {"644", "644"},
      {"08", "8"},
      {"0o17", "15"},
      {"0O17", "15"},
      {"0x1F", "31"},
      {"0X1f", "31"},
      {"-0x10", "-16"},
      {"0b101", "5"},
      {"-0b11", "-3"},
      {"+12", "12"},
      {"-0", "0"},
      {"1_000", "1000"},
      {"1__0", "10"},
      {"0_7", "7"},
      {"-_1", "-1"},
      {"+", R"("+")"},
      {"00", "0"},
      {"0x", R"("0x")"},
      {"0b2", R"("0b2")"},
      {"0o8", R"("0o8")"},
      {"1e3", "1000"},
      {"1E+3", "1000"},
      {"1.0", "1"},
      {"1.", "1"},
      {"1.5", "1.5"},
      {"-2.50", "-2.5"},
      {"+1.5", "1.5"},
      {".5", "0.5"},
      {"-.5", "-0.5"},
      {".5e3", "500"},
      {".", R"(".")"},
      {"._5", R"("._5")"},
      {"1e400", R"("1e400")"},
      {"1e-400", "0"},
      {"9223372036854775807", "9223372036854775807"},
      {"9223372036854775808", "9223372036854775808"},
      {"18446744073709551615", "18446744073709551615"},
      {"0x1p-2", R"("0x1p-2")"},
      {"12e", R"("12e")"},
      {"1.2.3", R"("1.2.3")"},
      {"1:30", R"("1:30")"},
      {"1,000", R"("1,000")"},
      {"12 34", R"("12 34")"},
      {"yes", "true"},
      {"Yes", "true"},
      {"YES", "true"},
      {"yEs", R"("yEs")"},
      {"y", "true"},
      {"N", "false"},
      {"no", "false"},
      {"On", "true"},
      {"off", "false"},
      {"True", "true"},
      {"tRUE", R"("tRUE")"},
      {"FALSE", "false"},
      {"~", "null"},
      {"Null", "null"},
      {"nULL", R"("nULL")"},
      {"2001-01-01", R"("2001-01-01")"},
      {"2001-01-01T00:00:00Z", R"("2001-01-01T00:00:00Z")"},
      {"'0644'", R"("0644")"},
      {"\"yes\"", R"("yes")"},
      {"''", R"("")"},
      {"<<", R"("<<")"},
      {"!!str 12", R"("12")"},
      {"! 12", R"("12")"},
      {"!!int \"12\"", "12"},
      {"!!int 0x10", "16"},
      {"!!float 3", "3"},
      {"!!bool yes", "true"},
      {"!!binary aGVsbG8=", R"("hello")"},
      {"!!timestamp 2001-01-01", R"("2001-01-01")"},
      {"!custom 12", R"("12")"},
      {"abc", R"("abc")"},
      {"0.000001", "1e-06"},
  };
  for (const auto& [yaml, json] : cases) EXPECT_EQ(json_of(yaml), json) << yaml;
}

// Integers beyond 64 bits keep all their digits, unlike in kubectl, which rounds them to doubles.
TEST(YamlTest, IntegersOfAnySizeKeepTheirDigits) {
  EXPECT_EQ(json_of("123456789012345678901234567890"), "123456789012345678901234567890");
  EXPECT_EQ(json_of("-9223372036854775809"), "-9223372036854775809");
}

TEST(YamlTest, UnrepresentableOrMistaggedScalarIsRefusedWithItsPosition) {
  EXPECT_THAT(json_of("a: 1\nb: .inf"), HasSubstr("line 2, column 4: infinity and NaN"));
  EXPECT_THAT(json_of("-.Inf"), HasSubstr("line 1, column 1"));
  EXPECT_THAT(json_of("!!int abc"), HasSubstr("tag !!int"));
  EXPECT_THAT(json_of("!!bool 1"), HasSubstr("tag !!bool"));
  EXPECT_THAT(json_of("!!null x"), HasSubstr("tag !!null"));
  EXPECT_THAT(json_of("!!binary a*b"), HasSubstr("tag !!binary"));
  EXPECT_THAT(json_of("!!binary /w=="), HasSubstr("!!binary data that is not UTF-8"));
}

TEST(YamlTest, DocumentsBecomeJson) {
  const std::pair<const char*, const char*> cases[] = {
      {"", "null"},
      {"# only a comment\n", "null"},
      {"---\n", "null"},
      {"a: 1\nb: [x, 2, ~]\n", R"({"a":1,"b":["x",2,null]})"},
      {"a: {b: c}\n", R"({"a":{"b":"c"}})"},
      {"- 1\n- - 2\n  - 3\n", "[1,[2,3]]"},
      {"a:\n- b\n- c\n", R"({"a":["b","c"]})"},
      {"a: |\n  x\n  y\n", R"({"a":"x\ny\n"})"},
      {"a: >-\n  x\n  y\n", R"({"a":"x y"})"},
      {"a: \"x\n  y\"\n", R"({"a":"x y"})"},
      {"a: 'it''s'\n", R"({"a":"it's"})"},
      {"a: \"\\u00e9\\x41\\n\"\n", R"({"a":"éA\n"})"},
      {R"("é\N\_é\L\P\x85")", "\"é\xc2\x85\xc2\xa0é\xe2\x80\xa8\xe2\x80\xa9\xc2\x85\""},
      {"a: x # comment\nb: x#y\n", R"({"a":"x","b":"x#y"})"},
      {"a: ~\nb:\nc: ''\n", R"({"a":null,"b":null,"c":""})"},
      {"a: 1\r\nb: 2\r\n", R"({"a":1,"b":2})"},
      {"? a\n: b\n", R"({"a":"b"})"},
      {"%YAML 1.1\n---\na: b\n", R"({"a":"b"})"},
      {"\xef\xbb\xbf"
       "a: b\n",
       R"({"a":"b"})"},
      {"!!map {a: !!seq [1]}\n", R"({"a":[1]})"},
      {"{\"a\": 1, \"b\": [true, null]}", R"({"a":1,"b":[true,null]})"},
      {"{\n\t\"a\": 1\n}", R"({"a":1})"},
      {R"({"a": "\ud83d\ude00"})", "{\"a\":\"\xf0\x9f\x98\x80\"}"},
  };
  for (const auto& [yaml, json] : cases) EXPECT_EQ(json_of(yaml), json) << yaml;
}

TEST(YamlTest, KeysAreTheTextOfTheirTypedValue) {
  EXPECT_EQ(json_of("1: a\n0644: b\n0x10: c\n1.5: d\non: e\n'0644': f\n0.00001: g"),
            R"({"1":"a","420":"b","16":"c","1.5":"d","true":"e","0644":"f","1e-05":"g"})");
  EXPECT_THAT(json_of("a: 1\n~: x"), HasSubstr("line 2, column 1: null cannot be a key"));
  EXPECT_THAT(json_of("[a]: b"), HasSubstr("a key must be"));
  EXPECT_THAT(json_of("{a: b}: c"), HasSubstr("a key must be"));
}

TEST(YamlTest, DuplicateKeyIsRefusedNamingBothLines) {
  EXPECT_EQ(json_of("x:\n  a: 1\n  b: 2\n  a: 3\n"),
            "error: yaml: line 4, column 3: duplicate key \"a\", first defined in line 2");
  EXPECT_THAT(json_of("\"1\": a\n1: b"), HasSubstr("duplicate key \"1\""));
  EXPECT_THAT(json_of("{a: 1, a: 2}"), HasSubstr("duplicate key"));
}

TEST(YamlTest, AliasesAreReplacedByTheirAnchor) {
  EXPECT_EQ(json_of("x: &a {b: 1}\nz: *a\n"), R"({"x":{"b":1},"z":{"b":1}})");
  EXPECT_EQ(json_of("a: &x b\n*x : c\n"), R"({"a":"b","b":"c"})");
  EXPECT_EQ(json_of("- &a 1\n- &a 2\n- *a\n"), "[1,2,2]");
  EXPECT_THAT(json_of("a: *b\n"), HasSubstr("line 1"));
  EXPECT_THAT(json_of("a: &a [*a]\n"), HasSubstr("alias refers to a node that contains it"));
}

TEST(YamlTest, MergeAddsOnlyMembersTheObjectLacks) {
  EXPECT_EQ(json_of("x: &a {b: 1, c: 2}\nz:\n  c: 3\n  <<: *a\n"),
            R"({"x":{"b":1,"c":2},"z":{"c":3,"b":1}})");
  EXPECT_EQ(json_of("z:\n  <<: [{a: 1}, {a: 2, b: 3}]\n"), R"({"z":{"a":1,"b":3}})");
  EXPECT_EQ(json_of("a: &a {x: 1}\nb: &b {<<: *a, z: 2}\nc: {<<: *b}"),
            R"({"a":{"x":1},"b":{"z":2,"x":1},"c":{"z":2,"x":1}})");
  EXPECT_EQ(json_of("'<<': {a: 1}\n"), R"({"<<":{"a":1}})");
  EXPECT_THAT(json_of("z:\n  <<: 3\n"), HasSubstr("line 2, column 3: `<<` needs an object"));
  EXPECT_THAT(json_of("z:\n  <<: [3]\n"), HasSubstr("`<<` needs an object"));
}

TEST(YamlTest, InvalidYamlIsRefusedWithItsLine) {
  for (const char* yaml :
       {"a: 1\nb: c: d\n", "a: 1\nb: \"x\n", "a: 1\nb: @x\n", "a: 1\nb: [1, 2\n"}) {
    const Result<Json> json = json_from_yaml(yaml);
    ASSERT_FALSE(json.ok()) << yaml;
    EXPECT_EQ(json.error().code, ErrorCode::Malformed);
    EXPECT_THAT(json.error().message, HasSubstr("yaml: line ")) << yaml;
  }
  EXPECT_THAT(json_of("a: 1\nb: \xff\n"), HasSubstr("line 2, column 4: invalid UTF-8"));
  EXPECT_THAT(json_of("a: 1\nb\x04: 1\n"), HasSubstr("line 2, column 2: control character"));
}

// Without our check, yaml-cpp would return empty documents forever.
TEST(YamlTest, CharacterThatCannotBeginADocumentIsRefused) {
  for (const char* yaml : {", a", "a: 1\n---\n, b\n", "]", "}", ": , ["}) {
    EXPECT_THAT(json_of(yaml), HasSubstr("error: yaml: line ")) << yaml;
  }
}

TEST(YamlTest, NumberOfDocumentsIsLimited) {
  EXPECT_EQ(limit_error("---\n---\n---\n", {.documents_max = 2}), ErrorCode::LimitExceeded);
  EXPECT_EQ(limit_error("---\n---\n", {.documents_max = 2}), std::nullopt);
}

TEST(YamlTest, EmptyDocumentsOfAStreamAreSkipped) {
  const Result<std::vector<Json>> documents =
      json_documents_from_yaml("---\na: 1\n---\n# nothing\n---\n- 2\n...\n---\nb\n---\n");
  ASSERT_TRUE(documents.ok()) << documents.error().message;
  ASSERT_EQ(documents->size(), 3u);
  EXPECT_EQ((*documents)[0].to_json(), R"({"a":1})");
  EXPECT_EQ((*documents)[1].to_json(), "[2]");
  EXPECT_EQ((*documents)[2].to_json(), R"("b")");
}

TEST(YamlTest, SecondDocumentIsRefusedWhereOneIsExpected) {
  EXPECT_EQ(json_of("a: 1\n---\nb: 2\n"), "error: yaml: 2 documents, expected one");
  EXPECT_EQ(json_of("a: 1\n---\n"), R"({"a":1})");
}

TEST(YamlTest, ErrorInALaterDocumentNamesItsLineInTheStream) {
  const Result<std::vector<Json>> documents = json_documents_from_yaml("a: 1\n---\nb: 1\nb: 2\n");
  ASSERT_FALSE(documents.ok());
  EXPECT_THAT(documents.error().message, HasSubstr("line 4, column 1"));
}

TEST(YamlTest, ExponentialAliasesAreRefused) {
  std::string bomb = "a0: &a0 [lol, lol, lol, lol, lol, lol, lol, lol, lol, lol]\n";
  for (int level = 1; level < 30; ++level) {
    const std::string below = "*a" + std::to_string(level - 1);
    bomb += "a" + std::to_string(level) + ": &a" + std::to_string(level) + " [";
    for (int i = 0; i < 10; ++i) bomb += below + ", ";
    bomb += "]\n";
  }
  const Result<Json> json = json_from_yaml(bomb);
  ASSERT_FALSE(json.ok());
  EXPECT_EQ(json.error().code, ErrorCode::LimitExceeded);
}

TEST(YamlTest, ExponentialMergesAreRefused) {
  std::string text = "base: &base {";
  for (int i = 0; i < 1'000; ++i) text += "k" + std::to_string(i) + ": 1, ";
  text += "}\nall:\n";
  for (int i = 0; i < 100; ++i) text += "- {<<: *base}\n";
  EXPECT_EQ(limit_error(text, {.expanded_bytes_max = 1'000'000}), ErrorCode::LimitExceeded);
  EXPECT_EQ(limit_error(text, {.expanded_bytes_max = 10'000'000}), std::nullopt);
}

TEST(YamlTest, DepthIsLimitedAlsoThroughAliases) {
  EXPECT_TRUE(json_from_yaml(std::string(256, '[') + std::string(256, ']')).ok());
  for (const int levels : {257, 600, 100'000}) {
    const Result<Json> json = json_from_yaml(std::string(levels, '[') + std::string(levels, ']'));
    ASSERT_FALSE(json.ok());
    EXPECT_EQ(json.error().code, ErrorCode::LimitExceeded);
  }
  std::string chain = "a0: &a0 [1]\n";
  for (int i = 1; i < 300; ++i) {
    chain += "a" + std::to_string(i) + ": &a" + std::to_string(i) + " [*a" + std::to_string(i - 1) +
             "]\n";
  }
  const Result<Json> json = json_from_yaml(chain);
  ASSERT_FALSE(json.ok());
  EXPECT_EQ(json.error().code, ErrorCode::LimitExceeded);
}

TEST(YamlTest, NumberOfValuesIsLimited) {
  EXPECT_EQ(limit_error("[a, b, c]", {.nodes_max = 3}), ErrorCode::LimitExceeded);
  EXPECT_EQ(limit_error("[a, b, c]", {.nodes_max = 4}), std::nullopt);
}

// yaml-cpp is slow: a text is not parsed to its end once it has passed a limit.
TEST(YamlTest, ParsingEndsAtTheFirstError) {
  std::string text;
  for (int i = 0; i < 40'000; ++i) text += "- {a: 1}\n";
  const auto processor_time = [&](std::size_t nodes_max) {
    const std::clock_t before = std::clock();
    std::ignore = codec::read_yaml(text, {.nodes_max = nodes_max});
    return std::clock() - before;
  };
  EXPECT_LT(processor_time(10) * 3, processor_time(1'000'000));
}

TEST(YamlTest, TooLongTextIsRefusedWithoutParsing) {
  const Result<Json> json = json_from_yaml(std::string(16 * 1024 * 1024 + 1, ' '));
  ASSERT_FALSE(json.ok());
  EXPECT_EQ(json.error().code, ErrorCode::LimitExceeded);
}

TEST(YamlDocumentTest, NodesHavePositionAndOriginalText) {
  const auto documents = codec::read_yaml("users:\n- name: 0644\n  user:\n    token: abc\n");
  ASSERT_TRUE(documents.ok());
  const codec::YamlNode users = documents->front().root()["users"];
  ASSERT_EQ(users.elements().size(), 1u);
  const codec::YamlNode name = users.elements()[0]["name"];
  EXPECT_EQ(name.text(), "0644");
  EXPECT_EQ(name.scalar(), Json(420));
  EXPECT_EQ(name.place().line, 2);
  EXPECT_EQ(name.place().column, 9);
  EXPECT_EQ(users.elements()[0].members()[1].key_place.line, 3);
  EXPECT_EQ(users.elements()[0]["user"]["token"].place().line, 4);
  EXPECT_TRUE(users["nothing"]["below"].is_absent());
}

}  // namespace
}  // namespace kinform::inline v0
