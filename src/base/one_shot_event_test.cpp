// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/one_shot_event.hpp"

#include <array>
#include <memory>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "testing/fakes/fake_clock.hpp"

namespace kinform::inline v0 {
namespace {

TEST(OneShotEventTest, StaysSet) {
  OneShotEvent event;
  EXPECT_FALSE(event.is_set());
  event.set();
  EXPECT_TRUE(event.is_set());
  event.set();
  EXPECT_TRUE(event.is_set());
}

TEST(OneShotEventTest, WaitForASetEventReturnsAtOnceDespiteAStop) {
  OneShotEvent event;
  event.set();
  std::stop_source source;
  source.request_stop();
  EXPECT_TRUE(event.wait(source.get_token()));
}

TEST(OneShotEventTest, SetEndsAllWaitsAndPublishesEarlierWrites) {
  OneShotEvent event;
  int written_before = 0;
  std::array<int, 3> seen = {};
  {
    std::vector<std::jthread> waiting;
    for (int& mine : seen) {
      waiting.emplace_back([&] {
        if (event.wait({})) mine = written_before;
      });
    }
    written_before = 7;
    event.set();
  }
  EXPECT_EQ(seen, (std::array{7, 7, 7}));
}

TEST(OneShotEventTest, StopEndsTheWait) {
  OneShotEvent event;
  std::stop_source source;
  bool happened = true;
  {
    const std::jthread waiting([&] { happened = event.wait(source.get_token()); });
    source.request_stop();
  }
  EXPECT_FALSE(happened);
  EXPECT_FALSE(event.is_set());
}

TEST(OneShotEventTest, DeadlineEndsTheWait) {
  test_support::FakeClock clock;
  OneShotEvent event;
  EXPECT_FALSE(event.wait_until(clock, clock.now(), {}));
  event.set();
  EXPECT_TRUE(event.wait_until(clock, clock.now(), {}));
}

// A waiting thread may destroy the event as soon as wait() returns, while set() is still returning.
// A use after free would be reported by ASan or TSan.
TEST(OneShotEventTest, WaitingThreadMayDestroyTheEvent) {
  for (int i = 0; i < 200; ++i) {
    auto event = std::make_unique<OneShotEvent>();
    const std::jthread setting([set = event.get()] { set->set(); });
    EXPECT_TRUE(event->wait({}));
    event.reset();
  }
}

}  // namespace
}  // namespace kinform::inline v0
