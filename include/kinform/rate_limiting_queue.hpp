// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A work queue with retries: items that fail are added again with increasing delays.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/rate_limiter.hpp"
#include "kinform/delaying_queue.hpp"

namespace kinform::inline v0 {

// Fields that WorkQueueOptions also has mean the same as there.
template <class Item>
struct RateLimitingQueueOptions {
  std::string name = {};
  MetricsSink* metrics = nullptr;
  std::unique_ptr<ItemOrdering<Item>> ordering = {};
  Clock* clock = &system_clock();

  // Default: default_controller_rate_limiter().
  std::unique_ptr<RateLimiter<Item>> rate_limiter = {};
};

// A DelayingQueue whose delays come from a RateLimiter. A worker looks like this:
//
//   while (const auto key = queue.get(stop)) {
//     if (reconcile(*key)) {
//       queue.forget(*key);
//     } else {
//       queue.add_rate_limited(*key);
//     }
//   }
//
// Thread safety: all members may be called from any thread. The queue must outlive its leases.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class RateLimitingQueue {
 public:
  using Lease = typename DelayingQueue<Item, Hash, Equal>::Lease;

  explicit RateLimitingQueue(RateLimitingQueueOptions<Item> options = {});

  // Adds the item after the delay that the rate limiter returns for it.
  void add_rate_limited(const Item& item) { queue_.add_after(item, rate_limiter_->when(item)); }

  // Clears the item's history of failures; call it when the item has succeeded or is given up.
  // Items that are never forgotten stay in memory. Does not remove the item from the queue.
  void forget(const Item& item) { rate_limiter_->forget(item); }

  // Returns how often the item was added with add_rate_limited() since it was last forgotten.
  [[nodiscard]] int num_requeues(const Item& item) const {
    return rate_limiter_->num_requeues(item);
  }

  // The other members are those of DelayingQueue.
  void add_after(const Item& item, Duration delay) { queue_.add_after(item, delay); }
  void add_after(Item&& item, Duration delay) { queue_.add_after(std::move(item), delay); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add_after(const Key& key, Duration delay) {
    queue_.add_after(key, delay);
  }
  void add(const Item& item) { queue_.add(item); }
  void add(Item&& item) { queue_.add(std::move(item)); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add(const Key& key) {
    queue_.add(key);
  }
  Lease get(std::stop_token stop = {}) { return queue_.get(std::move(stop)); }
  Lease try_get() { return queue_.try_get(); }
  [[nodiscard]] std::size_t size() const { return queue_.size(); }
  void shut_down() { queue_.shut_down(); }
  bool shut_down_with_drain(std::stop_token stop = {}) {
    return queue_.shut_down_with_drain(std::move(stop));
  }
  [[nodiscard]] bool is_shutting_down() const { return queue_.is_shutting_down(); }

 private:
  const std::unique_ptr<RateLimiter<Item>> rate_limiter_;
  DelayingQueue<Item, Hash, Equal> queue_;
};

// Implementation.

template <class Item, class Hash, class Equal>
RateLimitingQueue<Item, Hash, Equal>::RateLimitingQueue(RateLimitingQueueOptions<Item> options)
    : rate_limiter_(options.rate_limiter != nullptr
                        ? std::move(options.rate_limiter)
                        : default_controller_rate_limiter<Item, Hash, Equal>(*options.clock)),
      queue_({.name = std::move(options.name),
              .metrics = options.metrics,
              .ordering = std::move(options.ordering),
              .clock = options.clock}) {}

}  // namespace kinform::inline v0
