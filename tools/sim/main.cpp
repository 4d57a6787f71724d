// Tries to break an informer, and a leader election, with many seeds: docs/simulation.md.

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

// A bug is one of the informer or one of the election; the other is then left out.
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

  CLI::App app(
      "Simulates an informer, and candidates for a lease, with their servers and all that goes "
      "wrong between them.");
  app.add_option("--only", only, "One of the two: informer or election")
      ->check(CLI::IsMember({"informer", "election"}));
  app.add_option("--seeds", command.seeds, "How many runs, each with a seed of its own");
  app.add_option("--from", command.first_seed, "The first seed");
  app.add_option("--seed", seed, "One run with this seed");
  app.add_option("--bug", bug, "Injects a known bug, which the simulation must detect")
      ->check(CLI::IsMember(bug_names()));
  app.add_flag("--trace", command.trace, "Prints every step");
  app.add_flag("--keep-going", command.keep_going, "Goes on after a failing seed");
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
