// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/informer.hpp"

#include <algorithm>
#include <atomic>
#include <optional>
#include <tuple>
#include <utility>

#include "base/active_run.hpp"
#include "cache/informer/informer_metrics.hpp"
#include "cache/informer/informer_stepper.hpp"
#include "cache/informer/notification.hpp"
#include "cache/informer/processor.hpp"
#include "kinform/building_blocks/informer_loop.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0 {

using cache::InformerStepper;
using cache::NotificationBatch;
using cache::Processor;
using detail::MutexLock;

namespace {

Indexers with_namespace_index(Indexers indexers) {
  indexers.try_emplace(std::string(kNamespaceIndex), index_by_namespace());
  return indexers;
}

std::vector<InformerPart> the_whole(std::unique_ptr<ListerWatcher> source) {
  std::vector<InformerPart> parts(1);
  parts.front().source = std::move(source);
  return parts;
}

std::string joined(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : ", ") + word;
  return text;
}

// Returns one part (a ListerWatcher and its namespace) per namespace, or a single part without a
// name for all namespaces.
std::vector<InformerPart> parts_of(const ListerWatcherSource& source, const ApiResource& resource,
                                   const InformerScope& scope) {
  const auto source_of = [&](const std::string& namespace_name) {
    return source(resource,
                  {.namespace_name = namespace_name,
                   .label_selector = scope.label_selector,
                   .field_selector = scope.field_selector},
                  scope.form);
  };
  if (!resource.namespaced || scope.namespaces.empty()) return the_whole(source_of(""));
  if (scope.namespaces.size() == 1) return the_whole(source_of(scope.namespaces.front()));
  std::vector<InformerPart> parts;
  for (const std::string& name : scope.namespaces)
    parts.push_back({.namespace_name = name, .source = source_of(name)});
  return parts;
}

std::string text_of(const std::optional<Error>& error) {
  return error ? ": " + to_string(*error) : "";
}

// Describes what a reflector that does not fail is waiting for; empty if it reads its watch.
std::string activity(const ReflectorStatus& status) {
  switch (status.state) {
    case ReflectorState::Starting:
      return "about to fetch the collection";
    case ReflectorState::OpeningStream:
      return "waiting for the response to a streaming list";
    case ReflectorState::Streaming:
      return "reading a streaming list; its end-of-initial-events bookmark has not arrived";
    case ReflectorState::Listing:
      return "waiting for the response to a list";
    case ReflectorState::OpeningWatch:
      return "waiting for the response to a watch";
    case ReflectorState::Watching:
      return "";
    case ReflectorState::Probing:
      return "checking whether the server still knows the last resource version";
    case ReflectorState::BackingOff:
      return "backing off before the next attempt" + text_of(status.last_error);
    case ReflectorState::Parked:
      return status.parked_reason;
    case ReflectorState::Stopped:
      return "stopping";
  }
  return "";
}

InformerOptions with_form(InformerOptions options, ObjectForm form) {
  options.form = form;
  return options;
}

}  // namespace

std::string to_string(const ApiResource& resource, const InformerScope& scope) {
  std::string text = resource.to_string();
  if (!scope.namespaces.empty()) text += " in " + joined(scope.namespaces);
  std::vector<std::string> with;
  if (!scope.label_selector.empty()) with.push_back(scope.label_selector);
  if (!scope.field_selector.empty()) with.push_back(scope.field_selector);
  if (!with.empty()) text += " with " + joined(with);
  if (scope.form == ObjectForm::MetadataOnly) text += ", metadata only";
  return text;
}

