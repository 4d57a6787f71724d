// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ItemOrdering: a custom order in which a WorkQueue returns its items. The default is FIFO.

#pragma once

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// Holds the items that are ready to be processed. The queue pushes an item at most once until it is
// popped, and counts the items itself.
//
// All members are called with the queue's mutex held, so calls are serialised and must not call the
// queue.
template <class Item>
class ItemOrdering {
 public:
  virtual ~ItemOrdering() = default;

  // Adds an item. `item` keeps its address until it is popped, so a pointer to it may be stored.
  virtual void push(const Item& item) noexcept = 0;

  // Removes and returns the next item. REQUIRES: at least one item is pushed and not popped.
  [[nodiscard]] virtual const Item& pop() noexcept = 0;

  // Called when `item`, which is pushed and not popped, is added again.
  virtual void touch(const Item& item) noexcept = 0;
};

}  // namespace kinform::inline v0
