// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/duration.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

TEST(FormatDurationTest, BelowASecondSmallerUnitsAreUsed) {
  EXPECT_EQ(format_duration(0s), "0s");
  EXPECT_EQ(format_duration(1ns), "1ns");
  EXPECT_EQ(format_duration(999ns), "999ns");
  EXPECT_EQ(format_duration(1500ns), "1.5\u00b5s");
  EXPECT_EQ(format_duration(800ms), "800ms");
  EXPECT_EQ(format_duration(999'999'999ns), "999.999999ms");
}

TEST(FormatDurationTest, FromASecondOnHoursMinutesAndSecondsAreWritten) {
  EXPECT_EQ(format_duration(1s), "1s");
  EXPECT_EQ(format_duration(1500ms), "1.5s");
  EXPECT_EQ(format_duration(2min), "2m0s");
  EXPECT_EQ(format_duration(90s), "1m30s");
  EXPECT_EQ(format_duration(1h), "1h0m0s");
  EXPECT_EQ(format_duration(1h + 250ms), "1h0m0.25s");
  EXPECT_EQ(format_duration(100h + 59min + 59s), "100h59m59s");
}

TEST(FormatDurationTest, TrailingZerosAreOmittedAndLeadingOnesKept) {
  EXPECT_EQ(format_duration(1s + 1ns), "1.000000001s");
  EXPECT_EQ(format_duration(1s + 10ms), "1.01s");
}

TEST(FormatDurationTest, NegativeDurationsHaveASign) {
  EXPECT_EQ(format_duration(-1500ms), "-1.5s");
  EXPECT_EQ(format_duration(Duration::min()), "-2562047h47m16.854775808s");
  EXPECT_EQ(format_duration(Duration::max()), "2562047h47m16.854775807s");
}

}  // namespace
}  // namespace kinform::inline v0
