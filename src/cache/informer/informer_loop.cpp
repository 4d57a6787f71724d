// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/informer_loop.hpp"

#include <algorithm>
#include <atomic>
#include <memory>
#include <optional>
#include <utility>

#include "base/active_run.hpp"
#include "base/thread.hpp"
#include "base/user_code.hpp"
#include "cache/informer/informer_stepper.hpp"
#include "cache/informer/notification.hpp"
#include "cache/reflector/reflector_stepper.hpp"
#include "kinform/building_blocks/delta_fifo.hpp"

namespace kinform::inline v0 {

namespace {

// Limits for logging a slow batch: more than kSlowDelta per delta, or more than kSlowBatch in total
// (DF-15, RF-22).
constexpr Duration kSlowDelta = std::chrono::milliseconds(100);
constexpr Duration kSlowBatch = std::chrono::seconds(1);

using Failures = std::atomic<std::uint64_t>;

// The consumer of a queue that has one handler: applies batches to an Indexer and notifies the
// handler.
class SingleHandler {
 public:
  SingleHandler(Indexer& indexer, EventHandler<> handler, Logger logger,
                std::shared_ptr<Failures> failures)
      : indexer_(indexer),
        handler_(std::move(handler)),
        logger_(std::move(logger)),
        failures_(std::move(failures)) {}

  void operator()(const DeltaBatch& batch) {
    std::uint64_t refused = 0;
    const cache::NotificationBatch applied = cache::apply_deltas(batch, indexer_, refused);
    if (refused > 0) logger_.error("Cache rejected objects", {{"count", refused}});
    *failures_ += refused;
    for (const cache::Notification& notification : applied.notifications) {
      const Result<void> called = cache::call_handler(handler_, notification);
      if (called) continue;
      logger_.error(called.error(), "Handler failed");
      ++*failures_;
    }
  }

 private:
  Indexer& indexer_;
  EventHandler<> handler_;
  Logger logger_;
  std::shared_ptr<Failures> failures_;
};

}  // namespace

class InformerLoop::Impl {
 public:
  Impl(std::vector<InformerLoopSource> sources, DeltaQueue& queue,
       std::function<void(const DeltaBatch&)> process, std::function<void()> on_synced,
       std::shared_ptr<Failures> failures = std::make_shared<Failures>(0))
      : queue_(queue),
        process_(std::move(process)),
        on_synced_(std::move(on_synced)),
        failures_(std::move(failures)),
        clock_(*sources.front().options.clock),
        logger_(sources.front().options.logger),
        name_(name_of(sources.front())) {
    for (InformerLoopSource& from : sources)
      reflectors_.push_back(
          std::make_unique<Reflector>(*from.source, *from.store, std::move(from.options)));
  }

  Impl(ListerWatcher& source, Indexer& indexer, EventHandler<> handler, ReflectorOptions options)
      : Impl(source, std::make_unique<DeltaFifo>(DeltaFifoOptions{.known = &indexer}), indexer,
             std::move(handler), std::move(options), std::make_shared<Failures>(0)) {}

