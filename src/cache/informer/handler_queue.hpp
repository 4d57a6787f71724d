// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The pending notifications of one handler, and the thread that delivers them.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <variant>

#include "cache/informer/notification.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/snapshot.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/logging.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0::cache {

struct HandlerQueueCounts {
  std::size_t backlog = 0;
  std::uint64_t delivered = 0;
  std::uint64_t failures = 0;  // Calls that threw.
  // The age of the oldest call that has not returned: the time since the running call, or else the
  // next one, was queued. Zero if no call is running or queued.
  Duration lag = Duration::zero();
};

// Calls one handler, one call at a time, in order. All handlers of an informer share the batches,
// so a push costs the same for any number of objects. The queue has no limit, so that a slow
// handler delays nothing else (SI-35); a slow call is logged while more than 1024 are waiting
// (PL-05).
//
// Thread safety: all members may be called from any thread, step() from one thread at a time.
class HandlerQueue : public std::enable_shared_from_this<HandlerQueue> {
 public:
  // `clock` must outlive the queue.
  HandlerQueue(EventHandler<> handler, std::string name, Clock& clock, Logger logger);
  ~HandlerQueue();
  HandlerQueue(const HandlerQueue&) = delete;
  HandlerQueue& operator=(const HandlerQueue&) = delete;

  // Queues a batch. If `with_unchanged` is true, the handler also receives the updates in it that
  // changed nothing, such as those of a resync (SI-31).
  void push(std::shared_ptr<const NotificationBatch> batch, bool with_unchanged);
  // Queues the replay for a late handler: an add for every object of the snapshot. Later pushes are
  // delivered after them (SI-22).
  void push_replay(Snapshot snapshot);
  // Records that the informer has synced. REQUIRES: all of the initial list has been pushed.
  void record_informer_synced();

  // Starts a thread that calls the handler until stop(). REQUIRES: called once at most.
  void start();
  // Makes the next call without blocking. Returns false if there is none. Used instead of start(),
  // for deterministic tests.
  bool step();
  // Drops the queued notifications; a running call finishes (SI-18). Does not block.
  void stop();
  // Like stop(), and destroys the handler with all that it captured: now or, if it is being called,
  // on the calling thread as soon as the call returns.
  void remove();
  // Blocks until no call is running. Returns immediately if that would deadlock: if this is called
  // from the handler itself, or if the running call waits, directly or through other handlers, for
  // the call from which this is called. REQUIRES: stopped, and owned by a shared_ptr.
  void wait_until_idle();
  // Returns whether the handler is being called right now.
  [[nodiscard]] bool is_in_call() const;
  // Blocks until the thread has ended, if there is one. One caller joins it, others wait for that.
  // REQUIRES: stopped, and not called from the handler.
  void join();

  [[nodiscard]] const OneShotEvent& synced() const { return synced_; }
  // Blocks until synced. Returns false if `stop` is requested or the queue is stopped first.
  [[nodiscard]] bool wait_for_sync(const std::stop_token& stop) const;
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] HandlerQueueCounts counts() const;

 private:
  struct Replay {
    Snapshot snapshot;
    Snapshot::iterator next;
    Notification notification = {};  // The notification being delivered.
  };
  struct Pending {
    std::shared_ptr<const NotificationBatch> batch;
    std::size_t next = 0;
    bool with_unchanged = true;
  };
  struct Item {
    std::variant<Pending, Replay> work;
    std::size_t calls;  // Number of calls that are left.
    TimePoint since;
  };

  class CallScope;
  class WaitScope;

  void run(const std::stop_token& stop);
  // Begin and end a series of handler calls. In between, current_ is set and belongs to the calling
  // thread. REQUIRES: current_ or items_ has an item.
  void begin_calls_locked() KINFORM_REQUIRES(mutex_);
  void finish_calls();
  // Makes the next handler call of current_, the batch or replay being delivered. Returns false if
  // none is left in it.
  bool make_call();
  // Returns whether waiting for the running call would block the calling thread forever.
  [[nodiscard]] bool call_waits_for_this_thread() const;
  // Returns whether the handler is being called by the calling thread.
  [[nodiscard]] bool is_in_call_of_this_thread() const;
  void set_awaited(std::shared_ptr<const HandlerQueue> queue);
  [[nodiscard]] std::shared_ptr<const HandlerQueue> awaited() const;
  void warn_of_slow_call(Duration duration) const;
  void settle_locked() KINFORM_REQUIRES(mutex_);
  // Returns the next notification of current_ that this handler receives; null if none is left.
  const Notification* take();
  static const Notification* take_from(Pending& pending);
  static const Notification* take_from(Replay& replay);
  void push_locked(Item item) KINFORM_REQUIRES(mutex_);

  // Constant after construction.
  const std::string name_;
  Clock& clock_;
  const Logger logger_;

  OneShotEvent synced_;

  // The handler, until it is removed, and the batch or replay that is being delivered. Belong to
  // the thread in calling_ or, while that is unset, to the holder of mutex_.
  std::optional<EventHandler<>> handler_;
  std::optional<Item> current_;

  // Counters. The delivering thread writes them without a lock.
  std::atomic<std::size_t> backlog_ = 0;
  std::atomic<std::uint64_t> delivered_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  // Adds of the initial list that are pushed and whose calls have not returned yet.
  std::atomic<std::size_t> initial_pending_ = 0;
  std::atomic<bool> stopped_ = false;  // Set with mutex_ held.

  mutable detail::Mutex mutex_;
  mutable detail::CondVar changed_;
  std::deque<Item> items_ KINFORM_GUARDED_BY(mutex_);
  bool informer_synced_ KINFORM_GUARDED_BY(mutex_) = false;
  bool removed_ KINFORM_GUARDED_BY(mutex_) = false;
  std::jthread thread_ KINFORM_GUARDED_BY(mutex_);  // Taken by the caller that joins it.
  bool joining_ KINFORM_GUARDED_BY(mutex_) = false;
  // The thread that is delivering current_; unset if none is. It does not lock the mutex between
  // two calls of the same batch.
  std::optional<std::thread::id> calling_ KINFORM_GUARDED_BY(mutex_);
  TimePoint call_since_ KINFORM_GUARDED_BY(mutex_) = {};
  // The handler for whose call the running call waits, in the destructor of its registration.
  std::shared_ptr<const HandlerQueue> awaited_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::cache
