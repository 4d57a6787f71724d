// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decides which faults occur and how often, and counts them.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::test_support {

enum class Fault : std::uint8_t {
  // Responses to any request.
  ConnectionRefused,
  TooManyRequests,  // With Retry-After.
  InternalError,
  Forbidden,
  ConnectionReset,
  SlowResponse,
  // Faults of lists.
  TruncatedList,
  // Faults of streaming lists.
  StreamRefused,         // 429, with or without Retry-After.
  StreamPlainBookmarks,  // Plain bookmarks, and never the marker.
  StreamNoBookmarks,     // Neither the marker nor other bookmarks.
  StreamEndsHalfWay,
  // Faults of open watches.
  CutWatch,
  CutInsideEvent,
  BrokenEvent,  // Bytes that are not an event.
  SilentWatch,  // The peer vanishes without closing.
  EarlyEnd,
  EndAfterEvent,  // After its first event; a resumed watch first repeats the last one.
  ExpiredEvent,
  TooManyRequestsEvent,
  InternalErrorEvent,
  LateEvent,
  RepeatedEvent,  // A resumed watch delivers the last event again.
  // Faults of the server.
  LaggingCache,
  Compaction,
  ForgottenChanges,
  Restart,
  RestoredBackup,  // Revisions are reused.
  BumpedBackup,    // Revisions continue above all earlier ones.
};
inline constexpr std::size_t kFaults = static_cast<std::size_t>(Fault::BumpedBackup) + 1;

[[nodiscard]] std::string_view to_string(Fault fault) noexcept;

using FaultCounts = std::array<std::uint64_t, kFaults>;

// Not thread-safe.
class FaultSchedule {
 public:
  // `random` must outlive the schedule.
  explicit FaultSchedule(Random& random) : random_(random) {}

  // Begins a phase: draws a new probability for each kind of fault, which for many is zero.
  void begin_phase();
  // Begins a phase in which every request is refused.
  void begin_outage();
  // Begins a phase in which every watch ends after one event, and nothing else fails.
  void begin_short_watches();
  // Ends the last phase: no fault occurs from now on.
  void end();
  [[nodiscard]] bool is_calm() const { return calm_; }

  // Draws whether the fault happens now, and counts it if so.
  [[nodiscard]] bool strikes(Fault fault);
  // Draws whether the fault will happen later; call count() when it does.
  [[nodiscard]] bool will_strike(Fault fault) { return random_.chance(rate(fault)); }
  void count(Fault fault) { ++counts_[static_cast<std::size_t>(fault)]; }

  [[nodiscard]] const FaultCounts& counts() const { return counts_; }

 private:
  [[nodiscard]] double& rate(Fault fault) { return rates_[static_cast<std::size_t>(fault)]; }

  Random& random_;
  bool calm_ = true;
  std::array<double, kFaults> rates_ = {};
  FaultCounts counts_ = {};
};

}  // namespace kinform::inline v0::test_support
