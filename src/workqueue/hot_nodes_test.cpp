// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/hot_nodes.hpp"

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace kinform::inline v0::detail {
namespace {

TEST(HotMarkTest, DependsOnTheEndOfTheName) {
  EXPECT_NE(hot_mark("namespace/web-7d4b9c6f5d-10000"), hot_mark("namespace/web-7d4b9c6f5d-10001"));
  EXPECT_EQ(hot_mark("namespace/web-10000"), hot_mark("web-10000"));
}

// A key that converts to ObjectKeyView, as ObjectKey does.
struct Key {
  std::string name = {};
  operator ObjectKeyView() const { return {"namespace", name}; }
};

TEST(HotMarkTest, IsEqualForAKeyAndItsViews) {
  const std::string text = "namespace/name-of-it";
  EXPECT_EQ(hot_mark(text), hot_mark(std::string_view(text)));
  const Key key{"name-of-it"};
  EXPECT_EQ(hot_mark(key), hot_mark(ObjectKeyView(key)));
  EXPECT_EQ(hot_mark(key), hot_mark(key.name));
}

TEST(HotMarkTest, IsZeroForShortStringsAndOtherTypes) {
  EXPECT_EQ(hot_mark(""), 0u);
  EXPECT_EQ(hot_mark("7 bytes"), 0u);
  EXPECT_EQ(hot_mark(7), 0u);
}

struct Node {};

TEST(HotNodesTest, FindsRememberedNodesUntilForgetAll) {
  HotNodes<Node> nodes;
  Node a;
  Node b;
  EXPECT_EQ(nodes.find(0), nullptr);
  EXPECT_EQ(nodes.find(1), nullptr);
  nodes.remember(1, a);
  EXPECT_EQ(nodes.find(1), &a);
  nodes.remember(1, b);
  EXPECT_EQ(nodes.find(1), &b);
  nodes.forget_all();
  EXPECT_EQ(nodes.find(1), nullptr);
}

TEST(HotNodesTest, NodesMayEvictEachOtherButAreNeverMixedUp) {
  HotNodes<Node> nodes;
  std::array<Node, 1000> all = {};
  for (std::size_t i = 0; i < all.size(); ++i) {
    nodes.remember(i, all[i]);
    ASSERT_EQ(nodes.find(i), &all[i]);
  }
  std::size_t found = 0;
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (nodes.find(i) == nullptr) continue;
    ASSERT_EQ(nodes.find(i), &all[i]);
    ++found;
  }
  EXPECT_GT(found, 16u);
  EXPECT_LT(found, all.size());
}

}  // namespace
}  // namespace kinform::inline v0::detail
