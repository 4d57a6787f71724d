// What a simulation can find to be wrong.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace kinform::inline v0::test_support {

enum class ViolationKind : std::uint8_t {
  IllegalHistory,      // A handler heard an addition twice, a change of nothing, a wrong old state.
  VersionWentBack,     // An older state followed a newer one, in a continuous history.
  CacheNotServer,      // The cache is no state that the server had at the cache's version.
  HandlerBeforeCache,  // A handler heard of what the cache did not show yet.
  CallAfterRemoval,    // A handler was called that had left, or whose informer had stopped.
  SyncedTooEarly,      // Somebody was called synced before the first list was there.
  NotConverged,    // After the faults the cache, or a handler, does not become what the server is.
  NeedlessRelist,  // A list without a reason: the watch could have been resumed.
  BusyLoop,        // Request after request without a pause.
  WaitTooLong,     // A wait between two tries beyond the longest that there is.
  SlowRecovery,    // A single failure after a quiet time took more than the first wait.
  ResyncMissing,   // A handler that wants resyncs did not hear of an object.
  ResyncUnasked,   // A handler that wants none heard of an unchanged object.
  IllegalRequest,  // A request that no server accepts.
  // Of elections.
  TwoLeaders,            // Two processes might act at the same time.
  LeaseTakenTooEarly,    // Less than its duration after it was last written.
  SuccessorWiped,        // A lease was given back by somebody who did not hold it.
  WrongTransitions,      // A change of holder that was not counted, or one that was none.
  NoLeader,              // All is well, and nobody leads.
  LeadershipLostInCalm,  // All is well, and the leader loses its lease.
};

[[nodiscard]] std::string_view to_string(ViolationKind kind) noexcept;

struct Violation {
  ViolationKind kind = {};
  std::string what = {};
};

// Takes the first violation of a run; those that follow from it say little. Not thread-safe.
class Referee {
 public:
  void report(ViolationKind kind, std::string what) {
    if (!violation_) violation_ = Violation{.kind = kind, .what = std::move(what)};
  }
  [[nodiscard]] const std::optional<Violation>& violation() const { return violation_; }

 private:
  std::optional<Violation> violation_;
};

}  // namespace kinform::inline v0::testing
