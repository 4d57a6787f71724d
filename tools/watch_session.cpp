// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/watch_session.hpp"

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <utility>

#include "kinform/api/core/v1.hpp"
#include "kinform/time.hpp"
#include "tools/arguments.hpp"
#include "tools/deadline.hpp"
#include "tools/failure.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

namespace {

using namespace std::chrono_literals;

constexpr Duration kCheckInterval = 1s;        // How often the informers' status is checked.
constexpr Duration kProgressInterval = 200ms;  // Update interval of the progress display …
constexpr Duration kProgressAfter =
    500ms;  // … which is shown only for lists that take longer than this.

// The time to find out whether an empty namespace exists, which only makes a message better.
constexpr Duration kNamespaceCheckMax = 2s;

// Returns true for errors that retries will not fix. NotFound is none of them: the informer waits
// until the server serves the resource.
bool is_final(ErrorCode code) {
  switch (code) {
    case ErrorCode::BadRequest:
    case ErrorCode::Unauthorized:
    case ErrorCode::Forbidden:
    case ErrorCode::NotSupported:
    case ErrorCode::Invalid:
    case ErrorCode::Tls:
    case ErrorCode::InvalidArgument:
      return true;
    default:
      return false;
  }
}

// Returns the error that the reflector currently retries; empty if there is none. Leaves out
// Expired, which is a normal event in the life of a watch.
std::optional<Error> current_error(const ReflectorStatus& reflector) {
  if (!reflector.failing_since || !reflector.last_error) return {};
  if (reflector.last_error->code == ErrorCode::Expired) return {};
  return reflector.last_error;
}

// Returns true while the reflector lists because the server has refused a streaming list with 422,
// which is normal on older servers. If the list itself is refused, the reflector is backing off.
bool is_listing_instead_of_streaming(const ReflectorStatus& reflector) {
  return reflector.state == ReflectorState::Listing && reflector.failing_since &&
         reflector.last_error && reflector.last_error->code == ErrorCode::Invalid;
}

bool is_resync(const UpdateEvent& event) {
  return event.old_object->resource_version() == event.new_object->resource_version();
}

}  // namespace

TerminationNotice::TerminationNotice(OutputFormat format, const std::stop_token& stop)
    : on_stop_(stop, [format] {
        if (format != OutputFormat::Text) return;
        print_to_stderr(local_time(system_clock().wall_now()) +
                        " Received termination, signaling shutdown");
      }) {}

Error not_synced_in_time(Duration timeout, const std::string& reason) {
  return {ErrorCode::Timeout, "not synced within " + format_duration(timeout) + ": " + reason};
}

// One watched resource. Used only by the session's thread, except for `events`, which the handler
// updates on an informer's thread.
struct WatchSession::WatchTarget {
  ApiResource resource = {};
  Informer<> informer;
  HandlerRegistration registration = {};
  EventRate events = {};
  std::string reported_error = {};  // Empty if there was no error at the last check.
  std::string reported_wait = {};   // The last wait before a request that was reported.
};

WatchSession::WatchSession(const Client& client, const WatchFlags& flags, TimePoint begin,
                           LoadMeter* meter, PrometheusMetrics* metrics)
    : client_(client),
      flags_(flags),
      begin_(begin),
      meter_(meter),
      metrics_(metrics),
      colours_(shows_colours(STDOUT_FILENO)),
      output_(STDOUT_FILENO, [this] { end_.request_stop(); }) {}

WatchSession::~WatchSession() = default;

int WatchSession::run(const std::vector<ApiResource>& resources, const std::stop_token& stop) {
  const std::stop_callback on_stop(stop, [this] { end_.request_stop(); });
  ListerWatcherSource source = client_.lister_watchers();
  if (meter_ != nullptr) source = meter_->measured(std::move(source));
  factory_.emplace(std::move(source));
  for (const ApiResource& resource : resources) follow(resource);

  std::unique_ptr<EndpointServer> endpoints;
  if (metrics_ != nullptr) {
    Result<std::unique_ptr<EndpointServer>> started = serve_endpoints();
    if (!started) return fail(started.error(), Stage::Arguments);
    endpoints = *std::move(started);
    print_to_stderr("kinform: metrics and health on port " + std::to_string(endpoints->port()));
  }
  start_ = system_clock().now();
  factory_->start(end_.get_token());
  if (wait_until_synced()) {
    announce_synced();
    report_empty_namespace();
    if (!flags_.exit_after_sync) wait_for_end();
  }
  return finish();
}

