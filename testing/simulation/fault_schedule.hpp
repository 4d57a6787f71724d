// Which faults strike, how often, and how often they have.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0::test_support {

enum class Fault : std::uint8_t {
  // Answers to any request.
  ConnectionRefused,
  TooManyRequests,  // With Retry-After.
  InternalError,
  Forbidden,
  ConnectionReset,
  SlowResponse,
  // Of lists.
  TruncatedList,
  // Of open watches.
  CutWatch,
  CutInsideEvent,
  BrokenEvent,  // Bytes that are no event.
  SilentWatch,  // The peer is gone, and nobody says so.
  EarlyEnd,
  ExpiredEvent,
  TooManyRequestsEvent,
  InternalErrorEvent,
  LateEvent,
  RepeatedEvent,  // A resumed watch tells the last event once more.
  // Of the server.
  LaggingCache,
  Compaction,
  ForgottenChanges,
  Restart,
  RestoredBackup,  // Old revisions come again.
  BumpedBackup,    // Revisions go on beyond all that were there.
};
inline constexpr std::size_t kFaults = static_cast<std::size_t>(Fault::BumpedBackup) + 1;

[[nodiscard]] std::string_view to_string(Fault fault) noexcept;

using FaultCounts = std::array<std::uint64_t, kFaults>;

// Not thread-safe.
class FaultSchedule {
 public:
  // `random` must outlive the plan.
  explicit FaultSchedule(Random& random) : random_(random) {}

  // From now on each kind of fault strikes with a probability of its own, many not at all.
  void begin_phase();
  // Every request is refused.
  void begin_outage();
  // None at all.
  void end();
  [[nodiscard]] bool is_calm() const { return calm_; }

  // Draws; true is counted as a fault.
  [[nodiscard]] bool strikes(Fault fault);
  // The same, for a fault that has not happened yet: count() it when it does.
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

}  // namespace kinform::inline v0::testing
