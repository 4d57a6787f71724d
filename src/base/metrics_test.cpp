// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/metrics.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

using ::testing::DoubleEq;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

TEST(ExponentialBucketsTest, EachBucketIsAMultipleOfThePreviousOne) {
  EXPECT_THAT(exponential_buckets(0.5, 4, 3), ElementsAre(DoubleEq(0.5), DoubleEq(2), DoubleEq(8)));
  EXPECT_THAT(exponential_buckets(1, 2, 0), IsEmpty());
}

}  // namespace
}  // namespace kinform::inline v0
