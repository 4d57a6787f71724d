// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A work queue with retries: items that fail are added again with increasing delays.

#pragma once

#include <functional>
#include <memory>
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
class RateLimitingQueue : private DelayingQueue<Item, Hash, Equal> {
  using Base = DelayingQueue<Item, Hash, Equal>;

 public:
  using Lease = typename Base::Lease;

  explicit RateLimitingQueue(RateLimitingQueueOptions<Item> options = {});

  // Adds the item after the delay that the rate limiter returns for it.
  void add_rate_limited(const Item& item) { add_after(item, rate_limiter_->when(item)); }

  // Clears the item's history of failures; call it when the item has succeeded or is given up.
  // Items that are never forgotten stay in memory. Does not remove the item from the queue.
  void forget(const Item& item) { rate_limiter_->forget(item); }

  // Returns how often the item was added with add_rate_limited() since it was last forgotten.
  [[nodiscard]] int num_requeues(const Item& item) const {
    return rate_limiter_->num_requeues(item);
  }

  // The other members are those of DelayingQueue.
  using Base::add;
  using Base::add_after;
  using Base::get;
  using Base::is_shutting_down;
  using Base::shut_down;
  using Base::shut_down_with_drain;
  using Base::size;
  using Base::try_get;

 private:
  const std::unique_ptr<RateLimiter<Item>> rate_limiter_;
};

// Implementation.

template <class Item, class Hash, class Equal>
RateLimitingQueue<Item, Hash, Equal>::RateLimitingQueue(RateLimitingQueueOptions<Item> options)
    : Base({.name = std::move(options.name),
            .metrics = options.metrics,
            .ordering = std::move(options.ordering),
            .clock = options.clock}),
      rate_limiter_(options.rate_limiter != nullptr
                        ? std::move(options.rate_limiter)
                        : default_controller_rate_limiter<Item, Hash, Equal>(*options.clock)) {}

}  // namespace kinform::inline v0
