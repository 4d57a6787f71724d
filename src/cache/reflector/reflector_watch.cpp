// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <utility>

#include "cache/reflector/reflector_machine.hpp"
#include "cache/reflector/retry_after.hpp"

namespace kinform::inline v0::reflector {

namespace {

constexpr Duration kShortestWatchTimeout = std::chrono::minutes(5);
constexpr int kSilentWatchesBeforeProbe = 2;

// Returns whether a watch from this version starts with the current state of the collection
// (SV-03).
bool begins_with_state(std::string_view resource_version) {
  return resource_version.empty() || resource_version == "0";
}

}  // namespace

Action ReflectorMachine::enter_opening_watch() {
  enter(OpeningWatch());
  return OpenWatch{{.resource_version = status_.last_sync_resource_version,
                    .allow_bookmarks = true,
                    .timeout_seconds = draw_timeout_seconds()}};
}

Action ReflectorMachine::watch_opened(const WatchOpened& event) {
  is_watch_open_ = true;
  ++progress().counters.watches;
  enter(Watching{
      .watch = {.started = event.requested,
                .accepted = event.now,
                .silent_since = event.now,
                .data_since = event.now,
                .in_initial_state = begins_with_state(status_.last_sync_resource_version)}});
  return ReadWatch();
}

// Handles a watch that could not be opened: backs off and opens it again on a refused connection
// and 429, otherwise relists (REF-24). A connection that was lost before the response, in all
// attempts of the client, is a watch that ended without an event: a relist if that took less than a
// second, otherwise another watch at once (RQ-10, REF-33, REF-34).
Action ReflectorMachine::watch_not_opened(const RequestFailed& event) {
  const Error& error = event.error;
  if (is_lost_response(error)) {
    record_failure(error, event.now);
    log(LogLevel::Warning, 0, "Watch failed - connection lost before the response",
        {{"err", error}});
    const bool was_quick = event.now - event.requested < kVeryShort;
    if (was_quick) return end_cycle(RelistReason::VeryShortWatch, event.now);
    short_watches_ = 0;
    return enter_opening_watch();
  }
  if (is_worth_waiting(error)) {
    record_failure(error, event.now);
    log(LogLevel::Warning, 0, "Watch failed - backing off", {{"err", error}});
    return enter_back_off(event.now, ReflectorState::OpeningWatch, retry_after(error));
  }
  if (error.code != ErrorCode::Expired) {
    return fail_cycle(RelistReason::WatchNotOpened, error, event.now);
  }
  record_expired();
  return fail_cycle(RelistReason::Expired, error, event.now);
}

Action ReflectorMachine::take_event(Watching& watching, EventRead&& read) {
  if (read.event.type == WatchEventType::Error) {
    return watch_reported(watching.watch, read.event.error, read.now);
  }
  silent_watches_ = 0;
  if (const std::optional<Refusal> refusal = refusal_of(read.event)) {
    report_skipped(read.event, *refusal);
    watching.watch.silent_since = read.now;
    return ReadWatch();
  }
  watching.storing = std::move(read.event);
  return StoreEvent();
}

const WatchEvent& ReflectorMachine::event_to_store() const {
  return std::get<Watching>(state_).storing;
}

// Advances the last version after the store has the change, so that a resume does not skip it.
// While the server sends its current state, events are not in version order, and the version stays
// (REF-29).
Action ReflectorMachine::event_stored(Watching& watching, TimePoint now) {
  WatchEvent& event = watching.storing;
  ActiveWatch& watch = watching.watch;
  watch.silent_since = now;  // Time spent in the store is not silence of the server.
  ++watch.events;
  if (event.type != WatchEventType::Added) watch.in_initial_state = false;
  const std::string_view version = event.object->resource_version();
  ReflectorStatus& status = status_.failing_since ? all() : progress();
  status.failing_since.reset();
  if (!watch.in_initial_state && !version.empty()) status.last_sync_resource_version = version;
  ++(event.type == WatchEventType::Bookmark ? status.counters.bookmarks : status.counters.events);
  status.last_received = now;
  event.object = nullptr;
  return ReadWatch();
}

std::optional<Refusal> ReflectorMachine::refusal_of(const WatchEvent& event) const {
  return event.type == WatchEventType::Bookmark ? filter_.refuse_bookmark(event.object)
                                                : filter_.refuse(event.object);
}

void ReflectorMachine::report_skipped(const WatchEvent& event, const Refusal& refusal) {
  log(LogLevel::Error, 0, refusal.message,
      {{"event", std::string(to_string(event.type))},
       {"object", event.object ? event.object->key().to_string() : std::string()},
       {"expectedGVK", refusal.expected},
       {"actualGVK", refusal.actual}});
  ++progress().counters.skipped_objects;
}

// Reports an error of the store. The change is not repeated, so the store lacks it until the next
// relist (REF-28).
void ReflectorMachine::report_store_error(const WatchEvent& event, const Error& error) {
  const std::string_view what =
      event.type == WatchEventType::Added      ? "Unable to add watch event object to store"
      : event.type == WatchEventType::Modified ? "Unable to update watch event object to store"
                                               : "Unable to delete watch event object from store";
  log(LogLevel::Error, 0, what, {{"err", error}, {"object", event.object->key().to_string()}});
  ++progress().counters.store_errors;
}

Action ReflectorMachine::watch_is_quiet(const ActiveWatch& watch, TimePoint now) {
  record_success_if_lasting(watch, now);
  if (now < silence_due(watch)) return ReadWatch();
  log(LogLevel::Info, 4, "Watch timed out: no events or bookmarks received; reopening",
      {{"silence", now - watch.silent_since}, {"totalItems", watch.events}});
  close_watch(WatchEndReason::Silent);
  short_watches_ = 0;
  const std::string& version = status_.last_sync_resource_version;
  const bool can_probe = !begins_with_state(version);
  if (++silent_watches_ < kSilentWatchesBeforeProbe || !can_probe) return enter_opening_watch();
  silent_watches_ = 0;
  enter(Probing());
  ++progress().counters.probes;
  return Probe{
      {.resource_version = version, .version_match = VersionMatch::NotOlderThan, .limit = 1}};
}

// A server that was restored from a backup accepts a watch from a version that it never had, and
// sends nothing; a list not older than that version fails with ResourceVersionTooLarge.
Action ReflectorMachine::on_event(const ProbeDone& event) {
  happened(ReflectorEvent::ProbeDone);
  // A server that sends an object of that version knows it, even if the object cannot be decoded.
  const bool is_known = !event.failure || event.failure->code == ErrorCode::FormatChanged;
  if (is_known) return enter_opening_watch();
  record_failure(*event.failure, event.now);
  if (event.failure->code != ErrorCode::ResourceVersionTooLarge) {
    log(LogLevel::Info, 4, "Resource version check after silent watches failed",
        {{"err", *event.failure}});
    return enter_opening_watch();
  }
  log(LogLevel::Warning, 0,
      "Resource version unknown to the server (restored from a backup?); relisting",
      {{"err", *event.failure}});
  version_unavailable_ = true;
  return end_cycle(RelistReason::HistoryReplaced, event.now);
}

Action ReflectorMachine::watch_ended(const ActiveWatch& watch, WatchEndReason reason,
                                     const std::optional<Error>& cause, TimePoint now) {
  if (watch.events == 0 && now - watch.started < kVeryShort) {
    const Error error = very_short_watch(cause);
    log(LogLevel::Warning, 0, "Warning: watch ended with error", {{"err", error}});
    record_failure(error, now);
    close_watch(WatchEndReason::VeryShort);
    return end_cycle(RelistReason::VeryShortWatch, now);
  }
  log(LogLevel::Info, 4, "Watch close", {{"totalItems", watch.events}});
  return reopen_watch(watch, reason, cause, now);
}

// Closes the watch and reopens it from the last version, immediately (REF-33). From the second
// watch in a row that lasted less than a second, backs off first: a proxy that cuts each watch
// after its first event must not lead to thousands of requests per second.
Action ReflectorMachine::reopen_watch(const ActiveWatch& watch, WatchEndReason reason,
                                      const std::optional<Error>& cause, TimePoint now) {
  const bool was_short = now - watch.started < kVeryShort;
  close_watch(reason);
  short_watches_ = was_short ? short_watches_ + 1 : 0;
  if (short_watches_ < 2) return enter_opening_watch();
  const std::string text = "short watches: " + options_.name + ": " +
                           std::to_string(short_watches_) +
                           " watches in a row lasted less than a second; backing off";
  const Error error = cause ? cause->with_context(text) : Error(ErrorCode::EndOfStream, text);
  log(LogLevel::Warning, 0, "Warning: watch ended early", {{"err", error}});
  record_failure(error, now);
  return enter_back_off(now, ReflectorState::OpeningWatch);
}

Action ReflectorMachine::on_event(const WatchFailed& event) {
  happened(ReflectorEvent::WatchFailed);
  const Error& error = event.error;
  if (error.code == ErrorCode::FormatChanged) return format_changed(error, event.now);
  auto* const stream = std::get_if<Streaming>(&state_);
  if (stream != nullptr) {
    return is_cut(error) ? stream_ended(*stream, WatchEndReason::Cut, error, event.now)
                         : stream_failed(error, event.now);
  }
  const ActiveWatch& watch = std::get<Watching>(state_).watch;
  if (!is_cut(error)) return watch_reported(watch, error, event.now);
  record_failure(error, event.now);
  if (error.code == ErrorCode::EndOfStream) {
    log(LogLevel::Info, 1, "Watch closed with unexpected EOF", {{"err", error}});
  } else {
    log(LogLevel::Info, 5, "Watch connection lost", {{"err", error}});
  }
  return watch_ended(watch, WatchEndReason::Cut, error, event.now);
}

// Opens the watch or streaming list again, because its source decodes another format from now on.
// Nothing was lost: the watch continues from its last version. So the first change counts neither
// as a short watch nor as an early end of the streaming list, whatever happened before. A source
// that changes its mind again and again is slowed down like one whose watches are short, or whose
// streaming lists end early.
Action ReflectorMachine::format_changed(const Error& error, TimePoint now) {
  log(LogLevel::Info, 2, "Reopening in another format", {{"err", error}});
  const bool is_repeated = has_format_changed_;
  if (const auto* const watching = std::get_if<Watching>(&state_)) {
    if (is_repeated) {
      return reopen_watch(watching->watch, WatchEndReason::FormatChanged, error, now);
    }
    close_watch(WatchEndReason::FormatChanged);
    return enter_opening_watch();
  }
  close_watch(WatchEndReason::FormatChanged);
  if (!is_repeated) return enter_opening_stream();
  const StreamingListRules::Rule rule = streaming_rules_.take_early_end();
  if (!rule) return enter_opening_stream();
  give_up_stream(*rule, now);
  return enter_listing();
}

// Handles an error inside the stream: reopens the watch on internal errors within their window,
// relists on expired, backs off on 429, otherwise relists (REF-31).
Action ReflectorMachine::watch_reported(const ActiveWatch& watch, const Error& error,
                                        TimePoint now) {
  const WatchEndReason reason = end_reason(error);
  record_failure(error, now);
  if (reason == WatchEndReason::InternalError && internal_errors_.tolerate_another(now)) {
    log(LogLevel::Info, 2, "Retrying watch after internal error", {{"err", error}});
    return reopen_watch(watch, reason, error, now);
  }
  close_watch(reason);
  if (reason == WatchEndReason::Expired) {
    record_expired();
    log(LogLevel::Info, 4, "Watch closed", {{"err", error}});
    return end_cycle(RelistReason::Expired, now);
  }
  if (reason == WatchEndReason::TooManyRequests) {
    log(LogLevel::Warning, 0, "Watch returned 429 - backing off", {{"err", error}});
    return enter_back_off(now, ReflectorState::OpeningWatch, retry_after(error));
  }
  log(LogLevel::Warning, 0, "Warning: watch ended with error", {{"err", error}});
  return end_cycle(RelistReason::WatchFailed, now);
}

// Called after an expired watch. A paged relist requests exactly the last version (REF-18): it
// would return the same objects and the same expired version, until the server compacts it. So let
// it request the newest state.
void ReflectorMachine::record_expired() {
  if (page_size_for(status_.last_sync_resource_version) != 0) version_unavailable_ = true;
}

// Ends a series of failures once the open watch has lasted for a second. That the server has
// accepted it proves little: a proxy may cut every watch at once.
void ReflectorMachine::record_success_if_lasting(const ActiveWatch& watch, TimePoint now) {
  if (now >= success_due(watch)) all().failing_since.reset();
}

// Returns when record_success_if_lasting() has an effect if nothing is received until then.
TimePoint ReflectorMachine::success_due(const ActiveWatch& watch) const {
  return status_.failing_since ? watch.accepted + kVeryShort : TimePoint::max();
}

// Closes the watch, if one is open.
void ReflectorMachine::close_watch(WatchEndReason reason) {
  if (!std::exchange(is_watch_open_, false)) return;
  effects_.emplace_back(CloseWatch());
  ++progress().counters.watch_ends[reason];
  has_format_changed_ = reason == WatchEndReason::FormatChanged;
}

Error ReflectorMachine::very_short_watch(const std::optional<Error>& cause) const {
  std::string text =
      "very short watch: " + options_.name +
      ": Unexpected watch close - watch lasted less than a second and no items received";
  return cause ? cause->with_context(text) : Error(ErrorCode::EndOfStream, std::move(text));
}

TimePoint ReflectorMachine::silence_due(const ActiveWatch& watch) const {
  if (options_.silence_timeout == Duration::zero()) return TimePoint::max();
  return detail::later(watch.silent_since, options_.silence_timeout);
}

// Returns a random watch timeout between the minimum and twice the minimum (REF-24).
std::int64_t ReflectorMachine::draw_timeout_seconds() {
  // A configured minimum below kShortestWatchTimeout has no effect (REF-02).
  const Duration shortest = std::max(options_.min_watch_timeout, kShortestWatchTimeout);
  const double factor = 1 + random_.uniform();
  const double seconds = std::chrono::duration<double>(shortest).count() * factor;
  return static_cast<std::int64_t>(seconds);
}

}  // namespace kinform::inline v0::reflector
