// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/assert.hpp"

#include <csignal>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

TEST(AssertTest, TrueConditionIsEvaluatedOnceAndNothingElseHappens) {
  int evaluations = 0;
  KINFORM_ASSERT(++evaluations == 1);
  EXPECT_EQ(evaluations, 1);
}

TEST(AssertDeathTest, FalseConditionAbortsAndNamesTheLocation) {
  EXPECT_EXIT(KINFORM_ASSERT(1 + 1 == 3), ::testing::KilledBySignal(SIGABRT),
              "kinform: assertion failed: 1 \\+ 1 == 3 \\(.*assert_test.cpp:[0-9]+\\)");
}

}  // namespace
}  // namespace kinform::inline v0
