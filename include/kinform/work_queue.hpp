// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A work queue without duplicates, between event handlers that add items and workers that process
// them.

#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/item_ordering.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/inlining.hpp"
#include "kinform/detail/item_hash.hpp"
#include "kinform/detail/item_queue.hpp"
#include "kinform/detail/large_pages.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/detail/queue_metrics.hpp"
#include "kinform/detail/short_mutex.hpp"

namespace kinform::inline v0 {

template <class Item, class Hash, class Equal>
class DelayingQueue;

// Options of WorkQueue and DelayingQueue.
template <class Item>
struct WorkQueueOptions {
  // The `name` label of its metrics. A queue without a name has no metrics.
  std::string name = {};

  // Receives its metrics; null: none. Must outlive the queue.
  MetricsSink* metrics = nullptr;

  // The order in which items are returned. Default: first in, first out.
  std::unique_ptr<ItemOrdering<Item>> ordering = {};

  // The time source. Must outlive the queue.
  Clock* clock = &system_clock();
};

// Distributes items to workers:
// - an item that is added several times before a worker takes it is returned once;
// - an item is never leased to two workers at once: if it is added while leased, it is returned
//   once more afterwards;
// - items are returned in the order in which they became ready.
//
// Items are compared with Hash and Equal. If both are transparent, an item can be added by a
// borrowed key, for example an ObjectKeyView; it is copied only if it is not in the queue.
//
// The queue is unbounded: it holds each item once, and its items are usually the keys of objects in
// a cache.
//
// Thread safety: all members may be called from any thread. The queue must outlive its leases.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class WorkQueue {
  using Items = detail::ItemQueue<Item, Hash, Equal>;
  using Entry = typename Items::Entry;

 public:
  // An item taken from the queue, or empty. No other worker gets the item while the lease lives;
  // the end of the lease marks the item as processed.
  class [[nodiscard]] Lease {
   public:
    Lease() = default;
    Lease(Lease&& other) noexcept
        : queue_(std::exchange(other.queue_, nullptr)), entry_(other.entry_) {}
    Lease& operator=(Lease&& other) noexcept;
    ~Lease() { done(); }

    explicit operator bool() const noexcept { return queue_ != nullptr; }

    // REQUIRES: the lease is not empty.
    const Item& operator*() const KINFORM_LIFETIME_BOUND;
    const Item* operator->() const KINFORM_LIFETIME_BOUND { return &**this; }

    // Ends the lease now. Does nothing on an empty lease.
    void done() noexcept;

   private:
    friend class WorkQueue;
    Lease(WorkQueue& queue, Entry& entry) : queue_(&queue), entry_(&entry) {}

    WorkQueue* queue_ = nullptr;
    Entry* entry_ = nullptr;
  };

  explicit WorkQueue(WorkQueueOptions<Item> options = {});

  // REQUIRES: no lease of it is alive.
  ~WorkQueue();

  WorkQueue(const WorkQueue&) = delete;
  WorkQueue& operator=(const WorkQueue&) = delete;

