// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/stop.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <atomic>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <tuple>

#include <gtest/gtest.h>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0 {
namespace {

void wait_for_stop(const std::stop_token& stop) {
  std::ignore = system_clock().wait_until(TimePoint::max(), stop);
}

// Each test runs in its own process, because the signal handlers stay installed.
class StopOnSignalsDeathTest : public ::testing::Test {
 protected:
  StopOnSignalsDeathTest() { GTEST_FLAG_SET(death_test_style, "threadsafe"); }
};

class EachStopSignalDeathTest : public StopOnSignalsDeathTest,
                                public ::testing::WithParamInterface<int> {};

TEST_P(EachStopSignalDeathTest, FirstSignalStopsTheTokenAndTheProgramContinues) {
  const auto program = [] {
    const std::stop_token stop = stop_on_signals();
    if (stop.stop_requested()) std::exit(1);
    std::raise(GetParam());
    wait_for_stop(stop);
    std::exit(stop.stop_requested() ? 42 : 2);
  };
  EXPECT_EXIT(program(), ::testing::ExitedWithCode(42), "");
}

TEST_P(EachStopSignalDeathTest, SecondSignalExitsImmediately) {
  const auto program = [] {
    const std::stop_token stop = stop_on_signals();
    std::raise(SIGTERM);
    wait_for_stop(stop);
    std::ignore = system_clock().wait_for(std::chrono::milliseconds(200), {});
    std::raise(GetParam());
    std::exit(42);
  };
  EXPECT_EXIT(program(), ::testing::ExitedWithCode(128 + GetParam()), "");
}

// timeout(1) sends its signal to the child and to the group: one stop, two signals.
TEST_P(EachStopSignalDeathTest, SignalSentTwiceAtOnceCountsOnce) {
  const auto program = [] {
    // A loaded machine may take longer than 200 ms between the two signals. Then they are two
    // requests, so a new process tries again.
    constexpr int kAttempts = 10;
    int status = 0;
    for (int attempt = 0; attempt < kAttempts && status != 42; ++attempt) {
      if (const pid_t child = ::fork(); child != 0) {
        ::waitpid(child, &status, 0);
        status = WIFEXITED(status) ? WEXITSTATUS(status) : 0;
        continue;
      }
      const std::stop_token stop = stop_on_signals();
      std::raise(SIGTERM);
      std::raise(GetParam());
      wait_for_stop(stop);
      std::_Exit(42);
    }
    std::_Exit(status);
  };
  EXPECT_EXIT(program(), ::testing::ExitedWithCode(42), "");
}

INSTANTIATE_TEST_SUITE_P(Signals, EachStopSignalDeathTest, ::testing::Values(SIGINT, SIGTERM),
                         [](const auto& tested) {
                           return tested.param == SIGINT ? "Sigint" : "Sigterm";
                         });

TEST_F(StopOnSignalsDeathTest, SignalsBlockedByTheProgramStillStopIt) {
  const auto program = [] {
    sigset_t all;
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    const std::stop_token stop = stop_on_signals();
    kill(getpid(), SIGTERM);
    wait_for_stop(stop);
    std::exit(42);
  };
  EXPECT_EXIT(program(), ::testing::ExitedWithCode(42), "");
}

TEST_F(StopOnSignalsDeathTest, EveryCallReturnsTheSameToken) {
  const auto program = [] { std::exit(stop_on_signals() == stop_on_signals() ? 42 : 1); };
  EXPECT_EXIT(program(), ::testing::ExitedWithCode(42), "");
}

// Only async-signal-safe calls are allowed in a signal handler, so callbacks run in a thread.
TEST_F(StopOnSignalsDeathTest, CallbacksRunInAThreadOfTheirOwn) {
  const auto program = [] {
    const pid_t interrupted = gettid();
    std::atomic<pid_t> called_in = 0;
    OneShotEvent called;
    const std::stop_callback on_stop(stop_on_signals(), [&] {
      called_in = gettid();
      called.set();
    });
    std::raise(SIGTERM);
    called.wait({});
    std::exit(called_in != interrupted ? 42 : 1);
  };
  EXPECT_EXIT(program(), ::testing::ExitedWithCode(42), "");
}

}  // namespace
}  // namespace kinform::inline v0
