// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Simulates an informer and a leader election under faults, with many seeds. See
// docs/simulation.md.

#include <iostream>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "tools/sim/run_sim.hpp"

namespace {

using kinform::tools::SimCommand;

std::vector<std::string> bug_names() {
  std::vector<std::string> names;
  for (const auto& [name, bug] : kinform::tools::informer_bugs_by_name()) names.push_back(name);
  for (const auto& [name, bug] : kinform::tools::election_bugs_by_name()) names.push_back(name);
  return names;
}

// Injects a known bug by name, and selects the only simulation (informer or election) that can have
// it.
void inject(const std::string& name, SimCommand& command) {
  const auto& of_informer = kinform::tools::informer_bugs_by_name();
  const auto found = of_informer.find(name);
  command.informer = found != of_informer.end();
  command.election = !command.informer;
  if (command.informer) {
    command.informer_bug = found->second;
  } else {
    command.election_bug = kinform::tools::election_bugs_by_name().at(name);
  }
}

}  // namespace

int main(int argc, char** argv) {
  SimCommand command;
  std::optional<std::uint64_t> seed;
  std::string bug;
  std::string only;

  CLI::App app("Simulate an informer and a leader election with failing servers and connections.");
  app.add_option("--only", only, "Run only this simulation: informer or election")
      ->check(CLI::IsMember({"informer", "election"}));
  app.add_option("--seeds", command.seeds, "Number of runs, each with its own seed");
  app.add_option("--from", command.first_seed, "First seed");
  app.add_option("--seed", seed, "Run only this seed");
  app.add_option("--bug", bug, "Inject a known bug, to check that the simulation finds it")
      ->check(CLI::IsMember(bug_names()));
  app.add_flag("--trace", command.trace, "Print every step");
  app.add_flag("--digests", command.digests,
               "Print a hash of each run, to compare the runs of two builds");
  app.add_flag("--keep-going", command.keep_going, "Continue after a failing seed");
  CLI11_PARSE(app, argc, argv);

  if (seed) {
    command.first_seed = *seed;
    command.seeds = 1;
  }
  if (!only.empty()) {
    command.informer = only == "informer";
    command.election = only == "election";
  }
  if (!bug.empty()) inject(bug, command);
  std::ios::sync_with_stdio(false);
  return kinform::tools::run_sim(command, std::cout, std::cerr);
}
