// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reconciler: runs, stops and runs again while its factory starts, stops and is shut down.

#include <array>
#include <atomic>
#include <chrono>
#include <stop_token>
#include <string>

#include <gtest/gtest.h>

#include "kinform/informer_factory.hpp"
#include "kinform/reconciler.hpp"
#include "testing/long_run.hpp"
#include "tests/lifecycle/fake_source.hpp"
#include "tests/lifecycle/handlers.hpp"
#include "tests/lifecycle/storm.hpp"

namespace kinform::inline v0::lifecycle {
namespace {

using namespace std::chrono_literals;
using Outcome = Result<ReconcileOutcome>;

constexpr int kRounds = 200;
constexpr int kSteps = 10;
constexpr int kRuns = 3;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};
const ApiResource kJobs{.version = "v1", .plural = "jobs", .kind = "Pod"};

// Returns a random outcome of a reconcile.
Outcome any_outcome(std::uint64_t number) {
  switch (number % 5) {
    case 0:
      return ReconcileOutcome::requeue_after(1ms);
    case 1:
      return ReconcileOutcome::requeue();
    case 2:
      return Error{ErrorCode::Unavailable, "a failure"};
    default:
      return ReconcileOutcome::done();
  }
}

ReconcilerOptions any_options(Random& random) {
  ReconcilerOptions options;
  options.workers = 2;
  if (random.chance(0.5)) options.reconcile_timeout = 1ms;
  if (random.chance(0.5)) options.grace_period = 1ms;
  if (random.chance(0.2)) options.sync_timeout = 1ms;
  return options;
}

TEST(ReconcilerLifecycleTest, RunsAgainWhileItsFactoryStartsAndStops) {
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    Random random(seed);
    FakeSource source(seed);
    std::array<std::stop_source, kRuns> stops;
    std::stop_source abort;
    std::atomic<bool> runs = false;
    std::atomic<std::uint64_t> calls = random.next();
    InformerFactory factory(source.source(), {.informer = FakeSource::informer_options()});
    Storm storm(seed);
    {
      const auto reconciler = std::make_shared<Reconciler<Object>>(
          factory, kPods,
          [&](const ReconcileRequest<Object>&) -> Outcome {
            EXPECT_TRUE(runs) << "reconcile after run() has returned";
            return any_outcome(++calls);
          },
          any_options(random));
      reconciler->watches(kJobs, [](const Object& object) {
        return std::vector<ObjectKey>{ObjectKey(object.key())};
      });
      storm.add([&, reconciler](Random& own) {
        for (const std::stop_source& stop : stops) {
          pause(own);
          runs = true;
          // Fails if the factory has stopped, or the caches do not sync in time.
          std::ignore = reconciler->run(stop.get_token(), abort.get_token());
          runs = false;
        }
      });
      storm.add([&, reconciler](Random& own) {
        for (int step = 0; step < kSteps; ++step) {
          reconciler->enqueue({"web", "p" + std::to_string(step % 3)});
          std::ignore = reconciler->counts();
          std::ignore = reconciler->lister().list();
          pause(own);
        }
      });
    }
    storm.add([&](Random& own) {
      for (int step = 0; step < kSteps; ++step) {
        source.change();
        factory.start();
        pause(own);
      }
    });
    storm.add([&](Random& own) {
      for (std::stop_source& stop : stops) {
        for (int i = 0; i < 3; ++i) pause(own);
        if (own.chance(0.2)) factory.shutdown();
        if (own.chance(0.2)) abort.request_stop();
        stop.request_stop();
      }
    });
    storm.run();
  }
}

}  // namespace
}  // namespace kinform::inline v0::lifecycle
