#include "kinform/detail/item_map.hpp"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "kinform/random.hpp"

namespace kinform::detail {
namespace {

struct Node : ItemNode<std::string, Node> {
  int number = 0;
};

using Map = ItemMap<std::string, Node, std::equal_to<>>;

std::size_t hash_of(std::string_view text) {
  return std::hash<std::string_view>{}(text);
}

TEST(ItemMapTest, FindsWhatWasInsertedUntilItIsErased) {
  Map map;
  EXPECT_EQ(map.find(hash_of("a"), "a"), nullptr);
  Node& node = map.find_or_insert(hash_of("a"), "a");
  EXPECT_EQ(map.size(), 1u);
  EXPECT_EQ(*node.item, "a");
  EXPECT_EQ(map.find(hash_of("a"), std::string_view("a")), &node);
  EXPECT_EQ(&map.find_or_insert(hash_of("a"), "a"), &node);
  EXPECT_EQ(map.find(hash_of("b"), "b"), nullptr);

  EXPECT_EQ(map.erase(node), "a");
  EXPECT_EQ(map.size(), 0u);
  EXPECT_EQ(map.find(hash_of("a"), "a"), nullptr);
}

TEST(ItemMapTest, EqualHashesAreToldApartByTheItems) {
  Map map;
  Node& a = map.find_or_insert(7, "a");
  Node& b = map.find_or_insert(7, "b");
  Node& c = map.find_or_insert(7, "c");
  EXPECT_EQ(map.find(7, "b"), &b);
  EXPECT_EQ(map.erase(b), "b");
  EXPECT_EQ(map.find(7, "a"), &a);
  EXPECT_EQ(map.find(7, "b"), nullptr);
  EXPECT_EQ(map.find(7, "c"), &c);
}

TEST(ItemMapTest, NodesStayInTheirPlaceWhileTheMapGrows) {
  Map map;
  Node& first = map.find_or_insert(hash_of("first"), "first");
  for (int i = 0; i < 10'000; ++i) {
    const std::string text = std::to_string(i);
    static_cast<void>(map.find_or_insert(hash_of(text), text));
  }
  EXPECT_EQ(map.find(hash_of("first"), "first"), &first);
  EXPECT_EQ(*first.item, "first");
}

TEST(ItemMapTest, ItemsEndWithTheMap) {
  struct Owner : ItemNode<std::shared_ptr<int>, Owner> {};
  const auto item = std::make_shared<int>();
  {
    ItemMap<std::shared_ptr<int>, Owner, std::equal_to<>> map;
    static_cast<void>(map.find_or_insert(1, item));
    EXPECT_EQ(item.use_count(), 2);
  }
  EXPECT_EQ(item.use_count(), 1);
}

TEST(ItemMapTest, BehavesLikeAMapOverManyInsertsAndErases) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    Map map;
    std::map<std::string, Node*> model;
    // Keeps changing between growing and shrinking, so that it gets empty now and then.
    for (int step = 0; step < 20'000; ++step) {
      const bool growing = step / 2500 % 2 == 0;
      const std::string text = std::to_string(random.below(2000));
      const auto known = model.find(text);
      ASSERT_EQ(map.find(hash_of(text), text), known == model.end() ? nullptr : known->second);
      if (known == model.end()) {
        if (!growing) continue;
        Node& node = map.find_or_insert(hash_of(text), text);
        ASSERT_EQ(*node.item, text);
        model.emplace(text, &node);
      } else if (!growing || random.chance(0.1)) {
        ASSERT_EQ(map.erase(*known->second), text);
        model.erase(known);
      }
      ASSERT_EQ(map.size(), model.size());
    }
    while (!model.empty()) {
      EXPECT_EQ(map.erase(*model.begin()->second), model.begin()->first);
      model.erase(model.begin());
    }
    EXPECT_EQ(map.size(), 0u);
    EXPECT_EQ(*map.find_or_insert(hash_of("again"), "again").item, "again");
  }
}

}  // namespace
}  // namespace kinform::detail
