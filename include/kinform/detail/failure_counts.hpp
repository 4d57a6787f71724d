// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Counts failures per item, for rate limiters.

#pragma once

#include <atomic>
#include <cstddef>
#include <limits>
#include <optional>

#include "kinform/detail/item_map.hpp"
#include "kinform/detail/short_mutex.hpp"

namespace kinform::inline v0::detail {

// Failure counts of all items that failed and were not forgotten. Unbounded: callers must forget
// items.
//
// Thread safety: all members may be called from any thread.
template <class Item, class Hash, class Equal>
class FailureCounts {
 public:
  // Counts a failure, and returns the number of earlier failures.
  int add(const Item& item);

  [[nodiscard]] int of(const Item& item) const;

  // Takes no lock if no failures are stored, because it is called after every success.
  void forget(const Item& item);

 private:
  struct Count : ItemNode<Item, Count> {
    int failures = 0;
  };

  mutable ShortMutex mutex_;
  ItemMap<Item, Count, Equal> counts_ KINFORM_GUARDED_BY(mutex_);
  // Size of counts_. May be read without the lock: a thread that forgets an item has seen its
  // failure, so it reads a value at least that recent.
  std::atomic<std::size_t> size_ = 0;
};

// Implementation.

template <class Item, class Hash, class Equal>
int FailureCounts<Item, Hash, Equal>::add(const Item& item) {
  const std::size_t hash = Hash{}(item);
  const MutexLock lock(mutex_);
  int& failures = counts_.find_or_insert(hash, item).failures;
  size_.store(counts_.size(), std::memory_order_relaxed);
  return failures == std::numeric_limits<int>::max() ? failures : failures++;
}

template <class Item, class Hash, class Equal>
int FailureCounts<Item, Hash, Equal>::of(const Item& item) const {
  const std::size_t hash = Hash{}(item);
  const MutexLock lock(mutex_);
  const Count* const count = counts_.find(hash, item);
  return count == nullptr ? 0 : count->failures;
}

template <class Item, class Hash, class Equal>
void FailureCounts<Item, Hash, Equal>::forget(const Item& item) {
  if (size_.load(std::memory_order_relaxed) == 0) return;
  const std::size_t hash = Hash{}(item);
  std::optional<Item> released;  // Destroyed after the mutex is released.
  const MutexLock lock(mutex_);
  Count* const count = counts_.find(hash, item);
  if (count == nullptr) return;
  count->failures = 0;  // The node may be reused.
  released = counts_.erase(*count);
  size_.store(counts_.size(), std::memory_order_relaxed);
}

}  // namespace kinform::inline v0::detail
