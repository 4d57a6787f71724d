// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/user_code.hpp"

#include <stdexcept>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

TEST(UserCodeTest, ReturnsTheResultOfTheFunction) {
  const Result<int> result = call_user_code("hook", [] { return 3; });
  EXPECT_EQ(result.value(), 3);
}

TEST(UserCodeTest, FunctionWithoutResultIsCalled) {
  int calls = 0;
  EXPECT_TRUE(call_user_code("hook", [&] { ++calls; }));
  EXPECT_EQ(calls, 1);
}

TEST(UserCodeTest, ExceptionBecomesAnErrorThatNamesTheFunction) {
  const Result<void> result = call_user_code("hook", [] { throw std::runtime_error("no"); });
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().code, ErrorCode::UserCode);
  EXPECT_EQ(result.error().message, "hook: no");
}

TEST(UserCodeTest, ExceptionOfAnyTypeBecomesAnError) {
  const Result<int> result = call_user_code("hook", []() -> int { throw 7; });
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "hook: threw something that is not a std::exception");
}

}  // namespace
}  // namespace kinform::inline v0
