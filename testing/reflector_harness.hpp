// A Reflector on a bench: the test holds the clock, the server and the store, and turns the crank.

#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include "kinform/building_blocks/reflector.hpp"
#include "testing/fakes/fake_clock.hpp"
#include "testing/fakes/fake_lister_watcher.hpp"
#include "testing/log_capture.hpp"
#include "testing/fakes/recording_store.hpp"

namespace kinform::inline v0::test_support {

//   ReflectorHarness bench({.use_streaming_list = false});
//   bench.server.add_list({.resource_version = "10"});
//   const auto watch = bench.server.add_watch();
//   bench.settle();            // Up to the point where only an event or the clock can go on.
//   watch->send(added(make_pod("web/a", "11")));
//   bench.settle();
//
// Not thread-safe, but its parts are.
struct ReflectorHarness {
  // Clock, logger and, if there is none, a seed are put in.
  explicit ReflectorHarness(ReflectorOptions reflector_options = {});

  // Performs one step; see cache::ReflectorStepper.
  TimePoint step();

  // Steps until there is nothing to do now. Returns when there will be. Aborts if there is no end
  // to it, which is a busy loop.
  TimePoint settle();

  // Turns the clock to the time that the reflector waits for, whatever for, and settles.
  void wait();

  // Turns the clock by this much, and settles.
  void advance(Duration duration);

  // How long until there is something to do, after settle().
  [[nodiscard]] Duration until_due();

  // Made at the first call, so that a test can prepare what the constructor looks at.
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

}  // namespace kinform::inline v0::testing
