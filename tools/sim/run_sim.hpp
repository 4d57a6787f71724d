// Runs the simulations of informers and leader election for a range of seeds.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>

#include "cache/known_bugs.hpp"
#include "controller/election_bugs.hpp"

namespace kinform::inline v0::tools {

struct SimCommand {
  // Which simulations to run.
  bool informer = true;
  bool election = true;
  std::uint64_t first_seed = 1;
  std::uint64_t seeds = 100;
  detail::KnownBug known_bug = detail::KnownBug::None;
  controller::ElectionBug election_bug = controller::ElectionBug::None;
  bool trace = false;       // Print every step of every run.
  bool keep_going = false;  // Continue after a failing seed.
};

// The values of --bug.
[[nodiscard]] const std::map<std::string, detail::KnownBug>& known_bugs_by_name();
[[nodiscard]] const std::map<std::string, controller::ElectionBug>& election_bugs_by_name();

// Runs one simulation for all seeds. Returns the exit code: 0 if no seed failed. Results go to
// `out`, progress to `progress`. Defined in run_sim.cpp and run_election_sim.cpp.
int run_informer_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
int run_election_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
// Runs the simulations that `command` selects.
int run_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);

}  // namespace kinform::inline v0::tools
