// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "kinform/json.hpp"

namespace kinform::inline v0 {
namespace {

using ::testing::HasSubstr;

std::string reread(std::string_view text) {
  return parse_json(text).value().to_json();
}

std::string nested_arrays(std::size_t depth) {
  return std::string(depth, '[') + std::string(depth, ']');
}

std::string nested_objects(std::size_t depth) {
  std::string text;
  for (std::size_t i = 0; i < depth; ++i) text += R"({"a":)";
  return text + "0" + std::string(depth, '}');
}

TEST(ParseJsonTest, EveryTypeRoundTrips) {
  for (const char* text : {R"({"a":{"b":[1,"x",true,false,null,{},[]]},"c":""})", "[]", "{}", "7",
                           "\"text\"", "true", "false", "null", "[[1],[2,[3]]]"}) {
    EXPECT_EQ(reread(text), text);
  }
}

TEST(ParseJsonTest, WhiteSpaceBetweenTokensIsIgnored) {
  EXPECT_EQ(reread(" {\r\n\t\"a\" : [ 1 , 2 ] } \n"), R"({"a":[1,2]})");
  for (const char* text :
       {" 7 ", "\n\"x\"\n", " null ", "\ttrue\t", " false\r\n", " [ ] ", "{ }"}) {
    EXPECT_TRUE(parse_json(text).ok()) << text;
  }
}

TEST(ParseJsonTest, OrderOfMembersIsKept) {
  EXPECT_EQ(reread(R"({"z":1,"a":2,"m":3})"), R"({"z":1,"a":2,"m":3})");
}

TEST(ParseJsonTest, LastOfDuplicateKeysWins) {
  EXPECT_EQ(reread(R"({"a":1,"b":2,"a":{"c":3}})"), R"({"a":{"c":3},"b":2})");
  EXPECT_EQ(reread(R"({"a":1,"\u0061":2})"), R"({"a":2})");
}

TEST(ParseJsonTest, NumbersAreExactAtAnySize) {
  for (const char* text :
       {"0", "-0", "-1", "9223372036854775807", "9223372036854775808", "18446744073709551615",
        "18446744073709551616", "-9223372036854775809", "123456789012345678901234567890", "0.1",
        "1.0", "-0.0", "1e400", "1E400", "1e-400", "3.141592653589793238462643383279", "1.10"}) {
    EXPECT_EQ(reread(text), text);
    EXPECT_EQ(reread("[" + std::string(text) + "]"), "[" + std::string(text) + "]");
  }
}

TEST(ParseJsonTest, StringsAreUnescaped) {
  const Json json = parse_json(R"({"k\u0065y":"\"\\\/\b\f\n\r\t\u00e9\ud83d\ude80"})").value();
  EXPECT_EQ(json["key"].as_string(), "\"\\/\b\f\n\r\té\U0001F680");
}

TEST(ParseJsonTest, LoneSurrogatesBecomeReplacementCharacters) {
  EXPECT_EQ(parse_json(R"(["\ud800","\udc00x","\ud800\u0041"])").value(),
            Json::array({"\uFFFD", "\uFFFDx", "\uFFFDA"}));
  EXPECT_EQ(parse_json(R"({"\ud800":1})").value(), Json({{"\uFFFD", 1}}));
}

TEST(ParseJsonTest, InvalidJsonIsRefused) {
  for (const char* text : {"",
                           " ",
                           "[",
                           "]",
                           "{",
                           "}",
                           "[1",
                           "[1,",
                           "[1,]",
                           "[,1]",
                           "[1 2]",
                           "[1,,2]",
                           "[}",
                           "{]",
                           "[1}",
                           "{\"a\":1]",
                           "[[1]",
                           "[1]]",
                           "[1] 2",
                           "{} {}",
                           "{\"a\"}",
                           "{\"a\":}",
                           "{\"a\" 1}",
                           "{\"a\":1,}",
                           "{,\"a\":1}",
                           "{\"a\":1 \"b\":2}",
                           "{a:1}",
                           "{'a':1}",
                           "{1:2}",
                           "{\"a\"::1}",
                           "{\"a\":1:2}",
                           "nul",
                           "nullx",
                           "nullx ",
                           "null null",
                           "[nul]",
                           "[nullx]",
                           "tru",
                           "truex",
                           "[True]",
                           "falsey ",
                           "NaN",
                           "[Infinity]",
                           "01",
                           "[01]",
                           "[1.]",
                           "[.5]",
                           "[+1]",
                           "[-]",
                           "[1e]",
                           "[0x1]",
                           "1 2",
                           "\"a\" \"b\"",
                           "\"a",
                           "[\"a]",
                           "\"\\x\"",
                           "[\"\\u12\"]",
                           "[\"\\u12G4\"]",
                           "{\"\\x\":1}",
                           "\"a\nb\"",
                           "[\"\x01\"]",
                           "\"\xFF\"",
                           "\"\xED\xA0\x80\"",
                           "[1]//",
                           "/**/1",
                           "\xEF\xBB\xBF{}",
                           ",",
                           ":",
                           "[:]",
                           "{:}",
                           "[\"a\":1]",
                           "{\"a\",1}"}) {
    const Result<Json> result = parse_json(text);
    ASSERT_FALSE(result.ok()) << text << " gives " << *result;
    EXPECT_EQ(result.error().code, ErrorCode::Malformed) << text;
    EXPECT_THAT(result.error().message, HasSubstr("at byte ")) << text;
  }
}

TEST(ParseJsonTest, NulByteIsRefusedAndNotTreatedAsTheEnd) {
  EXPECT_FALSE(parse_json(std::string_view("1\0", 2)).ok());
  EXPECT_FALSE(parse_json(std::string_view("[1]\0", 4)).ok());
}

TEST(ParseJsonTest, ErrorsNameTheByteOffset) {
  const auto message = [](std::string_view text) { return parse_json(text).error().message; };
  EXPECT_THAT(message(R"({"a":[1,02]})"), HasSubstr("at byte 8:"));
  EXPECT_THAT(message(R"(["ok","b\xd"])"), HasSubstr("at byte 8:"));
  EXPECT_THAT(message(R"([1,2] [3])"), HasSubstr("at byte 6:"));
  EXPECT_THAT(message(R"([1,{"a":2)"), HasSubstr("at byte 9:"));
  EXPECT_THAT(message("17 4"), HasSubstr("at byte 3:"));
  EXPECT_THAT(message("[\"abc\xFF\"]"), HasSubstr("at byte 5:"));
  EXPECT_THAT(message("[\"a\\\"b\nc\"]"), HasSubstr("at byte 6:"));
  EXPECT_THAT(message("[\"abc"), HasSubstr("at byte 5:"));
  EXPECT_THAT(message("{\"a\":1}}"), HasSubstr("at byte 7:"));
}

TEST(ParseJsonTest, DepthIsLimited) {
  EXPECT_TRUE(parse_json(nested_arrays(512)).ok());
  EXPECT_TRUE(parse_json(nested_objects(512)).ok());
  for (const std::string& text :
       {nested_arrays(513), nested_objects(513), nested_arrays(100'000)}) {
    const Result<Json> result = parse_json(text);
    ASSERT_FALSE(result.ok());
    EXPECT_EQ(result.error().code, ErrorCode::LimitExceeded);
    EXPECT_THAT(result.error().message, HasSubstr("more than 512 levels"));
    EXPECT_THAT(result.error().message, HasSubstr("at byte "));
  }
}

TEST(ParseJsonTest, ManyEqualKeysDoNotTakeQuadraticTime) {
  std::string text = "{";
  for (int i = 0; i < 200'000; ++i) text += "\"key-" + std::to_string(i % 100'000) + "\":1,";
  text.back() = '}';
  EXPECT_EQ(parse_json(text).value().size(), 100'000U);
}

}  // namespace
}  // namespace kinform::inline v0
