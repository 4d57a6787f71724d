// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/item_map.hpp"

#include <functional>
#include <map>
#include <memory>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::detail {
namespace {

struct Node : ItemNode<std::string, Node> {
  int number = 0;
};

using Map = ItemMap<std::string, Node, std::equal_to<>>;

std::size_t hash_of(std::string_view text) {
  return std::hash<std::string_view>{}(text);
}

TEST(ItemMapTest, FindsInsertedItemsUntilErased) {
  Map map;
  EXPECT_EQ(map.find(hash_of("a"), "a"), nullptr);
  Node& node = map.find_or_insert(hash_of("a"), "a");
  EXPECT_EQ(map.size(), 1u);
  EXPECT_EQ(node.item, "a");
  EXPECT_EQ(map.find(hash_of("a"), std::string_view("a")), &node);
  EXPECT_EQ(&map.find_or_insert(hash_of("a"), "a"), &node);
  EXPECT_EQ(map.find(hash_of("b"), "b"), nullptr);

  static_cast<void>(map.erase(node));
  EXPECT_EQ(map.size(), 0u);
  EXPECT_EQ(map.find(hash_of("a"), "a"), nullptr);
}

TEST(ItemMapTest, ItemsWithEqualHashesAreDistinguished) {
  Map map;
  Node& a = map.find_or_insert(7, "a");
  Node& b = map.find_or_insert(7, "b");
  Node& c = map.find_or_insert(7, "c");
  EXPECT_EQ(map.find(7, "b"), &b);
  static_cast<void>(map.erase(b));
  EXPECT_EQ(map.find(7, "a"), &a);
  EXPECT_EQ(map.find(7, "b"), nullptr);
  EXPECT_EQ(map.find(7, "c"), &c);
}

TEST(ItemMapTest, NodesKeepTheirAddressWhileTheMapGrows) {
  Map map;
  Node& first = map.find_or_insert(hash_of("first"), "first");
  for (int i = 0; i < 10'000; ++i) {
    const std::string text = std::to_string(i);
    static_cast<void>(map.find_or_insert(hash_of(text), text));
  }
  EXPECT_EQ(map.find(hash_of("first"), "first"), &first);
  EXPECT_EQ(first.item, "first");
}

struct Owner : ItemNode<std::shared_ptr<int>, Owner> {};

// The map keeps no reference to an erased item (WQ-11).
TEST(ItemMapTest, EraseReturnsTheItem) {
  const auto item = std::make_shared<int>();
  ItemMap<std::shared_ptr<int>, Owner, std::equal_to<>> map;
  EXPECT_EQ(map.erase(map.find_or_insert(1, item)), item);
  EXPECT_EQ(item.use_count(), 1);
}

// Throws on copy or move while `refuses` is set.
struct Uncopyable {
  explicit Uncopyable(int value) : number(value) {}
  Uncopyable(const Uncopyable& other) : number(other.number), refuses(other.refuses) {
    if (*refuses) throw std::runtime_error("no copies");
  }
  Uncopyable& operator=(const Uncopyable&) = delete;
  ~Uncopyable() = default;
  bool operator==(const Uncopyable& other) const { return number == other.number; }

