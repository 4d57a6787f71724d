// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The implementation class of Reflector: its states and shared data.
//
// reflector.cpp has the loop, the backoff and the reports; reflector_list.cpp and
// reflector_stream.cpp fetch the collection; reflector_watch.cpp follows its changes;
// reflector_park.cpp waits for a resource that the server does not serve.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "cache/reflector/initial_events.hpp"
#include "cache/reflector/internal_error_window.hpp"
#include "cache/reflector/list_pager.hpp"
#include "cache/reflector/object_filter.hpp"
#include "cache/reflector/streaming_list_rules.hpp"
#include "kinform/building_blocks/backoff.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/building_blocks/reflector.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

// A watch that ended sooner has not worked.
inline constexpr Duration kVeryShort = std::chrono::seconds(1);

// Thread safety: that of Reflector. Members without a guard belong to the thread that calls step().
class Reflector::Impl {
 public:
  Impl(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options);

  void run(const std::stop_token& stop);
  TimePoint step(TimePoint deadline, const std::stop_token& stop);

  [[nodiscard]] std::string last_sync_resource_version() const;
  [[nodiscard]] ReflectorStatus status() const;

 private:
  using State = ReflectorState;

  // A watch that the server has accepted.
  struct OpenWatch {
    std::unique_ptr<WatchStream> stream;
    TimePoint started;         // Time before the request was sent (REF-25).
    TimePoint accepted;        // Time after the response.
    TimePoint silent_since;    // Start of the wait for the next event or bookmark.
    TimePoint data_since;      // Start of the wait for the next byte, if the stream counts them.
    std::uint64_t bytes = 0;   // That the stream had read when `data_since` was set.
    std::uint64_t events = 0;  // Accepted events, including bookmarks.
    bool quiet = false;        // The last read returned nothing.
    // Set while the server sends its current state, with objects not in version order. Until that
    // is complete, no version is safe to resume from (REF-29).
    bool in_initial_state = false;
  };

  // A paged list in progress.
  struct ListInProgress {
    ListPager pager;
    TimePoint started;
    bool is_retry = false;  // The version requested first was unavailable (REF-20).
  };

  // A wait for a resource that the server does not serve.
  struct Park {
    std::unique_ptr<ResourceSearch> search;
    TimePoint check_due;
    int failed_checks = 0;      // In a row.
    bool is_announced = false;  // options_.on_parked(true) was called.
  };

  // Performs one step of the current state and returns the next state. Blocks until `deadline` at
  // most if nothing is due.
  State next_state(TimePoint deadline, const std::stop_token& stop);
  void enter(State state);
  [[nodiscard]] TimePoint due() const;

  // One function per state; each returns the next state.
  State start_cycle();
  State open_stream(const std::stop_token& stop);
  State read_stream(TimePoint deadline, const std::stop_token& stop);
  State list_page(const std::stop_token& stop);
  State open_watch(const std::stop_token& stop);
  State read_watch(TimePoint deadline, const std::stop_token& stop);
  State probe(const std::stop_token& stop);
  State back_off(TimePoint deadline, const std::stop_token& stop);
  State wait_for_resource(TimePoint deadline, const std::stop_token& stop);

  // Cycles. A cycle is a list and the watches that follow it.
  State wait_then(State next, Duration delay);
  State back_off_then(State next, Duration delay_min = Duration::zero());
  State end_cycle(RelistReason reason);
  State fail_cycle(RelistReason reason, const Error& error);

  // Paged lists. Streaming lists use populate() and record_list(), too.
  void begin_list(std::string resource_version, std::int64_t page_size);
  State finish_list(const std::stop_token& stop);
  State list_failed(const Error& error, const std::stop_token& stop);
  [[nodiscard]] std::string list_version() const;
  [[nodiscard]] std::int64_t page_size_for(std::string_view resource_version) const;
  [[nodiscard]] Result<void> populate(std::vector<ObjectPtr> objects, std::string resource_version,
                                      const std::stop_token& stop);
  void record_list(Duration duration, std::size_t objects);

  // Streaming lists.
  State take_initial_event(WatchEvent event, const std::stop_token& stop);
  State finish_stream(const Object& marker, const std::stop_token& stop);
  State stream_ended(WatchEndReason reason, const std::optional<Error>& cause = std::nullopt);
  State stream_is_quiet();
  State stream_too_large(const Error& error);
  State stream_failed(const Error& error, const std::stop_token& stop);
  State stream_not_opened(const Error& error, TimePoint requested, const std::stop_token& stop);
  State give_up_if(StreamingListRules::Rule rule);
  State give_up_stream(StreamingFallback rule);
  [[nodiscard]] std::string stream_version() const;
  [[nodiscard]] TimePoint stream_due() const;

