// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The decisions of a Reflector, without I/O: events in, actions out.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cache/reflector/internal_error_window.hpp"
#include "cache/reflector/object_filter.hpp"
#include "cache/reflector/reflector_events.hpp"
#include "cache/reflector/reflector_states.hpp"
#include "cache/reflector/reflector_transitions.hpp"
#include "cache/reflector/streaming_list_rules.hpp"
#include "kinform/building_blocks/backoff.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::reflector {

// See ReflectorOptions for those of the same name.
struct MachineOptions {
  std::string name = {};
  std::string resource = {};  // For example "pods.v1".
  ExpectedKind expected_kind = {};
  Duration resync_period = Duration::zero();
  std::int64_t page_size = 0;
  ListLimits list_limits = {};
  Duration min_watch_timeout = std::chrono::minutes(5);
  Duration internal_error_window = Duration::zero();
  Duration silence_timeout = std::chrono::seconds(75);
  bool use_streaming_list = true;
  // The objects of the store, to keep unchanged ones; may be null. Must outlive the machine.
  const KnownObjects* known = nullptr;
};

// What has changed in a ReflectorStatus since it was published.
enum class StatusChange : std::uint8_t {
  None,
  Progress,  // Counters, last_received and last_sync_resource_version.
  All,
};

// The time of the event that is being handled, for a Backoff.
class EventClock final : public Clock {
 public:
  explicit EventClock(TimePoint now) : now_(now) {}

  void set(TimePoint now) { now_ = now; }
  [[nodiscard]] TimePoint now() const override { return now_; }
  [[nodiscard]] WallTime wall_now() const override { return {}; }

 private:
  void block_until(detail::Waiter& /*waiter*/, TimePoint /*deadline*/) override {
    KINFORM_ASSERT(false);  // A machine never waits.
  }

  TimePoint now_;
};

// Decides what a Reflector does next. The states are in reflector_states.hpp, the transitions in
// reflector_transitions.hpp, events and actions in reflector_events.hpp.
//
// Each event returns an action; the driver performs its effects, then the action, and reports the
// result as the next event, at once or much later. At most one action is in progress, except that
// ResyncDue may come at any time before a wait or a request begins.
//
// No I/O, no clock, no locks: events carry the time. Not thread-safe.
class ReflectorMachine {
 public:
  // `start` is the time now.
  ReflectorMachine(MachineOptions options, const BackoffOptions& backoff, std::uint64_t seed,
                   TimePoint start);

  ReflectorMachine(const ReflectorMachine&) = delete;
  ReflectorMachine& operator=(const ReflectorMachine&) = delete;

  // REQUIRES, for all of them: the state and the last action allow this event.
  [[nodiscard]] Action on_event(const Elapsed& event);
  [[nodiscard]] Action on_event(const WatchOpened& event);
  [[nodiscard]] Action on_event(const RequestFailed& event);
  [[nodiscard]] Action on_event(PageRead&& event);
  [[nodiscard]] Action on_event(EventRead&& event);
  [[nodiscard]] Action on_event(const NothingRead& event);
  [[nodiscard]] Action on_event(const WatchEnded& event);
  [[nodiscard]] Action on_event(const WatchFailed& event);
  [[nodiscard]] Action on_event(const Stored& event);
  [[nodiscard]] Action on_event(const StoreFailed& event);
  [[nodiscard]] Action on_event(const ResyncDue& event);
  [[nodiscard]] Action on_event(const Resynced& event);
  [[nodiscard]] Action on_event(const ResyncFailed& event);
  [[nodiscard]] Action on_event(const ProbeDone& event);
  [[nodiscard]] Action on_event(const SearchDone& event);
  [[nodiscard]] Action on_event(const ResourceSeen& event);
  [[nodiscard]] Action on_event(const Stop& event);

  // Takes one item of the page that is being fetched; `bytes` is what has been read of the page. On
  // an error, report RequestFailed with it instead of PageRead.
  [[nodiscard]] Result<void> add_item(ObjectPtr object, std::uint64_t bytes);

  // When a Wait or ReadWatch ends if nothing is received: Elapsed or NothingRead is due.
  [[nodiscard]] TimePoint due() const;
  // When ResyncDue is due; TimePoint::max() outside of watches (REF-39).
  [[nodiscard]] TimePoint resync_due() const { return resync_due_; }

  // REQUIRES: the last action was StoreEvent.
  [[nodiscard]] const WatchEvent& event_to_store() const;

