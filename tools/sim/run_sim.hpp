// Runs the simulation with one seed after the other.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>

#include "cache/known_bugs.hpp"
#include "controller/election_bugs.hpp"

namespace kinform::inline v0::tools {

struct SimCommand {
  // Both by default.
  bool informer = true;
  bool election = true;
  std::uint64_t first_seed = 1;
  std::uint64_t seeds = 100;
  detail::KnownBug known_bug = detail::KnownBug::None;
  controller::ElectionBug election_bug = controller::ElectionBug::None;
  bool trace = false;       // Every step of every run.
  bool keep_going = false;  // After a failing seed.
};

// The names under which --bug takes them.
[[nodiscard]] const std::map<std::string, detail::KnownBug>& known_bugs_by_name();
[[nodiscard]] const std::map<std::string, controller::ElectionBug>& election_bugs_by_name();

// Returns the exit code: 0 if no seed has found anything. Results go to `out`, progress to
// `progress`. In run_sim.cpp and run_election_sim.cpp.
int run_informer_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
int run_election_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
// Those of them that are wanted.
int run_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);

}  // namespace kinform::inline v0::tools
