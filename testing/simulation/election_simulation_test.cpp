// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/election_simulation.hpp"

#include <sstream>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/long_run.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::Contains;

// Runs the election with all faults. A Lease does not fence off an old leader, but no two
// candidates may act at the same time by their own clocks (LE-11).
TEST(ElectionSimulationTest, FindsNothingWithoutAKnownBug) {
  for (const std::uint64_t seed : seeds(100)) {
    const ElectionSimulationResult result = simulate_election({.seed = seed});
    ASSERT_FALSE(result.violation) << "seed " << seed << ": " << to_string(result.violation->kind)
                                   << ": " << result.violation->what;
  }
}

TEST(ElectionSimulationTest, SameSeedIsTheSameRunStepByStep) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    std::ostringstream first;
    std::ostringstream second;
    const ElectionSimulationResult result = simulate_election({.seed = seed, .trace = &first});
    EXPECT_EQ(result.digest, simulate_election({.seed = seed, .trace = &second}).digest);
    EXPECT_EQ(first.str(), second.str());
    EXPECT_NE(result.digest, simulate_election({.seed = seed + 1}).digest);
  }
}

TEST(ElectionSimulationTest, SomeSeedsMeetEveryFaultAndEveryTurnOfALeadership) {
  ElectionSimulationCounts sum;
  for (std::uint64_t seed = 1; seed <= 50; ++seed) {
    const ElectionSimulationCounts counts = simulate_election({.seed = seed}).counts;
    for (std::size_t i = 0; i < kElectionFaults; ++i) sum.faults[i] += counts.faults[i];
    sum.leaderships += counts.leaderships;
    sum.losses += counts.losses;
    sum.takeovers += counts.takeovers;
  }
  for (std::size_t i = 0; i < kElectionFaults; ++i) {
    EXPECT_GT(sum.faults[i], 0u) << to_string(static_cast<ElectionFault>(i));
  }
  EXPECT_GT(sum.leaderships, 200u);
  EXPECT_GT(sum.losses, 50u);
  EXPECT_GT(sum.takeovers, 50u);
}

// Injects the bug, and expects that a seed finds it and that the first violation is of one of these
// kinds.
void expect_noticed(ElectionBug bug, const std::vector<ViolationKind>& kinds) {
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    const ElectionSimulationResult result = simulate_election({.seed = seed, .bug = bug});
    if (!result.violation) continue;
    EXPECT_THAT(kinds, Contains(result.violation->kind))
        << "seed " << seed << ": " << result.violation->what;
    return;
  }
  FAIL() << "not noticed";
}

// An update carries the version that was read, so that the loser of a race gets a conflict (LE-05).
TEST(ElectionSimulationTest, NoticesWritesThatAreBasedOnNoVersion) {
  expect_noticed(ElectionBug::WritesWithoutVersion,
                 {ViolationKind::LeaseTakenTooEarly, ViolationKind::TwoLeaders,
                  ViolationKind::SuccessorWiped, ViolationKind::WrongTransitions});
}

// A leader that cannot renew its lease within the renew deadline stops, before the lease expires
// (LE-08).
TEST(ElectionSimulationTest, NoticesLeadersThatGoOnUntilOthersMayBegin) {
  expect_noticed(ElectionBug::LeadsUntilExpiry, {ViolationKind::TwoLeaders});
}

// A leader that stops releases its lease, so that its successor need not wait for the expiry
// (LE-10).
TEST(ElectionSimulationTest, NoticesLeasesThatAreNotGivenBack) {
  expect_noticed(ElectionBug::NeverReleases, {ViolationKind::NoLeader});
}

}  // namespace
}  // namespace kinform::inline v0::test_support