  // Watches.
  Result<void> open(const WatchOptions& options, const std::stop_token& stop);
  Result<WatchRead> read(TimePoint deadline, const std::stop_token& stop);
  void close_watch(WatchEndReason reason);
  State watch_not_opened(const Error& error, TimePoint requested, const std::stop_token& stop);
  State watch_lost_while_opening(const Error& error, TimePoint requested);
  State take_event(WatchEvent event, const std::stop_token& stop);
  State watch_ended(WatchEndReason reason, const std::optional<Error>& cause = std::nullopt);
  State reopen_watch(WatchEndReason reason, const std::optional<Error>& cause);
  State watch_is_quiet();
  State watch_failed(const Error& error, const std::stop_token& stop);
  State watch_reported(const Error& error);
  void record_expired();
  [[nodiscard]] Result<void> hand_over(const WatchEvent& event, const std::stop_token& stop);
  [[nodiscard]] std::optional<Refusal> refusal_of(const WatchEvent& event) const;
  [[nodiscard]] bool skip(const WatchEvent& event);
  void record_event(const WatchEvent& event);
  [[nodiscard]] bool was_very_short() const;
  [[nodiscard]] Error very_short_watch(const std::optional<Error>& cause) const;
  [[nodiscard]] TimePoint silence_due() const;
  [[nodiscard]] Duration time_until(TimePoint when) const;
  [[nodiscard]] std::int64_t draw_timeout_seconds();

  // Parking.
  [[nodiscard]] bool begin_search(const Error& error);
  State park(RelistReason reason, const Error& error);
  State unpark(std::string_view message);
  void report_parked(const Error& error);
  void set_parked_reason(const std::string& problem);
  void announce_parked(bool parked);
  [[nodiscard]] Result<void> remove_all(const std::stop_token& stop);

  // Resync.
  void start_resync_timer();
  State resync(const std::stop_token& stop);
  [[nodiscard]] bool should_resync();

  // Error reports and status.
  void report_to_user(const Error& error);
  void log_watch_error(const Error& error) const;
  void report_skipped(const WatchEvent& event, const Refusal& refusal);
  void report_store_error(const WatchEvent& event, const Error& error);
  void report_user_code(const Error& error);
  void record_failure(const Error& error);
  void record_success_if_lasting();
  [[nodiscard]] TimePoint success_due() const;
  template <class Change>
  void update_status(Change change) {
    const detail::MutexLock lock(mutex_);
    change(status_);
  }

  [[nodiscard]] TimePoint now() const { return options_.clock->now(); }

  // Constant after construction.
  ListerWatcher& lister_watcher_;
  Store& store_;
  const ReflectorOptions options_;
  const std::string name_;
  const Logger logger_;
  const ObjectFilter filter_;
  const bool use_streaming_list_;

  State state_ = State::Starting;
  Random random_;
  Backoff backoff_;  // Shared by lists and watches (REF-07).
  TimePoint backoff_due_;
  State after_backoff_ = State::Starting;
  std::optional<RelistReason> relist_reason_;  // Unset before the first list.
  TimePoint resync_due_ = TimePoint::max();    // TimePoint::max() outside of watches (REF-39).

  // Set if the server could not serve the last resource version (expired, or too large): the next
  // list requests the newest state instead.
  bool version_unavailable_ = false;
  // Set if the server split a list from version "0" into pages. Such a server has no watch cache,
  // so a limit cannot bypass one, and later lists use a limit, too (REF-21).
  bool server_paginates_ = false;

  std::optional<ListInProgress> list_;
  InitialEvents initial_events_;
  StreamingListRules streaming_rules_;
  TimePoint stream_warning_due_;

  std::optional<OpenWatch> watch_;
  int silent_watches_ = 0;  // Consecutive watches that were closed as silent.
  int short_watches_ = 0;   // Consecutive reopened watches that lasted less than a second.
  InternalErrorWindow internal_errors_;

  std::optional<Park> park_;  // Set in the state Parked.
  // The removal of the resource was passed to the store, and no list followed.
  bool is_removed_ = false;
  // Completed lists when parking was last reported. It is reported again only after another list.
  std::optional<std::uint64_t> lists_when_reported_;

  bool is_failing_ = false;  // status_.failing_since is set.

  mutable detail::Mutex mutex_;
  ReflectorStatus status_ KINFORM_GUARDED_BY(mutex_);
};

// Returns whether the reflector must end: a stop was requested, or the store is closed.
[[nodiscard]] bool ends_run(const Error& error, const std::stop_token& stop);

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

}  // namespace kinform::inline v0
