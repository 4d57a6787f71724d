// Three candidates for one lease in a simulated world, on one thread and in virtual time: clocks
// that differ, processes that freeze and die, a network that loses, delays and cuts off.
// docs/simulation.md says what happens there, and what is checked.

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
  LateRequest,  // Arrives long after its sender has given it up.
  ServerError,
  Outage,     // Of the server, for all.
  Partition,  // Of one candidate from the server.
  Pause,      // Of a process, while its clock goes on.
  Crash,
  Stop,  // In order: the work ends, the lease is given back.
  DateJump,
  ForeignWrite,  // Somebody touches the lease without holding it.
};
inline constexpr std::size_t kElectionFaults = 13;

[[nodiscard]] std::string_view to_string(ElectionFault fault) noexcept;

struct ElectionSimulationOptions {
  std::uint64_t seed = 1;
  // Injected into all candidates, to check that the simulation detects it.
  ElectionBug bug = ElectionBug::None;
  // Gets a line for everything that happens, unless null.
  std::ostream* trace = nullptr;
};

struct ElectionSimulationCounts {
  std::uint64_t steps = 0;
  std::uint64_t requests = 0;
  std::uint64_t leaderships = 0;
  std::uint64_t losses = 0;     // Leaderships that ended because the lease was not renewed in time.
  std::uint64_t takeovers = 0;  // Of a lease that its holder has not given back.
  std::array<std::uint64_t, kElectionFaults> faults = {};
  Duration virtual_time = Duration::zero();
  // The longest time until somebody got or renewed the lease after the last fault was over, or
  // after a leader had ended its work or died.
  Duration recovery = Duration::zero();
};

struct ElectionSimulationResult {
  std::optional<Violation> violation = {};
  // Of everything that happened: equal for equal runs.
  std::uint64_t digest = 0;
  ElectionSimulationCounts counts = {};
  std::vector<std::string> last_lines = {};  // Of the trace.
};

// The same for the same options, always and everywhere.
[[nodiscard]] ElectionSimulationResult simulate_election(const ElectionSimulationOptions& options);

}  // namespace kinform::inline v0::testing
