// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/retry.hpp"

#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

using namespace std::chrono_literals;
using test_support::FakeClock;

const Error kConflict(ErrorCode::Conflict, "the object has been modified");

// Only conflicts are retried (RL-08).
TEST(RetryTest, SuccessIsNotRetried) {
  int tries = 0;
  const Result<int> result =
      retry_on_conflict(default_retry(), [&]() -> Result<int> { return ++tries; });
  EXPECT_EQ(result.value(), 1);
}

// Only conflicts are retried (RL-08).
TEST(RetryTest, OtherErrorsAreNotRetried) {
  int tries = 0;
  const Result<int> result = retry_on_conflict(default_retry(), [&]() -> Result<int> {
    ++tries;
    return Error(ErrorCode::NotFound, "gone");
  });
  EXPECT_EQ(result.error().code, ErrorCode::NotFound);
  EXPECT_EQ(tries, 1);
}

// Runs retry_on_conflict() in a thread and advances the clock whenever it waits.
class RetryRun {
 public:
  // The function fails with `conflicts` conflicts and then succeeds.
  RetryRun(RetryOptions options, int conflicts) {
    options.clock = &clock_;
    std::jthread thread([this, options, conflicts] {
      result_ = retry_on_conflict(options, [this, conflicts]() -> Result<void> {
        if (tries_++ < conflicts) return kConflict;
        return {};
      });
    });
    for (int wait = 1; wait < options.tries && wait <= conflicts; ++wait) pass_one_wait();
  }

  [[nodiscard]] int tries() const { return tries_; }
  [[nodiscard]] const Result<void>& result() const { return result_; }
  [[nodiscard]] const std::vector<Duration>& waits() const { return waits_; }

 private:
  void pass_one_wait() {
    ASSERT_TRUE(clock_.wait_for_waiters(1));
    waits_.push_back(*clock_.next_deadline() - clock_.now());
    clock_.advance(waits_.back());
  }

  FakeClock clock_;
  int tries_ = 0;
  Result<void> result_ = Error(ErrorCode::Unknown, "not run");
  std::vector<Duration> waits_;
};

::testing::Matcher<Duration> WithJitter(Duration delay) {
  return ::testing::AllOf(::testing::Ge(delay), ::testing::Le(delay * 11 / 10));
}

// Conflicts are retried (RL-08).
TEST(RetryTest, ConflictIsRetriedUntilSuccess) {
  const RetryRun run(default_retry(), 2);
  EXPECT_TRUE(run.result().ok());
  EXPECT_EQ(run.tries(), 3);
}

// The default retry makes 5 attempts and returns the last conflict (RL-08).
TEST(RetryTest, DefaultRetryMakesFiveAttemptsTenMillisecondsApart) {
  const RetryRun run(default_retry(), 100);
  EXPECT_EQ(run.result().error(), kConflict);  // The last error is returned unchanged.
  EXPECT_EQ(run.tries(), 5);
  EXPECT_THAT(run.waits(), ::testing::ElementsAre(WithJitter(10ms), WithJitter(10ms),
                                                  WithJitter(10ms), WithJitter(10ms)));
}

// The default backoff makes 4 attempts with factor 5 (RL-08).
TEST(RetryTest, DefaultBackoffMakesFourAttemptsWithGrowingDelays) {
  const RetryRun run(default_backoff(), 100);
  EXPECT_EQ(run.result().error(), kConflict);
  EXPECT_EQ(run.tries(), 4);
  EXPECT_THAT(run.waits(),
              ::testing::ElementsAre(WithJitter(10ms), WithJitter(50ms), WithJitter(250ms)));
}

TEST(RetryTest, EqualSeedsYieldEqualDelays) {
  RetryOptions options = default_retry();
  options.seed = 1;
  const RetryRun first(options, 100);
  const RetryRun second(options, 100);
  options.seed = 2;
  const RetryRun other(options, 100);
  EXPECT_EQ(first.waits(), second.waits());
  EXPECT_NE(first.waits(), other.waits());
}

TEST(RetryTest, FirstAttemptIsMadeEvenIfNoRetriesAreAllowed) {
  for (const int tries : {1, 0, -1}) {
    RetryOptions options = default_retry();
    options.tries = tries;
    const RetryRun run(options, 100);
    EXPECT_EQ(run.tries(), 1);
    EXPECT_EQ(run.result().error(), kConflict);
  }
}

TEST(RetryTest, StopEndsTheWaitAndReportsTheLastError) {
  FakeClock clock;
  RetryOptions options = default_retry();
  options.clock = &clock;
  std::optional<Error> error;
  std::jthread thread([&](std::stop_token stop) {
    const auto conflict = []() -> Result<void> { return kConflict; };
    error = retry_on_conflict(options, conflict, stop).error();
  });
  ASSERT_TRUE(clock.wait_for_waiters(1));
  thread.request_stop();
  thread.join();
  EXPECT_EQ(error->code, ErrorCode::Cancelled);
  EXPECT_THAT(error->message, ::testing::HasSubstr(kConflict.message));
}

TEST(RetryTest, CallerDecidesWhichErrorsAreRetried) {
  RetryOptions options = default_retry();
  options.backoff.first_delay = 0s;
  int tries = 0;
  const auto busy = [&]() -> Result<int> {
    if (++tries < 3) return Error(ErrorCode::TooManyRequests, "busy");
    return kConflict;
  };
  const auto is_busy = [](const Error& error) { return error.code == ErrorCode::TooManyRequests; };
  EXPECT_EQ(retry_on_error(options, is_busy, busy).error(), kConflict);
  EXPECT_EQ(tries, 3);
}

}  // namespace
}  // namespace kinform::inline v0
