// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/reflector.hpp"

#include <algorithm>
#include <utility>

#include "base/user_code.hpp"
#include "cache/reflector/reflector_impl.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0 {

namespace {

std::string name_or_resource(const std::string& name, const ApiResource& resource) {
  return name.empty() ? resource.to_string() : name;
}

// Returns the type description for logs: the configured one, else the expected kind, else the
// resource (REF-04).
std::string describe_type(const ReflectorOptions& options, const ApiResource& resource) {
  if (!options.type_description.empty()) return options.type_description;
  if (options.expected_kind != ExpectedKind()) return to_string(options.expected_kind);
  return resource.plural.empty() ? "<unspecified>" : resource.to_string();
}

ReflectorOptions checked(ReflectorOptions options) {
  KINFORM_ASSERT(options.clock != nullptr);
  KINFORM_ASSERT(options.resync_period >= Duration::zero());
  KINFORM_ASSERT(options.page_size >= 0);
  KINFORM_ASSERT(options.internal_error_window >= Duration::zero());
  KINFORM_ASSERT(options.silence_timeout >= Duration::zero());
  return options;
}

}  // namespace

std::string to_string(const ExpectedKind& kind) {
  const bool has_group = kind.api_version.find('/') != std::string::npos;
  return (has_group ? "" : "/") + kind.api_version + ", Kind=" + kind.kind;
}

bool ends_run(const Error& error, const std::stop_token& stop) {
  if (error.code == ErrorCode::Closed) return true;
  return error.code == ErrorCode::Cancelled && stop.stop_requested();
}

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
  switch (error.code) {
    case ErrorCode::EndOfStream:
    case ErrorCode::ConnectionReset:
    case ErrorCode::Timeout:
    case ErrorCode::Network:
    case ErrorCode::Tls:
      return true;
    default:
      return false;
  }
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

Reflector::Reflector(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options)
    : impl_(std::make_unique<Impl>(lister_watcher, store, std::move(options))) {}

Reflector::~Reflector() = default;

void Reflector::run(std::stop_token stop) {
  impl_->run(stop);
}

std::string Reflector::last_sync_resource_version() const {
  return impl_->last_sync_resource_version();
}

ReflectorStatus Reflector::status() const {
  return impl_->status();
}

Reflector::Impl::Impl(ListerWatcher& lister_watcher, Store& store, ReflectorOptions options)
    : lister_watcher_(lister_watcher),
      store_(store),
      options_(checked(std::move(options))),
      name_(name_or_resource(options_.name, lister_watcher.resource())),
      logger_(options_.logger.with("reflector", name_)
                  .with("type", describe_type(options_, lister_watcher.resource()))),
      filter_(options_.expected_kind),
      use_streaming_list_(options_.use_streaming_list && lister_watcher.supports_streaming_lists()),
      random_(options_.seed.value_or(random_seed())),
      backoff_(options_.backoff, *options_.clock, Random(random_.next())),
      initial_events_(store.known_objects()),
      internal_errors_(options_.internal_error_window, *options_.clock) {
  if (options_.use_streaming_list && !use_streaming_list_) {
    logger_.info(2, "Client does not support streaming lists; using paged lists");
  }
}

void Reflector::Impl::run(const std::stop_token& stop) {
  logger_.info(3, "Starting reflector", {{"resyncPeriod", options_.resync_period}});
  while (state_ != State::Stopped) step(TimePoint::max(), stop);
  logger_.info(3, "Stopping reflector", {{"resyncPeriod", options_.resync_period}});
}

TimePoint Reflector::Impl::step(TimePoint deadline, const std::stop_token& stop) {
  if (state_ != State::Stopped) enter(next_state(deadline, stop));
  return due();
}

Reflector::Impl::State Reflector::Impl::next_state(TimePoint deadline,
                                                   const std::stop_token& stop) {
  if (stop.stop_requested()) return State::Stopped;
  if (resync_due_ != TimePoint::max() && now() >= resync_due_) return resync(stop);
  switch (state_) {
    case State::Starting:
      return start_cycle();
    case State::OpeningStream:
      return open_stream(stop);
    case State::Streaming:
      return read_stream(deadline, stop);
    case State::Listing:
      return list_page(stop);
    case State::OpeningWatch:
      return open_watch(stop);
    case State::Watching:
      return read_watch(deadline, stop);
    case State::Probing:
      return probe(stop);
    case State::BackingOff:
      return back_off(deadline, stop);
    case State::Parked:
      return wait_for_resource(deadline, stop);
    case State::Stopped:
      break;
  }
  return State::Stopped;
}

void Reflector::Impl::enter(State state) {
  if (state == state_) return;
  if (state == State::Stopped) {
    close_watch(WatchEndReason::Stopped);
    list_.reset();
    initial_events_.clear();
    park_.reset();
  }
  state_ = state;
  update_status([&](ReflectorStatus& status) {
    status.state = state;
    if (state != State::Parked) status.parked_reason.clear();
  });
}

TimePoint Reflector::Impl::due() const {
  switch (state_) {
    case State::Streaming:
      return watch_->quiet ? std::min(stream_due(), success_due()) : TimePoint::min();
    case State::Watching:
      return watch_->quiet ? std::min({resync_due_, silence_due(), success_due()})
                           : TimePoint::min();
    case State::BackingOff:
      return std::min(backoff_due_, resync_due_);
    case State::Parked:
      return park_->check_due;
    case State::Stopped:
      return TimePoint::max();
    default:
      return TimePoint::min();
  }
}