void WatchSession::follow(const ApiResource& resource) {
  InformerScope scope{.label_selector = flags_.label_selector,
                      .field_selector = flags_.field_selector};
  if (resource.namespaced && !flags_.all_namespaces) {
    scope.namespaces = {client_.default_namespace()};
  }
  WatchTarget& target = *targets_.emplace_back(std::make_unique<WatchTarget>());
  target.resource = resource;
  InformerOptions options{.resync_period = flags_.resync_period,
                          .logger = make_informer_logger(flags_.client),
                          .metrics = metrics_,
                          .name = "kinform-watch"};
  options.on_watch_error = [this, &target](const Error& error) {
    record_failure(target.informer, error);
  };
  target.informer = factory_->informer(resource, scope, std::move(options));
  // value() never fails here, because the informer is not shut down.
  target.registration = target.informer.add_event_handler(handler_of(target)).value();
}

Result<std::unique_ptr<EndpointServer>> WatchSession::serve_endpoints() {
  const Result<ListenAddress> listen =
      read_listen_address("--metrics-bind-address", flags_.metrics_bind_address);
  if (!listen) return listen.error();
  const auto is_synced = [this]() -> Result<void> {
    for (const InformerStatus& status : factory_->statuses()) {
      if (!status.synced) return Error{ErrorCode::Unavailable, status.reason};
    }
    return {};
  };
  return EndpointServer::start({.address = listen->address,
                                .port = listen->port,
                                .metrics = metrics_,
                                .readiness = {{.name = "informers-synced", .check = is_synced}},
                                .logger = make_informer_logger(flags_.client)});
}

EventHandler<> WatchSession::handler_of(WatchTarget& target) {
  const auto handle = [this, &target](const auto& event, bool counts) {
    if (counts) target.events.count(system_clock().now());
    if (flags_.output == OutputFormat::None) return;
    const bool is_last = target.registration.backlog() == 0;
    print(notice_of(target.resource, event),
          is_last ? LineOutput::More::Unknown : LineOutput::More::Follows);
  };
  return {.on_add = [handle](const AddEvent& event) { handle(event, !event.in_initial_list); },
          .on_update = [handle](const UpdateEvent& event) { handle(event, !is_resync(event)); },
          .on_delete = [handle](const DeleteEvent& event) { handle(event, true); }};
}

void WatchSession::print(const Notice& notice, LineOutput::More more) {
  if (flags_.output == OutputFormat::Json) return output_.write(json_of(notice), more);
  output_.write(local_time(system_clock().wall_now()) + " " + text_of(notice, colours_), more);
}

bool WatchSession::wait_until_synced() {
  const TimePoint deadline = flags_.timeout ? begin_ + *flags_.timeout : TimePoint::max();
  const std::stop_token end = end_.get_token();
  while (!end.stop_requested()) {
    const Duration step = meter_ != nullptr ? kProgressInterval : kCheckInterval;
    const TimePoint now = system_clock().now();
    const CacheSync sync =
        factory_->wait_for_cache_sync(std::min<Duration>(step, deadline - now), end);
    if (sync.all_synced()) {
      sync_duration_ = system_clock().now() - start_;
      clear_progress();
      return true;
    }
    if (end.stop_requested()) break;
    if (system_clock().now() >= deadline) {
      end_with(not_synced_in_time(*flags_.timeout, to_string(sync.error())));
      break;
    }
    report_errors();
    show_progress();
  }
  clear_progress();
  return false;
}

void WatchSession::announce_synced() {
  for (const auto& target : targets_) {
    if (!target->registration.wait_for_sync(end_.get_token())) return;
    if (flags_.output != OutputFormat::Json) continue;
    const std::string version(target->informer.lister().snapshot().resource_version());
    print({.type = NoticeType::Synced, .resource = &target->resource, .resource_version = version},
          LineOutput::More::Unknown);
  }
}