  ~Impl() { active_run_.assert_ended("InformerLoop"); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  void run(const std::stop_token& stop) {
    const ActiveRun::Scope active(active_run_);
    const std::stop_callback close_queue(stop, [this] { queue_.close(); });
    std::vector<std::jthread> reflecting;
    for (const auto& reflector : reflectors_)
      reflecting.push_back(start_thread("reflector " + name_, [&] { reflector->run(stop); }));
    // Deltas that are queued at the stop are not processed (CT-02).
    while (!stop.stop_requested()) {
      const Result<DeltaBatch> batch = queue_.pop_batch(stop);
      if (!batch) break;
      process(*batch);
    }
  }

  TimePoint step_reflector() {
    TimePoint next = TimePoint::max();
    for (const auto& reflector : reflectors_)
      next = std::min(next, cache::ReflectorStepper::step(*reflector, {}));
    return next;
  }

  bool step_queue() {
    const std::optional<DeltaBatch> batch = queue_.try_pop_batch();
    if (!batch) return false;
    process(*batch);
    return true;
  }

  [[nodiscard]] const OneShotEvent& synced() const { return queue_.synced(); }
  [[nodiscard]] const Reflector& reflector() const { return *reflectors_.front(); }
  [[nodiscard]] std::vector<ReflectorStatus> reflector_statuses() const {
    std::vector<ReflectorStatus> all;
    for (const auto& reflector : reflectors_) all.push_back(reflector->status());
    return all;
  }
  [[nodiscard]] InformerLoopCounts counts() const {
    return {.batches = batches_.load(), .deltas = deltas_.load(), .failures = failures_->load()};
  }

 private:
  Impl(ListerWatcher& source, std::unique_ptr<DeltaFifo> queue, Indexer& indexer,
       EventHandler<> handler, ReflectorOptions options, const std::shared_ptr<Failures>& failures)
      : Impl({{.source = &source, .store = queue.get(), .options = options}}, *queue,
             SingleHandler(indexer, std::move(handler), options.logger, failures), {}, failures) {
    own_queue_ = std::move(queue);
  }

  static std::string name_of(const InformerLoopSource& from) {
    return from.options.name.empty() ? from.source->resource().to_string() : from.options.name;
  }

  void process(const DeltaBatch& batch) {
    const TimePoint begin = clock_.now();
    const Result<void> processed = call_user_code("process", [&] { process_(batch); });
    if (!processed) {
      ++*failures_;
      logger_.error(processed.error(), "Processing a batch failed", {{"reflector", name_}});
    }
    const Duration taken = clock_.now() - begin;
    const std::size_t size = batch.deltas.size();
    if (size > 0 && taken > std::min(kSlowBatch, kSlowDelta * static_cast<std::int64_t>(size))) {
      logger_.warning("Slow processing of a batch",
                      {{"reflector", name_}, {"deltas", size}, {"duration", taken}});
    }
    deltas_ += size;
    ++batches_;
    queue_.commit();
    if (on_synced_ && queue_.has_synced()) std::exchange(on_synced_, nullptr)();
  }

  ActiveRun active_run_;
  std::unique_ptr<DeltaFifo> own_queue_;
  DeltaQueue& queue_;
  std::function<void(const DeltaBatch&)> process_;
  std::function<void()> on_synced_;
  const std::shared_ptr<Failures> failures_;
  Clock& clock_;
  const Logger logger_;
  const std::string name_;
  std::vector<std::unique_ptr<Reflector>> reflectors_;
  std::atomic<std::uint64_t> batches_ = 0;
  std::atomic<std::uint64_t> deltas_ = 0;
};

InformerLoop::InformerLoop(ListerWatcher& source, DeltaQueue& queue,
                           std::function<void(const DeltaBatch&)> process, ReflectorOptions options,
                           std::function<void()> on_synced)
    : InformerLoop({{.source = &source, .store = &queue, .options = std::move(options)}}, queue,
                   std::move(process), std::move(on_synced)) {}

InformerLoop::InformerLoop(std::vector<InformerLoopSource> sources, DeltaQueue& queue,
                           std::function<void(const DeltaBatch&)> process,
                           std::function<void()> on_synced)
    : impl_(std::make_unique<Impl>(std::move(sources), queue, std::move(process),
                                   std::move(on_synced))) {}

InformerLoop::InformerLoop(ListerWatcher& source, Indexer& indexer, EventHandler<> handler,
                           ReflectorOptions options)
    : impl_(std::make_unique<Impl>(source, indexer, std::move(handler), std::move(options))) {}

InformerLoop::~InformerLoop() = default;

void InformerLoop::run(std::stop_token stop) {
  impl_->run(stop);
}

const OneShotEvent& InformerLoop::synced() const {
  return impl_->synced();
}
std::string InformerLoop::last_sync_resource_version() const {
  return impl_->reflector().last_sync_resource_version();
}
ReflectorStatus InformerLoop::reflector_status() const {
  return impl_->reflector().status();
}
std::vector<ReflectorStatus> InformerLoop::reflector_statuses() const {
  return impl_->reflector_statuses();
}
InformerLoopCounts InformerLoop::counts() const {
  return impl_->counts();
}

namespace cache {

TimePoint InformerStepper::step_reflector(InformerLoop& loop) {
  return loop.impl_->step_reflector();
}
bool InformerStepper::step_queue(InformerLoop& loop) {
  return loop.impl_->step_queue();
}

}  // namespace cache

}  // namespace kinform::inline v0
