// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/store/number_set.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace kinform::inline v0::cache {

namespace {

// Moves elements to make space at `slot` among the first `count`.
template <class Array>
void open_gap(Array& elements, unsigned slot, unsigned count) {
  std::move_backward(elements.begin() + slot, elements.begin() + count,
                     elements.begin() + count + 1);
}

template <class Array>
void close_gap(Array& elements, unsigned slot, unsigned count) {
  std::move(elements.begin() + slot + 1, elements.begin() + count, elements.begin() + slot);
}

void set_count(Node& node, unsigned count) {
  node.count = static_cast<std::uint8_t>(count);
}

}  // namespace

unsigned NumberSet::child_slot(const Branch& branch, std::uint64_t number) {
  const auto* const first = branch.lows.data();
  return static_cast<unsigned>(std::upper_bound(first + 1, first + branch.count, number) - first) -
         1;
}

unsigned NumberSet::lower_bound(const Leaf& leaf, std::uint64_t number) {
  const auto* const first = leaf.numbers.data();
  return static_cast<unsigned>(std::lower_bound(first, first + leaf.count, number) - first);
}

bool NumberSet::contains(std::uint64_t number) const {
  const std::span<const std::uint64_t> found = from(number);
  return !found.empty() && found.front() == number;
}

std::span<const std::uint64_t> NumberSet::from(std::uint64_t number) const {
  const Node* node = root_;
  if (node == nullptr) return {};
  const Node* next = nullptr;  // The subtree right of the one being searched.
  while (node->kind == kBranch) {
    const auto& branch = *static_cast<const Branch*>(node);
    const unsigned slot = child_slot(branch, number);
    if (slot + 1 < branch.count) next = branch.children[slot + 1];
    node = branch.children[slot];
  }
  const auto* leaf = static_cast<const Leaf*>(node);
  unsigned position = lower_bound(*leaf, number);
  if (position == leaf->count) {
    if (next == nullptr) return {};
    while (next->kind == kBranch) next = static_cast<const Branch*>(next)->children[0];
    leaf = static_cast<const Leaf*>(next);
    position = 0;
  }
  return {leaf->numbers.data() + position, leaf->count - std::size_t{position}};
}

bool NumberSet::insert(Edit& edit, std::uint64_t number) {
  if (contains(number)) return false;
  if (root_ == nullptr) {
    auto* const leaf = edit.make<Leaf>();
    leaf->kind = kLeaf;
    root_ = leaf;
  }
  const Split split = insert_in(edit, root_, number);
  if (split.node == nullptr) return true;
  auto* const branch = edit.make<Branch>();
  branch->kind = kBranch;
  branch->count = 2;
  branch->lows[1] = split.low;
  branch->children[0] = root_;
  branch->children[1] = split.node;
  root_ = branch;
  return true;
}

NumberSet::Split NumberSet::insert_in(Edit& edit, Node*& place, std::uint64_t number) {
  if (place->kind == kLeaf) {
    auto* const leaf = edit.own(static_cast<Leaf*>(place));
    place = leaf;
    return insert_in_leaf(edit, *leaf, number);
  }
  auto* const branch = edit.own(static_cast<Branch*>(place));
  place = branch;
  const unsigned slot = child_slot(*branch, number);
  const Split added = insert_in(edit, branch->children[slot], number);
  if (added.node == nullptr) return {};
  return insert_child(edit, *branch, slot + 1, added);
}

NumberSet::Split NumberSet::insert_in_leaf(Edit& edit, Leaf& leaf, std::uint64_t number) {
  const unsigned position = lower_bound(leaf, number);
  if (leaf.count < kMax) {
    open_gap(leaf.numbers, position, leaf.count);
    leaf.numbers[position] = number;
    ++leaf.count;
    return {};
  }
  auto* const behind = edit.make<Leaf>();
  behind->kind = kLeaf;
  // Split a full leaf in the middle, except on an append: ids mostly grow while the first list is
  // stored, so a half that was left behind would never be filled.
  const unsigned kept = position == kMax ? kMax : kMax / 2;
  std::copy(leaf.numbers.begin() + kept, leaf.numbers.end(), behind->numbers.begin());
  set_count(*behind, kMax - kept);
  set_count(leaf, kept);
  std::ignore = insert_in_leaf(edit, position > kept || kept == kMax ? *behind : leaf, number);
  return {behind->numbers[0], behind};
}

NumberSet::Split NumberSet::insert_child(Edit& edit, Branch& branch, unsigned slot, Split added) {
  if (branch.count < kMax) {
    open_gap(branch.lows, slot, branch.count);
    open_gap(branch.children, slot, branch.count);
    branch.lows[slot] = added.low;
    branch.children[slot] = added.node;
    ++branch.count;
    return {};
  }
  auto* const behind = edit.make<Branch>();
  behind->kind = kBranch;
  const unsigned kept = slot == kMax ? kMax - 1 : kMax / 2;
  std::copy(branch.lows.begin() + kept, branch.lows.end(), behind->lows.begin());
  std::copy(branch.children.begin() + kept, branch.children.end(), behind->children.begin());
  set_count(*behind, kMax - kept);
  set_count(branch, kept);
  std::ignore = slot > kept ? insert_child(edit, *behind, slot - kept, added)
                            : insert_child(edit, branch, slot, added);
  return {behind->lows[0], behind};
}

