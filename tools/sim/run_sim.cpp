// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/sim/run_sim.hpp"

#include <algorithm>
#include <chrono>
#include <iomanip>
#include <ostream>
#include <sstream>

#include "testing/simulation/simulation.hpp"

namespace kinform::inline v0::tools {

namespace {

using test_support::Fault;
using test_support::InformerBug;
using test_support::kFaults;
using test_support::SimulationCounts;
using test_support::SimulationResult;

// Sums over the runs of all seeds so far.
struct Totals {
  std::uint64_t seeds = 0;
  std::uint64_t failures = 0;
  std::uint64_t digest = 0;
  SimulationCounts counts = {};
  Duration longest_recovery = Duration::zero();
};

void add(Totals& totals, const SimulationResult& result) {
  ++totals.seeds;
  if (result.violation) ++totals.failures;
  totals.digest = totals.digest * 1099511628211ULL + result.digest;
  SimulationCounts& sum = totals.counts;
  const SimulationCounts& counts = result.counts;
  sum.steps += counts.steps;
  sum.requests += counts.requests;
  sum.events += counts.events;
  sum.handlers += counts.handlers;
  sum.calls += counts.calls;
  sum.lists += counts.lists;
  sum.virtual_time += counts.virtual_time;
  for (std::size_t i = 0; i < kRelistReasons; ++i) {
    const auto reason = static_cast<RelistReason>(i);
    sum.relists[reason] += counts.relists[reason];
  }
  for (std::size_t i = 0; i < kStreamingFallbacks; ++i) {
    const auto rule = static_cast<StreamingFallback>(i);
    sum.streaming_fallbacks[rule] += counts.streaming_fallbacks[rule];
  }
  for (std::size_t i = 0; i < kFaults; ++i) sum.faults[i] += counts.faults[i];
  totals.longest_recovery = std::max(totals.longest_recovery, counts.recovery);
}

std::string name_of(InformerBug bug) {
  for (const auto& [name, known] : informer_bugs_by_name()) {
    if (known == bug) return name;
  }
  return "";
}

double in_seconds(Duration duration) {
  return std::chrono::duration<double>(duration).count();
}

void print_failure(const SimCommand& command, std::uint64_t seed, const SimulationResult& result,
                   std::ostream& out) {
  out << "sim: seed " << seed << " FAILED: " << to_string(result.violation->kind) << ": "
      << result.violation->what << "\n";
  if (!command.trace) {
    out << "sim: the last steps:\n";
    for (const std::string& line : result.last_lines) out << "  " << line << "\n";
  }
  out << "sim: to replay it: ./dev sim --seed " << seed;
  out << (command.informer_bug == InformerBug::None ? " --only informer"
                                                    : " --bug " + name_of(command.informer_bug))
      << " --trace\n";
}

void print_totals(const Totals& totals, double seconds, std::ostream& out) {
  const SimulationCounts& counts = totals.counts;
  out << "sim: informer: " << totals.seeds << " seeds, " << totals.failures << " failed\n";
  out << "  time      " << std::fixed << std::setprecision(1) << seconds << " s, "
      << static_cast<double>(totals.seeds) / std::max(seconds, 0.001) << " seeds/s; virtual "
      << in_seconds(counts.virtual_time) / 3600 << " h\n";
  out << "  steps     " << counts.steps << "\n";
  out << "  requests  " << counts.requests << "\n";
  out << "  events    " << counts.events << "\n";
  out << "  handlers  " << counts.handlers << ", called " << counts.calls << " times\n";
  out << "  lists     " << counts.lists << "\n";
  out << "  relists   " << counts.relists.total() << "\n";
  for (std::size_t i = 0; i < kRelistReasons; ++i) {
    const auto reason = static_cast<RelistReason>(i);
    out << "    " << std::setw(8) << counts.relists[reason] << "  " << to_string(reason) << "\n";
  }
  out << "  streaming lists given up   " << counts.streaming_fallbacks.total() << "\n";
  for (std::size_t i = 0; i < kStreamingFallbacks; ++i) {
    const auto rule = static_cast<StreamingFallback>(i);
    out << "    " << std::setw(8) << counts.streaming_fallbacks[rule] << "  " << to_string(rule)
        << "\n";
  }
  std::uint64_t faults = 0;
  for (const std::uint64_t count : counts.faults) faults += count;
  out << "  faults    " << faults << "\n";
  for (std::size_t i = 0; i < kFaults; ++i) {
    out << "    " << std::setw(8) << counts.faults[i] << "  " << to_string(static_cast<Fault>(i))
        << "\n";
  }
  out << "  longest recovery after the faults: " << in_seconds(totals.longest_recovery) << " s\n";
  out << "  digest    " << std::hex << totals.digest << std::dec << "\n";
}

}  // namespace

const std::map<std::string, InformerBug>& informer_bugs_by_name() {
  static const std::map<std::string, InformerBug> names = {
      {"version-from-object", InformerBug::VersionFromObject},
      {"late-handler-misses", InformerBug::LateHandlerMissesChange},
      {"backoff-never-reset", InformerBug::BackoffNeverReset}};
  return names;
}

void print_digest(std::string_view simulation, std::uint64_t seed, std::uint64_t digest,
                  std::ostream& out) {
  out << "digest " << simulation << ' ' << seed << ' ' << std::hex << digest << std::dec << '\n';
}

int run_sim(const SimCommand& command, std::ostream& out, std::ostream& progress) {
  int exit_code = 0;
  if (command.informer) exit_code |= run_informer_sim(command, out, progress);
  if (command.election) exit_code |= run_election_sim(command, out, progress);
  return exit_code;
}

int run_informer_sim(const SimCommand& command, std::ostream& out, std::ostream& progress) {
  using Clock = std::chrono::steady_clock;
  const Clock::time_point begin = Clock::now();
  const auto elapsed = [&] { return std::chrono::duration<double>(Clock::now() - begin).count(); };
  double next_report = 5;
  Totals totals;
  for (std::uint64_t i = 0; i < command.seeds; ++i) {
    const std::uint64_t seed = command.first_seed + i;
    const SimulationResult result = test_support::simulate(
        {.seed = seed, .bug = command.informer_bug, .trace = command.trace ? &out : nullptr});
    add(totals, result);
    if (command.digests) print_digest("informer", seed, result.digest, out);
    if (result.violation) print_failure(command, seed, result, out);
    if (result.violation && !command.keep_going) break;
    if (elapsed() < next_report) continue;
    next_report += 5;
    progress << "sim: " << totals.seeds << " of " << command.seeds << " seeds, " << totals.failures
             << " failed" << std::endl;
  }
  print_totals(totals, elapsed(), out);
  return totals.failures == 0 ? 0 : 1;
}

}  // namespace kinform::inline v0::tools
