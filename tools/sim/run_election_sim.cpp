// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs the leader election simulation for each seed and prints a summary.

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <ostream>

#include "testing/simulation/election_simulation.hpp"
#include "tools/sim/run_sim.hpp"

namespace kinform::inline v0::tools {

namespace {

using test_support::ElectionBug;
using test_support::ElectionFault;
using test_support::ElectionSimulationCounts;
using test_support::ElectionSimulationResult;
using test_support::kElectionFaults;

// Sums over the runs of all seeds so far.
struct Totals {
  std::uint64_t seeds = 0;
  std::uint64_t failures = 0;
  std::uint64_t digest = 0;
  ElectionSimulationCounts counts = {};
};

void add(Totals& totals, const ElectionSimulationResult& result) {
  ++totals.seeds;
  if (result.violation) ++totals.failures;
  totals.digest = totals.digest * 1099511628211ULL + result.digest;
  ElectionSimulationCounts& sum = totals.counts;
  const ElectionSimulationCounts& counts = result.counts;
  sum.steps += counts.steps;
  sum.requests += counts.requests;
  sum.leaderships += counts.leaderships;
  sum.losses += counts.losses;
  sum.takeovers += counts.takeovers;
  sum.virtual_time += counts.virtual_time;
  sum.recovery = std::max(sum.recovery, counts.recovery);
  for (std::size_t i = 0; i < kElectionFaults; ++i) sum.faults[i] += counts.faults[i];
}

std::string name_of(ElectionBug bug) {
  for (const auto& [name, known] : election_bugs_by_name()) {
    if (known == bug) return name;
  }
  return "";
}

double in_seconds(Duration duration) {
  return std::chrono::duration<double>(duration).count();
}

void print_failure(const SimCommand& command, std::uint64_t seed,
                   const ElectionSimulationResult& result, std::ostream& out) {
  out << "sim: seed " << seed << " FAILED: " << to_string(result.violation->kind) << ": "
      << result.violation->what << "\n";
  if (!command.trace) {
    out << "sim: the last steps:\n";
    for (const std::string& line : result.last_lines) out << "  " << line << "\n";
  }
  out << "sim: to replay it: ./dev sim --seed " << seed
      << (command.election_bug == ElectionBug::None ? " --only election"
                                                    : " --bug " + name_of(command.election_bug))
      << " --trace\n";
}

void print_totals(const Totals& totals, double seconds, std::ostream& out) {
  const ElectionSimulationCounts& counts = totals.counts;
  out << "sim: election: " << totals.seeds << " seeds, " << totals.failures << " failed\n";
  out << "  time        " << std::fixed << std::setprecision(1) << seconds << " s, "
      << static_cast<double>(totals.seeds) / std::max(seconds, 0.001) << " seeds/s; virtual "
      << in_seconds(counts.virtual_time) / 3600 << " h\n";
  out << "  steps       " << counts.steps << "\n";
  out << "  requests    " << counts.requests << "\n";
  out << "  leaderships " << counts.leaderships << ", " << counts.losses << " lost; "
      << counts.takeovers << " takeovers of an expired lease\n";
  out << "  faults\n";
  for (std::size_t i = 0; i < kElectionFaults; ++i) {
    out << "    " << std::setw(8) << counts.faults[i] << "  "
        << to_string(static_cast<ElectionFault>(i)) << "\n";
  }
  out << "  longest time to elect a leader after the faults: " << in_seconds(counts.recovery)
      << " s\n";
  out << "  digest      " << std::hex << totals.digest << std::dec << "\n";
}

}  // namespace

const std::map<std::string, ElectionBug>& election_bugs_by_name() {
  static const std::map<std::string, ElectionBug> names = {
      {"writes-without-version", ElectionBug::WritesWithoutVersion},
      {"leads-until-expiry", ElectionBug::LeadsUntilExpiry},
      {"never-releases", ElectionBug::NeverReleases}};
  return names;
}

int run_election_sim(const SimCommand& command, std::ostream& out, std::ostream& progress) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  double next_report = 5;
  Totals totals;
  for (std::uint64_t i = 0; i < command.seeds; ++i) {
    const std::uint64_t seed = command.first_seed + i;
    const ElectionSimulationResult result = test_support::simulate_election(
        {.seed = seed, .bug = command.election_bug, .trace = command.trace ? &out : nullptr});
    add(totals, result);
    if (command.digests) print_digest("election", seed, result.digest, out);
    if (result.violation) print_failure(command, seed, result, out);
    if (result.violation && !command.keep_going) break;
    if (elapsed() < next_report) continue;
    next_report += 5;
    progress << "sim: election: " << totals.seeds << " of " << command.seeds << " seeds, "
             << totals.failures << " failed" << std::endl;
  }
  print_totals(totals, elapsed(), out);
  return totals.failures == 0 ? 0 : 1;
}

}  // namespace kinform::inline v0::tools
