// Runs the simulation with one seed after the other.

#pragma once

#include <cstdint>
#include <iosfwd>
#include <map>
#include <string>

#include "cache/known_bugs.hpp"

namespace kinform::tools {

struct SimCommand {
  std::uint64_t first_seed = 1;
  std::uint64_t seeds = 100;
  detail::KnownBug known_bug = detail::KnownBug::None;
  bool trace = false;       // Every step of every run.
  bool keep_going = false;  // After a failing seed.
};

// The names under which --bug takes them.
[[nodiscard]] const std::map<std::string, detail::KnownBug>& known_bugs_by_name();

// Returns the exit code: 0 if no seed has found anything. Results go to `out`, progress to
// `progress`.
int run_sim(const SimCommand& command, std::ostream& out, std::ostream& progress);

}  // namespace kinform::tools
