// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An event that happens once and stays set, such as "the cache has synced".

#pragma once

#include <atomic>
#include <stop_token>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

// Thread safety: all members may be called from any thread. A thread that has returned true from
// wait() may destroy the event, even while set() is still running; a thread that has only seen
// is_set() may not.
class KINFORM_EXPORT OneShotEvent {
 public:
  // Sets the event. Writes before set() are visible to every thread that sees the event set.
  // Further calls do nothing.
  void set();

  // Takes no lock.
  [[nodiscard]] bool is_set() const noexcept { return set_.load(std::memory_order_acquire); }

  // Blocks until the event is set. Returns false if a stop was requested first.
  bool wait(const std::stop_token& stop) const;
  // Like wait(), but also returns false once `clock` reaches `deadline`.
  bool wait_until(Clock& clock, TimePoint deadline, const std::stop_token& stop) const;

 private:
  std::atomic<bool> set_ = false;  // Written with mutex_ held.
  mutable detail::Mutex mutex_;
  mutable detail::CondVar changed_;
};

}  // namespace kinform::inline v0
