// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <utility>

#include "base/duration.hpp"
#include "cache/reflector/reflector_machine.hpp"
#include "cache/reflector/retry_after.hpp"

namespace kinform::inline v0::reflector {

namespace {

// While the end-of-initial-events bookmark is missing, warn every 10 s without events (WL-13).
constexpr Duration kWarnAfter = std::chrono::seconds(10);

// Returns whether the event is the end-of-initial-events bookmark (WL-03).
bool ends_initial_events(const WatchEvent& event) {
  return event.type == WatchEventType::Bookmark &&
         event.object->annotations()["k8s.io/initial-events-end"].as_string() == "true";
}

}  // namespace

Action ReflectorMachine::enter_opening_stream() {
  enter(OpeningStream());
  return OpenWatch{{.resource_version = stream_version(),
                    .version_match = VersionMatch::NotOlderThan,
                    .allow_bookmarks = true,
                    .send_initial_events = true,
                    .timeout_seconds = draw_timeout_seconds()}};
}

Action ReflectorMachine::stream_opened(const WatchOpened& event) {
  is_watch_open_ = true;
  ++progress().counters.watches;
  streaming_rules_.open_stream();
  enter(Streaming{.watch = {.started = event.requested,
                            .accepted = event.now,
                            .silent_since = event.now,
                            .data_since = event.now},
                  .warning_due = event.now + kWarnAfter,
                  .objects = std::make_unique<InitialEvents>(options_.known)});
  return ReadWatch();
}

// Handles a streaming list that could not be opened. A connection that was lost before the response
// counts as a stream that ended early, unless that took less than a second (RQ-10).
Action ReflectorMachine::stream_not_opened(const RequestFailed& event) {
  const bool was_quick = event.now - event.requested < kVeryShort;
  if (!is_lost_response(event.error) || was_quick) return stream_failed(event.error, event.now);
  record_failure(event.error, event.now);
  log(LogLevel::Warning, 0, "Streaming list failed - connection lost before the response",
      {{"err", event.error}});
  const StreamingListRules::Rule rule = streaming_rules_.take_early_end();
  if (!rule) return enter_opening_stream();
  give_up_stream(*rule, event.now);
  return enter_listing();
}

Action ReflectorMachine::take_initial_event(Streaming& stream, EventRead&& read) {
  WatchEvent& event = read.event;
  if (event.type == WatchEventType::Error) return stream_failed(event.error, read.now);
  ActiveWatch& watch = stream.watch;
  watch.silent_since = read.now;
  watch.data_since = read.now;
  watch.bytes = read.bytes;
  // As in a paged list, a missing object would count as deleted. If the marker itself is refused,
  // the list would never end.
  if (const std::optional<Refusal> refusal = refusal_of(event)) {
    report_skipped(event, *refusal);
    return stream_failed(refused_item(*refusal, event.object), read.now);
  }
  ++watch.events;
  const ListUsage usage{.objects = watch.events, .bytes = read.bytes};
  if (const Result<void> within = check_limits(usage, options_.list_limits); !within) {
    return stream_too_large(within.error(), read.now);
  }
  if (ends_initial_events(event)) return finish_stream(stream, *event.object, read.now);

  const bool is_bookmark = event.type == WatchEventType::Bookmark;
  ReflectorStatus& status = status_.failing_since ? all() : progress();
  status.failing_since.reset();
  ++(is_bookmark ? status.counters.bookmarks : status.counters.events);
  status.last_received = read.now;
  if (is_bookmark) return give_up_if(streaming_rules_.take_plain_bookmark(), read.now);
  const std::size_t before = stream.objects->size();
  stream.objects->apply(event.type, std::move(event.object));
  const bool is_first = stream.objects->size() > before;
  return give_up_if(streaming_rules_.take_change(event.type, is_first, read.now), read.now);
}

// Stores the complete list. The stream stays open and continues with the changes after the list
// (WL-04).
Action ReflectorMachine::finish_stream(Streaming& stream, const Object& marker, TimePoint now) {
  if (marker.resource_version().empty()) {
    return stream_failed({ErrorCode::Malformed,
                          "streaming list: end-of-initial-events bookmark without resourceVersion"},
                         now);
  }
  std::vector<ObjectPtr> objects = stream.objects->take();
  has_format_changed_ = false;
  // Before the store has the list, so that the counters are visible once has_synced() is true.
  record_list(now - stream.watch.started, objects.size());
  ReflectorStatus& status = all();
  ++status.counters.streaming_lists;
  ++status.counters.bookmarks;
  status.streaming_fallback.reset();
  list_being_stored_ = marker.resource_version();
  return Replace{.objects = std::move(objects), .resource_version = list_being_stored_};
}

// Handles a stream that ended before the end-of-initial-events bookmark: discards its objects and
// reopens it immediately (WL-07), or lists if it was the second one in a row.
Action ReflectorMachine::stream_ended(Streaming& stream, WatchEndReason reason,
                                      const std::optional<Error>& cause, TimePoint now) {
  if (cause) record_failure(*cause, now);
  if (stream.watch.events == 0 && now - stream.watch.started < kVeryShort) {
    close_watch(WatchEndReason::VeryShort);
    return stream_failed(very_short_watch(cause), now);
  }
  log(LogLevel::Warning, 0, "Streaming list ended before its end-of-initial-events bookmark",
      {{"totalItems", stream.watch.events}});
  close_watch(reason);
  const StreamingListRules::Rule rule = streaming_rules_.take_early_end();
  if (!rule) return enter_opening_stream();
  give_up_stream(*rule, now);
  return enter_listing();
}

Action ReflectorMachine::stream_is_quiet(Streaming& stream, const NothingRead& event) {
  ActiveWatch& watch = stream.watch;
  record_success_if_lasting(watch, event.now);
  if (event.now >= silence_due(watch)) {
    const std::string silence = format_duration(event.now - watch.silent_since);
    close_watch(WatchEndReason::Silent);
    return stream_failed(
        {ErrorCode::Timeout, "streaming list stalled: no initial events for " + silence},
        event.now);
  }
  if (event.bytes > watch.bytes) {
    watch.data_since = event.now;  // A part of an event arrived: the stream is slow, not quiet.
    watch.bytes = event.bytes;
  }
  const StreamingListRules::Rule rule = streaming_rules_.take_nothing(watch.data_since, event.now);
  if (rule) return give_up_if(rule, event.now);
  if (event.now >= stream.warning_due) warn_of_missing_marker(stream, event.now);
  return ReadWatch();
}

void ReflectorMachine::warn_of_missing_marker(Streaming& stream, TimePoint now) {
  const ActiveWatch& watch = stream.watch;
  stream.warning_due = now + kWarnAfter;
  if (now - watch.silent_since < kWarnAfter) return;
  const Error error(
      ErrorCode::Timeout,
      options_.name + ": awaiting the end-of-initial-events bookmark, " +
          (watch.events == 0 ? "no events received for " : "time since the last event: ") +
          format_duration(now - watch.silent_since));
  log(LogLevel::Warning, 0, "Warning: event bookmark expired", {{"err", error}});
}

// Handles an error of the stream: backs off on a refused connection and the first 429s, restarts
// from "" if the version is expired or too large, and otherwise falls back to a paged list (WL-08).
Action ReflectorMachine::stream_failed(const Error& error, TimePoint now) {
  const bool asked_for_newest = stream_version().empty();
  record_failure(error, now);
  close_watch(end_reason(error));
  if (error.code == ErrorCode::TooManyRequests) {
    if (const StreamingListRules::Rule rule = streaming_rules_.take_too_many_requests()) {
      give_up_stream(*rule, now);
      // The list waits for as long as the server asks, too.
      return enter_wait(now + retry_after(error), ReflectorState::Listing);
    }
  }
  if (is_worth_waiting(error)) {
    log(LogLevel::Warning, 0, "Watch-list failed - backing off", {{"err", error}});
    return enter_back_off(now, ReflectorState::OpeningStream, retry_after(error));
  }
  if (is_version_unavailable(error) && !asked_for_newest) {
    version_unavailable_ = true;
    return enter_opening_stream();
  }
  log(LogLevel::Info, 4,
      "The watchlist request ended with an error, falling back to the standard LIST/WATCH "
      "semantics because making progress is better than deadlocking",
      {{"err", error}});
  all().streaming_fallback.reset();
  return enter_listing();
}

Action ReflectorMachine::give_up_if(StreamingListRules::Rule rule, TimePoint now) {
  if (!rule) return ReadWatch();
  give_up_stream(*rule, now);
  return enter_listing();
}

// Records why the incomplete streaming list is discarded and the collection is listed in pages.
void ReflectorMachine::give_up_stream(StreamingFallback rule, TimePoint now) {
  const std::string text(describe(rule));
  log(LogLevel::Warning, 0, text, {{"rule", std::string(to_string(rule))}});
  record_failure({ErrorCode::Unavailable, text}, now);
  ReflectorStatus& status = all();
  status.streaming_fallback = rule;
  ++status.counters.streaming_fallbacks[rule];
  close_watch(WatchEndReason::GivenUp);
}

// A paged list would bring as much, so there is no fallback to it.
Action ReflectorMachine::stream_too_large(const Error& error, TimePoint now) {
  close_watch(end_reason(error));
  return fail_cycle(RelistReason::ListFailed, keeping_cache(error.with_context("streaming list")),
                    now);
}

// Returns the time of the next warning or rule if nothing arrives on the stream.
TimePoint ReflectorMachine::stream_due(const Streaming& stream) const {
  return std::min({stream.warning_due, silence_due(stream.watch),
                   streaming_rules_.due(stream.watch.data_since)});
}

// Returns the version for a streaming list: the last one, or "" if it is unavailable; never "0"
// (REF-16).
std::string ReflectorMachine::stream_version() const {
  return version_unavailable_ ? "" : status_.last_sync_resource_version;
}

}  // namespace kinform::inline v0::reflector
