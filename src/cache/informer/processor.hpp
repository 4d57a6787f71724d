// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

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
#include "kinform/building_blocks/snapshot.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/informer.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::cache {

// Passes each batch of notifications to the queue of every handler. Decides which handlers receive
// updates of unchanged objects: those that are due for a resync.
//
// Thread safety: all members may be called from any thread. The caller must serialize distribute()
// and add(), so that a new handler misses no batch; Informer<> does that with a lock.
class Processor : public std::enable_shared_from_this<Processor> {
 public:
  // `clock` must outlive the processor. `resync_period` is the informer's default; zero disables
  // resync.
  Processor(Duration resync_period, Clock& clock, Logger logger);
  ~Processor();
  Processor(const Processor&) = delete;
  Processor& operator=(const Processor&) = delete;

  // Adds a handler that receives an add for each object of `replay`, and then all later batches.
  // Returns an error after stop() (SI-12).
  [[nodiscard]] Result<HandlerRegistration> add(EventHandler<> handler, HandlerOptions options,
                                                std::optional<Snapshot> replay);
  // Removes the handler and destroys it, without waiting for a running call; then that destroys it
  // at its end. May be called several times.
  void remove(const std::shared_ptr<HandlerQueue>& queue);
  // Joins the threads of removed handlers that are not in a call. The others are joined by a later
  // call of this, add(), remove() or stop().
  void join_removed();

  // Starts a thread for each handler, now and when a handler is added later.
  void start();
  // Like start(), but without threads: step() makes the calls.
  void start_stepwise();
  // Makes one pending call of each handler. Returns false if there was none.
  bool step();
  // Like step(), for the handlers of this name only.
  bool step(std::string_view name);
  // Drops queued notifications, and waits for running calls (SI-17, SI-18).
  void stop();

  void distribute(NotificationBatch batch);
  // Records that the informer has synced. REQUIRES: all of the initial list has been distributed.
  void record_informer_synced();

  // The interval at which to call should_resync(); zero means never. Fixed by start() (SI-37).
  [[nodiscard]] Duration check_period() const;
  // Returns whether a handler is due for a resync. Until the next call, only due handlers receive
  // updates of unchanged objects (SI-32).
  [[nodiscard]] bool should_resync();

  [[nodiscard]] std::vector<HandlerStatus> status() const;

 private:
  enum class Phase : std::uint8_t { New, Stepwise, Threads, Stopped };

  struct Handler {
    std::shared_ptr<HandlerQueue> queue;
    std::optional<Duration> requested_period;
    ResyncSchedule resync;
    // Whether the handler currently receives updates of unchanged objects. Updated by
    // should_resync() (SI-32).
    bool with_unchanged = true;
  };

  void record_period_locked(const HandlerOptions& options) KINFORM_REQUIRES(mutex_);
  [[nodiscard]] std::vector<std::shared_ptr<HandlerQueue>> queues() const;

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
      KINFORM_GUARDED_BY(mutex_);  // Queues of removed handlers whose threads are not joined yet.
  std::uint64_t next_number_ KINFORM_GUARDED_BY(mutex_) = 1;
};

}  // namespace kinform::inline v0::cache
