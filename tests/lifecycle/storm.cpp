// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/lifecycle/storm.hpp"

#include <atomic>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <latch>
#include <stop_token>
#include <utility>

#include <gtest/gtest.h>

#include "base/thread.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0::lifecycle {

namespace {

constexpr Duration kRoundMax = std::chrono::minutes(2);

[[noreturn]] void report_hang(const std::string& test, std::uint64_t seed) {
  std::fprintf(stderr,
               "lifecycle: %s with seed %llu has not ended after 2 minutes; to repeat it: "
               "KINFORM_TEST_SEED=%llu lifecycle_test --gtest_filter=%s\n",
               test.c_str(), static_cast<unsigned long long>(seed),
               static_cast<unsigned long long>(seed), test.c_str());
  std::abort();
}

std::string current_test() {
  const ::testing::TestInfo* const test = ::testing::UnitTest::GetInstance()->current_test_info();
  return std::string(test->test_suite_name()) + "." + test->name();
}

}  // namespace

void Storm::run() {
  std::latch start(static_cast<std::ptrdiff_t>(actors_.size()));
  std::vector<std::jthread> threads;
  threads.reserve(actors_.size());
  for (Actor& actor : actors_) {
    threads.push_back(start_thread(
        "actor", [&start, actor = std::move(actor), random = Random(random_.next())]() mutable {
          start.arrive_and_wait();
          actor(random);
        }));
  }
}

// Spins, and yields rarely: on a busy machine each yield may take milliseconds.
void pause(Random& random) {
  if (random.chance(0.2)) std::this_thread::yield();
  const std::uint64_t turns = random.below((std::uint64_t{1} << random.below(15)) + 1);
  for (std::atomic<std::uint64_t> turn = 0; turn < turns; ++turn) continue;
}

Watchdog::Watchdog(std::uint64_t seed)
    : thread_(start_thread("watchdog", [seed, test = current_test()](const std::stop_token& stop) {
        const TimePoint deadline = system_clock().after(kRoundMax);
        std::ignore = OneShotEvent().wait_until(system_clock(), deadline, stop);
        if (!stop.stop_requested()) report_hang(test, seed);
      })) {}

}  // namespace kinform::inline v0::lifecycle
