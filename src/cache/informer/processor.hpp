// All handlers of an informer.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cache/informer/handler_queue.hpp"
#include "cache/informer/notification.hpp"
#include "cache/informer/resync_schedule.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/logging.hpp"
#include "kinform/informer.hpp"
#include "kinform/building_blocks/snapshot.hpp"

namespace kinform::inline v0::cache {

// Gives each batch to every handler's queue, and knows who wants to hear of unchanged objects.
//
// Thread safety: all members may be called from any thread. Whoever distributes and whoever adds a
// handler have to see to it between them that no batch falls between the two; see Informer<>.
class Processor : public std::enable_shared_from_this<Processor> {
 public:
  // `clock` must outlive the processor. `resync_period` is the informer's default; zero: none ever.
  Processor(Duration resync_period, Clock& clock, Logger logger);
  ~Processor();
  Processor(const Processor&) = delete;
  Processor& operator=(const Processor&) = delete;

  // A handler that hears of all batches from now on, after an addition for each object of `replay`.
  // Refused after stop() (SI-12).
  [[nodiscard]] Result<HandlerRegistration> add(EventHandler<> handler, HandlerOptions options,
                                                std::optional<Snapshot> replay);
  // Takes the handler out without waiting for a call under way.
  void remove(const std::shared_ptr<HandlerQueue>& queue);

  // Starts the handlers' threads, and those of handlers added later.
  void start();
  // The same without threads: step() makes the calls.
  void start_stepwise();
  // Makes one call of each handler that has one waiting; returns whether there was any.
  bool step();
  // The same for handlers of this name alone.
  bool step(std::string_view name);
  // Drops what is queued, and waits for the calls under way (SI-17, SI-18).
  void stop();

  void distribute(NotificationBatch batch);
  // All of the initial list has been distributed.
  void record_informer_synced();

  // How often should_resync() is to be asked; zero: never. Fixed by start() (SI-37).
  [[nodiscard]] Duration check_period() const;
  // Whether any handler is due; only those hear of unchanged objects until the next time (SI-32).
  [[nodiscard]] bool should_resync();

  [[nodiscard]] std::vector<HandlerStatus> status() const;

 private:
  enum class Phase : std::uint8_t { New, Stepwise, Threads, Stopped };

  struct Handler {
    std::shared_ptr<HandlerQueue> queue;
    std::optional<Duration> requested_period;
    ResyncSchedule resync;
    // Starts true, and stays so unless the informer resyncs (SI-32).
    bool with_unchanged = true;
  };

  void record_period_locked(const HandlerOptions& options) KINFORM_REQUIRES(mutex_);
  [[nodiscard]] std::vector<std::shared_ptr<HandlerQueue>> queues() const;
  // Joins the threads of handlers that have been removed, but for the calling one's.
  void join_removed();

  // Constant after construction.
  const Duration default_period_;
  Clock& clock_;
  const Logger logger_;

  mutable detail::Mutex mutex_;
  Phase phase_ KINFORM_GUARDED_BY(mutex_) = Phase::New;
  Duration check_period_ KINFORM_GUARDED_BY(mutex_);
  bool informer_synced_ KINFORM_GUARDED_BY(mutex_) = false;
  std::vector<Handler> handlers_ KINFORM_GUARDED_BY(mutex_);
  std::vector<std::shared_ptr<HandlerQueue>> removed_
      KINFORM_GUARDED_BY(mutex_);  // Threads not yet joined.
  std::uint64_t next_number_ KINFORM_GUARDED_BY(mutex_) = 1;
};

}  // namespace kinform::inline v0::cache
