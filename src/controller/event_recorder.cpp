// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/event_recorder.hpp"

#include <deque>
#include <thread>
#include <utility>

#include "base/thread.hpp"
#include "controller/event_correlator.hpp"
#include "controller/stop_timer.hpp"
#include "kinform/building_blocks/random.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

namespace {

using controller::Event;
using controller::EventCorrelator;

const ApiResource& event_resource() {
  static const ApiResource resource{.version = "v1", .plural = "events", .kind = "Event"};
  return resource;
}

// Returns true if a retry may help: the server was not reached or is overloaded. A 500 is not
// retried: it may come from a failing webhook of one namespace, and would delay all other events.
bool is_outage(const Error& error) {
  switch (error.http_status) {
    case 0:
      return error.code != ErrorCode::InvalidArgument;  // An invalid request stays invalid.
    case 429:
    case 502:
    case 503:
    case 504:
      return true;
    default:
      return false;
  }
}

// Returns true if an earlier attempt has created the event. Event names contain a time in
// nanoseconds, so an existing event of this name is our own.
bool is_written_before(const Error& error) {
  return error.code == ErrorCode::AlreadyExists;
}

// Returns true for errors that are not logged, because nobody can act on them (EV-08).
bool is_expected(const Error& error) {
  if (error.code == ErrorCode::AlreadyExists) return true;
  for (const ErrorCause& cause : error.causes) {
    if (cause.type == "NamespaceTerminating") return true;
  }
  return false;
}

}  // namespace

std::string_view to_string(EventType type) noexcept {
  return type == EventType::Normal ? "Normal" : "Warning";
}

EventTarget event_target(const Object& object) {
  return {.api_version = std::string(object.api_version()),
          .kind = std::string(object.kind()),
          .namespace_name = std::string(object.namespace_name()),
          .name = std::string(object.name()),
          .uid = std::string(object.uid()),
          .resource_version = std::string(object.resource_version())};
}

EventTarget event_target(const Object& object, const ApiResource& resource) {
  EventTarget target = event_target(object);
  if (target.api_version.empty()) target.api_version = resource.api_version();
  if (target.kind.empty()) target.kind = resource.kind;
  return target;
}

class EventRecorder::Impl {
 public:
  Impl(Client client, EventRecorderOptions options)
      : client_(std::move(client)),
        options_(std::move(options)),
        random_(options_.seed.value_or(random_seed())),
        correlator_(options_, Random(random_.next())),
        thread_(start_thread("kinform-events",
                             [this](const std::stop_token& ending) { run(ending); })) {}
  ~Impl();
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  void event(EventTarget target, EventType type, std::string reason, std::string message);
  [[nodiscard]] EventRecorderCounts counts() const;

 private:
  void drop(const EventTarget& target, std::string_view reason, std::string_view why);
  void run(const std::stop_token& ending);
  [[nodiscard]] bool take(Event& event, const std::stop_token& ending);
  void deliver(const EventCorrelator::Verdict& verdict, const std::stop_token& ending);
  void give_up(const Event& event, const Error& error);
  [[nodiscard]] Result<ObjectPtr> write(const Event& event, bool is_new);
  void add_to(std::uint64_t EventRecorderCounts::*count);

  // Constant after construction.
  const Client client_;
  const EventRecorderOptions options_;

  // Used only by the writer thread.
  Random random_;
  EventCorrelator correlator_;
  std::stop_source shutdown_timed_out_;  // Cancels requests after shutdown_timeout.
  std::size_t unsent_ = 0;               // Events not written because of shutdown_timeout.

  mutable detail::Mutex mutex_;
  detail::CondVar changed_;
  std::deque<Event> queue_ KINFORM_GUARDED_BY(mutex_);  // At most options_.queue_max.
  EventRecorderCounts counts_ KINFORM_GUARDED_BY(mutex_);

  std::jthread thread_;  // Last: it uses the members above.
};

EventRecorder::Impl::~Impl() {
  controller::StopTimer timeout("kinform-events", *options_.clock);
  timeout.arm(shutdown_timed_out_, options_.clock->after(options_.shutdown_timeout));
  thread_.request_stop();
  thread_.join();
}

void EventRecorder::Impl::event(EventTarget target, EventType type, std::string reason,
                                std::string message) {
  if (target.kind.empty() || target.name.empty()) {
    return drop(target, reason, "object without kind or name");
  }
  const WallTime now = options_.clock->wall_now();
  Event event{.namespace_name = target.namespace_name.empty() ? "default" : target.namespace_name,
              .target = std::move(target),
              .type = type,
              .reason = std::move(reason),
              .message = std::move(message),
              .component = options_.component,
              .host = options_.host,
              .first_time = now,
              .last_time = now};
  options_.logger.info(3, "Event occurred",
                       {{"object", event.target.namespace_name + "/" + event.target.name},
                        {"kind", event.target.kind},
                        {"type", to_string(event.type)},
                        {"reason", event.reason},
                        {"message", event.message}});
  {
    const detail::MutexLock lock(mutex_);
    if (queue_.size() < options_.queue_max) {
      queue_.push_back(std::move(event));
      ++counts_.recorded;
      changed_.notify_one();
      return;
    }
  }
  drop(event.target, event.reason, "queue is full");
}