  int number = 0;
  std::shared_ptr<bool> refuses = std::make_shared<bool>(false);
};
struct UncopyableNode : ItemNode<Uncopyable, UncopyableNode> {};

TEST(ItemMapTest, FailedCopyLeavesTheMapUnchanged) {
  ItemMap<Uncopyable, UncopyableNode, std::equal_to<>> map;
  const Uncopyable item(1);
  *item.refuses = true;
  EXPECT_THROW(static_cast<void>(map.find_or_insert(1, item)), std::runtime_error);
  EXPECT_EQ(map.size(), 0u);
  EXPECT_EQ(map.find(1, item), nullptr);

  *item.refuses = false;
  UncopyableNode& node = map.find_or_insert(1, item);
  *item.refuses = true;
  EXPECT_THROW(static_cast<void>(map.erase(node)), std::runtime_error);
  EXPECT_EQ(map.size(), 1u);
  EXPECT_EQ(map.find(1, item), &node);

  *item.refuses = false;
  EXPECT_EQ(map.erase(node)->number, 1);
  EXPECT_EQ(map.size(), 0u);
  EXPECT_EQ(map.find(1, item), nullptr);
}

TEST(ItemMapTest, StringMemoryIsReusedForTheNextItem) {
  Map map;
  Node& node = map.find_or_insert(1, "namespace/as-long-as-names-of-pods-are");
  const char* const memory = node.item.data();
  EXPECT_EQ(map.erase(node), std::nullopt);
  Node& next = map.find_or_insert(2, "namespace/another-of-the-same-length");
  EXPECT_EQ(next.item, "namespace/another-of-the-same-length");
  EXPECT_EQ(next.item.data(), memory);
}

TEST(ItemMapTest, MemoryOfLongStringsIsReleased) {
  Map map;
  const std::string text(10'000, 'x');
  EXPECT_EQ(map.erase(map.find_or_insert(1, text)), text);
  EXPECT_EQ(map.find_or_insert(2, "short").item, "short");
}

TEST(ItemMapTest, ItemsAreDestroyedWithTheMap) {
  const auto item = std::make_shared<int>();
  {
    ItemMap<std::shared_ptr<int>, Owner, std::equal_to<>> map;
    static_cast<void>(map.find_or_insert(1, item));
    EXPECT_EQ(item.use_count(), 2);
  }
  EXPECT_EQ(item.use_count(), 1);
}

// Applies the same random operations to a map and to a model, and compares the two.
template <class HashOf>
void compare_with_model(std::uint64_t seed, HashOf hash) {
  SCOPED_TRACE("seed " + std::to_string(seed));
  Random random(seed);
  Map map;
  std::map<std::string, Node*> model;
  // Alternates between growing and shrinking, so that the map becomes empty now and then.
  for (int step = 0; step < 20'000; ++step) {
    const bool growing = step / 2500 % 2 == 0;
    const std::string text = std::to_string(random.below(2000));
    const auto known = model.find(text);
    ASSERT_EQ(map.find(hash(text), text), known == model.end() ? nullptr : known->second);
    if (known == model.end()) {
      if (!growing) continue;
      Node& node = map.find_or_insert(hash(text), text);
      ASSERT_EQ(node.item, text);
      model.emplace(text, &node);
    } else if (!growing || random.chance(0.1)) {
      static_cast<void>(map.erase(*known->second));
      model.erase(known);
    }
    ASSERT_EQ(map.size(), model.size());
  }
  while (!model.empty()) {
    static_cast<void>(map.erase(*model.begin()->second));
    model.erase(model.begin());
  }
  EXPECT_EQ(map.size(), 0u);
  EXPECT_EQ(map.find_or_insert(hash("again"), "again").item, "again");
}

TEST(ItemMapTest, MatchesAModelOverManyInsertsAndErases) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) compare_with_model(seed, hash_of);
}

TEST(ItemMapTest, MatchesAModelWhenManyHashesAreEqual) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    compare_with_model(seed, [](std::string_view text) { return hash_of(text) % 50; });
  }
}

TEST(ItemMapTest, MapThatWasLargeIsReusableAfterItBecameEmpty) {
  constexpr int kItems = 50'000;
  Map map;
  for (int round = 0; round < 2; ++round) {
    std::vector<Node*> nodes;
    for (int i = 0; i < kItems; ++i) {
      const std::string text = std::to_string(i);
      nodes.push_back(&map.find_or_insert(hash_of(text), text));
      EXPECT_EQ(std::exchange(nodes.back()->number, i), 0);  // A new node, not a recycled one.
    }
    for (int i = 0; i < kItems; ++i) {
      Node* const node = nodes[static_cast<std::size_t>(i)];
      const std::string text = std::to_string(i);
      ASSERT_EQ(map.find(hash_of(text), text), node);
      ASSERT_EQ(std::exchange(node->number, 0), i);
      static_cast<void>(map.erase(*node));
    }
    EXPECT_EQ(map.size(), 0u);
  }
}

}  // namespace
}  // namespace kinform::inline v0::detail
