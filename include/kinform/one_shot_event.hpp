// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Something that happens once and then stays true, such as "the cache has synced".

#pragma once

#include <atomic>
#include <stop_token>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

// Thread safety: all members may be called from any thread. Whoever has returned from wait() may
// destroy the event, even while set() is under way; whoever has only seen is_set() may not.
class OneShotEvent {
 public:
  // What happened before set() is visible to whoever sees the event set. Further calls do nothing.
  void set();

  // Takes no lock.
  [[nodiscard]] bool is_set() const noexcept { return set_.load(std::memory_order_acquire); }

  // Blocks until the event is set. Returns false if a stop came first.
  bool wait(const std::stop_token& stop) const;
  // The same, but also returns false once `clock` reaches `deadline`.
  bool wait_until(Clock& clock, TimePoint deadline, const std::stop_token& stop) const;

 private:
  std::atomic<bool> set_ = false;  // Written with mutex_ held.
  mutable detail::Mutex mutex_;
  mutable detail::CondVar changed_;
};

}  // namespace kinform::inline v0
