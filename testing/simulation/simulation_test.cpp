// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/simulation.hpp"

#include <iostream>
#include <sstream>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/long_run.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::Contains;

constexpr std::uint64_t kSeedsToNotice = 1000;

TEST(SimulationTest, FindsNothingWithoutAKnownBug) {
  for (const std::uint64_t seed : seeds(100)) {
    const SimulationResult result = simulate({.seed = seed});
    ASSERT_FALSE(result.violation) << "seed " << seed << ": " << to_string(result.violation->kind)
                                   << ": " << result.violation->what;
  }
}

TEST(SimulationTest, SameSeedIsTheSameRunStepByStep) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    std::ostringstream first;
    std::ostringstream second;
    const SimulationResult result = simulate({.seed = seed, .trace = &first});
    EXPECT_EQ(result.digest, simulate({.seed = seed, .trace = &second}).digest);
    EXPECT_EQ(result.digest, simulate({.seed = seed}).digest);  // Tracing changes nothing.
    EXPECT_EQ(first.str(), second.str());
    EXPECT_NE(result.digest, simulate({.seed = seed + 1}).digest);
  }
}

// Both decoders have to give the informer the same objects, and errors of the same kind.
TEST(SimulationTest, WorldIsTheSameInBothFormats) {
  for (const std::uint64_t seed : seeds(40)) {
    const SimulationResult json = simulate({.seed = seed, .format = WireFormat::Json});
    const SimulationResult protobuf = simulate({.seed = seed, .format = WireFormat::Protobuf});
    EXPECT_EQ(json.digest, protobuf.digest) << "seed " << seed;
    EXPECT_EQ(simulate({.seed = seed}).digest, json.digest) << "seed " << seed;
  }
}

TEST(SimulationTest, SomeSeedsMeetEveryFaultAndEveryReasonToRelistOrToGiveUpAStream) {
  SimulationCounts sum;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    const SimulationCounts counts = simulate({.seed = seed}).counts;
    for (std::size_t i = 0; i < kFaults; ++i) sum.faults[i] += counts.faults[i];
    for (std::size_t i = 0; i < kRelistReasons; ++i) {
      const auto reason = static_cast<RelistReason>(i);
      sum.relists[reason] += counts.relists[reason];
    }
    for (std::size_t i = 0; i < kStreamingFallbacks; ++i) {
      const auto rule = static_cast<StreamingFallback>(i);
      sum.streaming_fallbacks[rule] += counts.streaming_fallbacks[rule];
    }
  }
  for (std::size_t i = 0; i < kFaults; ++i) {
    EXPECT_GT(sum.faults[i], 0u) << to_string(static_cast<Fault>(i));
  }
  for (std::size_t i = 0; i < kStreamingFallbacks; ++i) {
    const auto rule = static_cast<StreamingFallback>(i);
    EXPECT_GT(sum.streaming_fallbacks[rule], 0u) << to_string(rule);
  }
  for (std::size_t i = 0; i < kRelistReasons; ++i) {
    const auto reason = static_cast<RelistReason>(i);
    if (reason == RelistReason::ResyncFailed) continue;  // A DeltaFifo's resync cannot fail.
    EXPECT_GT(sum.relists[reason], 0u) << to_string(reason);
  }
}

// Injects the bug, and expects that a seed finds it and that the first violation is of one of these
// kinds.
void expect_noticed(InformerBug bug, const std::vector<ViolationKind>& kinds) {
  for (std::uint64_t seed = 1; seed <= kSeedsToNotice; ++seed) {
    const SimulationResult result = simulate({.seed = seed, .bug = bug});
    if (!result.violation) continue;
    std::cout << "noticed by seed " << seed << ": " << to_string(result.violation->kind) << ": "
              << result.violation->what << "\n";
    EXPECT_THAT(kinds, Contains(result.violation->kind)) << result.violation->what;
    EXPECT_FALSE(result.last_lines.empty());
    return;
  }
  ADD_FAILURE() << "not noticed within " << kSeedsToNotice << " seeds";
}

TEST(SimulationBugTest, VersionFromAnObjectIsNoticed) {
  expect_noticed(InformerBug::VersionFromObject,
                 {ViolationKind::VersionWentBack, ViolationKind::CacheNotServer});
}

TEST(SimulationBugTest, LateHandlerThatMissesAChangeIsNoticed) {
  expect_noticed(InformerBug::LateHandlerMissesChange,
                 {ViolationKind::IllegalHistory, ViolationKind::NotConverged});
}

TEST(SimulationBugTest, BackoffThatIsNeverResetIsNoticed) {
  expect_noticed(InformerBug::BackoffNeverReset, {ViolationKind::SlowRecovery});
}

}  // namespace
}  // namespace kinform::inline v0::test_support
