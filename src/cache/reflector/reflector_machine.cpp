// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/reflector_machine.hpp"

#include <algorithm>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::reflector {

bool is_version_unavailable(const Error& error) {
  return error.code == ErrorCode::Expired || error.code == ErrorCode::ResourceVersionTooLarge;
}

bool is_worth_waiting(const Error& error) {
  return error.code == ErrorCode::ConnectionRefused || error.code == ErrorCode::TooManyRequests;
}

bool is_lost_response(const Error& error) {
  return error.code == ErrorCode::EndOfStream || error.code == ErrorCode::ConnectionReset ||
         error.code == ErrorCode::Timeout;
}

bool is_cut(const Error& error) {
  return is_lost_response(error) || error.code == ErrorCode::Network ||
         error.code == ErrorCode::Tls;
}

WatchEndReason end_reason(const Error& error) {
  if (is_cut(error)) return WatchEndReason::Cut;
  switch (error.code) {
    case ErrorCode::Expired:
      return WatchEndReason::Expired;
    case ErrorCode::TooManyRequests:
      return WatchEndReason::TooManyRequests;
    case ErrorCode::Internal:
    // ListerWatchers other than kinform's may report these codes; kinform's own decoders report
    // malformed and oversized events as Internal (WP-08).
    case ErrorCode::Malformed:
    case ErrorCode::LimitExceeded:
      return WatchEndReason::InternalError;
    default:
      return WatchEndReason::OtherError;
  }
}

ReflectorMachine::ReflectorMachine(MachineOptions options, const BackoffOptions& backoff,
                                   std::uint64_t seed, TimePoint start)
    : options_(std::move(options)),
      filter_(options_.expected_kind),
      random_(seed),
      time_(start),
      backoff_(backoff, time_, Random(random_.next())),
      internal_errors_(options_.internal_error_window) {}

Action ReflectorMachine::on_event(const Elapsed& event) {
  happened(ReflectorEvent::Elapsed);
  if (std::holds_alternative<Starting>(state_)) return start_cycle();
  if (auto* parked = std::get_if<Parked>(&state_)) {
    if (event.now < parked->check_due) return Continue();
    return CheckResource();
  }
  const auto& backing_off = std::get<BackingOff>(state_);
  if (event.now < backing_off.until) return Continue();
  return go_to(backing_off.then);
}

Action ReflectorMachine::on_event(const WatchOpened& event) {
  happened(ReflectorEvent::WatchOpened);
  return std::holds_alternative<OpeningStream>(state_) ? stream_opened(event) : watch_opened(event);
}

Action ReflectorMachine::on_event(const RequestFailed& event) {
  happened(ReflectorEvent::RequestFailed);
  if (auto* list = std::get_if<Listing>(&state_)) {
    return list_failed(*list, event.error, event.now);
  }
  return std::holds_alternative<OpeningStream>(state_) ? stream_not_opened(event)
                                                       : watch_not_opened(event);
}

Action ReflectorMachine::on_event(EventRead&& event) {
  happened(ReflectorEvent::EventRead);
  if (auto* watching = std::get_if<Watching>(&state_)) {
    return take_event(*watching, std::move(event));
  }
  return take_initial_event(std::get<Streaming>(state_), std::move(event));
}

Action ReflectorMachine::on_event(const NothingRead& event) {
  happened(ReflectorEvent::NothingRead);
  if (auto* stream = std::get_if<Streaming>(&state_)) return stream_is_quiet(*stream, event);
  return watch_is_quiet(std::get<Watching>(state_).watch, event.now);
}

Action ReflectorMachine::on_event(const WatchEnded& event) {
  happened(ReflectorEvent::WatchEnded);
  if (auto* stream = std::get_if<Streaming>(&state_)) {
    return stream_ended(*stream, WatchEndReason::Ended, std::nullopt, event.now);
  }
  return watch_ended(std::get<Watching>(state_).watch, WatchEndReason::Ended, std::nullopt,
                     event.now);
}

Action ReflectorMachine::on_event(const Stored& event) {
  happened(ReflectorEvent::Stored);
  if (auto* watching = std::get_if<Watching>(&state_)) return event_stored(*watching, event.now);
  if (auto* parked = std::get_if<Parked>(&state_)) {
    is_removed_ = true;
    // The next list is one of a new resource: do not ask for a version of the old one.
    version_unavailable_ = true;
    log(LogLevel::Warning, 0,
        "Resource was removed from the server; its objects are deleted from the cache");
    return stay_parked(*parked, event.now);
  }
  record_populated(event.now);
  if (std::holds_alternative<Listing>(state_)) return enter_opening_watch();
  version_unavailable_ = false;
  ActiveWatch watch = std::get<Streaming>(state_).watch;
  watch.silent_since = event.now;  // Time spent in the store is not silence of the server.
  enter(Watching{.watch = watch});
  return ReadWatch();
}