void EventRecorder::Impl::drop(const EventTarget& target, std::string_view reason,
                               std::string_view why) {
  add_to(&EventRecorderCounts::dropped);
  options_.logger.error("Event dropped", {{"cause", why},
                                          {"namespace", target.namespace_name},
                                          {"name", target.name},
                                          {"reason", reason}});
}

void EventRecorder::Impl::run(const std::stop_token& ending) {
  Event event;
  while (take(event, ending)) {
    const EventCorrelator::Verdict verdict =
        correlator_.correlate(std::move(event), options_.clock->now());
    if (verdict.is_filtered) {
      add_to(&EventRecorderCounts::filtered);
    } else {
      deliver(verdict, ending);
    }
    event = {};
  }
  if (unsent_ > 0) {
    options_.logger.error("Unsent events dropped at shutdown",
                          {{"count", unsent_}, {"timeout", options_.shutdown_timeout}});
  }
}

// Blocks for the next queued event. After a stop, still returns the events that are queued, and
// then false.
bool EventRecorder::Impl::take(Event& event, const std::stop_token& ending) {
  const detail::MutexLock lock(mutex_);
  const bool any =
      changed_.wait(mutex_, ending, [this]() KINFORM_REQUIRES(mutex_) { return !queue_.empty(); });
  if (!any) return false;
  event = std::move(queue_.front());
  queue_.pop_front();
  return true;
}

void EventRecorder::Impl::deliver(const EventCorrelator::Verdict& verdict,
                                  const std::stop_token& ending) {
  // The first delay is random, so that many processes do not retry at the same time.
  Duration delay = random_.between(Duration::zero(), options_.retry_period);
  for (int tries_left = options_.tries;; --tries_left) {
    const bool last_try = ending.stop_requested() || tries_left <= 1;
    const bool is_retry = tries_left < options_.tries;
    const Result<ObjectPtr> written = write(verdict.event, verdict.is_new);
    if (written || (is_retry && is_written_before(written.error()))) {
      return add_to(&EventRecorderCounts::written);
    }
    if (last_try || !is_outage(written.error())) return give_up(verdict.event, written.error());
    std::ignore =
        options_.clock->wait_for(delay, ending);  // A stop ends the wait; one last attempt follows.
    delay = options_.retry_period;
  }
}

// Events lost at shutdown are logged by run() as one record: there may be a whole queue of them.
void EventRecorder::Impl::give_up(const Event& event, const Error& error) {
  add_to(&EventRecorderCounts::failed);
  if (shutdown_timed_out_.stop_requested()) {
    ++unsent_;
  } else if (!is_expected(error)) {
    options_.logger.error(error, "Failed to write event", {{"event", event.name}});
  }
}

Result<ObjectPtr> EventRecorder::Impl::write(const Event& event, bool is_new) {
  const std::stop_token stop = shutdown_timed_out_.get_token();
  if (!is_new) {
    Result<ObjectPtr> counted =
        client_.patch(event_resource(), ObjectKey(event.namespace_name, event.name),
                      PatchType::Merge, event.to_patch(), {}, stop);
    if (counted || counted.error().code != ErrorCode::NotFound) return counted;
    // The server deletes events after about an hour. If the event to count no longer exists, create
    // it again (EV-05).
  }
  return client_.create(event_resource(), event.to_json(), {}, stop);
}

void EventRecorder::Impl::add_to(std::uint64_t EventRecorderCounts::*count) {
  const detail::MutexLock lock(mutex_);
  ++(counts_.*count);
}

EventRecorderCounts EventRecorder::Impl::counts() const {
  const detail::MutexLock lock(mutex_);
  return counts_;
}

EventRecorder::EventRecorder(Client client, EventRecorderOptions options)
    : impl_(std::make_unique<Impl>(std::move(client), std::move(options))) {}

EventRecorder::~EventRecorder() = default;

void EventRecorder::event(const Object& object, EventType type, std::string reason,
                          std::string message) {
  impl_->event(event_target(object), type, std::move(reason), std::move(message));
}

void EventRecorder::event(EventTarget target, EventType type, std::string reason,
                          std::string message) {
  impl_->event(std::move(target), type, std::move(reason), std::move(message));
}

EventRecorderCounts EventRecorder::counts() const {
  return impl_->counts();
}

}  // namespace kinform::inline v0
