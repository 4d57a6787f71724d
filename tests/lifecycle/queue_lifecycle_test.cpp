// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Work queues: items are added and taken while the queue is shut down, drained and destroyed.

#include <atomic>
#include <chrono>
#include <memory>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

#include "kinform/delaying_queue.hpp"
#include "kinform/rate_limiting_queue.hpp"
#include "kinform/work_queue.hpp"
#include "testing/long_run.hpp"
#include "tests/lifecycle/storm.hpp"

namespace kinform::inline v0::lifecycle {
namespace {

using namespace std::chrono_literals;

constexpr int kRounds = 1000;
constexpr int kSteps = 20;

Duration any_delay(Random& random) {
  return random.between(Duration::zero(), Duration(100us));
}

void produce(RateLimitingQueue<int>& queue, Random& random) {
  for (int step = 0; step < kSteps; ++step) {
    const int item = static_cast<int>(random.below(5));
    if (random.chance(0.3)) {
      queue.add_after(item, any_delay(random));
    } else if (random.chance(0.1)) {
      queue.add_rate_limited(item);
    } else {
      queue.add(item);
    }
    if (random.chance(0.2)) std::ignore = queue.size();
    if (random.chance(0.3)) pause(random);
  }
}

TEST(QueueLifecycleTest, ProducersAndWorkersAreActiveWhileTheQueueShutsDown) {
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    RateLimitingQueue<int> queue;
    std::stop_source stop;
    Storm storm(seed);
    for (int i = 0; i < 2; ++i) {
      storm.add([&](Random& own) { produce(queue, own); });
    }
    for (int i = 0; i < 3; ++i) {
      storm.add([&, stops = i == 0](Random& own) {
        // One worker also ends at a stop, and may leave an item behind that was added during its
        // lease. So a drain has to end at the stop, too.
        while (auto lease = queue.get(stops ? stop.get_token() : std::stop_token())) {
          if (own.chance(0.1)) queue.add(*lease);
          if (own.chance(0.3)) pause(own);
          if (own.chance(0.5)) queue.forget(*lease);
        }
      });
    }
    storm.add([&](Random& own) {
      for (int i = 0; i < 3; ++i) pause(own);
      if (own.chance(0.5)) stop.request_stop();
      if (own.chance(0.5)) std::ignore = queue.shut_down_with_drain(stop.get_token());
      queue.shut_down();
    });
    storm.add([&](Random& own) {
      for (int i = 0; i < 3; ++i) pause(own);
      if (own.chance(0.3)) queue.shut_down();
      if (own.chance(0.3)) std::ignore = queue.shut_down_with_drain(stop.get_token());
    });
    storm.run();
    EXPECT_TRUE(queue.is_shutting_down());
  }
}

// The thread that drains a queue may destroy it, although the last worker is still inside of the
// end of its lease.
TEST(QueueLifecycleTest, DrainedQueueMayBeDestroyedAtOnce) {
  constexpr int kWorkers = 3;
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    auto queue = std::make_unique<WorkQueue<int>>();
    for (int item = 0; item < kWorkers; ++item) queue->add(item);
    std::atomic<int> processed = 0;
    Storm storm(seed);
    for (int i = 0; i < kWorkers; ++i) {
      storm.add([&, from = queue.get()](Random& own) {
        auto lease = from->get();
        EXPECT_TRUE(lease);
        pause(own);
        ++processed;
        lease.done();
      });
    }
    storm.add([&](Random& own) {
      pause(own);
      EXPECT_TRUE(queue->shut_down_with_drain());
      EXPECT_EQ(processed, kWorkers);
      queue.reset();
    });
    storm.run();
  }
}

}  // namespace
}  // namespace kinform::inline v0::lifecycle