  [[nodiscard]] ReflectorState state() const { return state_of(state_); }
  [[nodiscard]] const ReflectorStatus& status() const { return status_; }
  [[nodiscard]] StatusChange take_status_change() {
    return std::exchange(status_change_, StatusChange::None);
  }
  [[nodiscard]] std::vector<Effect> take_effects() { return std::exchange(effects_, {}); }
  [[nodiscard]] bool has_effects() const { return !effects_.empty(); }

  // Counts an exception of a hook.
  void count_user_code_error();

 private:
  // Transitions (reflector_machine.cpp).
  template <class To>
  To& enter(To state);
  void happened(ReflectorEvent event) { event_ = event; }
  [[nodiscard]] Action enter_opening_stream();
  [[nodiscard]] Action enter_opening_watch();
  [[nodiscard]] Action enter_back_off(TimePoint now, ReflectorState then,
                                      Duration delay_min = Duration::zero());
  [[nodiscard]] Action enter_wait(TimePoint until, ReflectorState then);
  [[nodiscard]] Action end_cycle(RelistReason reason, TimePoint now);
  [[nodiscard]] Action fail_cycle(RelistReason reason, const Error& error, TimePoint now);
  [[nodiscard]] Action start_cycle();
  [[nodiscard]] Action go_to(ReflectorState next);

  // Lists (reflector_list.cpp).
  [[nodiscard]] Action enter_listing();
  [[nodiscard]] Action begin_list(std::string resource_version, std::int64_t page_size);
  [[nodiscard]] Action list_complete(Listing& list, TimePoint now);
  [[nodiscard]] Action list_failed(Listing& list, const Error& error, TimePoint now);
  [[nodiscard]] std::string list_version() const;
  [[nodiscard]] std::int64_t page_size_for(std::string_view resource_version) const;
  void record_list(Duration duration, std::size_t objects);
  void record_populated(TimePoint now);

  // Streaming lists (reflector_stream.cpp).
  [[nodiscard]] Action stream_opened(const WatchOpened& event);
  [[nodiscard]] Action stream_not_opened(const RequestFailed& event);
  [[nodiscard]] Action take_initial_event(Streaming& stream, EventRead&& event);
  [[nodiscard]] Action finish_stream(Streaming& stream, const Object& marker, TimePoint now);
  [[nodiscard]] Action stream_ended(Streaming& stream, WatchEndReason reason,
                                    const std::optional<Error>& cause, TimePoint now);
  [[nodiscard]] Action stream_is_quiet(Streaming& stream, const NothingRead& event);
  void warn_of_missing_marker(Streaming& stream, TimePoint now);
  [[nodiscard]] Action stream_failed(const Error& error, TimePoint now);
  [[nodiscard]] Action stream_too_large(const Error& error, TimePoint now);
  [[nodiscard]] Action give_up_if(StreamingListRules::Rule rule, TimePoint now);
  void give_up_stream(StreamingFallback rule, TimePoint now);
  [[nodiscard]] std::string stream_version() const;
  [[nodiscard]] TimePoint stream_due(const Streaming& stream) const;

  // Watches (reflector_watch.cpp).
  [[nodiscard]] Action watch_opened(const WatchOpened& event);
  [[nodiscard]] Action watch_not_opened(const RequestFailed& event);
  [[nodiscard]] Action take_event(Watching& watching, EventRead&& event);
  [[nodiscard]] Action event_stored(Watching& watching, TimePoint now);
  [[nodiscard]] Action watch_ended(const ActiveWatch& watch, WatchEndReason reason,
                                   const std::optional<Error>& cause, TimePoint now);
  [[nodiscard]] Action reopen_watch(const ActiveWatch& watch, WatchEndReason reason,
                                    const std::optional<Error>& cause, TimePoint now);
  [[nodiscard]] Action format_changed(const Error& error, TimePoint now);
  [[nodiscard]] Action watch_is_quiet(const ActiveWatch& watch, TimePoint now);
  [[nodiscard]] Action watch_reported(const ActiveWatch& watch, const Error& error, TimePoint now);
  [[nodiscard]] std::optional<Refusal> refusal_of(const WatchEvent& event) const;
  void report_skipped(const WatchEvent& event, const Refusal& refusal);
  void report_store_error(const WatchEvent& event, const Error& error);
  void record_expired();
  void record_success_if_lasting(const ActiveWatch& watch, TimePoint now);
  void close_watch(WatchEndReason reason);
  [[nodiscard]] Error very_short_watch(const std::optional<Error>& cause) const;
  [[nodiscard]] TimePoint success_due(const ActiveWatch& watch) const;
  [[nodiscard]] TimePoint silence_due(const ActiveWatch& watch) const;
  [[nodiscard]] std::int64_t draw_timeout_seconds();

