// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Simulates three candidates for one Lease, on one thread and in virtual time: clocks that differ,
// processes that pause and crash, a network that loses, delays and partitions. docs/simulation.md
// lists the faults and the checks.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "testing/simulation/injected_bugs.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

enum class ElectionFault : std::uint8_t {
  SlowRequest,
  SlowResponse,
  LostRequest,
  LostResponse,
  LateRequest,  // Arrives long after its sender has given up.
  ServerError,
  Outage,     // No candidate reaches the server.
  Partition,  // One candidate does not reach the server.
  Pause,      // A process is frozen while its clock runs.
  Crash,
  Stop,  // Orderly: the work ends, then the lease is released.
  DateJump,
  ForeignWrite,  // Another client writes the lease without holding it.
};
inline constexpr std::size_t kElectionFaults = 13;

[[nodiscard]] std::string_view to_string(ElectionFault fault) noexcept;

struct ElectionSimulationOptions {
  std::uint64_t seed = 1;
  // The bug to inject into all candidates, to check that the simulation detects it.
  ElectionBug bug = ElectionBug::None;
  // If set, receives a line for every event of the run.
  std::ostream* trace = nullptr;
};

struct ElectionSimulationCounts {
  std::uint64_t steps = 0;
  std::uint64_t requests = 0;
  std::uint64_t leaderships = 0;
  std::uint64_t losses = 0;     // Leaderships lost because the lease was not renewed in time.
  std::uint64_t takeovers = 0;  // Takeovers of a lease that was not released.
  std::array<std::uint64_t, kElectionFaults> faults = {};
  Duration virtual_time = Duration::zero();
  // The longest time until a candidate acquired or renewed the lease after the last fault, or after
  // a leader had ended its work or crashed.
  Duration recovery = Duration::zero();
};

struct ElectionSimulationResult {
  std::optional<Violation> violation = {};
  // A hash of the whole trace: equal for equal runs.
  std::uint64_t digest = 0;
  ElectionSimulationCounts counts = {};
  std::vector<std::string> last_lines = {};  // The last lines of the trace.
};

// Equal options give equal results on every machine.
[[nodiscard]] ElectionSimulationResult simulate_election(const ElectionSimulationOptions& options);

}  // namespace kinform::inline v0::test_support