class Informer<>::Impl {
 public:
  // `parts` has one entry per namespace. A single part without a namespace is the whole collection.
  Impl(std::vector<InformerPart> parts, InformerOptions options)
      : parts_(std::move(parts)),
        options_(std::move(options)),
        indexer_({.indexers = with_namespace_index(options_.indexers),
                  .has_version = !is_split(),
                  .on_index_error =
                      [this](const Error& error) { report(error, "Index function failed"); }}),
        queue_({.known = &indexer_,
                .transform = options_.transform,
                .on_rejected = [this](const Error& error) { report(error, "Transform failed"); },
                .bytes_max = options_.queue_bytes_max}),
        processor_(
            std::make_shared<Processor>(options_.resync_period, *options_.clock, options_.logger)) {
    if (options_.metrics != nullptr)
      metrics_.emplace(*options_.metrics, options_.name, resource(), *options_.clock,
                       [this] { return status(); });
  }
  ~Impl() { active_run_.assert_ended("Informer"); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  Result<HandlerRegistration> add_event_handler(EventHandler<> handler, HandlerOptions options) {
    // A new handler must get each change once. While this lock is held, no batch is applied or
    // distributed: the snapshot contains all earlier changes, and all later ones will reach the
    // handler (SI-22).
    MutexLock lock(delta_mutex_);
    std::optional<Snapshot> replay;
    if (phase_.load() != Phase::New) replay = indexer_.snapshot();
    Result<HandlerRegistration> added =
        processor_->add(std::move(handler), std::move(options), std::move(replay));
    if (added && metrics_) metrics_->set_handlers(processor_->status());
    return added;
  }

  Result<void> add_indexers(Indexers indexers) {
    if (phase_.load() == Phase::Stopped) {
      return Error(ErrorCode::FailedPrecondition, "cannot add indexers: informer is stopped");
    }
    return indexer_.add_indexers(std::move(indexers));
  }

  Result<void> run(const std::stop_token& stop) {
    const ActiveRun::Scope active(active_run_);
    if (Result<void> started = start(); !started) return started;
    processor_->start();
    controller_->run(stop);
    finish();
    return {};
  }

  TimePoint step_reflector() {
    return start_stepping() ? InformerStepper::step_reflector(*controller_) : TimePoint::max();
  }
  bool step_queue() { return start_stepping() && InformerStepper::step_queue(*controller_); }
  bool step_handlers() { return start_stepping() && processor_->step(); }

  bool step_handler(std::string_view name) { return start_stepping() && processor_->step(name); }

  void finish() {
    queue_.close();
    processor_->stop();
    phase_.store(Phase::Stopped);
    settle();
  }

  bool wait_for_sync(const std::stop_token& stop) const {
    synced_or_stopped_.wait(stop);
    return queue_.has_synced();
  }

  bool wait_for_sync(Duration timeout, const std::stop_token& stop) const {
    Clock& clock = *options_.clock;
    synced_or_stopped_.wait_until(clock, clock.after(timeout), stop);
    return queue_.has_synced();
  }

  SyncWait wait_for_sync(const SyncWaitOptions& options, const std::stop_token& stop) const {
    Clock& clock = *options_.clock;
    const TimePoint deadline = options.timeout ? clock.after(*options.timeout) : TimePoint::max();
    MutexLock lock(parked_mutex_);
    const auto is_parked = [&]() KINFORM_REQUIRES(parked_mutex_) {
      return options.without_parked && parked_parts_ > 0;
    };
    settled_.wait_until(parked_mutex_, clock, deadline, stop,
                        [&]() KINFORM_REQUIRES(parked_mutex_) {
                          return synced_or_stopped_.is_set() || is_parked();
                        });
    if (queue_.has_synced()) return SyncWait::Synced;
    return is_parked() && !is_stopped() ? SyncWait::Parked : SyncWait::Interrupted;
  }

  [[nodiscard]] InformerStatus status() const {
    const Phase phase = phase_.load();
    InformerStatus status{.resource = resource(),
                          .running = phase == Phase::Running,
                          .synced = queue_.has_synced(),
                          .parked = is_parked(),
                          .resource_version = indexer_.resource_version(),
                          .cache = indexer_.counts(),
                          .shared_bytes = shared_bytes(),
                          .queue = queue_.counts(),
                          .handlers = processor_->status()};
    if (const InformerLoop* controller = running_.load())
      fill(status, controller->reflector_statuses());
    status.reason = reason(status, phase);
    return status;
  }

  [[nodiscard]] std::string last_sync_resource_version() const {
    const InformerLoop* controller = running_.load();
    return controller == nullptr || is_split() ? "" : controller->last_sync_resource_version();
  }

  [[nodiscard]] const OneShotEvent& synced() const { return queue_.synced(); }
  [[nodiscard]] bool is_stopped() const { return phase_.load() == Phase::Stopped; }
  [[nodiscard]] const Indexer& indexer() const { return indexer_; }
  [[nodiscard]] const ApiResource& resource() const { return parts_.front().source->resource(); }

 private:
  enum class Phase : std::uint8_t { New, Running, Stopped };

  [[nodiscard]] std::size_t shared_bytes() const {
    std::size_t sum = 0;
    for (const InformerPart& part : parts_) sum += part.source->shared_bytes();
    return sum;
  }

  // Starts the informer. Unlike client-go, does so under one lock, so that one of two concurrent
  // calls of run() is refused (SI-09).
  Result<void> start() {
    MutexLock lock(delta_mutex_);
    Phase expected = Phase::New;
    if (!phase_.compare_exchange_strong(expected, Phase::Running)) {
      options_.logger.warning("Informer is already started",
                              {{"resource", resource().to_string()}});
      return Error(ErrorCode::FailedPrecondition, "informer is already started");
    }
    controller_ = std::make_unique<InformerLoop>(
        controller_sources(), queue_, [this](const DeltaBatch& batch) { process(batch); },
        [this] { record_synced(); });
    running_.store(controller_.get());
    return {};
  }

  // Starts the informer for stepping, if it is new. Returns false if it has been stopped.
  bool start_stepping() {
    if (phase_.load() == Phase::New && start()) processor_->start_stepwise();
    return phase_.load() == Phase::Running;
  }

  [[nodiscard]] bool is_split() const { return !parts_.front().namespace_name.empty(); }

  std::vector<InformerLoopSource> controller_sources() {
    std::vector<InformerLoopSource> sources;
    for (const InformerPart& part : parts_) {
      InformerLoopSource from{
          .source = part.source.get(), .store = &queue_, .options = reflector_options()};
      if (is_split()) {
        from.store = &queue_.add_part(part.namespace_name);
        from.options.name = resource().to_string() + " in " + part.namespace_name;
      }
      // All parts share one queue. The first reflector resyncs the whole queue, so the others must
      // not.
      if (!sources.empty()) from.options.resync_period = Duration::zero();
      sources.push_back(std::move(from));
    }
    return sources;
  }

  ReflectorOptions reflector_options() {
    ReflectorOptions options{
        .resync_period = processor_->check_period(),
        .should_resync = [this] { return processor_->should_resync(); },
        .page_size = options_.page_size,
        .list_limits = options_.list_limits,
        .backoff = options_.backoff,
        .silence_timeout = options_.silence_timeout,
        .use_streaming_list = options_.use_streaming_list,
        .on_watch_error = options_.on_watch_error,
        .on_parked = [this](bool parked) { record_parked(parked); },
        .logger = options_.logger,
        .clock = options_.clock,
        .seed = options_.seed,
    };
    if (options_.form == ObjectForm::MetadataOnly) {
      options.expected_kind = {.api_version = "meta.k8s.io/v1", .kind = "PartialObjectMetadata"};
    } else if (!resource().kind.empty()) {
      options.expected_kind = {.api_version = resource().api_version(), .kind = resource().kind};
    }
    return options;
  }

  void process(const DeltaBatch& batch) {
    const TimePoint begin = options_.clock->now();
    apply_and_distribute(batch);
    if (metrics_) metrics_->observe_processing(options_.clock->now() - begin);
  }

  void apply_and_distribute(const DeltaBatch& batch) {
    MutexLock lock(delta_mutex_);
    std::uint64_t refused = 0;
    processor_->distribute(cache::apply_deltas(batch, indexer_, refused));
    if (refused > 0) options_.logger.error("Cache rejected objects", {{"count", refused}});
  }

  void record_synced() {
    processor_->record_informer_synced();
    settle();
  }

  void settle() {
    synced_or_stopped_.set();
    MutexLock lock(parked_mutex_);
    settled_.notify_all();
  }

  void record_parked(bool parked) {
    MutexLock lock(parked_mutex_);
    parked_parts_ += parked ? 1 : -1;
    settled_.notify_all();
  }

  [[nodiscard]] bool is_parked() const {
    MutexLock lock(parked_mutex_);
    return parked_parts_ > 0 && phase_.load() == Phase::Running;
  }

  void report(const Error& error, std::string_view what) const {
    options_.logger.error(error, what, {{"resource", resource().to_string()}});
    if (options_.on_watch_error) options_.on_watch_error(error);
  }

  void fill(InformerStatus& status, std::vector<ReflectorStatus> reflectors) const {
    // Report a reflector as listed once the informer has synced: the list may be in the cache
    // before the reflector updates its own status.
    for (ReflectorStatus& reflector : reflectors) reflector.listed |= status.synced;
    const auto trouble = [](const ReflectorStatus& reflector) {
      return std::tuple(reflector.failing_since.value_or(TimePoint::max()), reflector.listed,
                        reflector.state == ReflectorState::Watching, reflector.waiting.empty());
    };
    status.reflector = *std::min_element(
        reflectors.begin(), reflectors.end(),
        [&](const auto& left, const auto& right) { return trouble(left) < trouble(right); });
    if (!is_split()) return;
    for (std::size_t i = 0; i < parts_.size(); ++i)
      status.parts.push_back({parts_[i].namespace_name, reflectors[i]});
  }

  // Returns the reason for anything but progress; see InformerStatus::reason.
  [[nodiscard]] std::string reason(const InformerStatus& status, Phase phase) const {
    const ReflectorStatus& reflector = status.reflector;
    if (phase == Phase::New) return "not started: call run(), or start() of its factory";
    if (phase == Phase::Stopped) {
      return status.synced ? "stopped"
                           : "stopped before it had synced" + text_of(reflector.last_error);
    }
    if (!reflector.waiting.empty()) return reflector.waiting;
    if (!reflector.parked_reason.empty()) return reflector.parked_reason;
    if (reflector.failing_since && reflector.last_error) return to_string(*reflector.last_error);
    if (status.queue.queued_bytes >= options_.queue_bytes_max) {
      return "the queue is full: " + std::to_string(status.queue.queued_bytes) +
             " bytes of changes wait for the cache";
    }
    const std::string doing = activity(reflector);
    if (status.synced) return doing;
    return "initial list is not complete: " +
           (doing.empty() ? "it is being put into the cache" : doing);
  }

  const std::vector<InformerPart> parts_;
  const InformerOptions options_;
  Indexer indexer_;
  DeltaFifo queue_;
  const std::shared_ptr<Processor> processor_;
  std::unique_ptr<InformerLoop> controller_;
  // Points to controller_; null until that is fully constructed.
  std::atomic<InformerLoop*> running_ = nullptr;
  std::atomic<Phase> phase_ = Phase::New;
  ActiveRun active_run_;
  OneShotEvent synced_or_stopped_;

  mutable detail::Mutex parked_mutex_;
  // Notified when synced_or_stopped_ is set and when parked_parts_ changes.
  mutable detail::CondVar settled_;
  int parked_parts_ KINFORM_GUARDED_BY(parked_mutex_) = 0;

  // Held while a batch is applied and distributed, and while a handler is added.
  detail::Mutex delta_mutex_;

  // Declared last, so destroyed first: it reads the informer's status until then.
  std::optional<cache::InformerMetrics> metrics_;
};

Informer<>::Informer(const ListerWatcherSource& source, const ApiResource& resource,
                     const InformerScope& scope, InformerOptions options)
    : Informer(parts_of(source, resource, scope), with_form(std::move(options), scope.form)) {}
Informer<>::Informer(std::unique_ptr<ListerWatcher> source, InformerOptions options)
    : Informer(the_whole(std::move(source)), std::move(options)) {}
Informer<>::Informer(std::vector<InformerPart> parts, InformerOptions options)
    : impl_(std::make_shared<Impl>(std::move(parts), std::move(options))) {}

Result<HandlerRegistration> Informer<>::add_event_handler(EventHandler<> handler,
                                                          HandlerOptions options) const {
  return impl_->add_event_handler(std::move(handler), std::move(options));
}
Result<void> Informer<>::add_indexers(Indexers indexers) const {
  return impl_->add_indexers(std::move(indexers));
}
Result<void> Informer<>::run(std::stop_token stop) const {
  return impl_->run(stop);
}
const OneShotEvent& Informer<>::synced() const {
  return impl_->synced();
}
bool Informer<>::wait_for_sync(std::stop_token stop) const {
  return impl_->wait_for_sync(stop);
}
bool Informer<>::wait_for_sync(Duration timeout, std::stop_token stop) const {
  return impl_->wait_for_sync(timeout, stop);
}
SyncWait Informer<>::wait_for_sync(const SyncWaitOptions& options, std::stop_token stop) const {
  return impl_->wait_for_sync(options, stop);
}
bool Informer<>::is_stopped() const {
  return impl_->is_stopped();
}
Lister<> Informer<>::lister() const {
  return impl_->indexer().lister(impl_->resource());
}
const Indexer& Informer<>::indexer() const {
  return impl_->indexer();
}
const ApiResource& Informer<>::resource() const {
  return impl_->resource();
}
std::string Informer<>::last_sync_resource_version() const {
  return impl_->last_sync_resource_version();
}
InformerStatus Informer<>::status() const {
  return impl_->status();
}

namespace cache {

TimePoint InformerStepper::step_reflector(const Informer<>& informer) {
  return informer.impl_->step_reflector();
}
bool InformerStepper::step_queue(const Informer<>& informer) {
  return informer.impl_->step_queue();
}
bool InformerStepper::step_handlers(const Informer<>& informer) {
  return informer.impl_->step_handlers();
}
bool InformerStepper::step_handler(const Informer<>& informer, std::string_view name) {
  return informer.impl_->step_handler(name);
}
void InformerStepper::stop(const Informer<>& informer) {
  informer.impl_->finish();
}

}  // namespace cache

}  // namespace kinform::inline v0
