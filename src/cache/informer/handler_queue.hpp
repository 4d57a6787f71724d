// What one handler has still to hear, and the thread that tells it.

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
#include "kinform/detail/mutex.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/logging.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/building_blocks/snapshot.hpp"

namespace kinform::inline v0::cache {

struct HandlerQueueCounts {
  std::size_t backlog = 0;
  std::uint64_t delivered = 0;
  std::uint64_t failures = 0;  // Calls that threw.
  // How long the call that is due next, or under way, has waited; zero without a backlog.
  Duration lag = Duration::zero();
};

// Calls one handler, one call at a time, in order. Batches are shared with the other handlers, so
// handing one over costs the same for any number of objects. Unbounded: that is the contract with a
// slow handler (SI-35); its backlog is counted, and a warning tells of calls that are slow while
// more than 1024 wait (PL-05).
//
// Thread safety: all members may be called from any thread, step() from one at a time.
class HandlerQueue {
 public:
  // `clock` must outlive the queue.
  HandlerQueue(EventHandler<> handler, std::string name, Clock& clock, Logger logger);
  ~HandlerQueue();
  HandlerQueue(const HandlerQueue&) = delete;
  HandlerQueue& operator=(const HandlerQueue&) = delete;

  // `with_unchanged`: whether this handler also hears of updates that changed nothing (SI-31).
  void push(std::shared_ptr<const NotificationBatch> batch, bool with_unchanged);
  // Additions for all objects of a cache, to be told before anything that is pushed later (SI-22).
  void push_replay(Snapshot snapshot);
  // The informer has synced, and all of the initial list has been pushed.
  void record_informer_synced();

  // Starts a thread that calls the handler until stop(). REQUIRES: called once at most.
  void start();
  // Makes the next call, if there is one, without waiting for one. For simulations, in place of
  // start().
  bool step();
  // Ends it: what is queued is dropped, the call under way finishes (SI-18). Does not wait.
  void stop();
  // Blocks until no call is under way, now or ever again; returns at once inside such a call.
  // REQUIRES: stopped.
  void wait_until_idle();
  // Whether the handler is being called just now.
  [[nodiscard]] bool is_in_call() const;
  // Blocks until the thread is gone. REQUIRES: stopped; not called from the handler.
  void join();

  [[nodiscard]] const OneShotEvent& synced() const { return synced_; }
  // Blocks until synced; false if a stop came first or the queue was stopped before.
  [[nodiscard]] bool wait_for_sync(const std::stop_token& stop) const;
  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] HandlerQueueCounts counts() const;

 private:
  struct Replay {
    Snapshot snapshot;
    Snapshot::iterator next;
    Notification notification = {};  // The one under way.
  };
  struct Pending {
    std::shared_ptr<const NotificationBatch> batch;
    std::size_t next = 0;
    bool with_unchanged = true;
  };
  struct Item {
    std::variant<Pending, Replay> work;
    std::size_t calls;  // That are left in it.
    TimePoint since;
  };

  void run(const std::stop_token& stop);
  // Between these two current_ is there, and belongs to this thread. REQUIRES: something is left.
  void begin_calls_locked() KINFORM_REQUIRES(mutex_);
  void finish_calls();
  // Makes the next call of current_, if there is one.
  bool make_call();
  void warn_of_slow_call(Duration duration) const;
  void settle_locked() KINFORM_REQUIRES(mutex_);
  // The next notification of current_ that this handler is to hear; null if there is none.
  const Notification* take();
  static const Notification* take_from(Pending& pending);
  static const Notification* take_from(Replay& replay);
  void push_locked(Item item) KINFORM_REQUIRES(mutex_);

  // Constant after construction.
  const EventHandler<> handler_;
  const std::string name_;
  Clock& clock_;
  const Logger logger_;

  OneShotEvent synced_;
  std::jthread thread_;

  // What is being told just now. Belongs to whoever makes the calls; nobody does while calling_ is
  // unset.
  std::optional<Item> current_;

  // Written by whoever makes the calls, so that a call takes no lock.
  std::atomic<std::size_t> backlog_ = 0;
  std::atomic<std::uint64_t> delivered_ = 0;
  std::atomic<std::uint64_t> failures_ = 0;
  // Additions of the initial list that have been pushed and not yet returned.
  std::atomic<std::size_t> initial_pending_ = 0;
  std::atomic<bool> stopped_ = false;  // Set with mutex_ held.

  mutable detail::Mutex mutex_;
  mutable detail::CondVar changed_;
  std::deque<Item> items_ KINFORM_GUARDED_BY(mutex_);
  bool informer_synced_ KINFORM_GUARDED_BY(mutex_) = false;
  // Who makes calls just now: those of one item, without giving the lock a look in between.
  std::optional<std::thread::id> calling_ KINFORM_GUARDED_BY(mutex_);
  TimePoint call_since_ KINFORM_GUARDED_BY(mutex_) = {};
};

}  // namespace kinform::inline v0::cache
