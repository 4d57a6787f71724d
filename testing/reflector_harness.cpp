// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/reflector_harness.hpp"

#include <utility>

#include "cache/reflector/reflector_stepper.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {

namespace {

constexpr int kStepsMax = 100'000;

ReflectorOptions completed(ReflectorOptions options, Clock& clock,
                           const std::shared_ptr<LogCapture>& log) {
  options.clock = &clock;
  options.logger = Logger(log);
  if (!options.seed) options.seed = 1;
  return options;
}

}  // namespace

ReflectorHarness::ReflectorHarness(ReflectorOptions reflector_options)
    : options(completed(std::move(reflector_options), clock, log)) {}

Reflector& ReflectorHarness::reflector() {
  if (!reflector_) reflector_ = std::make_unique<Reflector>(server, store, options);
  return *reflector_;
}

TimePoint ReflectorHarness::step() {
  return cache::ReflectorStepper::step(reflector(), stop.get_token());
}

TimePoint ReflectorHarness::settle() {
  for (int steps = 0; steps < kStepsMax; ++steps) {
    const TimePoint due = step();
    if (due > clock.now()) return due;
  }
  KINFORM_ASSERT(!"the reflector is busy for ever");
  return TimePoint::min();
}

void ReflectorHarness::wait() {
  advance(until_due());
}

void ReflectorHarness::advance(Duration duration) {
  clock.advance(duration);
  std::ignore = settle();
}

Duration ReflectorHarness::until_due() {
  return settle() - clock.now();
}

}  // namespace kinform::inline v0::test_support
