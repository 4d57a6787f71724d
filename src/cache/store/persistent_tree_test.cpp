// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <cstdint>
#include <map>
#include <memory>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cache/store/hash_trie.hpp"
#include "cache/store/id_array.hpp"
#include "cache/store/node.hpp"
#include "cache/store/number_set.hpp"

namespace kinform::inline v0::cache {
namespace {

struct Item {
  std::uint64_t key = 0;
};

// Frees the nodes that the edit dropped, for tests that read the newest version only.
void free_dropped(NodeHeap& heap, Edit& edit) {
  for (Node* node : edit.dropped()) heap.free(node);
  edit.dropped().clear();
}

// Keeps all versions of a tree, with the expected contents of each.
template <class Tree, class Model>
class Versions {
 public:
  explicit Versions(NodeHeap& heap) : heap_(heap) {}
  ~Versions() {
    for (Node* node : dropped_) heap_.free(node);
  }

  void keep(const Tree& tree, const Model& model, Edit& edit) {
    kept_.emplace_back(tree, model);
    dropped_.insert(dropped_.end(), edit.dropped().begin(), edit.dropped().end());
    edit.dropped().clear();
  }
  [[nodiscard]] const std::vector<std::pair<Tree, Model>>& kept() const { return kept_; }

 private:
  NodeHeap& heap_;
  std::vector<std::pair<Tree, Model>> kept_;
  std::vector<Node*> dropped_;
};

std::set<std::uint64_t> numbers_of(const NumberSet& set) {
  std::set<std::uint64_t> numbers;
  for (std::uint64_t next = 0;;) {
    const auto some = set.from(next);
    if (some.empty()) return numbers;
    numbers.insert(some.begin(), some.end());
    next = some.back() + 1;
  }
}

TEST(NodeTest, EditCopiesANodeOnceAndThenEditsTheCopy) {
  struct Number : Node {
    int value;
  };
  NodeHeap heap;
  auto* const original = heap.allocate<Number>(1);
  original->value = 7;

  Edit edit(heap, 2);
  Number* const copy = edit.own(original);
  EXPECT_NE(copy, original);
  EXPECT_EQ(copy->value, 7);
  EXPECT_EQ(copy->born, 2u);
  EXPECT_EQ(edit.own(copy), copy);
  EXPECT_THAT(edit.dropped(), ::testing::ElementsAre(original));
  EXPECT_EQ(heap.nodes(), 2u);

  edit.drop(copy);  // No reader has seen it, so it is freed immediately.
  EXPECT_EQ(heap.nodes(), 1u);
  free_dropped(heap, edit);
  EXPECT_EQ(heap.bytes(), 0u);
}

// Hash functions for the keys of a test: well distributed, few different values, or constant.
using HashFunction = std::uint32_t (*)(std::uint64_t);

std::uint32_t spread(std::uint64_t key) {
  return static_cast<std::uint32_t>((key + 1) * 0x9e3779b97f4a7c15 >> 32);
}

class HashTrieTest : public ::testing::TestWithParam<HashFunction> {
 protected:
  std::uint32_t hash(std::uint64_t key) const { return GetParam()(key); }
  const Item* find(const HashTrie<Item>& trie, std::uint64_t key) const {
    return trie.find(hash(key), [&](const Item& item) { return item.key == key; }).item;
  }
  std::map<std::uint64_t, std::uint32_t> contents(const HashTrie<Item>& trie) const {
    std::map<std::uint64_t, std::uint32_t> all;
    trie.for_each([&](const Item& item, std::uint32_t id) { all.emplace(item.key, id); });
    return all;
  }
};

TEST_P(HashTrieTest, FindsInsertedItemsUntilErased) {
  NodeHeap heap;
  HashTrie<Item> trie;
  std::vector<Item> items(3000);
  Edit edit(heap, 1);
  for (std::uint32_t i = 0; i < items.size(); ++i) {
    items[i].key = i;
    EXPECT_EQ(find(trie, i), nullptr);
    trie.insert(edit, hash(i), i, &items[i]);
    EXPECT_EQ(find(trie, i), &items[i]);
  }
  for (std::uint32_t i = 0; i < items.size(); ++i) {
    EXPECT_EQ(find(trie, i), &items[i]);
    EXPECT_EQ(trie.erase(edit, hash(i), i), &items[i]);
    EXPECT_EQ(find(trie, i), nullptr);
  }
  EXPECT_TRUE(edit.dropped().empty());  // This edit created all nodes, so none had to be dropped.
  EXPECT_EQ(heap.nodes(), 0u);
}

TEST_P(HashTrieTest, ReplaceStoresAnotherItemUnderTheSameId) {
  NodeHeap heap;
  HashTrie<Item> trie;
  std::vector<Item> items(200);
  Edit edit(heap, 1);
  for (std::uint32_t i = 0; i < items.size(); ++i) {
    items[i].key = i;
    trie.insert(edit, hash(i), i, &items[i]);
  }
  Item other{.key = 150};
  EXPECT_EQ(trie.replace(edit, hash(150), 150, &other), &items[150]);
  EXPECT_EQ(find(trie, 150), &other);
  EXPECT_EQ(contents(trie).size(), items.size());
  trie.destroy(heap);
}

TEST_P(HashTrieTest, EachVersionKeepsItsContents) {
  const unsigned seed = 20240701;
  SCOPED_TRACE(::testing::Message() << "seed " << seed);
  std::mt19937 random(seed);
  NodeHeap heap;
  HashTrie<Item> trie;
  std::vector<Item> items(600);
  for (std::size_t i = 0; i < items.size(); ++i) items[i].key = i;
  std::map<std::uint64_t, std::uint32_t> model;
  {
    Versions<HashTrie<Item>, std::map<std::uint64_t, std::uint32_t>> versions(heap);
    for (VersionNumber version = 1; version <= 300; ++version) {
      Edit edit(heap, version);
      const bool growing = version % 100 < 50;
      for (int i = 0; i < 20; ++i) {
        const auto id = static_cast<std::uint32_t>(random() % items.size());
        if (growing && model.emplace(id, id).second) {
          trie.insert(edit, hash(id), id, &items[id]);
        } else if (!growing && model.erase(id) != 0) {
          trie.erase(edit, hash(id), id);
        }
      }
      versions.keep(trie, model, edit);
    }
    for (const auto& [kept, expected] : versions.kept()) {
      ASSERT_EQ(contents(kept), expected);
      for (const Item& item : items) {
        ASSERT_EQ(find(kept, item.key) != nullptr, expected.contains(item.key));
      }
    }
  }
  trie.destroy(heap);
  EXPECT_EQ(heap.nodes(), 0u);
}

INSTANTIATE_TEST_SUITE_P(
    Hashes, HashTrieTest,
    ::testing::Values(HashFunction(&spread),
                      // Keys that differ in the last bits only make deep paths.
                      HashFunction([](std::uint64_t key) {
                        return static_cast<std::uint32_t>(key);
                      }),
                      // Some leaves overflow, others do not.
                      HashFunction([](std::uint64_t key) { return spread(key % 7); }),
                      HashFunction([](std::uint64_t) { return std::uint32_t{0xffffffff}; })));

TEST(HashTrieMemoryTest, LeavesStayHalfFullAtEverySize) {
  NodeHeap heap;
  HashTrie<Item> trie;
  std::vector<Item> items(200'000);
  Edit edit(heap, 1);
  for (std::uint32_t i = 0; i < items.size(); ++i) {
    items[i].key = i;
    trie.insert(edit, spread(i), i, &items[i]);
    if (i > 1000 && i % 1000 == 0) {
      ASSERT_LE(heap.bytes() / i, 48u) << "at " << i;
    }
  }
  trie.destroy(heap);
}

TEST(IdArrayTest, EachVersionKeepsItsContents) {
  const unsigned seed = 20240702;
  SCOPED_TRACE(::testing::Message() << "seed " << seed);
  std::mt19937 random(seed);
  NodeHeap heap;
  IdArray<Item> array;
  Item item;
  std::set<std::uint32_t> model;
  {
    Versions<IdArray<Item>, std::set<std::uint32_t>> versions(heap);
    for (VersionNumber version = 1; version <= 200; ++version) {
      Edit edit(heap, version);
      for (int i = 0; i < 30; ++i) {
        const auto id = static_cast<std::uint32_t>(random() % (version < 100 ? 100 : 300'000));
        const bool set = random() % 100 < (version < 150 ? 60 : 20);
        array.set(edit, id, set ? &item : nullptr);
        set ? static_cast<void>(model.insert(id)) : static_cast<void>(model.erase(id));
      }
      versions.keep(array, model, edit);
    }
    for (const auto& [kept, expected] : versions.kept()) {
      std::set<std::uint32_t> found;
      for (std::uint64_t row = kept.next_row(0); row < kept.limit();
           row = kept.next_row(row + kept.kWidth)) {
        for (std::uint32_t i = 0; i < kept.kWidth; ++i) {
          const auto id = static_cast<std::uint32_t>(row + i);
          if (kept.at(id) != nullptr) found.insert(id);
        }
      }
      ASSERT_EQ(found, expected);
    }
  }
  array.destroy(heap);
  EXPECT_EQ(heap.nodes(), 0u);
}

TEST(IdArrayTest, HasNoItemsAtOrAboveItsLimit) {
  NodeHeap heap;
  IdArray<Item> array;
  Item item;
  Edit edit(heap, 1);
  EXPECT_EQ(array.at(0), nullptr);
  EXPECT_EQ(array.limit(), 0u);
  array.set(edit, 5, &item);
  EXPECT_EQ(array.at(5), &item);
  EXPECT_EQ(array.at(64), nullptr);
  EXPECT_EQ(array.at(0xffffffff), nullptr);
  array.set(edit, 0xffffffff, &item);
  EXPECT_EQ(array.at(5), &item);
  EXPECT_EQ(array.at(0xffffffff), &item);
  EXPECT_EQ(array.next_row(64), 0xffffffff / 64 * std::uint64_t{64});
  array.set(edit, 5, nullptr);
  array.set(edit, 0xffffffff, nullptr);
  EXPECT_EQ(heap.nodes(), 0u);
}

TEST(NumberSetTest, MatchesStdSetInEveryVersion) {
  const unsigned seed = 20240703;
  SCOPED_TRACE(::testing::Message() << "seed " << seed);
  std::mt19937_64 random(seed);
  NodeHeap heap;
  NumberSet set;
  std::set<std::uint64_t> model;
  {
    Versions<NumberSet, std::set<std::uint64_t>> versions(heap);
    for (VersionNumber version = 1; version <= 400; ++version) {
      Edit edit(heap, version);
      const bool growing = version % 200 < 120;
      for (int i = 0; i < 200; ++i) {
        const std::uint64_t number = random() % 20'000;
        if (random() % 8 < (growing ? 7u : 0u)) {
          ASSERT_EQ(set.insert(edit, number), model.insert(number).second);
        } else {
          ASSERT_EQ(set.erase(edit, number), model.erase(number) == 1);
        }
      }
      if (version % 8 == 0) {
        versions.keep(set, model, edit);
      } else {
        versions.keep({}, {}, edit);
      }
    }
    for (const auto& [kept, expected] : versions.kept()) ASSERT_EQ(numbers_of(kept), expected);
  }
  set.destroy(heap);
  EXPECT_EQ(heap.nodes(), 0u);
}

TEST(NumberSetTest, FromReturnsTheNextNumbersInOrder) {
  NodeHeap heap;
  NumberSet set;
  Edit edit(heap, 1);
  for (std::uint64_t i = 0; i < 10'000; ++i) set.insert(edit, i * 10);
  for (std::uint64_t i = 0; i + 1 < 10'000; ++i) {
    ASSERT_EQ(set.from(i * 10).front(), i * 10);
    ASSERT_EQ(set.from(i * 10 + 1).front(), (i + 1) * 10);
  }
  EXPECT_TRUE(set.from(99'991).empty());
  EXPECT_FALSE(set.contains(11));
  // Ascending numbers leave full nodes behind, so there is little overhead.
  EXPECT_LT(heap.bytes(), 10'000 * 10u);
  set.destroy(heap);
}

TEST(NumberSetTest, ErasingAllInAnyOrderFreesAllNodes) {
  NodeHeap heap;
  for (const bool ascending : {true, false}) {
    NumberSet set;
    Edit edit(heap, 1);
    for (std::uint64_t i = 0; i < 20'000; ++i) set.insert(edit, i);
    for (std::uint64_t i = 0; i < 20'000; ++i) {
      ASSERT_TRUE(set.erase(edit, ascending ? i : 19'999 - i));
    }
    EXPECT_TRUE(set.from(0).empty());
    EXPECT_EQ(heap.nodes(), 0u);
  }
}

}  // namespace
}  // namespace kinform::inline v0::cache
