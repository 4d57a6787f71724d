// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/internal_error_window.hpp"

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

// Internal errors are retried within a window that starts with the first of a series (REF-35).
class InternalErrorWindowTest : public ::testing::Test {
 protected:
  test_support::FakeClock clock_;
};

TEST_F(InternalErrorWindowTest, WindowOfZeroToleratesNoError) {
  InternalErrorWindow window(0s);
  EXPECT_FALSE(window.tolerate_another(clock_.now()));
}

TEST_F(InternalErrorWindowTest, ErrorsAreToleratedUpToTheEndOfTheWindow) {
  InternalErrorWindow window(30s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(30s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(1ns);
  EXPECT_FALSE(window.tolerate_another(clock_.now()));
}

TEST_F(InternalErrorWindowTest, ErrorAfterAnExceededWindowStartsANewSeries) {
  InternalErrorWindow window(30s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(31s);
  EXPECT_FALSE(window.tolerate_another(clock_.now()));
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(30s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
}

TEST_F(InternalErrorWindowTest, MinuteWithoutErrorsStartsANewSeries) {
  InternalErrorWindow window(90s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(59s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(60s);  // Two minutes after the first error, but only one after the last.
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
}

TEST_F(InternalErrorWindowTest, ErrorsLessThanAMinuteApartAreOneSeries) {
  InternalErrorWindow window(90s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(59s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(59s);
  EXPECT_FALSE(window.tolerate_another(clock_.now()));
}

TEST_F(InternalErrorWindowTest, ResetEndsTheSeries) {
  InternalErrorWindow window(30s);
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
  clock_.advance(31s);
  window.reset();
  EXPECT_TRUE(window.tolerate_another(clock_.now()));
}

}  // namespace
}  // namespace kinform::inline v0
