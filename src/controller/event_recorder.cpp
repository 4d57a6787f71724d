#include "kinform/event_recorder.hpp"

#include <deque>
#include <thread>
#include <utility>

#include "base/thread.hpp"
#include "controller/event_correlator.hpp"
#include "controller/stop_timer.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0 {

namespace {

using controller::Event;
using controller::EventCorrelator;

const ApiResource& event_resource() {
  static const ApiResource resource{.version = "v1", .plural = "events", .kind = "Event"};
  return resource;
}

// Whether another try may help: nobody was reached, or nobody who could answer. A 500 is an answer:
// that of a webhook that fails is about one namespace, whose events would hold up all others.
bool is_outage(const Error& error) {
  switch (error.http_status) {
    case 0:
      return error.code != ErrorCode::InvalidArgument;  // What cannot be sent never can.
    case 429:
    case 502:
    case 503:
    case 504:
      return true;
    default:
      return false;
  }
}

// After a try whose answer was lost: names have the time in nanoseconds in them, so it is ours.
bool is_written_before(const Error& error) {
  return error.code == ErrorCode::AlreadyExists;
}

// Nothing that anybody could do something about (EV-08).
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

  // Of the thread.
  Random random_;
  EventCorrelator correlator_;
  std::stop_source impatience_;  // Ends requests once destruction has waited long enough.
  std::size_t left_behind_ = 0;  // Not written for that reason.

  mutable detail::Mutex mutex_;
  detail::CondVar changed_;
  std::deque<Event> queue_ KINFORM_GUARDED_BY(mutex_);  // At most options_.queue_max.
  EventRecorderCounts counts_ KINFORM_GUARDED_BY(mutex_);

  std::jthread thread_;  // Last: it uses the others.
};

EventRecorder::Impl::~Impl() {
  controller::StopTimer timeout("kinform-events", *options_.clock);
  timeout.arm(impatience_, options_.clock->after(options_.shutdown_timeout));
  thread_.request_stop();
  thread_.join();
}

void EventRecorder::Impl::event(EventTarget target, EventType type, std::string reason,
                                std::string message) {
  if (target.kind.empty() || target.name.empty()) {
    return drop(target, reason, "the object has no kind or no name");
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
  drop(event.target, event.reason, "the queue is full");
}

void EventRecorder::Impl::drop(const EventTarget& target, std::string_view reason,
                               std::string_view why) {
  add_to(&EventRecorderCounts::dropped);
  options_.logger.error("Event dropped", {{"why", why},
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
  if (left_behind_ > 0) {
    options_.logger.error("Events could not be written before the end",
                          {{"count", left_behind_}, {"patience", options_.shutdown_timeout}});
  }
}

// After the end was requested, what is queued still comes out.
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
  // The first wait is a random part, so that many programs do not come back at once.
  Duration delay = random_.between(Duration::zero(), options_.retry_period);
  for (int tries_left = options_.tries;; --tries_left) {
    const bool last_try = ending.stop_requested() || tries_left <= 1;
    const bool is_retry = tries_left < options_.tries;
    const Result<ObjectPtr> written = write(verdict.event, verdict.is_new);
    if (written || (is_retry && is_written_before(written.error()))) {
      return add_to(&EventRecorderCounts::written);
    }
    if (last_try || !is_outage(written.error())) return give_up(verdict.event, written.error());
    std::ignore = options_.clock->wait_for(delay, ending);  // On the way out: one more try.
    delay = options_.retry_period;
  }
}

// What destruction has no patience for is logged in one line, by run(): it may be a whole queue.
void EventRecorder::Impl::give_up(const Event& event, const Error& error) {
  add_to(&EventRecorderCounts::failed);
  if (impatience_.stop_requested()) {
    ++left_behind_;
  } else if (!is_expected(error)) {
    options_.logger.error(error, "Event could not be written", {{"event", event.name}});
  }
}

Result<ObjectPtr> EventRecorder::Impl::write(const Event& event, bool is_new) {
  const std::stop_token stop = impatience_.get_token();
  if (!is_new) {
    Result<ObjectPtr> counted =
        client_.patch(event_resource(), ObjectKey(event.namespace_name, event.name),
                      PatchType::Merge, event.to_patch(), {}, stop);
    if (counted || counted.error().code != ErrorCode::NotFound) return counted;
    // Events live for an hour or so on a server (EV-05).
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
