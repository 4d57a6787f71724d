// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/reconciler.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <string_view>
#include <thread>
#include <utility>

#include "base/active_run.hpp"
#include "base/thread.hpp"
#include "base/user_code.hpp"
#include "controller/reconcile_metrics.hpp"
#include "controller/stop_timer.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/rate_limiting_queue.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0 {

namespace {

using controller::ReconcileVerdict;
using controller::StopTimer;

constexpr Duration kGracePeriod = std::chrono::seconds(30);

std::string_view group_of(std::string_view api_version) {
  const std::size_t slash = api_version.find('/');
  return slash == std::string_view::npos ? std::string_view() : api_version.substr(0, slash);
}

// Maps an object to its controller owner, if that is of the primary resource. Group and kind must
// match; the API version may differ.
MapFunction to_controller(const ApiResource& primary) {
  return [primary](const Object& object) -> std::vector<ObjectKey> {
    for (const Value owner : object.owner_references().elements()) {
      if (!owner["controller"].as_bool()) continue;
      if (owner["kind"].as_string() != primary.kind) return {};
      if (group_of(owner["apiVersion"].as_string()) != primary.group) return {};
      const std::string_view space = primary.namespaced ? object.namespace_name() : "";
      return {ObjectKey(std::string(space), std::string(owner["name"].as_string()))};
    }
    return {};
  };
}

std::vector<ObjectKey> to_itself(const Object& object) {
  return {ObjectKey(object.key())};
}

}  // namespace

ReconcileOutcome ReconcileOutcome::requeue() {
  ReconcileOutcome outcome;
  outcome.requeue_ = true;
  return outcome;
}

ReconcileOutcome ReconcileOutcome::requeue_after(Duration delay) {
  ReconcileOutcome outcome;
  if (delay > Duration::zero()) outcome.delay_ = delay;
  return outcome;
}

ReconcileOutcome ReconcileOutcome::give_up(Error error) {
  ReconcileOutcome outcome;
  outcome.failure_ = std::move(error);
  return outcome;
}