void WatchSession::report_empty_namespace() {
  const auto is_empty = [](const auto& target) {
    return target->resource.namespaced && target->informer.lister().snapshot().empty();
  };
  const bool all_empty = std::all_of(targets_.begin(), targets_.end(), is_empty);
  if (flags_.output == OutputFormat::None || flags_.all_namespaces || !all_empty) return;
  const std::string name = client_.default_namespace();
  const Deadline deadline(end_.get_token(), kNamespaceCheckMax);
  const Result<ObjectPtr> found =
      client_.get(core::v1::Namespace::resource(), ObjectKey("", name), deadline.token());
  if (end_.stop_requested()) return;
  const bool is_missing = !found && found.error().code == ErrorCode::NotFound;
  print_to_stderr("kinform: " +
                  (is_missing ? "namespace \"" + printable(name) + "\" does not exist"
                              : "no objects found in namespace \"" + printable(name) + "\""));
}

void WatchSession::wait_for_end() {
  while (system_clock().wait_for(kCheckInterval, end_.get_token())) report_errors();
}

void WatchSession::show_progress() {
  const Duration elapsed = system_clock().now() - start_;
  if (meter_ == nullptr || elapsed < kProgressAfter) return;
  std::fprintf(stderr, "\r\033[Kloading: %s", meter_->progress(elapsed).c_str());
  progress_shown_ = true;
}

void WatchSession::clear_progress() {
  if (progress_shown_) std::fputs("\r\033[K", stderr);
  progress_shown_ = false;
}

void WatchSession::report_errors() {
  for (const auto& target : targets_) {
    const ReflectorStatus reflector = target->informer.status().reflector;
    report_wait(*target, reflector.waiting);
    if (is_listing_instead_of_streaming(reflector)) continue;
    const bool is_parked = !reflector.parked_reason.empty();
    const std::optional<Error> error = current_error(reflector);
    // The reason of a parked informer may change from check to check; report it once.
    const std::string message = is_parked ? "parked" : error ? to_string(*error) : "";
    if (message == target->reported_error) continue;
    clear_progress();
    const std::string prefix = "kinform: " + printable(target->resource.to_string()) + ": ";
    if (is_parked) {
      print_to_stderr("kinform: " + printable(reflector.parked_reason));
    } else if (error) {
      print_to_stderr(prefix + printable(message));
      print_to_stderr("  Retrying. " + advice(*error, Stage::Server));
    } else {
      print_to_stderr(prefix + "recovered");
    }
    target->reported_error = message;
  }
}

void WatchSession::report_wait(WatchTarget& target, const std::string& waiting) {
  if (waiting.empty() || waiting == target.reported_wait) return;
  clear_progress();
  print_to_stderr("kinform: " + printable(target.resource.to_string()) + ": " + printable(waiting));
  target.reported_wait = waiting;
}

void WatchSession::record_failure(const Informer<>& informer, const Error& error) {
  if (is_final(error.code) && !informer.has_synced()) end_with(error);
}

void WatchSession::end_with(const Error& error) {
  {
    const detail::MutexLock lock(mutex_);
    if (!failure_) failure_ = error;
  }
  end_.request_stop();
}

int WatchSession::finish() {
  factory_->shutdown();
  output_.flush();
  int exit_code = kExitSuccess;
  if (const int failure = output_.failure(); failure == EPIPE) {
    exit_code = kExitBrokenPipe;
  } else if (failure != 0) {
    exit_code = fail({ErrorCode::FailedPrecondition,
                      std::string("cannot write to standard output: ") + std::strerror(failure)},
                     Stage::Output);
  }
  if (const detail::MutexLock lock(mutex_); failure_) exit_code = fail(*failure_, Stage::Server);

  EventRate events;
  std::vector<Lister<>> listers;
  for (const auto& target : targets_) {
    events.add(target->events);
    listers.push_back(target->informer.lister());
  }
  if (!flags_.dump_cache.empty()) {
    const Result<void> dumped = dump_cache(listers, flags_.dump_cache);
    if (!dumped) exit_code = fail(dumped.error(), Stage::Output);
  }
  if (flags_.stats) print_to_stderr(stats_line(factory_->statuses(), sync_duration_, events));
  return exit_code;
}

}  // namespace kinform::inline v0::tools
