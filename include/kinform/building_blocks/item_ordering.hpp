// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The order in which a WorkQueue hands out its items, where first in, first out is not wanted.

#pragma once

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0 {

// Holds the items that are ready to be handed out. The queue pushes each once until it is popped,
// and counts them itself.
//
// Called with the queue's mutex held, so calls come one at a time, and may not call the queue.
template <class Item>
class ItemOrdering {
 public:
  virtual ~ItemOrdering() = default;

  // `item` stays valid, and in its place, until it is popped: a pointer to it may be kept.
  virtual void push(const Item& item) noexcept = 0;

  // Returns one of the items that were pushed. REQUIRES: there is one.
  [[nodiscard]] virtual const Item& pop() noexcept = 0;

  // `item`, which was pushed and not popped, has been added again.
  virtual void touch(const Item& item) noexcept = 0;
};

}  // namespace kinform::inline v0
