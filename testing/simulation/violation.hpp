// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds of bugs that a simulation can find.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0::test_support {

enum class ViolationKind : std::uint8_t {
  IllegalHistory,      // Second addition, change of an unknown object, or wrong old state.
  VersionWentBack,     // An older state followed a newer one of the same history.
  CacheNotServer,      // The cache differs from the server's state at the cache's version.
  HandlerBeforeCache,  // A handler received an object before the cache showed it.
  CallAfterRemoval,    // A handler was called after its removal, or after the informer had stopped.
  SyncedTooEarly,      // Reported as synced before the first list was complete.
  NotConverged,        // After the faults, the cache or a handler stays different from the server.
  NeedlessRelist,      // A relist although the watch could have been resumed.
  BusyLoop,            // Requests without a pause.
  WaitTooLong,         // A backoff above the maximum.
  SlowRecovery,        // A single failure after a quiet time took longer than the first backoff.
  ResyncMissing,       // A handler with resync did not receive an object.
  ResyncUnasked,       // A handler without resync received an unchanged object.
  IllegalRequest,      // A request that no server accepts.
  FirstSyncLate,       // Not synced after two minutes although only streaming lists fail.
  StuckStream,         // A streaming list was read on after it should have been given up.
  StreamedAgain,       // A streaming list was requested although a list was due.
  NeedlessFallback,    // A streaming list was given up although it could still be completed.
  // Violations of elections.
  TwoLeaders,            // Two processes may act at the same time.
  LeaseTakenTooEarly,    // Taken within the lease duration after its last write.
  SuccessorWiped,        // A lease was released by a process that did not hold it.
  WrongTransitions,      // leaseTransitions does not match the changes of holder.
  NoLeader,              // There is no leader although there are no faults.
  LeadershipLostInCalm,  // The leader loses its lease although there are no faults.
};

[[nodiscard]] std::string_view to_string(ViolationKind kind) noexcept;

struct Violation {
  ViolationKind kind = {};
  std::string what = {};
};

// Keeps the first violation of a run; later ones are consequences of it. Not thread-safe.
class Referee {
 public:
  void report(ViolationKind kind, std::string what) {
    if (!violation_) violation_ = Violation{.kind = kind, .what = std::move(what)};
  }
  [[nodiscard]] const std::optional<Violation>& violation() const { return violation_; }

 private:
  std::optional<Violation> violation_;
};

}  // namespace kinform::inline v0::test_support