bool NumberSet::erase(Edit& edit, std::uint64_t number) {
  if (!contains(number)) return false;
  erase_in(edit, root_, number);
  if (root_->count == 0) {
    edit.drop(std::exchange(root_, nullptr));
  } else if (root_->kind == kBranch && root_->count == 1) {
    auto* const branch = static_cast<Branch*>(root_);
    root_ = branch->children[0];
    edit.drop(branch);
  }
  return true;
}

void NumberSet::erase_in(Edit& edit, Node*& place, std::uint64_t number) {
  if (place->kind == kLeaf) {
    auto* const leaf = edit.own(static_cast<Leaf*>(place));
    place = leaf;
    close_gap(leaf->numbers, lower_bound(*leaf, number), leaf->count);
    --leaf->count;
    return;
  }
  auto* const branch = edit.own(static_cast<Branch*>(place));
  place = branch;
  const unsigned slot = child_slot(*branch, number);
  erase_in(edit, branch->children[slot], number);
  if (branch->children[slot]->count < kMin) refill_child(edit, *branch, slot);
}

void NumberSet::refill_child(Edit& edit, Branch& branch, unsigned slot) {
  if (branch.count == 1) return;  // This is a root that is about to be removed.
  const unsigned left = slot == 0 ? 0 : slot - 1;
  const unsigned count = unsigned{branch.children[left]->count} + branch.children[left + 1]->count;
  if (count <= kMax) {
    join(edit, branch, left);
  } else {
    balance(edit, branch, left);
  }
}

// Merges children `left` and `left` + 1 into one node.
void NumberSet::join(Edit& edit, Branch& branch, unsigned left) {
  Node* const right = branch.children[left + 1];
  const unsigned count = branch.children[left]->count;
  if (right->kind == kLeaf) {
    auto* const into = edit.own(static_cast<Leaf*>(branch.children[left]));
    const auto& from = static_cast<const Leaf*>(right)->numbers;
    std::copy_n(from.begin(), right->count, into->numbers.begin() + count);
    branch.children[left] = into;
  } else {
    auto* const into = edit.own(static_cast<Branch*>(branch.children[left]));
    const auto& from = *static_cast<const Branch*>(right);
    std::copy_n(from.lows.begin(), right->count, into->lows.begin() + count);
    std::copy_n(from.children.begin(), right->count, into->children.begin() + count);
    into->lows[count] = branch.lows[left + 1];
    branch.children[left] = into;
  }
  set_count(*branch.children[left], count + right->count);
  close_gap(branch.lows, left + 1, branch.count);
  close_gap(branch.children, left + 1, branch.count);
  --branch.count;
  edit.drop(right);
}

// Distributes the entries of children `left` and `left` + 1 evenly.
void NumberSet::balance(Edit& edit, Branch& branch, unsigned left) {
  const auto even_out = [](auto& low, unsigned low_count, auto& high, unsigned high_count) {
    const unsigned half = (low_count + high_count) / 2;
    if (low_count < half) {
      const unsigned moved = half - low_count;
      std::copy_n(high.begin(), moved, low.begin() + low_count);
      std::move(high.begin() + moved, high.begin() + high_count, high.begin());
    } else {
      const unsigned moved = low_count - half;
      std::move_backward(high.begin(), high.begin() + high_count,
                         high.begin() + high_count + moved);
      std::copy_n(low.begin() + half, moved, high.begin());
    }
  };
  Node*& left_place = branch.children[left];
  Node*& right_place = branch.children[left + 1];
  const unsigned left_count = left_place->count;
  const unsigned right_count = right_place->count;
  if (left_place->kind == kLeaf) {
    auto* const low = edit.own(static_cast<Leaf*>(left_place));
    auto* const high = edit.own(static_cast<Leaf*>(right_place));
    even_out(low->numbers, left_count, high->numbers, right_count);
    branch.lows[left + 1] = high->numbers[0];
    left_place = low;
    right_place = high;
  } else {
    auto* const low = edit.own(static_cast<Branch*>(left_place));
    auto* const high = edit.own(static_cast<Branch*>(right_place));
    high->lows[0] = branch.lows[left + 1];
    even_out(low->lows, left_count, high->lows, right_count);
    even_out(low->children, left_count, high->children, right_count);
    branch.lows[left + 1] = high->lows[0];
    left_place = low;
    right_place = high;
  }
  const unsigned half = (left_count + right_count) / 2;
  set_count(*left_place, half);
  set_count(*right_place, left_count + right_count - half);
}

void NumberSet::destroy(NodeHeap& heap) {
  if (root_ != nullptr) destroy_node(heap, std::exchange(root_, nullptr));
}

void NumberSet::destroy_node(NodeHeap& heap, Node* node) {
  if (node->kind == kBranch) {
    const auto& branch = *static_cast<const Branch*>(node);
    for (unsigned i = 0; i < branch.count; ++i) destroy_node(heap, branch.children[i]);
  }
  heap.free(node);
}

}  // namespace kinform::inline v0::cache
