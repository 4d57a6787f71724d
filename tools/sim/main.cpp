// Tries to break an informer with many seeds: docs/simulation.md.

#include <iostream>
#include <optional>

#include <CLI/CLI.hpp>

#include "tools/sim/run_sim.hpp"

int main(int argc, char** argv) {
  kinform::tools::SimCommand command;
  std::optional<std::uint64_t> seed;
  std::string bug;

  CLI::App app("Simulates an informer, its server and all that goes wrong between them.");
  app.add_option("--seeds", command.seeds, "How many runs, each with a seed of its own");
  app.add_option("--from", command.first_seed, "The first seed");
  app.add_option("--seed", seed, "One run with this seed");
  app.add_option("--bug", bug, "Puts a known bug back, which has to be found")
      ->check(CLI::IsMember(kinform::tools::known_bugs_by_name()));
  app.add_flag("--trace", command.trace, "Prints every step");
  app.add_flag("--keep-going", command.keep_going, "Goes on after a failing seed");
  CLI11_PARSE(app, argc, argv);

  if (seed) {
    command.first_seed = *seed;
    command.seeds = 1;
  }
  if (!bug.empty()) command.known_bug = kinform::tools::known_bugs_by_name().at(bug);
  std::ios::sync_with_stdio(false);
  return kinform::tools::run_sim(command, std::cout, std::cerr);
}