  // Marks the item as needing to be processed. Does nothing once the queue is shut down.
  void add(const Item& item) { add_key(item); }
  void add(Item&& item) { add_key(std::move(item)); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add(const Key& key) {
    add_key(key);
  }

  // Blocks until an item is ready. Returns an empty lease if a stop was requested, or if the queue
  // is shut down and has no items left to take.
  Lease get(std::stop_token stop = {});

  // Like get(), but does not block; returns an empty lease if no item is ready.
  Lease try_get();

  // Returns the number of items that are ready. For display and metrics: it may change at any time.
  [[nodiscard]] std::size_t size() const;

  // Shuts down: further adds are ignored, and once the queue is drained, get() returns an empty
  // lease. Does not wait for workers.
  void shut_down();

  // Shuts down, then blocks until every item in the queue has been taken and processed. Returns
  // false if another shut_down() or a stop ended the wait. Do not call it from a worker that holds
  // a lease, nor without workers unless the queue is empty: it would wait forever.
  bool shut_down_with_drain(std::stop_token stop = {});

  [[nodiscard]] bool is_shutting_down() const;

 private:
  friend class DelayingQueue<Item, Hash, Equal>;

  // Times are recorded for metrics only.
  [[nodiscard]] static typename Items::Times times_for(const WorkQueueOptions<Item>& options) {
    const bool has_metrics = options.metrics != nullptr && !options.name.empty();
    return has_metrics ? Items::Times::Kept : Items::Times::Ignored;
  }

  template <class Key>
  void add_key(Key&& key);
  // The slow path of add_key(): the mutex is not free, or workers have priority because of a
  // backlog (is_crowded_).
  template <class Key>
  KINFORM_APART void wait_and_add(Key&& key);
  template <class Key>
  KINFORM_APART void add_and_unlock(Key&& key) KINFORM_RELEASE(mutex_);
  template <class Key>
  void add_locked(std::size_t hash, Key&& key) KINFORM_REQUIRES(mutex_);
  // Implements DelayingQueue::add_after(). It is here so that both queues share one lock and one
  // entry for each item, and every operation can first move items that have become due.
  template <class Key>
  void add_key_after(Key&& key, Duration delay);

  // Holds the mutex during an operation; afterwards wakes a worker if there is work for one.
  class KINFORM_SCOPED_CAPABILITY Operation {
   public:
    explicit Operation(const WorkQueue& queue) KINFORM_ACQUIRE(queue.mutex_);
    // Adopts a mutex that is already held.
    Operation(const WorkQueue& queue, std::adopt_lock_t /*held*/) KINFORM_REQUIRES(queue.mutex_)
        : queue_(queue) {}
    ~Operation() KINFORM_RELEASE();
    Operation(const Operation&) = delete;
    Operation& operator=(const Operation&) = delete;

   private:
    const WorkQueue& queue_;
  };

  struct Taken {
    Entry* entry = nullptr;  // nullptr: nothing is ready.
    Duration waited = {};
  };

  [[nodiscard]] bool is_crowded() const { return is_crowded_.load(std::memory_order_relaxed); }
  void lock_for_worker() const KINFORM_ACQUIRE(mutex_) {
    is_crowded() ? mutex_.lock_first() : mutex_.lock();
  }

  void finish(Entry& entry) noexcept;
  // Ends the lease of an entry (the state of one item). Returns the item if the queue does not need
  // it any more.
  std::optional<Item> release(Entry& entry);
  Lease to_lease(const Taken& taken);
  [[nodiscard]] detail::QueueFigures figures() const;

  // Returns a default TimePoint if the time is not needed: reading a clock takes as long as an
  // operation of the queue.
  [[nodiscard]] TimePoint now_if_needed_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Taken take_locked() KINFORM_REQUIRES(mutex_);
  detail::Wake wait_for_work_locked(const std::stop_token& stop) KINFORM_REQUIRES(mutex_);
  void look_out_locked(const std::stop_token& stop) KINFORM_REQUIRES(mutex_);
  // Sleeps until `call` is notified, the deadline passes or a stop is requested. TimePoint::max()
  // means no deadline. Releases mutex_ while it sleeps.
  detail::Wake sleep_locked(detail::CondVar& call, TimePoint deadline, const std::stop_token& stop)
      KINFORM_REQUIRES(mutex_);
  [[nodiscard]] bool lacks_timekeeper_locked() const KINFORM_REQUIRES(mutex_);
  // Call it after each change made with mutex_ held. If it returns true, call_worker() must follow.
  [[nodiscard]] bool must_call_worker_locked() const KINFORM_REQUIRES(mutex_);
  void call_worker() const;
  void show_work_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] std::vector<Item> shut_down_locked() KINFORM_REQUIRES(mutex_);
  void call_drainers_locked() KINFORM_REQUIRES(mutex_);
  [[nodiscard]] bool is_idle_locked() const KINFORM_REQUIRES(mutex_);

  static constexpr std::size_t kCrowd = 128;

