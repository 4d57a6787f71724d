// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A test fixture with an informer, a fake clock and a fake server. A test steps the informer by
// hand, or starts its threads.

#pragma once

#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "base/thread.hpp"
#include "cache/informer/informer_stepper.hpp"
#include "kinform/informer.hpp"
#include "testing/delivered.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/log_capture.hpp"

namespace kinform::inline v0::test_support {

//   const auto watch = sync({make_pod("web/a", "1")});
//   watch->send(modified(make_pod("web/a", "11")));
//   settle();
class InformerFixture : public ::testing::Test {
 protected:
  InformerFixture() { make({}); }

  // Replaces the informer by one with these options, apart from clock, seed and log, which the
  // fixture sets.
  void make(InformerOptions options) {
    auto server = std::make_unique<FakeListerWatcher>(clock_);
    server_ = server.get();
    server_->set_supports_streaming_lists(false);
    options.clock = &clock_;
    options.seed = 1;
    options.logger = Logger(log_);
    informer_ = std::make_unique<Informer<>>(std::move(server), std::move(options));
  }

  // Executes steps of reflector, queue and handlers until none of them has anything to do.
  void settle() {
    bool any = true;
    while (any) {
      any = receive();
      any |= cache::InformerStepper::step_queue(*informer_);
      while (cache::InformerStepper::step_handlers(*informer_)) any = true;
    }
  }

  // Steps the reflector only: the changes it receives are queued, but not yet in the cache.
  bool receive() {
    bool any = false;
    while (cache::InformerStepper::step_reflector(*informer_) == TimePoint::min()) any = true;
    return any;
  }

  // Prepares the response of the next list and a watch after it.
  std::shared_ptr<FakeWatch> response(std::vector<ObjectPtr> objects, std::string version = "10") {
    server_->add_list({.objects = std::move(objects), .resource_version = std::move(version)});
    return server_->add_watch();
  }

  // Prepares a list with these objects and a watch, and executes steps until the cache has the
  // objects and the watch is open.
  std::shared_ptr<FakeWatch> sync(std::vector<ObjectPtr> objects, std::string version = "10") {
    auto watch = response(std::move(objects), std::move(version));
    settle();
    return watch;
  }

  // Expires the watch, advances the clock over the backoff, and lists these objects.
  std::shared_ptr<FakeWatch> relist(FakeWatch& watch, std::vector<ObjectPtr> objects,
                                    std::string version) {
    watch.send({.type = WatchEventType::Error, .error = {ErrorCode::Expired, "too old"}});
    settle();
    auto next = response(std::move(objects), std::move(version));
    clock_.advance(std::chrono::seconds(2));
    settle();
    return next;
  }

  HandlerRegistration add(DeliveredEvents& delivered, HandlerOptions options = {}) {
    return informer_->add_event_handler(delivered.handler(), std::move(options)).value();
  }

  // Runs the informer with real threads instead of stepping it.
  void start() {
    thread_ = start_thread(
        "informer", [this](const std::stop_token& stop) { result_ = informer_->run(stop).ok(); });
  }
  void stop() {
    thread_.request_stop();
    thread_.join();
  }

  FakeClock clock_;
  std::shared_ptr<LogCapture> log_ = std::make_shared<LogCapture>();
  FakeListerWatcher* server_ = nullptr;
  std::unique_ptr<Informer<>> informer_;
  bool result_ = false;  // The result of run().
  std::jthread thread_;
};

}  // namespace kinform::inline v0::test_support
