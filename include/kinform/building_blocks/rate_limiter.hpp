// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Rate limiters for work queues: how long an item waits before it is retried.

#pragma once

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/token_bucket.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/failure_counts.hpp"
#include "kinform/detail/item_hash.hpp"

namespace kinform::inline v0 {

// Decides when an item may be retried.
//
// Thread safety: all members may be called from any thread.
template <class Item>
class RateLimiter {
 public:
  virtual ~RateLimiter() = default;

  // Returns how long the item must wait. Each call counts as one more failure.
  [[nodiscard]] virtual Duration when(const Item& item) = 0;

  // Resets the item's failure count, after it succeeded or was given up.
  virtual void forget(const Item& item) = 0;

  // Returns the number of failures since the item was last forgotten.
  [[nodiscard]] virtual int num_requeues(const Item& item) const = 0;
};

// The usual limiter for controllers: the longer of an exponential delay per item, from 5 ms to 1000
// s, and a token bucket for all items with 10 tokens per second and a burst of 100. `clock` must
// outlive it.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
[[nodiscard]] std::unique_ptr<RateLimiter<Item>> default_controller_rate_limiter(
    Clock& clock = system_clock());

// An exponential delay per item, from 1 ms to 1000 s.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
[[nodiscard]] std::unique_ptr<RateLimiter<Item>> default_item_rate_limiter();

struct ExponentialDelayOptions {
  Duration base_delay = std::chrono::milliseconds(5);
  Duration max_delay = std::chrono::seconds(1000);
};

// Doubles the delay with each failure of an item: base_delay, 2 * base_delay, 4 * base_delay …, up
// to max_delay.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class ItemExponentialFailureRateLimiter final : public RateLimiter<Item> {
 public:
  // REQUIRES: 0 <= base_delay, 0 <= max_delay.
  explicit ItemExponentialFailureRateLimiter(ExponentialDelayOptions options = {});

  [[nodiscard]] Duration when(const Item& item) override;
  void forget(const Item& item) override { failures_.forget(item); }
  [[nodiscard]] int num_requeues(const Item& item) const override { return failures_.of(item); }

 private:
  const ExponentialDelayOptions options_;
  detail::FailureCounts<Item, Hash, Equal> failures_;
};

struct FastSlowOptions {
  Duration fast_delay = std::chrono::milliseconds(5);
  Duration slow_delay = std::chrono::seconds(10);
  int fast_attempts = 5;  // Number of failures per item that get fast_delay.
};

// Retries an item fast at first, then slowly.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class ItemFastSlowRateLimiter final : public RateLimiter<Item> {
 public:
  explicit ItemFastSlowRateLimiter(FastSlowOptions options = {}) : options_(options) {}

  [[nodiscard]] Duration when(const Item& item) override {
    return failures_.add(item) < options_.fast_attempts ? options_.fast_delay : options_.slow_delay;
  }
  void forget(const Item& item) override { failures_.forget(item); }
  [[nodiscard]] int num_requeues(const Item& item) const override { return failures_.of(item); }

 private:
  const FastSlowOptions options_;
  detail::FailureCounts<Item, Hash, Equal> failures_;
};

// One token bucket for all items; does not count failures.
template <class Item>
class BucketRateLimiter final : public RateLimiter<Item> {
 public:
  explicit BucketRateLimiter(TokenBucketOptions options = {}) : bucket_(options) {}

  [[nodiscard]] Duration when(const Item& /*item*/) override { return bucket_.take(); }
  void forget(const Item& /*item*/) override {}
  [[nodiscard]] int num_requeues(const Item& /*item*/) const override { return 0; }

 private:
  TokenBucket bucket_;
};

// Returns the longest delay and the highest failure count of several limiters. Every call goes to
// all of them, so each keeps its own count.
template <class Item>
class MaxOfRateLimiter final : public RateLimiter<Item> {
 public:
  explicit MaxOfRateLimiter(std::vector<std::unique_ptr<RateLimiter<Item>>> limiters)
      : limiters_(std::move(limiters)) {}

  [[nodiscard]] Duration when(const Item& item) override;
  void forget(const Item& item) override;
  [[nodiscard]] int num_requeues(const Item& item) const override;

 private:
  const std::vector<std::unique_ptr<RateLimiter<Item>>> limiters_;
};

// Wraps another limiter and caps its delays at max_delay.
template <class Item>
class WithMaxWaitRateLimiter final : public RateLimiter<Item> {
 public:
  WithMaxWaitRateLimiter(std::unique_ptr<RateLimiter<Item>> limiter, Duration max_delay)
      : limiter_(std::move(limiter)), max_delay_(max_delay) {}

  [[nodiscard]] Duration when(const Item& item) override {
    return std::min(limiter_->when(item), max_delay_);
  }
  void forget(const Item& item) override { limiter_->forget(item); }
  [[nodiscard]] int num_requeues(const Item& item) const override {
    return limiter_->num_requeues(item);
  }

 private:
  const std::unique_ptr<RateLimiter<Item>> limiter_;
  const Duration max_delay_;
};

namespace detail {

// Returns base_delay * 2^failures, or max_delay if that is smaller or the product would overflow.
[[nodiscard]] KINFORM_EXPORT Duration exponential_delay(const ExponentialDelayOptions& options,
                                                        int failures);

}  // namespace detail

// Implementation.

template <class Item, class Hash, class Equal>
std::unique_ptr<RateLimiter<Item>> default_controller_rate_limiter(Clock& clock) {
  std::vector<std::unique_ptr<RateLimiter<Item>>> limiters;
  limiters.push_back(std::make_unique<ItemExponentialFailureRateLimiter<Item, Hash, Equal>>());
  limiters.push_back(
      std::make_unique<BucketRateLimiter<Item>>(TokenBucketOptions{.clock = &clock}));
  return std::make_unique<MaxOfRateLimiter<Item>>(std::move(limiters));
}

template <class Item, class Hash, class Equal>
std::unique_ptr<RateLimiter<Item>> default_item_rate_limiter() {
  return std::make_unique<ItemExponentialFailureRateLimiter<Item, Hash, Equal>>(
      ExponentialDelayOptions{.base_delay = std::chrono::milliseconds(1)});
}

template <class Item, class Hash, class Equal>
ItemExponentialFailureRateLimiter<Item, Hash, Equal>::ItemExponentialFailureRateLimiter(
    ExponentialDelayOptions options)
    : options_(options) {
  KINFORM_ASSERT(options_.base_delay >= Duration::zero());
  KINFORM_ASSERT(options_.max_delay >= Duration::zero());
}

template <class Item, class Hash, class Equal>
Duration ItemExponentialFailureRateLimiter<Item, Hash, Equal>::when(const Item& item) {
  return detail::exponential_delay(options_, failures_.add(item));
}

template <class Item>
Duration MaxOfRateLimiter<Item>::when(const Item& item) {
  Duration longest = Duration::zero();
  for (const auto& limiter : limiters_) longest = std::max(longest, limiter->when(item));
  return longest;
}

template <class Item>
void MaxOfRateLimiter<Item>::forget(const Item& item) {
  for (const auto& limiter : limiters_) limiter->forget(item);
}

template <class Item>
int MaxOfRateLimiter<Item>::num_requeues(const Item& item) const {
  int most = 0;
  for (const auto& limiter : limiters_) most = std::max(most, limiter->num_requeues(item));
  return most;
}

}  // namespace kinform::inline v0