Reflector::Impl::State Reflector::Impl::start_cycle() {
  logger_.info(3, "Listing and watching");
  if (relist_reason_) {
    update_status([&](ReflectorStatus& status) { ++status.counters.relists[*relist_reason_]; });
  }
  internal_errors_.reset();
  streaming_rules_.start_list();
  const bool stream = use_streaming_list_ && streaming_rules_.may_stream();
  return stream ? State::OpeningStream : State::Listing;
}

Reflector::Impl::State Reflector::Impl::back_off(TimePoint deadline, const std::stop_token& stop) {
  const TimePoint until = std::min({backoff_due_, resync_due_, deadline});
  if (until > now() && !options_.clock->wait_until(until, stop)) return State::Stopped;
  return now() >= backoff_due_ ? after_backoff_ : State::BackingOff;
}

Reflector::Impl::State Reflector::Impl::wait_then(State next, Duration delay) {
  backoff_due_ = options_.clock->after(delay);
  after_backoff_ = next;
  return State::BackingOff;
}

Reflector::Impl::State Reflector::Impl::back_off_then(State next, Duration delay_min) {
  return wait_then(next, std::max(backoff_.next_delay(), delay_min));
}

// Ends a cycle (a list and its watches). One backoff interval follows before the next list, however
// the cycle ended (REF-09).
Reflector::Impl::State Reflector::Impl::end_cycle(RelistReason reason) {
  relist_reason_ = reason;
  resync_due_ = TimePoint::max();
  return back_off_then(State::Starting);
}

Reflector::Impl::State Reflector::Impl::fail_cycle(RelistReason reason, const Error& error) {
  if (begin_search(error)) return park(reason, error);
  record_failure(error);
  report_to_user(error);
  return end_cycle(reason);
}

void Reflector::Impl::start_resync_timer() {
  resync_due_ = options_.resync_period == Duration::zero()
                    ? TimePoint::max()
                    : options_.clock->after(options_.resync_period);
}

Reflector::Impl::State Reflector::Impl::resync(const std::stop_token& stop) {
  if (should_resync()) {
    logger_.info(4, "Forcing resync");
    const Result<void> done = store_.resync(stop);
    if (!done && ends_run(done.error(), stop)) return State::Stopped;
    if (!done) {
      logger_.warning("Warning: watch ended with error", {{"err", done.error()}});
      record_failure(done.error());
      close_watch(WatchEndReason::ResyncFailed);
      return end_cycle(RelistReason::ResyncFailed);
    }
    update_status([](ReflectorStatus& status) { ++status.counters.resyncs; });
  }
  start_resync_timer();
  if (watch_) watch_->quiet = false;  // Read again: an event may have arrived meanwhile.
  return state_;
}

bool Reflector::Impl::should_resync() {
  if (!options_.should_resync) return true;
  const Result<bool> response = call_user_code("should_resync", options_.should_resync);
  if (!response) report_user_code(response.error());
  return response.value_or(false);
}

void Reflector::Impl::report_to_user(const Error& error) {
  if (!options_.on_watch_error) return log_watch_error(error);
  const Result<void> told =
      call_user_code("on_watch_error", [&] { options_.on_watch_error(error); });
  if (!told) report_user_code(told.error());
}

// Logs expired errors at verbosity 4, an unexpected end of stream at 1, all others as errors
// (REF-12).
void Reflector::Impl::log_watch_error(const Error& error) const {
  if (error.code == ErrorCode::Expired) {
    logger_.info(4, "Watch closed", {{"err", error}});
  } else if (error.code == ErrorCode::EndOfStream) {
    logger_.info(1, "Watch closed with unexpected EOF", {{"err", error}});
  } else {
    logger_.error(error, "Failed to watch");
  }
}

void Reflector::Impl::report_user_code(const Error& error) {
  logger_.error(error, "User callback failed");
  update_status([](ReflectorStatus& status) { ++status.counters.user_code_errors; });
}

void Reflector::Impl::record_failure(const Error& error) {
  is_failing_ = true;
  const TimePoint at = now();
  update_status([&](ReflectorStatus& status) {
    status.last_error = error;
    status.last_error_at = at;
    if (!status.failing_since) status.failing_since = at;
  });
}

// Ends a series of failures once the open watch has lasted for a second. That the server has
// accepted it proves little: a proxy may cut every watch at once.
void Reflector::Impl::record_success_if_lasting() {
  if (now() < success_due()) return;
  is_failing_ = false;
  update_status([](ReflectorStatus& status) { status.failing_since.reset(); });
}

// Returns when record_success_if_lasting() has an effect if nothing is received until then.
TimePoint Reflector::Impl::success_due() const {
  return is_failing_ ? watch_->accepted + kVeryShort : TimePoint::max();
}

std::string Reflector::Impl::last_sync_resource_version() const {
  const detail::MutexLock lock(mutex_);
  return status_.last_sync_resource_version;
}

ReflectorStatus Reflector::Impl::status() const {
  // Before our own lock: the lister-watcher has one, too.
  std::string waiting = lister_watcher_.waiting_reason();
  const detail::MutexLock lock(mutex_);
  ReflectorStatus status = status_;
  status.waiting = std::move(waiting);
  return status;
}

}  // namespace kinform::inline v0
