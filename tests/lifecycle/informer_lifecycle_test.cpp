// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Informer<> and InformerFactory: handlers come and go while the informer starts, runs, stops and
// is destroyed.

#include <chrono>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "kinform/informer.hpp"
#include "kinform/informer_factory.hpp"
#include "testing/long_run.hpp"
#include "tests/lifecycle/fake_source.hpp"
#include "tests/lifecycle/handlers.hpp"
#include "tests/lifecycle/storm.hpp"

namespace kinform::inline v0::lifecycle {
namespace {

using namespace std::chrono_literals;

constexpr int kRounds = 300;
constexpr int kSteps = 12;

std::vector<InformerPart> two_namespaces(FakeSource& source) {
  std::vector<InformerPart> parts;
  parts.push_back({.namespace_name = "web", .source = source.make()});
  parts.push_back({.namespace_name = "ops", .source = source.make()});
  return parts;
}

Informer<> make_informer(FakeSource& source, Random& random) {
  InformerOptions options = FakeSource::informer_options();
  if (random.chance(0.3)) options.resync_period = 1s;
  if (random.chance(0.2)) return Informer<>(two_namespaces(source), std::move(options));
  return Informer<>(source.make(), std::move(options));
}

// Uses an informer in one of the ways that are allowed at any time.
void use(const Informer<>& informer, FakeSource& source, Handlers& handlers, Random& random) {
  switch (random.below(9)) {
    case 0:
    case 1:
    case 2:
      return handlers.add(informer, random);
    case 3:
      return handlers.remove_one(random);
    case 4:
      std::ignore = informer.add_indexers({{std::to_string(random.next()), index_by_namespace()}});
      return;
    case 5:
      std::ignore = informer.lister().list();
      std::ignore = informer.last_sync_resource_version();
      return;
    case 6:
      std::ignore = informer.status();
      return;
    case 7:
      informer.wait_for_sync(1ms);
      return;
    default:
      return source.change();
  }
}

TEST(InformerLifecycleTest, HandlersComeAndGoWhileTheInformerRunsAndStops) {
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    Random random(seed);
    FakeSource source(seed);
    Handlers handlers;
    std::stop_source stop;
    Storm storm(seed);
    {
      const Informer<> informer = make_informer(source, random);
      // Two threads call run(): one of them is refused. Each actor has a copy, so that any of them
      // may destroy the informer.
      for (int i = 0; i < 2; ++i) {
        storm.add([&, informer](Random& own) {
          pause(own);
          if (informer.run(stop.get_token())) handlers.record_informer_ended();
        });
      }
      for (int i = 0; i < 3; ++i) {
        storm.add([&, informer](Random& own) {
          for (int step = 0; step < kSteps; ++step) {
            use(informer, source, handlers, own);
            pause(own);
          }
        });
      }
      storm.add([&, informer](Random&) { informer.wait_for_sync(stop.get_token()); });
    }
    storm.add([&](Random& own) {
      for (int i = 0; i < 4; ++i) pause(own);
      stop.request_stop();
      pause(own);
      handlers.remove_all();
    });
    storm.run();
  }
}

// Handlers of two informers, which add and remove each other inside their calls: circles of calls
// that wait for each other reach across informers.
TEST(InformerLifecycleTest, HandlersOfSeveralInformersRemoveEachOther) {
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    Random random(seed);
    FakeSource source(seed);
    Handlers handlers;
    std::stop_source stop;
    Storm storm(seed);
    for (int i = 0; i < 2; ++i) {
      const Informer<> informer = make_informer(source, random);
      storm.add([&, informer](Random&) { EXPECT_TRUE(informer.run(stop.get_token())); });
      storm.add([&, informer](Random& own) {
        for (int step = 0; step < kSteps; ++step) {
          use(informer, source, handlers, own);
          pause(own);
        }
      });
    }
    storm.add([&](Random& own) {
      for (int i = 0; i < 6; ++i) pause(own);
      if (own.chance(0.5)) handlers.remove_all();
      stop.request_stop();
    });
    storm.run();
    handlers.record_informer_ended();
  }
}

const std::vector<ApiResource> kResources = {{.version = "v1", .plural = "pods", .kind = "Pod"},
                                             {.version = "v1", .plural = "jobs", .kind = "Pod"}};

const ApiResource& any_resource(Random& random) {
  return kResources.at(random.below(kResources.size()));
}

void use(InformerFactory& factory, FakeSource& source, Handlers& handlers,
         const std::stop_token& stop, Random& random) {
  switch (random.below(8)) {
    case 0:
      return factory.start(stop);
    case 1:
      std::ignore = factory.wait_for_cache_sync(1ms);
      return;
    case 2:
      std::ignore = factory.statuses();
      return;
    default:
      return use(factory.informer(any_resource(random)), source, handlers, random);
  }
}

// The end of a program as documented: start(stop), a stop, and everything leaves its scope.
TEST(InformerFactoryLifecycleTest, RegistrationsEndWhileTheFactoryShutsDownAndIsDestroyed) {
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    FakeSource source(seed);
    Handlers handlers;
    std::stop_source stop;
    {
      InformerFactory factory(source.source(), {.informer = FakeSource::informer_options()});
      Storm storm(seed);
      for (int i = 0; i < 3; ++i) {
        storm.add([&](Random& own) {
          for (int step = 0; step < kSteps; ++step) {
            use(factory, source, handlers, stop.get_token(), own);
            pause(own);
          }
        });
      }
      storm.add([&](Random& own) {
        pause(own);
        factory.start(stop.get_token());
        std::ignore = factory.wait_for_cache_sync();  // Ends when the informers stop.
      });
      storm.add([&](Random& own) {
        for (int i = 0; i < 4; ++i) pause(own);
        stop.request_stop();
        handlers.remove_all();
      });
      for (int i = 0; i < 2; ++i) {
        storm.add([&](Random& own) {
          for (int j = 0; j < 4; ++j) pause(own);
          if (own.chance(0.2)) factory.shutdown();
        });
      }
      storm.run();
    }
    handlers.record_informer_ended();
  }
}

// Registrations may outlive the factory, and be destroyed while it is.
TEST(InformerFactoryLifecycleTest, RegistrationsEndDuringTheDestructorOfTheFactory) {
  for (const std::uint64_t seed : test_support::seeds(kRounds)) {
    SCOPED_TRACE("KINFORM_TEST_SEED=" + std::to_string(seed));
    const Watchdog watchdog(seed);
    Random random(seed);
    FakeSource source(seed);
    Handlers handlers;
    std::stop_source stop;
    std::optional<InformerFactory> factory;
    factory.emplace(source.source(),
                    InformerFactoryOptions{.informer = FakeSource::informer_options()});
    for (int i = 0; i < 4; ++i) handlers.add(factory->informer(any_resource(random)), random);
    factory->start(stop.get_token());
    if (random.chance(0.5)) std::ignore = factory->wait_for_cache_sync();
    Storm storm(seed);
    storm.add([&](Random& own) {
      pause(own);
      stop.request_stop();
    });
    storm.add([&](Random& own) {
      pause(own);
      factory.reset();
      handlers.record_informer_ended();
    });
    for (int i = 0; i < 2; ++i) {
      storm.add([&](Random& own) {
        for (int step = 0; step < kSteps; ++step) {
          handlers.remove_one(own);
          pause(own);
        }
      });
    }
    storm.run();
  }
}

}  // namespace
}  // namespace kinform::inline v0::lifecycle
