// Runs the simulation with one seed after the other.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>

#include "testing/simulation/injected_bugs.hpp"

namespace kinform::inline v0::tools {

struct SimCommand {
  // Both by default.
  bool informer = true;
  bool election = true;
  std::uint64_t first_seed = 1;
  std::uint64_t seeds = 100;
  test_support::InformerBug informer_bug = test_support::InformerBug::None;
  test_support::ElectionBug election_bug = test_support::ElectionBug::None;
  bool trace = false;       // Every step of every run.
  bool keep_going = false;  // After a failing seed.
};

// The names under which --bug takes them.
[[nodiscard]] const std::map<std::string, test_support::InformerBug>& informer_bugs_by_name();
[[nodiscard]] const std::map<std::string, test_support::ElectionBug>& election_bugs_by_name();

// Returns the exit code: 0 if no seed has found anything. Results go to `out`, progress to
// `progress`. In run_sim.cpp and run_election_sim.cpp.
int run_informer_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
int run_election_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
// Those of them that are wanted.
int run_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);

}  // namespace kinform::inline v0::tools
