// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the simulations of informers and leader election for a range of seeds.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>
#include <string_view>

#include "testing/simulation/injected_bugs.hpp"

namespace kinform::inline v0::tools {

struct SimCommand {
  // Which simulations to run.
  bool informer = true;
  bool election = true;
  std::uint64_t first_seed = 1;
  std::uint64_t seeds = 100;
  test_support::InformerBug informer_bug = test_support::InformerBug::None;
  test_support::ElectionBug election_bug = test_support::ElectionBug::None;
  bool trace = false;       // Print every step of every run.
  bool keep_going = false;  // Continue after a failing seed.
  bool digests = false;     // Print the digest of each run.
};

// Return the known bugs that --bug can inject, by name.
[[nodiscard]] const std::map<std::string, test_support::InformerBug>& informer_bugs_by_name();
[[nodiscard]] const std::map<std::string, test_support::ElectionBug>& election_bugs_by_name();

// Prints `digest SIMULATION SEED HEX`, to compare the runs of two builds.
void print_digest(std::string_view simulation, std::uint64_t seed, std::uint64_t digest,
                  std::ostream& out);

// Runs one simulation for all seeds. Returns the exit code: 0 if no seed failed. Results go to
// `out`, progress to `progress`. Defined in run_sim.cpp and run_election_sim.cpp.
int run_informer_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
int run_election_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);
// Runs the simulations that `command` selects.
int run_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);

}  // namespace kinform::inline v0::tools
