// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/node_chunks.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

struct Node {
  int number = 7;
  std::shared_ptr<int> owned;
};

TEST(NodeChunksTest, NodesKeepTheirAddressAndAreFoundById) {
  constexpr int kCount = 10'000;
  NodeChunks<Node> nodes;
  std::vector<std::pair<std::uint32_t, Node*>> made;
  for (int i = 0; i < kCount; ++i) {
    const std::uint32_t id = nodes.make();
    ASSERT_NE(id, NodeChunks<Node>::kNoId);
    ASSERT_EQ(nodes[id].number, 7);
    nodes[id].number = i;
    made.emplace_back(id, &nodes[id]);
  }
  EXPECT_EQ(nodes.size(), std::size_t{kCount});
  for (int i = 0; i < kCount; ++i) {
    const auto& [id, node] = made[static_cast<std::size_t>(i)];
    ASSERT_EQ(&nodes[id], node);
    ASSERT_EQ(node->number, i);
  }
}

TEST(NodeChunksTest, ForEachVisitsNodesInOrderOfCreation) {
  NodeChunks<Node> nodes;
  nodes.for_each([](std::uint32_t /*id*/, Node& /*node*/) {
    ADD_FAILURE() << "visited a node of an empty container";
  });

  // Test a partial chunk, a full chunk, and several chunks.
  for (const int count : {1, 64, 65, 1000}) {
    nodes.release();
    for (int i = 0; i < count; ++i) nodes[nodes.make()].number = i;
    int expected = 0;
    nodes.for_each([&](std::uint32_t id, Node& node) {
      ASSERT_EQ(&nodes[id], &node);
      ASSERT_EQ(node.number, expected++);
    });
    EXPECT_EQ(expected, count);
  }
}

TEST(NodeChunksTest, NodesAreDestroyedByReleaseAndWithTheirOwner) {
  const auto owned = std::make_shared<int>();
  {
    NodeChunks<Node> nodes;
    for (int i = 0; i < 100; ++i) nodes[nodes.make()].owned = owned;
    EXPECT_EQ(owned.use_count(), 101);
    nodes.release();
    EXPECT_EQ(owned.use_count(), 1);
    EXPECT_EQ(nodes.size(), 0u);

    nodes[nodes.make()].owned = owned;
    EXPECT_EQ(owned.use_count(), 2);
  }
  EXPECT_EQ(owned.use_count(), 1);
}

}  // namespace
}  // namespace kinform::inline v0::detail
