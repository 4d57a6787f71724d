// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_body.hpp"

#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/json.hpp"

namespace kinform::inline v0::server {
namespace {

const KindFacts& config_maps() {
  return *find_kind("", "v1", "configmaps");
}

std::vector<EntryPtr> entries(int count) {
  std::vector<EntryPtr> result;
  for (int i = 0; i < count; ++i) {
    Json object = {{"metadata", {{"name", "c" + std::to_string(i)}, {"namespace", "default"}}},
                   {"data", {{"v", std::string(100, 'x')}}}};
    result.push_back(std::make_shared<const Entry>(config_maps(), std::move(object), i + 1));
  }
  return result;
}

TEST(ListBodyTest, PiecesOfAnySizeJoinToOneDocument) {
  ListBody whole(R"({"items":[)", entries(20), EntryForm::Whole, config_maps());
  const std::string expected = whole.read(whole.bytes());
  EXPECT_EQ(parse_json(expected).value()["items"].size(), 20u);
  EXPECT_TRUE(whole.read(1000).empty());
  for (const std::size_t bytes_max : {1, 150, 1000}) {
    ListBody body(R"({"items":[)", entries(20), EntryForm::Whole, config_maps());
    std::string text;
    for (std::string piece = body.read(bytes_max); !piece.empty(); piece = body.read(bytes_max)) {
      EXPECT_LT(piece.size(), bytes_max + 300);
      text += piece;
    }
    EXPECT_EQ(text, expected) << bytes_max;
  }
}

TEST(ListBodyTest, EmptyListHasAnEmptyItemsArray) {
  ListBody body(R"({"items":[)", {}, EntryForm::Whole, config_maps());
  EXPECT_EQ(body.read(100), "{\"items\":[]}\n");
  EXPECT_TRUE(body.read(100).empty());
}

TEST(ListBodyTest, WrittenEntriesAreReleased) {
  std::vector<EntryPtr> items = entries(2);
  const std::weak_ptr<const Entry> first = items.front();
  ListBody body("[", std::move(items), EntryForm::Whole, config_maps());
  EXPECT_FALSE(first.expired());
  EXPECT_FALSE(body.read(1).empty());
  EXPECT_TRUE(body.read(1).size() > 100 && first.expired());
}

}  // namespace
}  // namespace kinform::inline v0::server
