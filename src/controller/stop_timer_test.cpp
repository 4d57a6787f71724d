// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "controller/stop_timer.hpp"

#include <optional>

#include <gtest/gtest.h>

#include "kinform/one_shot_event.hpp"
#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0::controller {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

// Lets a test wait for the stop of a token.
class Stopped {
 public:
  explicit Stopped(const std::stop_source& source)
      : callback_(source.get_token(), [this] { event_.set(); }) {}

  bool wait() const { return event_.wait_until(system_clock(), system_clock().after(30s), {}); }

 private:
  OneShotEvent event_;
  std::stop_callback<std::function<void()>> callback_;
};

class StopTimerTest : public ::testing::Test {
 protected:
  FakeClock clock_;
  const TimePoint begin_ = clock_.now();
  std::stop_source target_;
  std::optional<StopTimer> timer_{std::in_place, "test", clock_};
};

TEST_F(StopTimerTest, StopsAtTheDeadlineAndNotBefore) {
  const Stopped stopped(target_);
  timer_->arm(target_, begin_ + 10s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 10s));
  clock_.advance(9999ms);
  EXPECT_FALSE(target_.stop_requested());
  clock_.advance(1ms);
  EXPECT_TRUE(stopped.wait());
}

TEST_F(StopTimerTest, PastDeadlineStopsImmediately) {
  const Stopped stopped(target_);
  timer_->arm(target_, begin_ - 1s);
  EXPECT_TRUE(stopped.wait());
}

TEST_F(StopTimerTest, ArmingAgainReplacesTheTarget) {
  std::stop_source second;
  const Stopped stopped(second);
  timer_->arm(target_, begin_ + 10s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 10s));
  timer_->arm(second, begin_ + 20s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 20s));
  clock_.advance(20s);
  EXPECT_TRUE(stopped.wait());
  EXPECT_FALSE(target_.stop_requested());
}

TEST_F(StopTimerTest, DisarmedTimerStopsNothingAndCanBeArmedAgain) {
  timer_->arm(target_, begin_ + 10s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 10s));
  timer_->disarm();
  ASSERT_TRUE(clock_.wait_for_deadline(TimePoint::max()));
  clock_.advance(20s);
  ASSERT_TRUE(clock_.wait_for_waiters(1));
  EXPECT_FALSE(target_.stop_requested());

  const Stopped stopped(target_);
  timer_->arm(target_, begin_ + 30s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 30s));
  clock_.advance(10s);
  EXPECT_TRUE(stopped.wait());
}

TEST_F(StopTimerTest, StopCallbackMayArmTheTimerAgain) {
  std::stop_source second;
  const Stopped stopped(second);
  const std::stop_callback rearm(target_.get_token(), [&] { timer_->arm(second, begin_ + 20s); });
  timer_->arm(target_, begin_ + 10s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 10s));
  clock_.advance(10s);
  ASSERT_TRUE(clock_.wait_for_deadline(begin_ + 20s));
  clock_.advance(10s);
  EXPECT_TRUE(stopped.wait());
}

TEST_F(StopTimerTest, DestructionDoesNotRequestAStop) {
  timer_->arm(target_, begin_ + 10s);
  timer_.reset();
  EXPECT_FALSE(target_.stop_requested());
}

}  // namespace
}  // namespace kinform::inline v0::controller
