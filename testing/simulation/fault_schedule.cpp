// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/fault_schedule.hpp"

namespace kinform::inline v0::test_support {

namespace {

// How often a fault occurs. A run consists of phases with different faults: `in_phase` is the
// probability that a fault is part of a phase, the other value its maximum rate there. Faults that
// cause a relist are rarer, so that other events happen in between.
struct Frequency {
  double in_phase = 0;
  double strikes = 0;
};

Frequency frequency(Fault fault) {
  switch (fault) {
    case Fault::EndAfterEvent:  // Has phases of its own.
      return {};
    case Fault::Forbidden:
    case Fault::InternalError:
      return {.in_phase = 0.2, .strikes = 0.4};
    case Fault::StreamPlainBookmarks:  // The client does not stream again afterwards.
      return {.in_phase = 0.1, .strikes = 0.5};
    case Fault::SilentWatch:
      return {.in_phase = 0.3, .strikes = 0.3};
    case Fault::SlowResponse:
    case Fault::LateEvent:
    case Fault::RepeatedEvent:
      return {.in_phase = 0.5, .strikes = 0.5};
    case Fault::LaggingCache:
      return {.in_phase = 0.5, .strikes = 0.8};
    case Fault::Compaction:
    case Fault::ForgottenChanges:
      return {.in_phase = 0.5, .strikes = 0.15};
    case Fault::Restart:
      return {.in_phase = 0.4, .strikes = 0.05};
    case Fault::RestoredBackup:
    case Fault::BumpedBackup:
      return {.in_phase = 0.2, .strikes = 0.03};
    default:
      return {.in_phase = 0.35, .strikes = 0.4};
  }
}

}  // namespace

std::string_view to_string(Fault fault) noexcept {
  switch (fault) {
    case Fault::ConnectionRefused:
      return "connection refused";
    case Fault::TooManyRequests:
      return "429";
    case Fault::InternalError:
      return "500";
    case Fault::Forbidden:
      return "403";
    case Fault::ConnectionReset:
      return "connection reset";
    case Fault::SlowResponse:
      return "slow response";
    case Fault::TruncatedList:
      return "truncated list";
    case Fault::StreamRefused:
      return "streaming list refused with 429";
    case Fault::StreamPlainBookmarks:
      return "streaming list with plain bookmarks only";
    case Fault::StreamNoBookmarks:
      return "streaming list without bookmarks";
    case Fault::StreamEndsHalfWay:
      return "streaming list ended half-way";
    case Fault::CutWatch:
      return "watch cut";
    case Fault::CutInsideEvent:
      return "watch cut inside an event";
    case Fault::BrokenEvent:
      return "event that cannot be decoded";
    case Fault::SilentWatch:
      return "watch lost in silence";
    case Fault::EarlyEnd:
      return "watch ended early";
    case Fault::EndAfterEvent:
      return "watch ended after one event";
    case Fault::ExpiredEvent:
      return "410 in a watch";
    case Fault::TooManyRequestsEvent:
      return "429 in a watch";
    case Fault::InternalErrorEvent:
      return "500 in a watch";
    case Fault::LateEvent:
      return "event delayed";
    case Fault::RepeatedEvent:
      return "event repeated";
    case Fault::LaggingCache:
      return "member lags";
    case Fault::Compaction:
      return "compaction";
    case Fault::ForgottenChanges:
      return "member forgets changes";
    case Fault::Restart:
      return "member restarts";
    case Fault::RestoredBackup:
      return "backup restored";
    case Fault::BumpedBackup:
      return "backup restored, revisions bumped";
  }
  return "";
}

void FaultSchedule::begin_phase() {
  calm_ = false;
  for (std::size_t i = 0; i < kFaults; ++i) {
    const Frequency often = frequency(static_cast<Fault>(i));
    rates_[i] = random_.chance(often.in_phase) ? random_.uniform() * often.strikes : 0;
  }
}

void FaultSchedule::begin_outage() {
  calm_ = false;
  rates_ = {};
  rate(Fault::ConnectionRefused) = 1;
  rate(Fault::CutWatch) = 1;
}

void FaultSchedule::begin_short_watches() {
  calm_ = false;
  rates_ = {};
  rate(Fault::EndAfterEvent) = 1;
}

void FaultSchedule::end() {
  calm_ = true;
  rates_ = {};
}

bool FaultSchedule::strikes(Fault fault) {
  const bool does = will_strike(fault);
  if (does) count(fault);
  return does;
}

}  // namespace kinform::inline v0::test_support