  // Constant after construction.
  Clock* const clock_;

  // A thread that goes to sleep holds this mutex from before it releases mutex_ until it can be
  // notified. A notifying thread locks it first, so that the notification cannot come too early and
  // be lost. Lock order: mutex_, then sleep_mutex_.
  mutable detail::Mutex sleep_mutex_;
  mutable detail::CondVar work_;  // Idle workers wait on it.
  detail::CondVar idle_;          // shut_down_with_drain() waits on it.

  // True if an item is ready or the queue is shut down. Polled by the worker that spins instead of
  // sleeping (has_lookout_). Placed among rarely used members, so that polling it does not slow
  // down other threads.
  mutable std::atomic<bool> has_work_ = false;

  // The members below move between CPU caches together with the mutex: keep them on few cache
  // lines.
  alignas(detail::kCacheLineBytes) mutable detail::ShortMutex mutex_;

  // True from the time when more than kCrowd items are ready until none is. Workers then get the
  // mutex first: otherwise the backlog would grow out of the CPU caches, and handlers have to wait
  // for the mutex either way.
  std::atomic<bool> is_crowded_ = false;

  bool shutting_down_ KINFORM_GUARDED_BY(mutex_) = false;

  // The lookout is a worker that found no item and polls for some dozen microseconds: a busy
  // handler adds the next item sooner than a sleeping thread could be woken. Meanwhile no worker is
  // woken, and other workers without an item sleep.
  bool has_lookout_ KINFORM_GUARDED_BY(mutex_) = false;

  // The number of workers that wait on work_, and whether one of them was notified and has not run
  // yet. Only one is notified at a time; once it has its item, it notifies the next if there is
  // more. So a burst does not wake many workers that find nothing left to do.
  mutable bool worker_is_coming_ KINFORM_GUARDED_BY(mutex_) = false;
  std::size_t waiting_workers_ KINFORM_GUARDED_BY(mutex_) = 0;

  // The timekeeper is a worker that sleeps only until the first scheduled item is due, which is at
  // this time. TimePoint::max() if there is none.
  TimePoint timekeeper_until_ KINFORM_GUARDED_BY(mutex_) = TimePoint::max();

  // Mutable, because const members, too, first move items that have become due into the queue; for
  // callers this looks as if it had happened when the item became due.
  mutable Items items_ KINFORM_GUARDED_BY(mutex_);

  std::uint64_t retries_ KINFORM_GUARDED_BY(mutex_) = 0;
  // The number of threads that have ended a lease and are about to notify a worker. A thread that
  // drains the queue, and may destroy it next, waits for them too.
  std::size_t callers_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t shut_downs_ KINFORM_GUARDED_BY(mutex_) = 0;  // Calls of shut_down() only.

  // Null without metrics. Last, so that it is destroyed before the members that it reads.
  std::unique_ptr<detail::QueueMetrics> metrics_;
};

// Implementation.

template <class Item, class Hash, class Equal>
auto WorkQueue<Item, Hash, Equal>::Lease::operator=(Lease&& other) noexcept -> Lease& {
  if (this == &other) return *this;
  done();
  queue_ = std::exchange(other.queue_, nullptr);
  entry_ = other.entry_;
  return *this;
}

