// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/json_members.hpp"

#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0::server {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

std::vector<std::pair<std::string, std::string>> read(std::string_view text) {
  std::vector<std::pair<std::string, std::string>> found;
  for (const TextMember& member : members_of(text)) found.emplace_back(member.name, member.value);
  return found;
}

TEST(JsonMembersTest, ReturnsCompleteValuesOfEveryType) {
  EXPECT_THAT(
      read(R"({"a":1,"b":"x,\"}","c":{"d":[1,{}]},"e":[],"f":null,"g":-1.5e3})"),
      ElementsAre(Pair("\"a\"", "1"), Pair("\"b\"", R"("x,\"}")"), Pair("\"c\"", R"({"d":[1,{}]})"),
                  Pair("\"e\"", "[]"), Pair("\"f\"", "null"), Pair("\"g\"", "-1.5e3")));
}

TEST(JsonMembersTest, WhitespaceIsSkipped) {
  EXPECT_THAT(read("{ \"a\" :\n\t{ } , \"b\" : true }"),
              ElementsAre(Pair("\"a\"", "{ }"), Pair("\"b\"", "true")));
}

TEST(JsonMembersTest, EmptyObjectHasNoMembers) {
  EXPECT_THAT(read("{}"), IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0::server
