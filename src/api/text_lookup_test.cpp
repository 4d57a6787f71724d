// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/text_lookup.hpp"

#include <functional>
#include <map>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/object.hpp"

namespace kinform::inline v0 {
namespace {

void expect_finds_labels(TextLookup lookup) {
  EXPECT_EQ(lookup("app"), "web");
  EXPECT_EQ(lookup("empty"), "");
  EXPECT_EQ(lookup("ap"), std::nullopt);
  EXPECT_EQ(lookup(""), std::nullopt);
}

TEST(TextLookupTest, FindsInMap) {
  expect_finds_labels(std::map<std::string, std::string>{{"app", "web"}, {"empty", ""}});
}

TEST(TextLookupTest, FindsInMapWithTransparentComparison) {
  using Labels = std::map<std::string, std::string, std::less<>>;
  static_assert(TextMap<Labels> && !TextMap<std::map<std::string, std::string>>);
  expect_finds_labels(Labels{{"app", "web"}, {"empty", ""}});
}

TEST(TextLookupTest, FindsInHashMap) {
  expect_finds_labels(std::unordered_map<std::string, std::string>{{"app", "web"}, {"empty", ""}});
}

TEST(TextLookupTest, FindsInVectorOfPairs) {
  expect_finds_labels(
      std::vector<std::pair<std::string_view, std::string_view>>{{"app", "web"}, {"empty", ""}});
}

TEST(TextLookupTest, FindsInArray) {
  const std::pair<const char*, const char*> labels[] = {{"app", "web"}, {"empty", ""}};
  expect_finds_labels(labels);
}

TEST(TextLookupTest, CallsFunction) {
  expect_finds_labels([](std::string_view key) -> std::optional<std::string_view> {
    if (key == "app") return "web";
    if (key == "empty") return "";
    return std::nullopt;
  });
}

TEST(TextLookupTest, FindsInLabelsOfObject) {
  const ObjectPtr object =
      parse_object(R"({"metadata":{"labels":{"app":"web","empty":""}}})").value();
  expect_finds_labels(object->labels());
}

TEST(TextLookupTest, FindsNothingInObjectWithoutLabels) {
  const ObjectPtr object = parse_object(R"({"metadata":{}})").value();
  const Value labels = object->labels();
  EXPECT_EQ(TextLookup(labels)("app"), std::nullopt);
}

TEST(TextLookupTest, FirstOfDuplicateKeysWins) {
  const std::vector<std::pair<std::string, std::string>> labels = {{"a", "1"}, {"a", "2"}};
  EXPECT_EQ(TextLookup(labels)("a"), "1");
}

TEST(TextLookupTest, CopyReadsTheSameSource) {
  std::map<std::string, std::string> labels = {{"a", "1"}};
  const TextLookup lookup(labels);
  TextLookup copy = lookup;
  TextLookup copy_of_copy = copy;
  labels["a"] = "2";
  EXPECT_EQ(copy_of_copy("a"), "2");
}

// Temporary strings would be destroyed before they are compared, so such ranges do not compile.
struct RangeOfTemporaries {
  struct Iterator {
    std::pair<std::string, std::string> operator*() const;
    Iterator& operator++();
    bool operator!=(const Iterator&) const;
  };
  Iterator begin() const;
  Iterator end() const;
};
static_assert(!std::is_constructible_v<TextLookup, const RangeOfTemporaries&>);
static_assert(!std::is_constructible_v<TextLookup, const std::vector<int>&>);
static_assert(!std::is_constructible_v<TextLookup, const std::string&>);

}  // namespace
}  // namespace kinform::inline v0
