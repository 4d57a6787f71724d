// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/due_heap.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::detail {
namespace {

using namespace std::chrono_literals;

struct Node : DueNode {
  int number = 0;
};

constexpr TimePoint kStart{};

TEST(DueHeapTest, EarliestDueComesFirst) {
  std::array<Node, 3> nodes;
  DueHeap<Node> heap;
  EXPECT_TRUE(heap.empty());
  heap.schedule(nodes[0], kStart + 3s);
  heap.schedule(nodes[1], kStart + 1s);
  heap.schedule(nodes[2], kStart + 2s);
  EXPECT_EQ(heap.earliest(), kStart + 1s);
  EXPECT_EQ(&heap.pop(), &nodes[1]);
  EXPECT_FALSE(nodes[1].is_scheduled());
  EXPECT_EQ(&heap.pop(), &nodes[2]);
  EXPECT_TRUE(nodes[0].is_scheduled());
  EXPECT_EQ(&heap.pop(), &nodes[0]);
  EXPECT_TRUE(heap.empty());
}

TEST(DueHeapTest, EarlierTimeReplacesALaterOneButNotViceVersa) {
  std::array<Node, 2> nodes;
  DueHeap<Node> heap;
  heap.schedule(nodes[0], kStart + 2s);
  heap.schedule(nodes[1], kStart + 3s);
  heap.schedule(nodes[1], kStart + 1s);
  heap.schedule(nodes[1], kStart + 4s);
  EXPECT_EQ(heap.earliest(), kStart + 1s);
  EXPECT_EQ(&heap.pop(), &nodes[1]);
  EXPECT_EQ(&heap.pop(), &nodes[0]);
  EXPECT_TRUE(heap.empty());
}

TEST(DueHeapTest, EqualTimesKeepInsertionOrder) {
  std::array<Node, 50> nodes;
  DueHeap<Node> heap;
  for (Node& node : nodes) heap.schedule(node, kStart + 1s);
  for (Node& node : nodes) EXPECT_EQ(&heap.pop(), &node);
}

TEST(DueHeapTest, AgreesWithASortedListOverManyChanges) {
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Random random(seed);
    std::array<Node, 64> nodes;
    DueHeap<Node> heap;
    std::vector<std::pair<TimePoint, Node*>> model;  // In the order of insertion.
    for (int step = 0; step < 3000; ++step) {
      if (random.chance(0.6)) {
        Node& node = nodes[random.below(nodes.size())];
        const TimePoint due = kStart + random.between(Duration(0ns), Duration(100ns));
        heap.schedule(node, due);
        const auto known = std::find_if(model.begin(), model.end(),
                                        [&](const auto& entry) { return entry.second == &node; });
        if (known != model.end() && known->first <= due) continue;
        if (known != model.end()) model.erase(known);
        model.emplace_back(due, &node);
      } else if (!model.empty()) {
        const auto first = std::min_element(
            model.begin(), model.end(),
            [](const auto& left, const auto& right) { return left.first < right.first; });
        ASSERT_EQ(heap.earliest(), first->first);
        ASSERT_EQ(&heap.pop(), first->second);
        model.erase(first);
      }
      ASSERT_EQ(heap.empty(), model.empty());
    }
  }
}

}  // namespace
}  // namespace kinform::inline v0::detail
