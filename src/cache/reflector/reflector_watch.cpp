// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <utility>

#include "cache/reflector/reflector_impl.hpp"
#include "cache/reflector/retry_after.hpp"

namespace kinform::inline v0 {

namespace {

constexpr Duration kShortestWatchTimeout = std::chrono::minutes(5);
constexpr int kSilentWatchesBeforeProbe = 2;

// Returns whether a watch from this version starts with the current state of the collection
// (SV-03).
bool begins_with_state(std::string_view resource_version) {
  return resource_version.empty() || resource_version == "0";
}

}  // namespace

Reflector::Impl::State Reflector::Impl::open_watch(const std::stop_token& stop) {
  std::string version = last_sync_resource_version();
  const bool in_initial_state = begins_with_state(version);
  const TimePoint requested = now();
  const Result<void> opened = open({.resource_version = std::move(version),
                                    .allow_bookmarks = true,
                                    .timeout_seconds = draw_timeout_seconds()},
                                   stop);
  if (!opened) return watch_not_opened(opened.error(), requested, stop);
  watch_->in_initial_state = in_initial_state;
  return State::Watching;
}

Result<void> Reflector::Impl::open(const WatchOptions& options, const std::stop_token& stop) {
  const TimePoint started = now();
  Result<std::unique_ptr<WatchStream>> stream = lister_watcher_.watch(options, stop);
  if (!stream) return stream.error();
  const TimePoint at = now();
  watch_ = OpenWatch{.stream = *std::move(stream),
                     .started = started,
                     .accepted = at,
                     .silent_since = at,
                     .data_since = at};
  update_status([](ReflectorStatus& status) { ++status.counters.watches; });
  return {};
}

// Handles a watch that could not be opened: backs off and opens it again on a refused connection
// and 429, otherwise relists (REF-24).
Reflector::Impl::State Reflector::Impl::watch_not_opened(const Error& error, TimePoint requested,
                                                         const std::stop_token& stop) {
  if (ends_run(error, stop)) return State::Stopped;
  if (is_lost_response(error)) return watch_lost_while_opening(error, requested);
  if (error.code == ErrorCode::Expired) record_expired();
  if (!is_worth_waiting(error)) {
    return fail_cycle(
        error.code == ErrorCode::Expired ? RelistReason::Expired : RelistReason::WatchNotOpened,
        error);
  }
  record_failure(error);
  logger_.warning("Watch failed - backing off", {{"err", error}});
  return back_off_then(State::OpeningWatch, retry_after(error));
}

// Handles a connection that was lost before the response, in all attempts of the client, as a watch
// that ended without an event: a relist if that took less than a second, otherwise another watch at
// once (RQ-10, REF-33, REF-34).
Reflector::Impl::State Reflector::Impl::watch_lost_while_opening(const Error& error,
                                                                 TimePoint requested) {
  record_failure(error);
  logger_.warning("Watch failed - connection lost before the response", {{"err", error}});
  if (now() - requested < kVeryShort) return end_cycle(RelistReason::VeryShortWatch);
  short_watches_ = 0;
  return State::OpeningWatch;
}

Reflector::Impl::State Reflector::Impl::read_watch(TimePoint deadline,
                                                   const std::stop_token& stop) {
  Result<WatchRead> next = read(deadline, stop);
  if (!next) return watch_failed(next.error(), stop);
  switch (next->progress) {
    case WatchProgress::Ended:
      return watch_ended(WatchEndReason::Ended);
    case WatchProgress::NothingYet:
      return watch_is_quiet();
    case WatchProgress::Event:
      break;
  }
  return take_event(std::move(next->event), stop);
}

Duration Reflector::Impl::time_until(TimePoint when) const {
  if (when == TimePoint::max()) return Duration::max();
  return when == TimePoint::min() ? Duration::zero() : when - now();
}

// Reads from the open watch. Blocks at most until `deadline`, the next resync or the silence
// timeout.
Result<WatchRead> Reflector::Impl::read(TimePoint deadline, const std::stop_token& stop) {
  const TimePoint until = std::min({deadline, resync_due_, silence_due(), success_due()});
  Result<WatchRead> next = watch_->stream->next(time_until(until), stop);
  watch_->quiet = next && next->progress == WatchProgress::NothingYet;
  if (watch_->quiet) record_success_if_lasting();
  return next;
}

Reflector::Impl::State Reflector::Impl::take_event(WatchEvent event, const std::stop_token& stop) {
  if (event.type == WatchEventType::Error) return watch_reported(event.error);
  silent_watches_ = 0;
  if (skip(event)) {
    watch_->silent_since = now();
    return State::Watching;
  }
  const Result<void> stored = hand_over(event, stop);
  if (!stored && ends_run(stored.error(), stop)) return State::Stopped;
  if (!stored) report_store_error(event, stored.error());
  // Advance the version only after the store has the change, so that a resume does not skip it.
  record_event(event);
  return State::Watching;
}

Result<void> Reflector::Impl::hand_over(const WatchEvent& event, const std::stop_token& stop) {
  switch (event.type) {
    case WatchEventType::Added:
      return store_.add(event.object, stop);
    case WatchEventType::Modified:
      return store_.update(event.object, stop);
    case WatchEventType::Deleted:
      return store_.remove(event.object, stop);
    case WatchEventType::Bookmark:
      if (const std::string_view version = event.object->resource_version(); !version.empty()) {
        store_.bookmark(version);
      }
      return {};
    case WatchEventType::Error:
      break;
  }
  return {};
}

// Advances the last version, except while the server sends its current state: those events are not
// in version order (REF-29).
void Reflector::Impl::record_event(const WatchEvent& event) {
  const TimePoint at = now();
  watch_->silent_since = at;  // Time spent in the store is not silence of the server.
  ++watch_->events;
  if (event.type != WatchEventType::Added) watch_->in_initial_state = false;
  const std::string_view version = event.object->resource_version();
  const bool is_version_to_resume_from = !watch_->in_initial_state && !version.empty();
  update_status([&](ReflectorStatus& status) {
    if (is_version_to_resume_from) status.last_sync_resource_version = version;
    ++(event.type == WatchEventType::Bookmark ? status.counters.bookmarks : status.counters.events);
    status.last_received = at;
    status.failing_since.reset();
  });
  is_failing_ = false;
}

std::optional<Refusal> Reflector::Impl::refusal_of(const WatchEvent& event) const {
  return event.type == WatchEventType::Bookmark ? filter_.refuse_bookmark(event.object)
                                                : filter_.refuse(event.object);
}

bool Reflector::Impl::skip(const WatchEvent& event) {
  const std::optional<Refusal> refusal = refusal_of(event);
  if (!refusal) return false;
  report_skipped(event, *refusal);
  return true;
}

void Reflector::Impl::report_skipped(const WatchEvent& event, const Refusal& refusal) {
  logger_.error(refusal.message,
                {{"event", to_string(event.type)},
                 {"object", event.object ? event.object->key().to_string() : std::string()},
                 {"expectedGVK", refusal.expected},
                 {"actualGVK", refusal.actual}});
  update_status([](ReflectorStatus& status) { ++status.counters.skipped_objects; });
}

// Reports an error of the store. The change is not repeated, so the store lacks it until the next
// relist (REF-28).
void Reflector::Impl::report_store_error(const WatchEvent& event, const Error& error) {
  const std::string_view what =
      event.type == WatchEventType::Added      ? "Unable to add watch event object to store"
      : event.type == WatchEventType::Modified ? "Unable to update watch event object to store"
                                               : "Unable to delete watch event object from store";
  logger_.error(error, what, {{"object", event.object->key().to_string()}});
  update_status([](ReflectorStatus& status) { ++status.counters.store_errors; });
}

Reflector::Impl::State Reflector::Impl::watch_is_quiet() {
  if (now() < silence_due()) return State::Watching;
  logger_.info(4, "Watch timed out: no events or bookmarks received; reopening",
               {{"silence", now() - watch_->silent_since}, {"totalItems", watch_->events}});
  close_watch(WatchEndReason::Silent);
  short_watches_ = 0;
  const bool can_probe = !begins_with_state(last_sync_resource_version());
  if (++silent_watches_ < kSilentWatchesBeforeProbe || !can_probe) return State::OpeningWatch;
  silent_watches_ = 0;
  return State::Probing;
}

// Checks whether the server knows the last version. A server that was restored from a backup
// accepts a watch from a version that it never had, and sends nothing; a list not older than that
// version fails with ResourceVersionTooLarge.
Reflector::Impl::State Reflector::Impl::probe(const std::stop_token& stop) {
  update_status([](ReflectorStatus& status) { ++status.counters.probes; });
  const Result<std::unique_ptr<ListStream>> page =
      lister_watcher_.list({.resource_version = last_sync_resource_version(),
                            .version_match = VersionMatch::NotOlderThan,
                            .limit = 1},
                           nullptr, stop);
  // Read at most one item, because a server that responds from its watch cache may ignore the
  // limit.
  Result<void> response;
  if (!page) {
    response = page.error();
  } else if (const auto item = (*page)->next(stop); !item) {
    response = item.error();
  }
  if (response) return State::OpeningWatch;
  if (ends_run(response.error(), stop)) return State::Stopped;
  record_failure(response.error());
  if (response.error().code != ErrorCode::ResourceVersionTooLarge) {
    logger_.info(4, "Resource version check after silent watches failed",
                 {{"err", response.error()}});
    return State::OpeningWatch;
  }
  logger_.warning("Resource version unknown to the server (restored from a backup?); relisting",
                  {{"err", response.error()}});
  version_unavailable_ = true;
  return end_cycle(RelistReason::HistoryReplaced);
}

Reflector::Impl::State Reflector::Impl::watch_ended(WatchEndReason reason,
                                                    const std::optional<Error>& cause) {
  if (was_very_short()) {
    const Error error = very_short_watch(cause);
    logger_.warning("Warning: watch ended with error", {{"err", error}});
    record_failure(error);
    close_watch(WatchEndReason::VeryShort);
    return end_cycle(RelistReason::VeryShortWatch);
  }
  logger_.info(4, "Watch close", {{"totalItems", watch_->events}});
  return reopen_watch(reason, cause);
}

// Closes the watch and reopens it from the last version, immediately (REF-33). From the second
// watch in a row that lasted less than a second, backs off first: a proxy that cuts each watch
// after its first event must not lead to thousands of requests per second.
Reflector::Impl::State Reflector::Impl::reopen_watch(WatchEndReason reason,
                                                     const std::optional<Error>& cause) {
  const bool was_short = now() - watch_->started < kVeryShort;
  close_watch(reason);
  short_watches_ = was_short ? short_watches_ + 1 : 0;
  if (short_watches_ < 2) return State::OpeningWatch;
  const std::string text = "short watches: " + name_ + ": " + std::to_string(short_watches_) +
                           " watches in a row lasted less than a second; backing off";
  const Error error = cause ? cause->with_context(text) : Error(ErrorCode::EndOfStream, text);
  logger_.warning("Warning: watch ended early", {{"err", error}});
  record_failure(error);
  return back_off_then(State::OpeningWatch);
}

Reflector::Impl::State Reflector::Impl::watch_failed(const Error& error,
                                                     const std::stop_token& stop) {
  if (ends_run(error, stop)) return State::Stopped;
  if (!is_cut(error)) return watch_reported(error);
  record_failure(error);
  if (error.code == ErrorCode::EndOfStream) {
    logger_.info(1, "Watch closed with unexpected EOF", {{"err", error}});
  } else {
    logger_.info(5, "Watch connection lost", {{"err", error}});
  }
  return watch_ended(WatchEndReason::Cut, error);
}

// Handles an error inside the stream: reopens the watch on internal errors within their window,
// relists on expired, backs off on 429, otherwise relists (REF-31).
Reflector::Impl::State Reflector::Impl::watch_reported(const Error& error) {
  const WatchEndReason reason = end_reason(error);
  record_failure(error);
  if (reason == WatchEndReason::InternalError && internal_errors_.tolerate_another()) {
    logger_.info(2, "Retrying watch after internal error", {{"err", error}});
    return reopen_watch(reason, error);
  }
  close_watch(reason);
  if (reason == WatchEndReason::Expired) {
    record_expired();
    logger_.info(4, "Watch closed", {{"err", error}});
    return end_cycle(RelistReason::Expired);
  }
  if (reason == WatchEndReason::TooManyRequests) {
    logger_.warning("Watch returned 429 - backing off", {{"err", error}});
    return back_off_then(State::OpeningWatch, retry_after(error));
  }
  logger_.warning("Warning: watch ended with error", {{"err", error}});
  return end_cycle(RelistReason::WatchFailed);
}

// Called after an expired watch. A paged relist requests exactly the last version (REF-18): it
// would return the same objects and the same expired version, until the server compacts it. So let
// it request the newest state.
void Reflector::Impl::record_expired() {
  if (page_size_for(last_sync_resource_version()) != 0) version_unavailable_ = true;
}

void Reflector::Impl::close_watch(WatchEndReason reason) {
  if (!watch_) return;
  watch_.reset();
  update_status([&](ReflectorStatus& status) { ++status.counters.watch_ends[reason]; });
}

bool Reflector::Impl::was_very_short() const {
  return watch_->events == 0 && now() - watch_->started < kVeryShort;
}

Error Reflector::Impl::very_short_watch(const std::optional<Error>& cause) const {
  std::string text =
      "very short watch: " + name_ +
      ": Unexpected watch close - watch lasted less than a second and no items received";
  return cause ? cause->with_context(text) : Error(ErrorCode::EndOfStream, std::move(text));
}

TimePoint Reflector::Impl::silence_due() const {
  if (options_.silence_timeout == Duration::zero()) return TimePoint::max();
  const TimePoint since = watch_->silent_since;
  return options_.silence_timeout > TimePoint::max() - since ? TimePoint::max()
                                                             : since + options_.silence_timeout;
}

// Returns a random watch timeout between the minimum and twice the minimum (REF-24).
std::int64_t Reflector::Impl::draw_timeout_seconds() {
  // A configured minimum below kShortestWatchTimeout has no effect (REF-02).
  const Duration shortest = std::max(options_.min_watch_timeout, kShortestWatchTimeout);
  const double factor = 1 + random_.uniform();
  const double seconds = std::chrono::duration<double>(shortest).count() * factor;
  return static_cast<std::int64_t>(seconds);
}

}  // namespace kinform::inline v0