  // Parking (reflector_park.cpp).
  [[nodiscard]] Action park(RelistReason reason, const Error& error, TimePoint now);
  [[nodiscard]] Action unpark(const Parked& parked, std::string_view message);
  [[nodiscard]] Action stay_parked(Parked& parked, TimePoint now);
  [[nodiscard]] Action remove_all();
  [[nodiscard]] Action removal_failed(Parked& parked, const Error& error, TimePoint now);
  void report_parked(const Error& error);
  void set_parked_reason(const std::string& problem);

  // Status and effects.
  void record_failure(const Error& error, TimePoint now);
  void log(LogLevel level, int verbosity, std::string_view message,
           std::vector<Log::Field> fields = {}, const char* file = __builtin_FILE(),
           int line = __builtin_LINE());
  // Return the status, to change it.
  [[nodiscard]] ReflectorStatus& all() {
    status_change_ = StatusChange::All;
    return status_;
  }
  [[nodiscard]] ReflectorStatus& progress() {
    if (status_change_ == StatusChange::None) status_change_ = StatusChange::Progress;
    return status_;
  }
  void start_resync_timer(TimePoint now);

  const MachineOptions options_;
  const ObjectFilter filter_;

  State state_;
  ReflectorEvent event_ = ReflectorEvent::Elapsed;  // The one that is being handled.
  ReflectorStatus status_;
  StatusChange status_change_ = StatusChange::All;
  std::vector<Effect> effects_;

  Random random_;
  EventClock time_;
  Backoff backoff_;                            // Shared by lists and watches (REF-07).
  std::optional<RelistReason> relist_reason_;  // Unset before the first list.
  TimePoint resync_due_ = TimePoint::max();
  // The failure with a 404 that the search is for, until it is known whether there is one.
  std::optional<std::pair<RelistReason, Error>> not_found_;

  // Set if the server could not serve the last resource version (expired, or too large): the next
  // list requests the newest state instead.
  bool version_unavailable_ = false;
  // Set if the server split a list from version "0" into pages. Such a server has no watch cache,
  // so a limit cannot bypass one, and later lists use a limit, too (REF-21).
  bool server_paginates_ = false;
  // The version of the list that is being stored.
  std::string list_being_stored_;
  StreamingListRules streaming_rules_;

  bool is_watch_open_ = false;
  int silent_watches_ = 0;  // Consecutive watches that were closed as silent.
  int short_watches_ = 0;   // Consecutive reopened watches that lasted less than a second.
  // The last watch or streaming list ended because its source changed the format. Another change is
  // counted like a short watch, or like an early end of the stream.
  bool has_format_changed_ = false;
  InternalErrorWindow internal_errors_;

  // The removal of the resource was passed to the store, and no list followed.
  bool is_removed_ = false;
  // Completed lists when parking was last reported. It is reported again only after another list.
  std::optional<std::uint64_t> lists_when_reported_;
};

// A watch that ended sooner has not worked.
inline constexpr Duration kVeryShort = std::chrono::seconds(1);

// Returns whether the server could not serve the requested version, but may serve its newest state.
[[nodiscard]] bool is_version_unavailable(const Error& error);

// Returns whether the same watch should be opened again after a backoff (REF-24).
[[nodiscard]] bool is_worth_waiting(const Error& error);

// Returns the reason for the end of a watch that ended with this error.
[[nodiscard]] WatchEndReason end_reason(const Error& error);

// Returns whether the connection was lost before the response to a watch request. client-go takes
// that for a watch that ended without an event (RQ-10), unlike an unreachable server.
[[nodiscard]] bool is_lost_response(const Error& error);

// Returns whether the error is a lost connection. The last version is still valid then, so the
// watch is resumed as after a clean end (WP-06, WP-07).
[[nodiscard]] bool is_cut(const Error& error);

template <class To>
To& ReflectorMachine::enter(To state) {
  const ReflectorState from = this->state();
  To& entered = state_.emplace<To>(std::move(state));
  const ReflectorState to = this->state();
  KINFORM_ASSERT(is_transition(from, event_, to));
  if (from != to) {
    ReflectorStatus& status = all();
    status.state = to;
    if (to != ReflectorState::Parked) status.parked_reason.clear();
  }
  return entered;
}

}  // namespace kinform::inline v0::reflector
