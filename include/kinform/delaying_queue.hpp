// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A WorkQueue whose items can be added with a delay.

#pragma once

#include <functional>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/work_queue.hpp"

namespace kinform::inline v0 {

// A WorkQueue with add_after(). An item can be scheduled for later and be queued, or leased to a
// worker, at the same time; neither add() nor get() cancels the schedule.
//
// It has no thread: due items are moved into the queue, in the order of their due times, by a
// worker that waits in get(), and at the start of every operation.
//
// The number of schedules is not limited: there is at most one for each item, and the queue itself
// is unbounded for the same reason.
//
// Thread safety: all members may be called from any thread. The queue must outlive its leases.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class DelayingQueue : private WorkQueue<Item, Hash, Equal> {
  using Base = WorkQueue<Item, Hash, Equal>;

 public:
  using Lease = typename Base::Lease;

  explicit DelayingQueue(WorkQueueOptions<Item> options = {}) : Base(std::move(options)) {}

  // Adds the item after `delay`; at once if the delay is not positive. An item has at most one
  // schedule: if it is added several times, the earliest time is kept. Does nothing once the queue
  // is shut down.
  void add_after(const Item& item, Duration delay) { this->add_key(item, delay); }
  void add_after(Item&& item, Duration delay) { this->add_key(std::move(item), delay); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add_after(const Key& key, Duration delay) {
    this->add_key(key, delay);
  }

  // The other members are those of WorkQueue. size() does not count items that are not due yet.
  // Shutting down, with or without draining, drops them.
  using Base::add;
  using Base::get;
  using Base::is_shutting_down;
  using Base::shut_down;
  using Base::shut_down_with_drain;
  using Base::size;
  using Base::try_get;
};

}  // namespace kinform::inline v0
