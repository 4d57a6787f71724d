// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Lifecycle and threads of an informer: start, stop, and calls from several threads.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "base/thread.hpp"
#include "cache/informer/informer_stepper.hpp"
#include "kinform/informer.hpp"
#include "kinform/one_shot_event.hpp"
#include "testing/delivered.hpp"
#include "testing/informer_fixture.hpp"
#include "testing/objects.hpp"
#include "testing/waiting.hpp"

namespace kinform::inline v0 {
namespace {

using cache::InformerStepper;
using test_support::DeliveredEvents;
using test_support::make_pod;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class InformerLifeTest : public test_support::InformerFixture {};

// A handler whose call blocks until it is released.
class StuckHandler {
 public:
  EventHandler<> handler() {
    return {.on_add = [this](const AddEvent&) {
      ++calls_;
      entered_.set();
      release_.wait({});
    }};
  }

  void wait_until_entered() { entered_.wait({}); }
  void release() { release_.set(); }
  [[nodiscard]] int calls() const { return calls_.load(); }

 private:
  std::atomic<int> calls_ = 0;
  OneShotEvent entered_;
  OneShotEvent release_;
};

// Returns how many threads of this process have this name (truncated by the kernel).
int threads_named(std::string_view name) {
  int count = 0;
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::string line;
    std::getline(std::ifstream(task.path() / "comm"), line);
    if (line == name) ++count;
  }
  return count;
}

// A stopped informer refuses run(), new handlers and new indexers; has_synced() keeps its value
// (SI-09, SI-11 to SI-14).
TEST_F(InformerLifeTest, StoppedInformerRefusesCallsWithErrors) {
  DeliveredEvents delivered;
  auto registration = add(delivered);
  sync({make_pod("web/a", "1")});
  InformerStepper::stop(*informer_);
  EXPECT_TRUE(informer_->is_stopped());
  EXPECT_TRUE(informer_->has_synced());
  EXPECT_EQ(informer_->add_event_handler({}).error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(informer_->add_indexers({}).error().code, ErrorCode::FailedPrecondition);
  EXPECT_EQ(informer_->run({}).error().code, ErrorCode::FailedPrecondition);
  registration.remove();
  const Lister<> lister = informer_->lister();
  informer_.reset();
  EXPECT_EQ(lister.find({"web", "a"})->resource_version(), "1");
}

// An informer runs until it is stopped (SI-15).
TEST_F(InformerLifeTest, RunsUntilItIsStopped) {
  DeliveredEvents delivered;
  const auto registration = add(delivered);
  server_->add_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  const auto watch = server_->add_watch();
  start();
  EXPECT_TRUE(informer_->wait_for_sync());
  EXPECT_TRUE(registration.wait_for_sync());
  watch->send(test_support::modified(make_pod("web/a", "11")));
  EXPECT_THAT(delivered.wait_for(2), ElementsAre("add web/a@1 initial", "update web/a@1→11"));
  EXPECT_FALSE(informer_->is_stopped());
  stop();
  EXPECT_TRUE(result_);
  EXPECT_TRUE(informer_->is_stopped());
}

// An informer that stops before its sync never reports synced (SI-14).
TEST_F(InformerLifeTest, WaitForSyncReturnsWhenTheInformerStopsFirst) {
  server_->hang_list();
  start();
  ASSERT_TRUE(server_->wait_for_requests(1));
  bool synced = true;
  {
    const std::jthread waiter = start_thread("wait", [&] { synced = informer_->wait_for_sync(); });
    stop();
  }
  EXPECT_FALSE(synced);
  EXPECT_FALSE(informer_->has_synced());
}

// A slow handler delays neither the cache nor other handlers (SI-35, MIS-10).
TEST_F(InformerLifeTest, SlowHandlerDelaysNoOtherHandler) {
  OneShotEvent release;
  const auto slow =
      informer_->add_event_handler({.on_add = [&](const AddEvent&) { release.wait({}); }}).value();
  DeliveredEvents quick;
  const auto registration = add(quick);
  server_->add_list(
      {.objects = {make_pod("web/a", "1"), make_pod("web/b", "2")}, .resource_version = "10"});
  const auto watch = server_->add_watch();
  start();
  watch->send(test_support::added(make_pod("web/c", "11")));
  EXPECT_EQ(quick.wait_for(3).size(), 3u);
  EXPECT_GE(slow.backlog(), 1u);
  release.set();
  stop();
}

// Removing a handler waits for its running call (SI-28).
TEST_F(InformerLifeTest, DestroyingARegistrationWaitsForTheRunningCall) {
  OneShotEvent entered;
  OneShotEvent release;
  std::atomic<bool> finished = false;
  auto registration =
      std::make_unique<HandlerRegistration>(informer_
                                                ->add_event_handler({.on_add =
                                                                         [&](const AddEvent&) {
                                                                           entered.set();
                                                                           release.wait({});
                                                                           finished = true;
                                                                         }})
                                                .value());
  server_->add_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  server_->add_watch();
  start();
  entered.wait({});
  const std::jthread releaser = start_thread("release", [&] { release.set(); });
  registration.reset();
  EXPECT_TRUE(finished);
  stop();
}

// A handler may end its own registration. What it captured is released when that call returns.
TEST_F(InformerLifeTest, HandlerThatDestroysItsRegistrationIsReleasedAfterTheCall) {
  std::weak_ptr<HandlerRegistration> watched;
  {
    // The handler owns its registration: if it were not released, it would keep itself alive.
    const auto own = std::make_shared<HandlerRegistration>();
    watched = own;
    *own =
        informer_->add_event_handler({.on_add = [own](const AddEvent&) { own->remove(); }}).value();
  }
  response({make_pod("web/a", "1")});
  start();
  EXPECT_TRUE(test_support::eventually([&] { return watched.expired(); }));
  stop();
}

// What a handler captured is released when its registration has been destroyed, also if it was in a
// call.
TEST_F(InformerLifeTest, HandlerIsReleasedOnceItsRegistrationIsDestroyedDuringACall) {
  StuckHandler stuck;
  const auto captured = std::make_shared<int>();
  auto registration = std::make_unique<HandlerRegistration>(
      informer_
          ->add_event_handler({.on_add = [captured, call = stuck.handler().on_add](
                                             const AddEvent& event) { call(event); }})
          .value());
  response({make_pod("web/a", "1")});
  start();
  stuck.wait_until_entered();
  const std::jthread releaser = start_thread("release", [&] { stuck.release(); });
  registration.reset();
  EXPECT_EQ(captured.use_count(), 1);
  stop();
}

// Handlers that destroy each other's registrations inside their calls do not wait for each other
// for ever: the last one does not wait.
TEST_F(InformerLifeTest, HandlersMayDestroyEachOthersRegistrations) {
  constexpr std::size_t kHandlers = 3;
  std::array<HandlerRegistration, kHandlers> registrations;
  std::atomic<std::size_t> inside = 0;
  std::array<OneShotEvent, kHandlers> done;
  for (std::size_t i = 0; i < kHandlers; ++i) {
    const auto on_add = [&, i](const AddEvent&) {
      ++inside;
      EXPECT_TRUE(test_support::eventually([&] { return inside == kHandlers; }));
      registrations.at((i + 1) % kHandlers) = {};
      done.at(i).set();
    };
    registrations.at(i) = informer_->add_event_handler({.on_add = on_add}).value();
  }
  response({make_pod("web/a", "1")});
  start();
  for (const OneShotEvent& each : done) ASSERT_TRUE(test_support::wait_for(each));
  stop();
}

// The same across informers: each of the handlers destroys the registration at the other one.
TEST_F(InformerLifeTest, HandlersOfTwoInformersMayDestroyEachOthersRegistrations) {
  for (int round = 0; round < 20; ++round) {
    std::array<std::unique_ptr<Informer<>>, 2> informers;
    std::array<HandlerRegistration, 2> registrations;
    std::atomic<int> inside = 0;
    std::array<OneShotEvent, 2> done;
    for (std::size_t i = 0; i < 2; ++i) {
      make({});
      response({make_pod("web/a", "1")});
      informers.at(i) = std::move(informer_);
      const auto on_add = [&, i](const AddEvent&) {
        ++inside;
        EXPECT_TRUE(test_support::eventually([&] { return inside == 2; }));
        registrations.at(1 - i) = {};
        done.at(i).set();
      };
      registrations.at(i) = informers.at(i)->add_event_handler({.on_add = on_add}).value();
    }
    std::vector<std::jthread> threads;
    for (const auto& informer : informers) {
      threads.push_back(start_thread("informer", [&informer](const std::stop_token& stop) {
        std::ignore = informer->run(stop);
      }));
    }
    for (const OneShotEvent& each : done) ASSERT_TRUE(test_support::wait_for(each));
  }
}

// Without a circle, a handler waits for the call of another one, so it may destroy what that uses.
TEST_F(InformerLifeTest, RegistrationDestroyedInACallOfAnotherHandlerWaitsForTheRunningCall) {
  StuckHandler stuck;
  HandlerRegistration other = informer_->add_event_handler(stuck.handler()).value();
  std::atomic<bool> released = false;
  OneShotEvent done;
  const auto on_add = [&](const AddEvent&) {
    stuck.wait_until_entered();
    const std::jthread releaser = start_thread("release", [&] {
      released = true;
      stuck.release();
    });
    other = {};
    EXPECT_TRUE(released);
    done.set();
  };
  const auto registration = informer_->add_event_handler({.on_add = on_add}).value();
  response({make_pod("web/a", "1")});
  start();
  EXPECT_TRUE(test_support::wait_for(done));
  stop();
}

// REQUIRES of the class: run() has returned.
TEST_F(InformerLifeTest, DestroyingARunningInformerIsAnAssertion) {
  EXPECT_DEATH(
      {
        response({make_pod("web/a", "1")});
        start();
        informer_->wait_for_sync();
        informer_.reset();
      },
      "Informer destroyed while its run\\(\\) is active");
}

// Adding and removing handlers is safe while changes arrive (SI-29, THR-02).
TEST_F(InformerLifeTest, HandlersCanBeAddedAndRemovedWhileChangesArrive) {
  server_->add_list({.objects = {make_pod("web/a", "1")}, .resource_version = "10"});
  const auto watch = server_->add_watch();
  start();
  ASSERT_TRUE(informer_->wait_for_sync());
  constexpr int kChanges = 200;
  std::vector<std::jthread> threads;
  threads.push_back(start_thread("change", [&] {
    for (int i = 0; i < kChanges; ++i)
      watch->send(test_support::modified(make_pod("web/a", std::to_string(11 + i))));
  }));
  for (int t = 0; t < 3; ++t) {
    threads.push_back(start_thread("handlers", [&] {
      for (int i = 0; i < 20; ++i) {
        DeliveredEvents delivered;
        const auto registration = add(delivered);
        EXPECT_THAT(delivered.wait_for(1)[0], HasSubstr("add web/a@"));
      }
    }));
  }
  threads.clear();
  DeliveredEvents last;
  const auto registration = add(last);
  EXPECT_TRUE(test_support::eventually([&] {
    return informer_->lister().find({"web", "a"})->resource_version() ==
           std::to_string(10 + kChanges);
  }));
  stop();
}

// A handler gets its thread when the informer runs; before, it is only registered (SI-21).
TEST_F(InformerLifeTest, HandlersHaveNoThreadsBeforeRun) {
  DeliveredEvents delivered;
  const auto registration = add(delivered, {.name = "mine"});
  EXPECT_EQ(threads_named("handler mine"), 0);
  EXPECT_EQ(informer_->status().handlers.at(0).name, "mine");
  response({make_pod("web/a", "1")});
  start();
  delivered.wait_for(1);
  EXPECT_EQ(threads_named("handler mine"), 1);
  stop();
  EXPECT_EQ(threads_named("handler mine"), 0);
}

// On a stop, the running handler call finishes, and the queued notifications are dropped (SI-17,
// SI-18).
TEST_F(InformerLifeTest, RunReturnsAfterTheRunningCallAndDropsTheRest) {
  StuckHandler stuck;
  const auto registration = informer_->add_event_handler(stuck.handler()).value();
  response({make_pod("web/a", "1"), make_pod("web/b", "2")});
  start();
  stuck.wait_until_entered();
  thread_.request_stop();
  // Wait until new handlers are refused: then the reflector has ended and the processor is
  // stopping.
  EXPECT_TRUE(test_support::eventually([&] { return !informer_->add_event_handler({}); }));
  // The watch ends before the handlers are stopped (SI-19).
  EXPECT_EQ(server_->open_watches(), 0u);
  EXPECT_FALSE(informer_->is_stopped());
  stuck.release();
  thread_.join();
  EXPECT_TRUE(informer_->is_stopped());
  EXPECT_EQ(stuck.calls(), 1);
}

// Callbacks of one handler are sequential and in order (SI-03, SI-04).
TEST_F(InformerLifeTest, CallsOfAHandlerNeverOverlapAndKeepEventOrder) {
  constexpr int kChanges = 300;
  std::atomic<int> inside = 0;
  std::atomic<int> overlaps = 0;
  std::vector<std::string> versions;
  OneShotEvent all_delivered;
  const auto on_update = [&](const UpdateEvent& event) {
    if (++inside != 1) ++overlaps;
    versions.emplace_back(event.new_object->resource_version());
    std::this_thread::yield();
    if (versions.size() == kChanges) all_delivered.set();
    --inside;
  };
  const auto registration = informer_->add_event_handler({.on_update = on_update}).value();
  const auto watch = response({make_pod("web/a", "1"), make_pod("web/b", "2")});
  start();
  std::vector<std::string> sent;
  for (int i = 0; i < kChanges; ++i) {
    sent.push_back(std::to_string(11 + i));
    watch->send(test_support::modified(make_pod(i % 2 == 0 ? "web/a" : "web/b", sent.back())));
  }
  all_delivered.wait({});
  stop();
  EXPECT_EQ(overlaps.load(), 0);
  EXPECT_EQ(versions, sent);
}

// A handler may call its informer, because no lock is held while a handler runs (THR-01, SI-29).
TEST_F(InformerLifeTest, HandlerMayUseItsInformerInsideACall) {
  OneShotEvent done;
  DeliveredEvents nested;
  HandlerRegistration inner;
  const auto on_add = [&](const AddEvent& event) {
    inner = add(nested);
    EXPECT_TRUE(informer_->add_indexers({{"name", index_by_field("/metadata/name")}}));
    EXPECT_EQ(informer_->lister().find(event.object->key()), event.object);
    EXPECT_EQ(informer_->status().handlers.size(), 2u);
    std::ignore = informer_->last_sync_resource_version();
    EXPECT_FALSE(informer_->is_stopped());
    EXPECT_EQ(informer_->run({}).error().code, ErrorCode::FailedPrecondition);
    EXPECT_TRUE(informer_->wait_for_sync());
    done.set();
  };
  const auto registration = informer_->add_event_handler({.on_add = on_add}).value();
  response({make_pod("web/a", "1")});
  start();
  done.wait({});
  EXPECT_THAT(nested.wait_for(1), ElementsAre("add web/a@1 initial"));
  stop();
}

// Transforms and index functions may read the cache, unlike in client-go (THR-04).
TEST_F(InformerLifeTest, TransformAndIndexFunctionMayReadTheCache) {
  Informer<>* self = nullptr;
  std::atomic<int> looks = 0;
  make({.indexers = {{"look",
                      [&](const Object& object, IndexValues&) {
                        std::ignore = self->lister().find(object.key());
                        ++looks;
                      }}},
        .transform = [&](ObjectPtr object) -> Result<ObjectPtr> {
          std::ignore = self->status();
          std::ignore = self->lister().list();
          ++looks;
          return object;
        }});
  self = informer_.get();
  response({make_pod("web/a", "1")});
  start();
  EXPECT_TRUE(informer_->wait_for_sync());
  stop();
  EXPECT_GE(looks.load(), 2);
}

}  // namespace
}  // namespace kinform::inline v0