class detail::ReconcilerBase::Impl {
 public:
  Impl(InformerFactory& factory, ApiResource resource, detail::ReconcileCallback callback,
       ReconcilerOptions options);
  ~Impl() { active_run_.assert_ended("Reconciler"); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  Lister<> add_source(const ApiResource& resource, MapFunction map, SourceOptions options);
  Lister<> owns(const ApiResource& resource, SourceOptions options);
  [[nodiscard]] Lister<> lister() const { return sources_.front().informer.lister(); }
  void enqueue(const ObjectKey& key) { queue_.add(key); }
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool needs_leadership() const { return options_.needs_leadership; }
  [[nodiscard]] Result<void> run(const std::stop_token& stop, const std::stop_token& abort);
  [[nodiscard]] ReconcilerCounts counts() const;

 private:
  struct Source {
    Informer<> informer;
    MapFunction map = {};
    std::vector<EventPredicate> predicates = {};
  };

  [[nodiscard]] EventHandler<> handler_of(const Source& source);
  template <class Event>
  [[nodiscard]] bool passes(const Source& source,
                            std::function<bool(const Event&)> EventPredicate::*predicate,
                            const Event& event) const;
  [[nodiscard]] std::vector<ObjectKey> keys_for(const Source& source, const Object& object) const;
  void enqueue_all(std::vector<ObjectKey> keys);

  [[nodiscard]] Result<void> start_and_work(const std::stop_token& stop,
                                            const std::stop_token& abort);
  [[nodiscard]] Result<void> wait_for_caches(const std::vector<HandlerRegistration>& registrations,
                                             const std::stop_token& stop) const;
  void work(const std::stop_token& stop, const std::stop_token& abort);
  void reconcile(const ObjectKey& key, const std::stop_token& abort, StopTimer* timer);
  [[nodiscard]] Result<ReconcileOutcome> call(const ObjectKey& key, const std::stop_token& stop,
                                              const Logger& logger);
  ReconcileVerdict settle(const ObjectKey& key, const Result<ReconcileOutcome>& outcome,
                          const Logger& logger);
  [[nodiscard]] Logger logger_for(const ObjectKey& key);

  // Constant after construction, except sources_, which is constant while the reconciler runs.
  InformerFactory& factory_;
  const ApiResource resource_;
  const detail::ReconcileCallback callback_;
  const std::string name_;
  RateLimitingQueue<ObjectKey> queue_;
  ReconcilerOptions options_;
  const Logger logger_;
  std::deque<Source> sources_;  // The primary source first. Handlers refer to the elements.

  ActiveRun active_run_;
  std::atomic<bool> running_ = false;
  controller::ReconcileMetrics metrics_;
  std::atomic<std::uint64_t> calls_ = 0;       // Reconciles started.
  std::atomic<std::uint64_t> reconciles_ = 0;  // Reconciles finished.
  std::atomic<std::uint64_t> errors_ = 0;
  std::atomic<std::uint64_t> exceptions_ = 0;
  std::atomic<std::size_t> active_ = 0;
};

detail::ReconcilerBase::Impl::Impl(InformerFactory& factory, ApiResource resource,
                                   detail::ReconcileCallback callback, ReconcilerOptions options)
    : factory_(factory),
      resource_(std::move(resource)),
      callback_(std::move(callback)),
      name_(options.name.empty() ? resource_.plural : options.name),
      queue_({.name = name_,
              .metrics = options.metrics,
              .clock = options.clock,
              .rate_limiter = std::move(options.rate_limiter)}),
      options_(std::move(options)),
      logger_(options_.logger.with("controller", name_)
                  .with("controllerGroup", resource_.group)
                  .with("controllerKind", resource_.kind)),
      metrics_(options_.metrics, name_, options_.workers) {
  KINFORM_ASSERT(options_.workers > 0);
  add_source(resource_, to_itself, std::move(options_.source));
}

Lister<> detail::ReconcilerBase::Impl::add_source(const ApiResource& resource, MapFunction map,
                                                  SourceOptions options) {
  KINFORM_ASSERT(!running_.load());
  Informer<> informer = options.scope == InformerScope{}
                            ? factory_.informer(resource)
                            : factory_.informer(resource, options.scope);
  sources_.push_back(
      {.informer = informer, .map = std::move(map), .predicates = std::move(options.predicates)});
  return informer.lister();
}

Lister<> detail::ReconcilerBase::Impl::owns(const ApiResource& resource, SourceOptions options) {
  KINFORM_ASSERT(!resource_.kind.empty());  // Owner references contain the kind.
  return add_source(resource, to_controller(resource_), std::move(options));
}

template <class Event>
bool detail::ReconcilerBase::Impl::passes(
    const Source& source, std::function<bool(const Event&)> EventPredicate::*predicate,
    const Event& event) const {
  for (const EventPredicate& each : source.predicates) {
    const auto& function = each.*predicate;
    if (!function) continue;
    const Result<bool> passed = call_user_code("predicate", [&] { return function(event); });
    if (!passed) logger_.error(passed.error(), "Predicate failed");
    if (passed && !*passed) return false;
  }
  return true;
}

std::vector<ObjectKey> detail::ReconcilerBase::Impl::keys_for(const Source& source,
                                                              const Object& object) const {
  Result<std::vector<ObjectKey>> keys =
      call_user_code("map function", [&] { return source.map(object); });
  if (keys) return *std::move(keys);
  logger_.error(keys.error(), "Map function failed");
  return {};
}

// Enqueues each distinct key once. If a key were added twice, a fast worker could reconcile it
// between the two adds, and then again.
void detail::ReconcilerBase::Impl::enqueue_all(std::vector<ObjectKey> keys) {
  std::sort(keys.begin(), keys.end());
  keys.erase(std::unique(keys.begin(), keys.end()), keys.end());
  for (ObjectKey& key : keys) queue_.add(std::move(key));
}

EventHandler<> detail::ReconcilerBase::Impl::handler_of(const Source& source) {
  return {.on_add =
              [this, &source](const AddEvent& event) {
                if (!passes(source, &EventPredicate::on_add, event)) return;
                enqueue_all(keys_for(source, *event.object));
              },
          .on_update =
              [this, &source](const UpdateEvent& event) {
                if (!passes(source, &EventPredicate::on_update, event)) return;
                std::vector<ObjectKey> keys = keys_for(source, *event.old_object);
                for (ObjectKey& key : keys_for(source, *event.new_object)) {
                  keys.push_back(std::move(key));
                }
                enqueue_all(std::move(keys));
              },
          .on_delete =
              [this, &source](const DeleteEvent& event) {
                if (!passes(source, &EventPredicate::on_delete, event)) return;
                enqueue_all(keys_for(source, *event.object));
              }};
}

Result<void> detail::ReconcilerBase::Impl::run(const std::stop_token& stop,
                                               const std::stop_token& abort) {
  const ActiveRun::Scope active(active_run_);
  if (running_.exchange(true)) {
    return Error{ErrorCode::FailedPrecondition, "reconciler " + name_ + ": is already running"};
  }
  const Result<void> result = start_and_work(stop, abort);
  running_ = false;
  return result;
}

Result<void> detail::ReconcilerBase::Impl::start_and_work(const std::stop_token& stop,
                                                          const std::stop_token& abort) {
  std::vector<HandlerRegistration> registrations;
  for (const Source& source : sources_) {
    Result<HandlerRegistration> registration =
        source.informer.add_event_handler(handler_of(source), {.name = name_});
    if (!registration) return registration.error().with_context("reconciler " + name_);
    registrations.push_back(std::move(*registration));
  }
  logger_.info(2, "Waiting for caches to sync", {{"count", registrations.size()}});
  const Result<void> synced = wait_for_caches(registrations, stop);
  if (!synced || stop.stop_requested()) return synced;

  logger_.info(0, "Starting workers", {{"worker count", options_.workers}});
  std::stop_source end_of_grace;
  const std::stop_callback forward_abort(abort, [&end_of_grace] { end_of_grace.request_stop(); });
  // When the grace period ends, count the running reconciles, then cancel them. The log record
  // follows later, because nothing may delay an abort.
  std::stop_source cancel_work;
  std::atomic<std::size_t> cancelled = 0;
  const std::stop_callback on_grace_end(end_of_grace.get_token(), [&] {
    cancelled = active_.load();
    cancel_work.request_stop();
  });
  StopTimer grace("kinform-grace", *options_.clock);
  OneShotEvent all_finished;
  std::atomic<int> workers_left = options_.workers;
  std::vector<std::jthread> workers;
  workers.reserve(static_cast<std::size_t>(options_.workers));
  for (int i = 0; i < options_.workers; ++i) {
    workers.push_back(start_thread("kinform-worker", [&] {
      work(stop, cancel_work.get_token());
      if (--workers_left == 0) all_finished.set();
    }));
  }
  OneShotEvent().wait(stop);
  grace.arm(end_of_grace, options_.clock->after(options_.grace_period.value_or(kGracePeriod)));
  all_finished.wait(cancel_work.get_token());
  if (cancel_work.stop_requested() && cancelled > 0) {
    // This record shows an operator why a process does not exit: it waits for these reconciles.
    logger_.info(0, "Grace period expired; cancelling running reconciles",
                 {{"count", cancelled.load()}});
  }
  for (std::jthread& worker : workers) worker.join();
  logger_.info(0, "All workers finished");
  return {};
}

// Waits until each handler has received every object of its initial list. Otherwise a reconcile
// could mistake an object that is not delivered yet for a missing one.
Result<void> detail::ReconcilerBase::Impl::wait_for_caches(
    const std::vector<HandlerRegistration>& registrations, const std::stop_token& stop) const {
  std::stop_source give_up;
  const std::stop_callback forward_stop(stop, [&give_up] { give_up.request_stop(); });
  StopTimer timeout("kinform-sync", *options_.clock);
  if (options_.sync_timeout > Duration::zero()) {
    timeout.arm(give_up, options_.clock->after(options_.sync_timeout));
  }
  std::string missing;
  for (std::size_t i = 0; i < registrations.size(); ++i) {
    if (registrations[i].wait_for_sync(give_up.get_token())) continue;
    const InformerStatus status = sources_[i].informer.status();
    missing += missing.empty() ? "" : "; ";
    missing += "the cache of " + status.resource.to_string() + " has not synced: ";
    missing += status.reason.empty()
                   ? "no list completed within " + format_duration(options_.sync_timeout)
                   : status.reason;
  }
  if (missing.empty() || stop.stop_requested()) return {};
  return Error{ErrorCode::Timeout, "reconciler " + name_ + ": " + missing};
}

void detail::ReconcilerBase::Impl::work(const std::stop_token& stop, const std::stop_token& abort) {
  std::optional<StopTimer> timer;
  if (options_.reconcile_timeout > Duration::zero()) {
    timer.emplace("kinform-timeout", *options_.clock);
  }
  while (const auto key = queue_.get(stop)) reconcile(*key, abort, timer ? &*timer : nullptr);
}

void detail::ReconcilerBase::Impl::reconcile(const ObjectKey& key, const std::stop_token& abort,
                                             StopTimer* timer) {
  const Logger logger = logger_for(key);
  std::stop_source request;
  const std::stop_callback forward_abort(abort, [&request] { request.request_stop(); });
  const TimePoint begin = options_.clock->now();
  if (timer != nullptr) timer->arm(request, options_.clock->after(options_.reconcile_timeout));
  ++active_;
  metrics_.begin();
  const Result<ReconcileOutcome> outcome = call(key, request.get_token(), logger);
  if (timer != nullptr) timer->disarm();
  const Duration took = options_.clock->now() - begin;
  if (timer != nullptr && took >= options_.reconcile_timeout) metrics_.timeout();
  // Record the result before the item is released to the queue, so that the counters are up to date
  // once the queue is empty.
  const ReconcileVerdict verdict = settle(key, outcome, logger);
  ++reconciles_;
  --active_;
  metrics_.end(verdict, took);
}

Result<ReconcileOutcome> detail::ReconcilerBase::Impl::call(const ObjectKey& key,
                                                            const std::stop_token& stop,
                                                            const Logger& logger) {
  const detail::ReconcileCall call{
      .key = key, .object = lister().find(key), .stop = stop, .logger = logger};
  Result<Result<ReconcileOutcome>> outcome =
      call_user_code("reconcile", [&] { return callback_(call); });
  if (outcome) return std::move(*outcome);
  ++exceptions_;
  metrics_.exception();
  return outcome.error();
}

ReconcileVerdict detail::ReconcilerBase::Impl::settle(const ObjectKey& key,
                                                      const Result<ReconcileOutcome>& outcome,
                                                      const Logger& logger) {
  if (!outcome) {
    ++errors_;
    logger.error(outcome.error(), "Reconciler error");
    queue_.add_rate_limited(key);
    return ReconcileVerdict::Error;
  }
  if (outcome->failure()) {
    ++errors_;
    metrics_.terminal_error();
    logger.error(*outcome->failure(), "Reconciler error, not retried");
    queue_.forget(key);
    return ReconcileVerdict::Error;
  }
  if (outcome->delay()) {
    queue_.forget(key);
    queue_.add_after(key, *outcome->delay());
    return ReconcileVerdict::RequeueAfter;
  }
  if (outcome->wants_requeue()) {
    queue_.add_rate_limited(key);
    return ReconcileVerdict::Requeue;
  }
  queue_.forget(key);
  return ReconcileVerdict::Success;
}

Logger detail::ReconcilerBase::Impl::logger_for(const ObjectKey& key) {
  return logger_.with("namespace", key.namespace_name)
      .with("name", key.name)
      .with("reconcileID", std::to_string(++calls_));
}

ReconcilerCounts detail::ReconcilerBase::Impl::counts() const {
  return {.reconciles = reconciles_.load(),
          .errors = errors_.load(),
          .exceptions = exceptions_.load(),
          .active = active_.load()};
}

detail::ReconcilerBase::ReconcilerBase(InformerFactory& factory, ApiResource resource,
                                       detail::ReconcileCallback callback,
                                       ReconcilerOptions options)
    : impl_(std::make_unique<Impl>(factory, std::move(resource), std::move(callback),
                                   std::move(options))) {}

detail::ReconcilerBase::~ReconcilerBase() = default;

Lister<> detail::ReconcilerBase::owns(const ApiResource& resource, SourceOptions options) {
  return impl_->owns(resource, std::move(options));
}

Lister<> detail::ReconcilerBase::watches(const ApiResource& resource, MapFunction map,
                                         SourceOptions options) {
  return impl_->add_source(resource, std::move(map), std::move(options));
}

Lister<> detail::ReconcilerBase::lister() const {
  return impl_->lister();
}

void detail::ReconcilerBase::enqueue(const ObjectKey& key) {
  impl_->enqueue(key);
}

std::string detail::ReconcilerBase::name() const {
  return impl_->name();
}

bool detail::ReconcilerBase::needs_leadership() const {
  return impl_->needs_leadership();
}

Result<void> detail::ReconcilerBase::run(std::stop_token stop, std::stop_token abort) {
  return impl_->run(stop, abort);
}

ReconcilerCounts detail::ReconcilerBase::counts() const {
  return impl_->counts();
}

}  // namespace kinform::inline v0
