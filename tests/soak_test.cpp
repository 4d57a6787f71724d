// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A short version of the soak test that `./dev stress` runs for a minute.

#include <chrono>
#include <cstdio>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/soak.hpp"

namespace kinform::inline v0::test_support {
namespace {

using namespace std::chrono_literals;
using ::testing::Gt;
using ::testing::IsEmpty;

TEST(SoakTest, CachesEqualTheServerAndHistoriesAreLegalAfterFaults) {
  const SoakReport report = run_soak({.informers = 7,
                                      .objects = 300,
                                      .duration = 4s,
                                      .fault_interval = 100ms,
                                      .faults_per_roll_back = 25});
  std::fputs(report.to_text().c_str(), stdout);
  EXPECT_THAT(report.problems, IsEmpty());
  EXPECT_THAT(report.changes, Gt(50u));
  EXPECT_THAT(report.faults.size(), Gt(3u));
}

}  // namespace
}  // namespace kinform::inline v0::test_support
