// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One blocked thread, and the ways in which it can be woken.

#pragma once

#include <condition_variable>
#include <cstdint>
#include <mutex>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::detail {

// Why a wait has ended.
enum class Wake : std::uint8_t {
  Notified,  // Somebody says that the state has changed: look at it again.
  DeadlineReached,
  StopRequested,
};

// Lives on the stack of the thread that waits. Whoever wakes it must keep it from being destroyed
// meanwhile.
//
// Thread safety: block() and block_until() belong to the waiting thread; the others are for all
// threads. No other lock is taken inside, so wake() may be called with any lock held.
class Waiter {
 public:
  Waiter() = default;
  Waiter(const Waiter&) = delete;
  Waiter& operator=(const Waiter&) = delete;

  // The first reason counts. Returns false if the waiter was awake already.
  bool wake(Wake reason);

  [[nodiscard]] bool is_awake() const;

  // REQUIRES: is_awake().
  [[nodiscard]] Wake reason() const;

  void block();

  // Wakes by itself, with DeadlineReached, when the machine's monotonic time is `deadline`.
  void block_until(std::chrono::steady_clock::time_point deadline);

 private:
  // Plain standard types: this is what the annotated ones are made of.
  mutable std::mutex mutex_;
  std::condition_variable woken_;
  bool awake_ = false;
  Wake reason_ = Wake::Notified;
};

}  // namespace kinform::inline v0::detail
