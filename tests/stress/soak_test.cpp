// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The soak test for a minute, with many informers and objects.

#include <cstdio>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/soak.hpp"

namespace kinform::inline v0::test_support {
namespace {

using ::testing::IsEmpty;

TEST(LongSoakTest, TwentyInformersOfTwentyThousandObjectsSurviveAMinuteOfFaults) {
  const SoakReport report = run_soak();
  std::fputs(report.to_text().c_str(), stdout);
  EXPECT_THAT(report.problems, IsEmpty());
}

TEST(LongSoakTest, TwentyInformersSurviveAMinuteOfFaultsWithTls) {
  const SoakReport report = run_soak({.tls = true, .seed = 2});
  std::fputs(report.to_text().c_str(), stdout);
  EXPECT_THAT(report.problems, IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0::test_support
