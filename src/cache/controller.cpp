#include "kinform/controller.hpp"

#include <atomic>
#include <exception>
#include <optional>
#include <utility>

#include "base/thread.hpp"
#include "cache/notification.hpp"
#include "kinform/delta_fifo.hpp"

namespace kinform {

namespace {

// DF-15, RF-22: how long a batch may take before it is worth a line in the log.
constexpr Duration kSlowDelta = std::chrono::milliseconds(100);
constexpr Duration kSlowBatch = std::chrono::seconds(1);

// Applies batches to an Indexer and tells a single handler.
class SingleHandler {
 public:
  SingleHandler(Indexer& indexer, EventHandler handler, Logger logger)
      : indexer_(indexer), handler_(std::move(handler)), logger_(std::move(logger)) {}

  void operator()(const DeltaBatch& batch) {
    std::uint64_t refused = 0;
    const cache::NotificationBatch told = cache::apply_deltas(batch, indexer_, refused);
    if (refused > 0) logger_.error("The cache refused objects", {{"count", refused}});
    for (const cache::Notification& notification : told.notifications) {
      const Result<void> called = cache::call_handler(handler_, notification);
      if (!called) logger_.error(called.error(), "Handler failed");
    }
  }

 private:
  Indexer& indexer_;
  EventHandler handler_;
  Logger logger_;
};

}  // namespace

class Controller::Impl {
 public:
  Impl(ListerWatcher& source, Queue& queue, std::function<void(const DeltaBatch&)> process,
       ReflectorOptions options, std::function<void()> on_synced)
      : queue_(queue),
        process_(std::move(process)),
        on_synced_(std::move(on_synced)),
        clock_(*options.clock),
        logger_(options.logger),
        name_(options.name.empty() ? source.resource().to_string() : options.name),
        reflector_(source, queue, std::move(options)) {}

  Impl(ListerWatcher& source, Indexer& indexer, EventHandler handler, ReflectorOptions options)
      : own_queue_(std::make_unique<DeltaFifo>(DeltaFifoOptions{.known = &indexer})),
        queue_(*own_queue_),
        process_(SingleHandler(indexer, std::move(handler), options.logger)),
        clock_(*options.clock),
        logger_(options.logger),
        name_(options.name.empty() ? source.resource().to_string() : options.name),
        reflector_(source, queue_, std::move(options)) {}

  void run(const std::stop_token& stop) {
    const std::stop_callback close_queue(stop, [this] { queue_.close(); });
    const std::jthread reflecting =
        start_thread("reflector " + name_, [&] { reflector_.run(stop); });
    while (!stop.stop_requested()) {  // CT-02
      const Result<DeltaBatch> batch = queue_.pop_batch(stop);
      if (!batch) break;
      process(*batch);
    }
  }

  TimePoint step_reflector(const std::stop_token& stop) { return reflector_.step(stop); }

  bool step_queue() {
    const std::optional<DeltaBatch> batch = queue_.try_pop_batch();
    if (!batch) return false;
    process(*batch);
    return true;
  }

  [[nodiscard]] const OneShotEvent& synced() const { return queue_.synced(); }
  [[nodiscard]] const Reflector& reflector() const { return reflector_; }
  [[nodiscard]] ControllerCounts counts() const {
    return {.batches = batches_.load(), .deltas = deltas_.load(), .failures = failures_.load()};
  }

 private:
  void process(const DeltaBatch& batch) {
    const TimePoint begin = clock_.now();
    try {
      process_(batch);
    } catch (const std::exception& exception) {
      ++failures_;
      logger_.error(Error(ErrorCode::UserCode, exception.what()), "Processing a batch failed",
                    {{"reflector", name_}});
    }
    const Duration taken = clock_.now() - begin;
    const std::size_t size = batch.deltas.size();
    if (size > 0 && taken > std::min(kSlowBatch, kSlowDelta * static_cast<std::int64_t>(size))) {
      logger_.warning("Processing a batch took long",
                      {{"reflector", name_}, {"deltas", size}, {"duration", taken}});
    }
    deltas_ += size;
    ++batches_;
    queue_.commit();
    if (on_synced_ && queue_.has_synced()) std::exchange(on_synced_, nullptr)();
  }

  std::unique_ptr<DeltaFifo> own_queue_;
  Queue& queue_;
  std::function<void(const DeltaBatch&)> process_;
  std::function<void()> on_synced_;
  Clock& clock_;
  const Logger logger_;
  const std::string name_;
  Reflector reflector_;
  std::atomic<std::uint64_t> batches_ = 0;
  std::atomic<std::uint64_t> deltas_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
};

Controller::Controller(ListerWatcher& source, Queue& queue,
                       std::function<void(const DeltaBatch&)> process, ReflectorOptions options,
                       std::function<void()> on_synced)
    : impl_(std::make_unique<Impl>(source, queue, std::move(process), std::move(options),
                                   std::move(on_synced))) {}

Controller::Controller(ListerWatcher& source, Indexer& indexer, EventHandler handler,
                       ReflectorOptions options)
    : impl_(std::make_unique<Impl>(source, indexer, std::move(handler), std::move(options))) {}

Controller::~Controller() = default;

void Controller::run(std::stop_token stop) {
  impl_->run(stop);
}

TimePoint Controller::step(std::stop_token stop) {
  const TimePoint next = impl_->step_reflector(stop);
  return impl_->step_queue() ? TimePoint::min() : next;
}

TimePoint Controller::step_reflector(std::stop_token stop) {
  return impl_->step_reflector(stop);
}
bool Controller::step_queue() {
  return impl_->step_queue();
}
const OneShotEvent& Controller::synced() const {
  return impl_->synced();
}
std::string Controller::last_sync_resource_version() const {
  return impl_->reflector().last_sync_resource_version();
}
ReflectorStatus Controller::reflector_status() const {
  return impl_->reflector().status();
}
ControllerCounts Controller::counts() const {
  return impl_->counts();
}

}  // namespace kinform
