// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/ascii.hpp"

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

TEST(AsciiTest, OnlyAsciiLettersAreLowered) {
  EXPECT_EQ(lower_case("Content-TYPE @[`{ 09"), "content-type @[`{ 09");
  EXPECT_EQ(lower_case("\u00c4Z"), "\u00c4z");  // Not ASCII, so unchanged in any locale.
}

TEST(AsciiTest, BlanksAreTrimmedAtBothEndsOnly) {
  EXPECT_EQ(trimmed(" \t a b\r\n"), "a b");
  EXPECT_EQ(trimmed("ab"), "ab");
  EXPECT_EQ(trimmed(" \n"), "");
  EXPECT_EQ(trimmed(""), "");
  EXPECT_EQ(trimmed("\ta ", " "), "\ta");
}

}  // namespace
}  // namespace kinform::inline v0
