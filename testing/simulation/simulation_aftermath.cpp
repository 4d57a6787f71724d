// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The checks after all faults are over.

#include <algorithm>
#include <utility>

#include "testing/simulation/simulation_run.hpp"

namespace kinform::inline v0::test_support {

namespace {

using std::chrono::milliseconds;
using std::chrono::minutes;
using std::chrono::seconds;

// The limit for the recovery from all faults: a dead connection is detected after 75 seconds, a
// replaced history after twice that, and the longest backoff is a minute.
constexpr Duration kRecovery = minutes(6);
// The limit for a change to arrive if the connection of the watch is dead and the client has to
// detect that first.
constexpr Duration kLostConnection = minutes(3);
// The limit for a change to arrive over a working watch.
constexpr Duration kPropagation = milliseconds(1);
// The time without faults before the next check. Longer than two resync periods, and than the time
// after which the backoff is reset (REF-06).
constexpr Duration kQuietTime = seconds(250);
// The limit for the recovery from a single failure: the first backoff, including jitter, is 1.6
// seconds.
constexpr Duration kFirstWait = seconds(2);
// The additional time if the server never completes a streaming list: three times 429 with
// Retry-After, or 31 s without the marker.
constexpr Duration kStreamGivenUp = seconds(90);
constexpr Duration kShortestResync = seconds(1);  // The minimum resync period (SI-36).

}  // namespace

void SimulationRun::check_aftermath() {
  trace_.add("the faults are over");
  faults_.end();
  server_.catch_up();
  actions_left_ = 0;
  check_recovery();
  if (!is_over()) check_late_handler();
  if (!is_over()) check_quiet_time();
  if (!is_over()) check_single_failure();
}

void SimulationRun::check_recovery() {
  const TimePoint begin = clock_.now();
  converge_within(kRecovery, ViolationKind::NotConverged, "after the faults");
  counts_.recovery = clock_.now() - begin;
}

// Checks a handler that joins after the faults: it must receive two changes. The first may take
// longer, if the watch turns out to be broken; the second must arrive at once.
void SimulationRun::check_late_handler() {
  join();
  for (const Duration limit : {kLostConnection, kPropagation}) {
    write_to(world_.keys.front(), true);
    write_to(world_.keys.back(), true);
    spread();
    if (!converge_within(limit, ViolationKind::NotConverged, "after more changes")) return;
  }
}

void SimulationRun::check_quiet_time() {
  trace_.add("quiet time");
  for (const Participant& participant : participants_) participant.handler->forget_unchanged();
  run_until(clock_.now() + kQuietTime, ReflectorIs::Free);
  for (const Participant& participant : participants_) {
    if (participant.handler->is_present()) check_resyncs(participant, kQuietTime);
  }
}

// How often the informer checks which handlers need a resync: the shortest period requested before
// the start (SI-36, SI-37).
Duration SimulationRun::resync_check_period() const {
  Duration period = world_.resync_period;
  if (period == Duration::zero()) return period;
  for (const Participant& participant : participants_) {
    const auto wanted = participant.handler->habits().resync_period;
    if (!participant.joined_before_start || !wanted || *wanted == Duration::zero()) continue;
    period = std::min(period, std::max(*wanted, kShortestResync));
  }
  return period;
}

Duration SimulationRun::resync_period_of(const Participant& participant) const {
  const Duration check = resync_check_period();
  const Duration wanted =
      participant.handler->habits().resync_period.value_or(world_.resync_period);
  if (check == Duration::zero() || wanted == Duration::zero()) return Duration::zero();
  return std::max({wanted, kShortestResync, check});
}

void SimulationRun::check_resyncs(const Participant& participant, Duration window) {
  const CheckedHandler& handler = *participant.handler;
  const Duration period = resync_period_of(participant);
  if (period == Duration::zero()) {
    if (handler.unchanged().empty()) return;
    referee_.report(ViolationKind::ResyncUnasked,
                    "handler " + handler.habits().name + " received unchanged objects");
    return;
  }
  if (2 * (period + resync_check_period()) > window) return;
  for (const auto& [key, object] : server_.history().state(server_.history().now())) {
    const auto told = handler.unchanged().find(ObjectKey(key));
    if (told == handler.unchanged().end()) {
      referee_.report(ViolationKind::ResyncMissing,
                      "handler " + handler.habits().name + " did not receive " + key.to_string());
    } else if (told->second > static_cast<std::uint64_t>(window / period) + 1) {
      referee_.report(ViolationKind::ResyncUnasked, "handler " + handler.habits().name +
                                                        " received " + key.to_string() + " " +
                                                        std::to_string(told->second) + " times");
    }
  }
}

void SimulationRun::check_single_failure() {
  trace_.add("a single failure");
  connection_->expire_watch();
  write_to(world_.keys.front(), true);
  spread();
  const bool streams_are_given_up =
      world_.use_streaming_list && never_complete(world_.server.streaming_lists);
  const Duration limit = streams_are_given_up ? kFirstWait + kStreamGivenUp : kFirstWait;
  converge_within(limit, ViolationKind::SlowRecovery, "after a single failure");
}

void SimulationRun::check_stop() {
  trace_.add("stop");
  cache::InformerStepper::stop(*informer_);
  for (const Participant& participant : participants_) participant.handler->expect_silence();
  cache::InformerStepper::step_queue(*informer_);
  cache::InformerStepper::step_handlers(*informer_);
  if (informer_->add_event_handler({})) {
    referee_.report(ViolationKind::CallAfterRemoval, "a handler could join after the stop");
  }
}

bool SimulationRun::converge_within(Duration limit, ViolationKind kind, const std::string& what) {
  const TimePoint end = clock_.now() + limit;
  while (!is_over()) {
    if (take_turn(ReflectorIs::Free)) continue;
    if (reason_not_converged().empty()) return true;
    const TimePoint next = next_time(ReflectorIs::Free);
    if (next > end) break;
    clock_.advance(next - clock_.now());
  }
  referee_.report(kind, what + ": " + reason_not_converged());
  return false;
}

// Returns why cache or handlers differ from the server; empty if they do not.
std::string SimulationRun::reason_not_converged() const {
  if (!informer_->has_synced()) return "the informer is not synced";
  if (!may_write()) return "it has not noticed that the history was replaced";
  if (!cache_->equals_server()) {
    return "the cache is at " + to_string(cache_->moment()) + ", the server at " +
           to_string(server_.history().now());
  }
  const State state = server_.history().state(server_.history().now());
  for (const Participant& participant : participants_) {
    const CheckedHandler& handler = *participant.handler;
    if (!handler.is_present()) continue;
    if (!handler.has_synced()) return "handler " + handler.habits().name + " is not synced";
    if (!handler.equals(state)) {
      return "handler " + handler.habits().name + " does not have the server's state";
    }
  }
  const std::string reason = informer_->status().reason;
  return reason.empty() ? "" : "the status says: " + reason;
}

}  // namespace kinform::inline v0::test_support
