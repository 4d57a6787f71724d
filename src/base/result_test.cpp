// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/result.hpp"

#include <memory>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>

#include <gtest/gtest.h>

namespace kinform::inline v0 {
namespace {

const Error kGone(ErrorCode::NotFound, "pod \"a\" not found");

Result<std::string> value_or_error(bool give_value) {
  if (give_value) return std::string("value");
  return kGone;
}

Result<void> done_or_error(bool succeed) {
  if (succeed) return {};
  return kGone;
}

TEST(ResultTest, HoldsTheReturnedValueOrError) {
  const Result<std::string> value = value_or_error(true);
  EXPECT_TRUE(value.ok());
  EXPECT_TRUE(value);
  EXPECT_EQ(*value, "value");
  EXPECT_EQ(value->size(), 5u);
  EXPECT_EQ(value.value(), "value");

  const Result<std::string> failure = value_or_error(false);
  EXPECT_FALSE(failure.ok());
  EXPECT_FALSE(failure);
  EXPECT_EQ(failure.error(), kGone);
}

TEST(ResultTest, ValueThrowsTheError) {
  try {
    std::ignore = value_or_error(false).value();
    FAIL() << "nothing was thrown";
  } catch (const BadResult& thrown) {
    EXPECT_EQ(thrown.error(), kGone);
    EXPECT_STREQ(thrown.what(), "pod \"a\" not found");
  }
}

TEST(ResultTest, ValueCanBeChangedInPlace) {
  Result<std::string> result = value_or_error(true);
  *result += "!";
  result->append("!");
  result.value() += "!";
  EXPECT_EQ(*result, "value!!!");
}

TEST(ResultTest, FallbackIsUsedOnlyOnError) {
  EXPECT_EQ(value_or_error(true).value_or("fallback"), "value");
  EXPECT_EQ(value_or_error(false).value_or("fallback"), "fallback");
  const Result<std::string> kept = value_or_error(true);
  EXPECT_EQ(kept.value_or("fallback"), "value");
  EXPECT_EQ(*kept, "value");
}

TEST(ResultTest, MoveOnlyValuesMoveThrough) {
  Result<std::unique_ptr<int>> result = std::make_unique<int>(7);
  const std::unique_ptr<int> taken = *std::move(result);
  EXPECT_EQ(*taken, 7);
  const std::unique_ptr<int> direct =
      Result<std::unique_ptr<int>>(std::make_unique<int>(8)).value();
  EXPECT_EQ(*direct, 8);
}

TEST(ResultTest, ErrorCanBeMovedOut) {
  Result<int> result = kGone;
  const Error taken = std::move(result).error();
  EXPECT_EQ(taken, kGone);
}

TEST(ResultVoidTest, SuccessHasNoError) {
  const Result<void> done = done_or_error(true);
  EXPECT_TRUE(done.ok());
  EXPECT_TRUE(done);
  EXPECT_NO_THROW(done.value());
}

TEST(ResultVoidTest, FailureHoldsTheErrorAndValueThrowsIt) {
  Result<void> failure = done_or_error(false);
  EXPECT_FALSE(failure.ok());
  EXPECT_FALSE(failure);
  EXPECT_EQ(failure.error(), kGone);
  EXPECT_THROW(failure.value(), BadResult);
  EXPECT_EQ(std::move(failure).error(), kGone);
}

TEST(ResultDeathTest, ReadingTheAbsentAlternativeFailsAnAssertion) {
  const Result<std::string> value = value_or_error(true);
  const Result<std::string> failure = value_or_error(false);
  EXPECT_DEATH(std::ignore = value.error(), "assertion failed: !ok");
  EXPECT_DEATH(std::ignore = *failure, "assertion failed: ok");
  EXPECT_DEATH(std::ignore = failure->size(), "assertion failed: ok");
  EXPECT_DEATH(std::ignore = Result<void>().error(), "assertion failed: !ok");
}

static_assert(!std::is_convertible_v<Result<int>, bool>);  // Only contextually, as in an if.

}  // namespace
}  // namespace kinform::inline v0
