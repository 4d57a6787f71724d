#include "cache/reflector/internal_error_window.hpp"

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;

// REF-35
class InternalErrorWindowTest : public ::testing::Test {
 protected:
  test_support::FakeClock clock_;
};

TEST_F(InternalErrorWindowTest, WindowOfZeroToleratesNothing) {
  InternalErrorWindow window(0s, clock_);
  EXPECT_FALSE(window.tolerate_another());
}

TEST_F(InternalErrorWindowTest, ErrorsAreToleratedUpToTheEndOfTheWindow) {
  InternalErrorWindow window(30s, clock_);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(30s);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(1ns);
  EXPECT_FALSE(window.tolerate_another());
}

TEST_F(InternalErrorWindowTest, OnceExceededTheNextErrorBeginsANewRun) {
  InternalErrorWindow window(30s, clock_);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(31s);
  EXPECT_FALSE(window.tolerate_another());
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(30s);
  EXPECT_TRUE(window.tolerate_another());
}

TEST_F(InternalErrorWindowTest, MinuteWithoutErrorsBeginsANewRun) {
  InternalErrorWindow window(90s, clock_);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(59s);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(60s);  // Two minutes after the first, but a minute after the last.
  EXPECT_TRUE(window.tolerate_another());
}

TEST_F(InternalErrorWindowTest, LessThanAMinuteBetweenErrorsIsOneRun) {
  InternalErrorWindow window(90s, clock_);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(59s);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(59s);
  EXPECT_FALSE(window.tolerate_another());
}

TEST_F(InternalErrorWindowTest, ResetForgetsTheRun) {
  InternalErrorWindow window(30s, clock_);
  EXPECT_TRUE(window.tolerate_another());
  clock_.advance(31s);
  window.reset();
  EXPECT_TRUE(window.tolerate_another());
}

}  // namespace
}  // namespace kinform::inline v0
