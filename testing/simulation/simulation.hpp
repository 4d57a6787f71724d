// One informer in a simulated world, on one thread and in virtual time. docs/simulation.md says
// what happens there, and what is checked.

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
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

struct SimulationOptions {
  std::uint64_t seed = 1;
  // Injected, to check that the simulation detects it.
  InformerBug bug = InformerBug::None;
  // Gets a line for everything that happens, unless null.
  std::ostream* trace = nullptr;
};

struct SimulationCounts {
  std::uint64_t steps = 0;
  std::uint64_t requests = 0;
  std::uint64_t events = 0;  // Told by watches.
  std::uint64_t handlers = 0;
  std::uint64_t calls = 0;  // Of handlers.
  std::uint64_t lists = 0;
  CountByReason<RelistReason, kRelistReasons> relists = {};
  FaultCounts faults = {};
  Duration virtual_time = Duration::zero();
  // From the end of the faults until everybody knew what the server had.
  Duration recovery = Duration::zero();
};

struct SimulationResult {
  std::optional<Violation> violation = {};
  // Of everything that happened: equal for equal runs.
  std::uint64_t digest = 0;
  SimulationCounts counts = {};
  std::vector<std::string> last_lines = {};  // Of the trace.
};

// The same for the same options, always and everywhere.
[[nodiscard]] SimulationResult simulate(const SimulationOptions& options);

}  // namespace kinform::inline v0::testing
