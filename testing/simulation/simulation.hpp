// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Simulates one informer and its server on one thread and in virtual time. docs/simulation.md lists
// the faults and the checks.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/reflector_status.hpp"
#include "testing/simulation/fault_schedule.hpp"
#include "testing/simulation/injected_bugs.hpp"
#include "testing/simulation/simulated_wire.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

struct SimulationOptions {
  std::uint64_t seed = 1;
  // The bug to inject, to check that the simulation detects it.
  InformerBug bug = InformerBug::None;
  // The format of the server's responses; unset: format_of(seed).
  std::optional<WireFormat> format = {};
  // If set, receives a line for every event of the run.
  std::ostream* trace = nullptr;
};

// Returns the format of a world: JSON if the seed is even, protobuf if it is odd. Not drawn from
// the seed's random numbers: what happens in a world does not depend on it.
[[nodiscard]] WireFormat format_of(std::uint64_t seed);

struct SimulationCounts {
  std::uint64_t steps = 0;
  std::uint64_t requests = 0;
  std::uint64_t events = 0;  // Watch events delivered.
  std::uint64_t handlers = 0;
  std::uint64_t calls = 0;  // Handler calls.
  std::uint64_t lists = 0;
  CountByReason<RelistReason, kRelistReasons> relists = {};
  CountByReason<StreamingFallback, kStreamingFallbacks> streaming_fallbacks = {};
  FaultCounts faults = {};
  Duration virtual_time = Duration::zero();
  // The time from the end of the faults until cache and handlers equalled the server.
  Duration recovery = Duration::zero();
};

struct SimulationResult {
  std::optional<Violation> violation = {};
  // A hash of the whole trace: equal for equal runs.
  std::uint64_t digest = 0;
  SimulationCounts counts = {};
  std::vector<std::string> last_lines = {};  // The last lines of the trace.
};

// Equal options give equal results on every machine.
[[nodiscard]] SimulationResult simulate(const SimulationOptions& options);

}  // namespace kinform::inline v0::test_support
