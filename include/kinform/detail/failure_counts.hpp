// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Counts failures per item, for rate limiters.

#pragma once

#include <limits>
#include <unordered_map>

#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::detail {

// Failure counts of all items that failed and were not forgotten. Unbounded: callers must forget
// items.
//
// Thread safety: all members may be called from any thread.
template <class Item, class Hash, class Equal>
class FailureCounts {
 public:
  // Counts a failure, and returns the number of earlier failures.
  int add(const Item& item) {
    const MutexLock lock(mutex_);
    int& failures = counts_[item];
    return failures == std::numeric_limits<int>::max() ? failures : failures++;
  }

  [[nodiscard]] int of(const Item& item) const {
    const MutexLock lock(mutex_);
    const auto found = counts_.find(item);
    return found == counts_.end() ? 0 : found->second;
  }

  void forget(const Item& item) {
    typename Counts::node_type forgotten;  // Destroyed after the mutex is released.
    const MutexLock lock(mutex_);
    forgotten = counts_.extract(item);
  }

 private:
  using Counts = std::unordered_map<Item, int, Hash, Equal>;

  mutable Mutex mutex_;
  Counts counts_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::detail
