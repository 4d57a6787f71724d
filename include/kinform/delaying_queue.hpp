// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A WorkQueue whose items can be added with a delay.

#pragma once

#include <cstddef>
#include <functional>
#include <stop_token>
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
class DelayingQueue {
 public:
  using Lease = typename WorkQueue<Item, Hash, Equal>::Lease;

  explicit DelayingQueue(WorkQueueOptions<Item> options = {}) : queue_(std::move(options)) {}

  // Adds the item after `delay`; at once if the delay is not positive. An item has at most one
  // schedule: if it is added several times, the earliest time is kept. Does nothing once the queue
  // is shut down.
  void add_after(const Item& item, Duration delay) { queue_.add_key_after(item, delay); }
  void add_after(Item&& item, Duration delay) { queue_.add_key_after(std::move(item), delay); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add_after(const Key& key, Duration delay) {
    queue_.add_key_after(key, delay);
  }

  // The other members are those of WorkQueue. Shutting down, with or without draining, drops all
  // items that are not due yet.
  void add(const Item& item) { queue_.add(item); }
  void add(Item&& item) { queue_.add(std::move(item)); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add(const Key& key) {
    queue_.add(key);
  }
  Lease get(std::stop_token stop = {}) { return queue_.get(std::move(stop)); }
  Lease try_get() { return queue_.try_get(); }
  // Does not count items that are not due yet.
  [[nodiscard]] std::size_t size() const { return queue_.size(); }
  void shut_down() { queue_.shut_down(); }
  bool shut_down_with_drain(std::stop_token stop = {}) {
    return queue_.shut_down_with_drain(std::move(stop));
  }
  [[nodiscard]] bool is_shutting_down() const { return queue_.is_shutting_down(); }

 private:
  WorkQueue<Item, Hash, Equal> queue_;
};

}  // namespace kinform::inline v0
