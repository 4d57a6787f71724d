// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <utility>

#include "base/duration.hpp"
#include "cache/reflector/reflector_impl.hpp"
#include "cache/reflector/retry_after.hpp"

namespace kinform::inline v0 {

namespace {

// While the end-of-initial-events bookmark is missing, warn every 10 s without events (WL-13).
constexpr Duration kWarnAfter = std::chrono::seconds(10);

// Returns whether the event is the end-of-initial-events bookmark (WL-03).
bool ends_initial_events(const WatchEvent& event) {
  return event.type == WatchEventType::Bookmark &&
         event.object->annotations()["k8s.io/initial-events-end"].as_string() == "true";
}

}  // namespace

Reflector::Impl::State Reflector::Impl::open_stream(const std::stop_token& stop) {
  initial_events_.clear();
  const TimePoint requested = now();
  const Result<void> opened = open({.resource_version = stream_version(),
                                    .version_match = VersionMatch::NotOlderThan,
                                    .allow_bookmarks = true,
                                    .send_initial_events = true,
                                    .timeout_seconds = draw_timeout_seconds()},
                                   stop);
  if (!opened) return stream_not_opened(opened.error(), requested, stop);
  streaming_rules_.open_stream();
  stream_warning_due_ = options_.clock->after(kWarnAfter);
  return State::Streaming;
}

Reflector::Impl::State Reflector::Impl::read_stream(TimePoint deadline,
                                                    const std::stop_token& stop) {
  Result<WatchRead> next = read(std::min(deadline, stream_due()), stop);
  if (!next && is_cut(next.error())) {
    record_failure(next.error());
    return stream_ended(WatchEndReason::Cut, next.error());
  }
  if (!next) return stream_failed(next.error(), stop);
  switch (next->progress) {
    case WatchProgress::Ended:
      return stream_ended(WatchEndReason::Ended);
    case WatchProgress::NothingYet:
      return stream_is_quiet();
    case WatchProgress::Event:
      break;
  }
  return take_initial_event(std::move(next->event), stop);
}

Reflector::Impl::State Reflector::Impl::take_initial_event(WatchEvent event,
                                                           const std::stop_token& stop) {
  if (event.type == WatchEventType::Error) return stream_failed(event.error, stop);
  const TimePoint at = now();
  watch_->silent_since = at;
  watch_->data_since = at;
  watch_->bytes = watch_->stream->bytes_read();
  // As in a paged list, a missing object would count as deleted. If the marker itself is refused,
  // the list would never end.
  if (const std::optional<Refusal> refusal = refusal_of(event)) {
    report_skipped(event, *refusal);
    return stream_failed(refused_item(*refusal, event.object), stop);
  }
  ++watch_->events;
  const ListUsage usage{.objects = watch_->events, .bytes = watch_->stream->bytes_read()};
  if (const Result<void> within = check_limits(usage, options_.list_limits); !within) {
    return stream_too_large(within.error());
  }
  if (ends_initial_events(event)) return finish_stream(*event.object, stop);

  const bool is_bookmark = event.type == WatchEventType::Bookmark;
  update_status([&](ReflectorStatus& status) {
    ++(is_bookmark ? status.counters.bookmarks : status.counters.events);
    status.last_received = at;
    status.failing_since.reset();
  });
  is_failing_ = false;
  if (is_bookmark) return give_up_if(streaming_rules_.take_plain_bookmark());
  const std::size_t before = initial_events_.size();
  initial_events_.apply(event.type, std::move(event.object));
  const bool is_first = initial_events_.size() > before;
  return give_up_if(streaming_rules_.take_change(event.type, is_first, at));
}

// Stores the complete list. The stream stays open and continues with the changes after the list
// (WL-04).
Reflector::Impl::State Reflector::Impl::finish_stream(const Object& marker,
                                                      const std::stop_token& stop) {
  if (marker.resource_version().empty()) {
    return stream_failed({ErrorCode::Malformed,
                          "streaming list: end-of-initial-events bookmark without resourceVersion"},
                         stop);
  }
  std::vector<ObjectPtr> objects = initial_events_.take();
  // Update the counters before populate(), so that they are visible once has_synced() is true.
  record_list(now() - watch_->started, objects.size());
  update_status([](ReflectorStatus& status) {
    ++status.counters.streaming_lists;
    ++status.counters.bookmarks;
    status.streaming_fallback.reset();
  });
  const Result<void> stored =
      populate(std::move(objects), std::string(marker.resource_version()), stop);
  if (!stored && ends_run(stored.error(), stop)) return State::Stopped;
  if (!stored) {
    record_failure(stored.error().with_context("unable to sync watch-list result"));
    // Close the stream, which client-go leaks here (WL-14).
    close_watch(WatchEndReason::StoreFailed);
    return State::Listing;
  }
  version_unavailable_ = false;
  watch_->silent_since = now();  // Time spent in the store is not silence of the server.
  return State::Watching;
}

// Handles a stream that ended before the end-of-initial-events bookmark: discards its objects and
// reopens it immediately (WL-07), or lists if it was the second one in a row.
Reflector::Impl::State Reflector::Impl::stream_ended(WatchEndReason reason,
                                                     const std::optional<Error>& cause) {
  if (was_very_short()) {
    close_watch(WatchEndReason::VeryShort);
    return stream_failed(very_short_watch(cause), {});
  }
  logger_.warning("Streaming list ended before its end-of-initial-events bookmark",
                  {{"totalItems", watch_->events}});
  close_watch(reason);
  const StreamingListRules::Rule rule = streaming_rules_.take_early_end();
  return rule ? give_up_stream(*rule) : State::OpeningStream;
}

Reflector::Impl::State Reflector::Impl::stream_is_quiet() {
  const TimePoint at = now();
  const std::string silence = format_duration(at - watch_->silent_since);
  if (at >= silence_due()) {
    close_watch(WatchEndReason::Silent);
    return stream_failed(
        {ErrorCode::Timeout, "streaming list stalled: no initial events for " + silence}, {});
  }
  if (const std::uint64_t bytes = watch_->stream->bytes_read(); bytes > watch_->bytes) {
    watch_->data_since = at;  // A part of an event arrived: the stream is slow, not quiet.
    watch_->bytes = bytes;
  }
  const StreamingListRules::Rule rule = streaming_rules_.take_nothing(watch_->data_since, at);
  if (rule) return give_up_stream(*rule);
  if (at < stream_warning_due_) return State::Streaming;
  stream_warning_due_ = options_.clock->after(kWarnAfter);
  if (at - watch_->silent_since < kWarnAfter) return State::Streaming;
  const Error error(ErrorCode::Timeout, name_ + ": awaiting the end-of-initial-events bookmark, " +
                                            (watch_->events == 0 ? "no events received for "
                                                                 : "time since the last event: ") +
                                            silence);
  logger_.warning("Warning: event bookmark expired", {{"err", error}});
  return State::Streaming;
}

// Handles a streaming list that could not be opened. A connection that was lost before the response
// counts as a stream that ended early, unless that took less than a second (RQ-10).
Reflector::Impl::State Reflector::Impl::stream_not_opened(const Error& error, TimePoint requested,
                                                          const std::stop_token& stop) {
  const bool was_quick = now() - requested < kVeryShort;
  if (!is_lost_response(error) || was_quick || ends_run(error, stop)) {
    return stream_failed(error, stop);
  }
  record_failure(error);
  logger_.warning("Streaming list failed - connection lost before the response", {{"err", error}});
  const StreamingListRules::Rule rule = streaming_rules_.take_early_end();
  return rule ? give_up_stream(*rule) : State::OpeningStream;
}

// Handles an error of the stream: backs off on a refused connection and the first 429s, restarts
// from "" if the version is expired or too large, and otherwise falls back to a paged list (WL-08).
Reflector::Impl::State Reflector::Impl::stream_failed(const Error& error,
                                                      const std::stop_token& stop) {
  const bool asked_for_newest = stream_version().empty();
  if (ends_run(error, stop)) return State::Stopped;
  record_failure(error);
  close_watch(end_reason(error));
  initial_events_.clear();
  if (error.code == ErrorCode::TooManyRequests) {
    // The list waits for as long as the server asks, too.
    const StreamingListRules::Rule rule = streaming_rules_.take_too_many_requests();
    if (rule) return wait_then(give_up_stream(*rule), retry_after(error));
  }
  if (is_worth_waiting(error)) {
    logger_.warning("Watch-list failed - backing off", {{"err", error}});
    return back_off_then(State::OpeningStream, retry_after(error));
  }
  if (is_version_unavailable(error) && !asked_for_newest) {
    version_unavailable_ = true;
    return State::OpeningStream;
  }
  logger_.info(4,
               "The watchlist request ended with an error, falling back to the standard LIST/WATCH "
               "semantics because making progress is better than deadlocking",
               {{"err", error}});
  update_status([](ReflectorStatus& status) { status.streaming_fallback.reset(); });
  return State::Listing;
}

Reflector::Impl::State Reflector::Impl::give_up_if(StreamingListRules::Rule rule) {
  return rule ? give_up_stream(*rule) : State::Streaming;
}

// Discards the incomplete streaming list and lists in pages instead.
Reflector::Impl::State Reflector::Impl::give_up_stream(StreamingFallback rule) {
  const std::string text(describe(rule));
  logger_.warning(text, {{"rule", to_string(rule)}});
  record_failure({ErrorCode::Unavailable, text});
  update_status([&](ReflectorStatus& status) {
    status.streaming_fallback = rule;
    ++status.counters.streaming_fallbacks[rule];
  });
  close_watch(WatchEndReason::GivenUp);
  initial_events_.clear();
  return State::Listing;
}

// Returns the time of the next warning or rule if nothing arrives on the stream.
TimePoint Reflector::Impl::stream_due() const {
  return std::min({stream_warning_due_, silence_due(), streaming_rules_.due(watch_->data_since)});
}

// A paged list would bring as much, so there is no fallback to it.
Reflector::Impl::State Reflector::Impl::stream_too_large(const Error& error) {
  close_watch(end_reason(error));
  initial_events_.clear();
  return fail_cycle(RelistReason::ListFailed, keeping_cache(error.with_context("streaming list")));
}

// Returns the version for a streaming list: the last one, or "" if it is unavailable; never "0"
// (REF-16).
std::string Reflector::Impl::stream_version() const {
  return version_unavailable_ ? "" : last_sync_resource_version();
}

}  // namespace kinform::inline v0
