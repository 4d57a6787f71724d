// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Waiter: one blocked thread, and the ways to wake it.

#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0::detail {

// The reason why a wait ended.
enum class Wake : std::uint8_t {
  Notified,  // The state may have changed: check it again.
  DeadlineReached,
  StopRequested,
};

// A blocked thread. Lives on that thread's stack; a thread that wakes it must prevent its
// destruction meanwhile.
//
// Thread safety: block() and block_until() belong to the waiting thread; all other members may be
// called from any thread. No other lock is taken inside, so wake() may be called with any lock
// held.
class KINFORM_EXPORT Waiter {
 public:
  Waiter() = default;
  Waiter(const Waiter&) = delete;
  Waiter& operator=(const Waiter&) = delete;

  // Wakes the thread. The first reason counts. Returns false if the waiter was already awake.
  bool wake(Wake reason);

  [[nodiscard]] bool is_awake() const;

  // REQUIRES: is_awake().
  [[nodiscard]] Wake reason() const;

  void block();

  // Like block(), but also wakes, with DeadlineReached, when the machine's monotonic clock reaches
  // `deadline`.
  void block_until(std::chrono::steady_clock::time_point deadline);

 private:
  // Uses plain standard types, because the annotated Mutex and CondVar are built on this class.
  mutable std::mutex mutex_;
  std::condition_variable woken_;
  bool awake_ = false;
  Wake reason_ = Wake::Notified;
};

}  // namespace kinform::inline v0::detail