template <class Item, class Hash, class Equal>
const Item& WorkQueue<Item, Hash, Equal>::Lease::operator*() const {
  KINFORM_ASSERT(queue_ != nullptr);
  return entry_->item;
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::Lease::done() noexcept {
  if (queue_ != nullptr) std::exchange(queue_, nullptr)->finish(*entry_);
}

template <class Item, class Hash, class Equal>
WorkQueue<Item, Hash, Equal>::WorkQueue(WorkQueueOptions<Item> options)
    : clock_(options.clock), items_(std::move(options.ordering), times_for(options)) {
  if (times_for(options) == Items::Times::Ignored) return;
  metrics_ = std::make_unique<detail::QueueMetrics>(*options.metrics, options.name,
                                                    [this] { return figures(); });
}

template <class Item, class Hash, class Equal>
WorkQueue<Item, Hash, Equal>::~WorkQueue() {
  const detail::MutexLock lock(mutex_);
  KINFORM_ASSERT(items_.processing_count() == 0);
}

template <class Item, class Hash, class Equal>
WorkQueue<Item, Hash, Equal>::Operation::Operation(const WorkQueue& queue) : queue_(queue) {
  queue_.lock_for_worker();
}

template <class Item, class Hash, class Equal>
WorkQueue<Item, Hash, Equal>::Operation::~Operation() {
  const bool call_worker = queue_.must_call_worker_locked();
  queue_.mutex_.unlock();
  if (call_worker) queue_.call_worker();
}

// KINFORM_FLATTEN inlines all calls: calling the parts of this operation would take as long as the
// parts do. The thread-safety analysis cannot see that the lock is passed to add_and_unlock().
template <class Item, class Hash, class Equal>
template <class Key>
KINFORM_FLATTEN KINFORM_NO_THREAD_SAFETY_ANALYSIS void WorkQueue<Item, Hash, Equal>::add_key(
    Key&& key) {
  if (is_crowded() || !mutex_.try_lock()) return wait_and_add(std::forward<Key>(key));
  detail::MutexLock lock(mutex_, std::adopt_lock);
  // If the item is already in the queue, nothing changes. Items that have become due can wait for
  // the next operation.
  if (items_.is_known_as_added(key)) return;
  lock.release();
  add_and_unlock(std::forward<Key>(key));
}

template <class Item, class Hash, class Equal>
template <class Key>
KINFORM_FLATTEN void WorkQueue<Item, Hash, Equal>::wait_and_add(Key&& key) {
  const std::size_t hash = Hash{}(key);
  is_crowded() ? mutex_.lock_last() : mutex_.lock();
  const Operation operation(*this, std::adopt_lock);
  add_locked(hash, std::forward<Key>(key));
}

template <class Item, class Hash, class Equal>
template <class Key>
KINFORM_FLATTEN void WorkQueue<Item, Hash, Equal>::add_and_unlock(Key&& key) {
  const Operation operation(*this, std::adopt_lock);
  add_locked(Hash{}(key), std::forward<Key>(key));
}

template <class Item, class Hash, class Equal>
template <class Key>
void WorkQueue<Item, Hash, Equal>::add_locked(std::size_t hash, Key&& key) {
  if (shutting_down_) return;
  const TimePoint now = now_if_needed_locked();
  items_.move_due(now);
  items_.add(hash, std::forward<Key>(key), now);
  if (items_.ready_count() > kCrowd && !is_crowded()) {
    is_crowded_.store(true, std::memory_order_relaxed);
  }
}

template <class Item, class Hash, class Equal>
template <class Key>
void WorkQueue<Item, Hash, Equal>::add_key_after(Key&& key, Duration delay) {
  const std::size_t hash = Hash{}(key);
  const TimePoint now = clock_->now();  // Only once: it takes as long as the rest.
  const Operation operation(*this);
  if (shutting_down_) return;
  ++retries_;
  items_.move_due(now);
  if (delay <= Duration::zero()) {
    items_.add(hash, std::forward<Key>(key), now);
  } else {
    items_.schedule(hash, std::forward<Key>(key), detail::later(now, delay));
  }
}

template <class Item, class Hash, class Equal>
KINFORM_FLATTEN auto WorkQueue<Item, Hash, Equal>::get(std::stop_token stop) -> Lease {
  if (stop.stop_requested()) return {};
  Taken taken;
  {
    const Operation operation(*this);
    taken = take_locked();
    while (taken.entry == nullptr && !shutting_down_) {
      if (wait_for_work_locked(stop) == detail::Wake::StopRequested) break;
      taken = take_locked();
    }
  }
  return to_lease(taken);
}

template <class Item, class Hash, class Equal>
KINFORM_FLATTEN auto WorkQueue<Item, Hash, Equal>::try_get() -> Lease {
  Taken taken;
  {
    const Operation operation(*this);
    taken = take_locked();
  }
  return to_lease(taken);
}

template <class Item, class Hash, class Equal>
std::size_t WorkQueue<Item, Hash, Equal>::size() const {
  const Operation operation(*this);
  items_.move_due(now_if_needed_locked());
  return items_.ready_count();
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::shut_down() {
  std::vector<Item> lost;  // Destroyed after the mutex is released.
  const detail::MutexLock lock(mutex_);
  ++shut_downs_;
  lost = shut_down_locked();
  call_drainers_locked();
}

template <class Item, class Hash, class Equal>
bool WorkQueue<Item, Hash, Equal>::shut_down_with_drain(std::stop_token stop) {
  detail::MutexLock lock(mutex_);
  std::vector<Item> lost = shut_down_locked();
  const std::uint64_t shut_downs_before = shut_downs_;
  lock.unlock();
  lost.clear();

  lock.lock();
  while (!is_idle_locked() && shut_downs_ == shut_downs_before) {
    if (sleep_locked(idle_, TimePoint::max(), stop) == detail::Wake::StopRequested) break;
  }
  return is_idle_locked();
}

template <class Item, class Hash, class Equal>
bool WorkQueue<Item, Hash, Equal>::is_shutting_down() const {
  const detail::MutexLock lock(mutex_);
  return shutting_down_;
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::finish(Entry& entry) noexcept {
  if (metrics_ != nullptr) metrics_->done(clock_->now() - entry.times->taken_at);
  release(entry);  // The returned item is destroyed after the mutex is released.
}

template <class Item, class Hash, class Equal>
KINFORM_FLATTEN std::optional<Item> WorkQueue<Item, Hash, Equal>::release(Entry& entry) {
  lock_for_worker();
  detail::MutexLock lock(mutex_, std::adopt_lock);
  items_.move_due(now_if_needed_locked());
  std::optional<Item> released = items_.done(entry);
  if (must_call_worker_locked()) {
    ++callers_;
    lock.unlock();
    call_worker();
    lock.lock();
    --callers_;
  }
  // Must come last: once the mutex is released, the thread that drains the queue may destroy it.
  if (shutting_down_ && is_idle_locked()) call_drainers_locked();
  return released;
}

template <class Item, class Hash, class Equal>
auto WorkQueue<Item, Hash, Equal>::to_lease(const Taken& taken) -> Lease {
  if (taken.entry == nullptr) return {};
  if (metrics_ != nullptr) metrics_->taken(taken.waited);
  return Lease(*this, *taken.entry);
}

template <class Item, class Hash, class Equal>
detail::QueueFigures WorkQueue<Item, Hash, Equal>::figures() const {
  detail::QueueFigures figures;
  const Operation operation(*this);
  const TimePoint now = clock_->now();
  items_.move_due(now);
  figures.depth = items_.dirty_count();
  figures.adds = items_.adds();
  figures.retries = retries_;
  figures.unfinished_work = items_.unfinished_work(now);
  figures.longest_running = items_.longest_running(now);
  return figures;
}

template <class Item, class Hash, class Equal>
TimePoint WorkQueue<Item, Hash, Equal>::now_if_needed_locked() const {
  return metrics_ != nullptr || items_.has_schedules() ? clock_->now() : TimePoint{};
}

template <class Item, class Hash, class Equal>
auto WorkQueue<Item, Hash, Equal>::take_locked() -> Taken {
  const TimePoint now = now_if_needed_locked();
  items_.move_due(now);
  Entry* const entry = items_.take(now);
  if (items_.ready_count() == 0 && is_crowded()) {
    is_crowded_.store(false, std::memory_order_relaxed);
  }
  if (entry == nullptr) return {};
  if (metrics_ == nullptr) return {.entry = entry};
  return {entry, entry->times->taken_at - entry->times->dirty_since};
}

template <class Item, class Hash, class Equal>
detail::Wake WorkQueue<Item, Hash, Equal>::wait_for_work_locked(const std::stop_token& stop) {
  look_out_locked(stop);
  if (stop.stop_requested()) return detail::Wake::StopRequested;
  if (items_.ready_count() > 0 || shutting_down_) return detail::Wake::Notified;

  const bool is_timekeeper = lacks_timekeeper_locked();
  const TimePoint until = is_timekeeper ? items_.earliest_due() : TimePoint::max();
  if (is_timekeeper) timekeeper_until_ = until;

  ++waiting_workers_;
  const detail::Wake wake = sleep_locked(work_, until, stop);
  --waiting_workers_;

  // Reset worker_is_coming_ whatever ended the sleep. If it was set for another worker, at worst a
  // second worker is notified.
  worker_is_coming_ = false;
  // Another worker may have become the timekeeper, for an earlier due time.
  if (is_timekeeper && timekeeper_until_ == until) timekeeper_until_ = TimePoint::max();
  return wake;
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::look_out_locked(const std::stop_token& stop) {
  constexpr int kLooks = 8;
  if (has_lookout_) return;
  has_lookout_ = true;
  show_work_locked();
  mutex_.unlock();
  // Poll rarely, so that a handler can add items without contention.
  for (int look = 0; look < kLooks; ++look) {
    detail::pause_for_others(detail::kLongestPause + look);
    if (has_work_.load(std::memory_order_relaxed) || stop.stop_requested()) break;
  }
  mutex_.lock();
  has_lookout_ = false;
}

template <class Item, class Hash, class Equal>
detail::Wake WorkQueue<Item, Hash, Equal>::sleep_locked(detail::CondVar& call, TimePoint deadline,
                                                        const std::stop_token& stop) {
  sleep_mutex_.lock();
  mutex_.unlock();
  const detail::Wake wake = deadline == TimePoint::max()
                                ? call.wait(sleep_mutex_, stop)
                                : call.wait_until(sleep_mutex_, *clock_, deadline, stop);
  sleep_mutex_.unlock();
  mutex_.lock();
  return wake;
}

template <class Item, class Hash, class Equal>
bool WorkQueue<Item, Hash, Equal>::lacks_timekeeper_locked() const {
  return items_.has_schedules() && items_.earliest_due() < timekeeper_until_;
}

template <class Item, class Hash, class Equal>
bool WorkQueue<Item, Hash, Equal>::must_call_worker_locked() const {
  if (has_lookout_) show_work_locked();
  if (waiting_workers_ == 0 || worker_is_coming_ || has_lookout_) return false;
  worker_is_coming_ = items_.ready_count() > 0 || lacks_timekeeper_locked();
  return worker_is_coming_;
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::call_worker() const {
  { const detail::MutexLock nobody_falls_asleep(sleep_mutex_); }
  work_.notify_one();
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::show_work_locked() const {
  const bool has_work = items_.ready_count() > 0 || shutting_down_;
  // Write has_work_ only on change: a write invalidates the cache line of the polling worker.
  if (has_work_.load(std::memory_order_relaxed) == has_work) return;
  has_work_.store(has_work, std::memory_order_relaxed);
}

template <class Item, class Hash, class Equal>
std::vector<Item> WorkQueue<Item, Hash, Equal>::shut_down_locked() {
  items_.move_due(now_if_needed_locked());
  shutting_down_ = true;
  show_work_locked();
  { const detail::MutexLock nobody_falls_asleep(sleep_mutex_); }
  work_.notify_all();
  return items_.drop_schedules();
}

template <class Item, class Hash, class Equal>
void WorkQueue<Item, Hash, Equal>::call_drainers_locked() {
  { const detail::MutexLock nobody_falls_asleep(sleep_mutex_); }
  idle_.notify_all();
}

template <class Item, class Hash, class Equal>
bool WorkQueue<Item, Hash, Equal>::is_idle_locked() const {
  return items_.ready_count() == 0 && items_.processing_count() == 0 && callers_ == 0;
}

}  // namespace kinform::inline v0
