// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A Reflector with a fake clock, server and store, which a test steps by hand.

#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "kinform/building_blocks/reflector.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/fakes/recording_store.hpp"
#include "testing/log_capture.hpp"

namespace kinform::inline v0::test_support {

//   ReflectorHarness bench({.use_streaming_list = false});
//   bench.server.add_list({.resource_version = "10"});
//   const auto watch = bench.server.add_watch();
//   bench.settle();            // Until it waits for an event or for the clock.
//   watch->send(added(make_pod("web/a", "11")));
//   bench.settle();
//
// Not thread-safe, but its members are.
struct ReflectorHarness {
  // Creates a reflector with these options, but with the fake clock, a captured log and, if the
  // options have no seed, a fixed one.
  explicit ReflectorHarness(ReflectorOptions reflector_options = {});

  // Performs one step; see cache::ReflectorStepper.
  TimePoint step();

  // Steps until there is nothing to do now, and returns the time of the next step. Aborts if the
  // reflector never comes to rest (a busy loop).
  TimePoint settle();

  // Advances the clock to the reflector's next deadline, and settles.
  void wait();

  // Advances the clock by `duration`, and settles.
  void advance(Duration duration);

  // The time until the next step, after settle().
  [[nodiscard]] Duration until_due();

  // The reflector under test. It is created by the first call, so that a test can first prepare the
  // fakes that its constructor reads.
  [[nodiscard]] Reflector& reflector();

  [[nodiscard]] ReflectorStatus status() { return reflector().status(); }

  FakeClock clock;
  FakeListerWatcher server{clock};
  RecordingStore store;
  std::shared_ptr<LogCapture> log = std::make_shared<LogCapture>();
  std::stop_source stop;
  ReflectorOptions options;

 private:
  std::unique_ptr<Reflector> reflector_;
};

}  // namespace kinform::inline v0::test_support