Action ReflectorMachine::on_event(const StoreFailed& event) {
  happened(ReflectorEvent::StoreFailed);
  if (auto* watching = std::get_if<Watching>(&state_)) {
    report_store_error(watching->storing, event.error);
    return event_stored(*watching, event.now);
  }
  if (auto* parked = std::get_if<Parked>(&state_)) {
    return removal_failed(*parked, event.error, event.now);
  }
  if (std::holds_alternative<Listing>(state_)) {
    return fail_cycle(RelistReason::ListFailed,
                      event.error.with_context("unable to sync list result"), event.now);
  }
  record_failure(event.error.with_context("unable to sync watch-list result"), event.now);
  // Close the stream, which client-go leaks here (WL-14).
  close_watch(WatchEndReason::StoreFailed);
  return enter_listing();
}

Action ReflectorMachine::on_event(const ResyncDue& /*event*/) {
  return Resync();
}

Action ReflectorMachine::on_event(const Resynced& event) {
  if (event.performed) ++progress().counters.resyncs;
  start_resync_timer(event.now);
  return Continue();
}

Action ReflectorMachine::on_event(const ResyncFailed& event) {
  happened(ReflectorEvent::ResyncFailed);
  log(LogLevel::Warning, 0, "Warning: watch ended with error", {{"err", event.error}});
  record_failure(event.error, event.now);
  close_watch(WatchEndReason::ResyncFailed);
  return end_cycle(RelistReason::ResyncFailed, event.now);
}

Action ReflectorMachine::on_event(const SearchDone& event) {
  happened(ReflectorEvent::SearchDone);
  const auto [reason, error] = *std::exchange(not_found_, std::nullopt);
  if (event.is_possible) return park(reason, error, event.now);
  record_failure(error, event.now);
  effects_.emplace_back(ReportError{error});
  return end_cycle(reason, event.now);
}

Action ReflectorMachine::on_event(const Stop& /*event*/) {
  happened(ReflectorEvent::Stop);
  close_watch(WatchEndReason::Stopped);
  enter(Stopped());
  return End();
}

TimePoint ReflectorMachine::due() const {
  switch (state()) {
    case ReflectorState::Streaming: {
      const auto& stream = std::get<Streaming>(state_);
      return std::min(stream_due(stream), success_due(stream.watch));
    }
    case ReflectorState::Watching: {
      const ActiveWatch& watch = std::get<Watching>(state_).watch;
      return std::min({resync_due_, silence_due(watch), success_due(watch)});
    }
    case ReflectorState::BackingOff:
      return std::min(std::get<BackingOff>(state_).until, resync_due_);
    case ReflectorState::Parked:
      return std::get<Parked>(state_).check_due;
    case ReflectorState::Stopped:
      return TimePoint::max();
    default:
      return TimePoint::min();
  }
}

Action ReflectorMachine::start_cycle() {
  log(LogLevel::Info, 3, "Listing and watching");
  if (relist_reason_) ++progress().counters.relists[*relist_reason_];
  internal_errors_.reset();
  streaming_rules_.start_list();
  const bool stream = options_.use_streaming_list && streaming_rules_.may_stream();
  return stream ? enter_opening_stream() : enter_listing();
}

// Enters the state that a backoff delayed.
Action ReflectorMachine::go_to(ReflectorState next) {
  switch (next) {
    case ReflectorState::OpeningStream:
      return enter_opening_stream();
    case ReflectorState::OpeningWatch:
      return enter_opening_watch();
    case ReflectorState::Listing:
      return enter_listing();
    default:
      enter(Starting());
      return Wait();
  }
}

Action ReflectorMachine::enter_wait(TimePoint until, ReflectorState then) {
  enter(BackingOff{.until = until, .then = then});
  return Wait();
}

Action ReflectorMachine::enter_back_off(TimePoint now, ReflectorState then, Duration delay_min) {
  time_.set(now);
  return enter_wait(detail::later(now, std::max(backoff_.next_delay(), delay_min)), then);
}

// Ends a cycle (a list and its watches). One backoff interval follows before the next list, however
// the cycle ended (REF-09).
Action ReflectorMachine::end_cycle(RelistReason reason, TimePoint now) {
  relist_reason_ = reason;
  resync_due_ = TimePoint::max();
  return enter_back_off(now, ReflectorState::Starting);
}

Action ReflectorMachine::fail_cycle(RelistReason reason, const Error& error, TimePoint now) {
  if (error.code == ErrorCode::NotFound) {
    not_found_.emplace(reason, error);
    return FindResource();
  }
  record_failure(error, now);
  effects_.emplace_back(ReportError{error});
  return end_cycle(reason, now);
}

void ReflectorMachine::start_resync_timer(TimePoint now) {
  resync_due_ = options_.resync_period == Duration::zero()
                    ? TimePoint::max()
                    : detail::later(now, options_.resync_period);
}

void ReflectorMachine::record_failure(const Error& error, TimePoint now) {
  ReflectorStatus& status = all();
  status.last_error = error;
  status.last_error_at = now;
  if (!status.failing_since) status.failing_since = now;
}

void ReflectorMachine::count_user_code_error() {
  ++progress().counters.user_code_errors;
}

void ReflectorMachine::log(LogLevel level, int verbosity, std::string_view message,
                           std::vector<Log::Field> fields, const char* file, int line) {
  effects_.emplace_back(Log{.level = level,
                            .verbosity = verbosity,
                            .message = std::string(message),
                            .fields = std::move(fields),
                            .file = file,
                            .line = line});
}

}  // namespace kinform::inline v0::reflector
