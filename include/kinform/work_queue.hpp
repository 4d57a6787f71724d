// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A queue of things to do, each of them once: what handlers fill and workers empty.

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

// Also of a DelayingQueue.
template <class Item>
struct WorkQueueOptions {
  // The label of its metrics. A queue without a name has none.
  std::string name = {};

  // Where its metrics go, if anywhere. Must outlive the queue.
  MetricsSink* metrics = nullptr;

  // The order in which items are handed out. Default: first in, first out.
  std::unique_ptr<ItemOrdering<Item>> ordering = {};

  // The time source; tests pass a FakeClock. Must outlive the queue.
  Clock* clock = &system_clock();
};

// Hands items to workers, such that
// - an item that is added several times before a worker takes it comes out once;
// - nobody gets an item that somebody else still has: if it is added meanwhile, it comes out once
//   more afterwards;
// - items come out in the order in which they became ready to.
//
// Items are told apart by Hash and Equal. If both are transparent, an item can be added by a
// borrowed key, for example an ObjectKeyView; it is copied only if it is not in the queue.
//
// The queue has no bound: it holds each item once, and usually its items are the keys of objects in
// a cache.
//
// Thread safety: all members may be called from any thread. The queue must outlive its leases.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class WorkQueue {
  using Items = detail::ItemQueue<Item, Hash, Equal>;
  using Entry = typename Items::Entry;

 public:
  // An item that was taken out of the queue, or nothing. Nobody else gets that item while the lease
  // lives; its end says that the item has been processed.
  class [[nodiscard]] Lease {
   public:
    Lease() = default;
    Lease(Lease&& other) noexcept
        : queue_(std::exchange(other.queue_, nullptr)), entry_(other.entry_) {}
    Lease& operator=(Lease&& other) noexcept;
    ~Lease() { done(); }

    explicit operator bool() const noexcept { return queue_ != nullptr; }

    // REQUIRES: there is an item.
    const Item& operator*() const KINFORM_LIFETIME_BOUND;
    const Item* operator->() const KINFORM_LIFETIME_BOUND { return &**this; }

    // Ends the lease now. Does nothing if there is none.
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

  // Says that the item needs to be processed. Does nothing once the queue is shut down.
  void add(const Item& item) { add_key(item); }
  void add(Item&& item) { add_key(std::move(item)); }
  template <detail::LookupKey<Item, Hash, Equal> Key>
  void add(const Key& key) {
    add_key(key);
  }

  // Blocks until there is an item. The lease is empty if a stop was requested, or if the queue is
  // shut down and everything in it has been handed out.
  Lease get(std::stop_token stop = {});

  // Does not block; an empty lease says that no item is ready.
  Lease try_get();

  // How many items wait to be handed out. For people and metrics: it may have changed already.
  [[nodiscard]] std::size_t size() const;

  // From now on nothing is added, and workers are sent away once they have taken what there is.
  // Does not wait for them.
  void shut_down();

  // Shuts down, then blocks until everything in the queue has been handed out and been processed.
  // Returns false if another shut_down() or a stop ended the wait. A worker that calls this waits
  // for itself, and without workers a queue that is not empty never gets drained.
  bool shut_down_with_drain(std::stop_token stop = {});

  [[nodiscard]] bool is_shutting_down() const;

 private:
  friend class DelayingQueue<Item, Hash, Equal>;

  // Times are for metrics only.
  [[nodiscard]] static typename Items::Times times_for(const WorkQueueOptions<Item>& options) {
    const bool has_metrics = options.metrics != nullptr && !options.name.empty();
    return has_metrics ? Items::Times::Kept : Items::Times::Ignored;
  }

  template <class Key>
  void add_key(Key&& key);
  // What add_key() does unless it finds at once that there is nothing to do.
  template <class Key>
  KINFORM_APART void wait_and_add(Key&& key);
  template <class Key>
  KINFORM_APART void add_and_unlock(Key&& key) KINFORM_RELEASE(mutex_);
  template <class Key>
  void add_locked(std::size_t hash, Key&& key) KINFORM_REQUIRES(mutex_);
  // Of the DelayingQueue. It is here, so that both share one lock and one entry for each item, and
  // so that every operation can first move what has become due.
  template <class Key>
  void add_key_after(Key&& key, Duration delay);

  // Holds the mutex; then calls a worker if there is something for one to do.
  class KINFORM_SCOPED_CAPABILITY Operation {
   public:
    explicit Operation(const WorkQueue& queue) KINFORM_ACQUIRE(queue.mutex_);
    // The mutex is held already.
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
  // Returns the item if the queue does not need it any more.
  std::optional<Item> release(Entry& entry);
  Lease to_lease(const Taken& taken);
  [[nodiscard]] detail::QueueFigures figures() const;

  // Empty if nothing needs it: asking a clock takes as long as an operation of the queue.
  [[nodiscard]] TimePoint now_if_needed_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Taken take_locked() KINFORM_REQUIRES(mutex_);
  detail::Wake wait_for_work_locked(const std::stop_token& stop) KINFORM_REQUIRES(mutex_);
  void look_out_locked(const std::stop_token& stop) KINFORM_REQUIRES(mutex_);
  // TimePoint::max() is no deadline. Gives mutex_ back meanwhile.
  detail::Wake sleep_locked(detail::CondVar& call, TimePoint deadline, const std::stop_token& stop)
      KINFORM_REQUIRES(mutex_);
  [[nodiscard]] bool lacks_timekeeper_locked() const KINFORM_REQUIRES(mutex_);
  // To be called whenever mutex_ has been used to change something. If true, call_worker() has to
  // follow.
  [[nodiscard]] bool must_call_worker_locked() const KINFORM_REQUIRES(mutex_);
  void call_worker() const;
  void show_work_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] std::vector<Item> shut_down_locked() KINFORM_REQUIRES(mutex_);
  void call_drainers_locked() KINFORM_REQUIRES(mutex_);
  [[nodiscard]] bool is_idle_locked() const KINFORM_REQUIRES(mutex_);

  static constexpr std::size_t kCrowd = 128;

  // Constant after construction.
  Clock* const clock_;

  // Held by whoever goes to sleep, from before it gives back mutex_ until it can be notified.
  // Whoever notifies passes through it, so as not to come too early. Taken with mutex_ held, never
  // the other way round.
  mutable detail::Mutex sleep_mutex_;
  mutable detail::CondVar work_;  // Workers sleep in it.
  detail::CondVar idle_;          // Those who drain the queue sleep in it.

  // For the lookout: whether something is ready, or the queue is shut down. Stands among what is
  // hardly ever used, so that its looks do not disturb whoever uses the queue.
  mutable std::atomic<bool> has_work_ = false;

  // All that follows goes from processor to processor with the mutex: in as few pieces as possible.
  alignas(detail::kCacheLineBytes) mutable detail::ShortMutex mutex_;

  // From when kCrowd items are ready until none is. Meanwhile workers go first: what waits for them
  // would only grow, out of the caches of the processors, and handlers have to wait for the mutex
  // either way.
  std::atomic<bool> is_crowded_ = false;

  bool shutting_down_ KINFORM_GUARDED_BY(mutex_) = false;

  // The lookout is a worker that has found nothing and goes on looking for a while, some dozen
  // microseconds: from a busy handler the next item comes sooner than a call would reach a sleeper.
  // Meanwhile nobody is called, and others who find nothing sleep.
  bool has_lookout_ KINFORM_GUARDED_BY(mutex_) = false;

  // Workers in work_, and whether one of them has been called and is not back yet. Only one is
  // called at a time; when it has got its item it calls the next if there is more. So a burst does
  // not wake a crowd, of which most would find that the first have done it all.
  mutable bool worker_is_coming_ KINFORM_GUARDED_BY(mutex_) = false;
  std::size_t waiting_workers_ KINFORM_GUARDED_BY(mutex_) = 0;

  // The timekeeper is a worker who waits no longer than until the first schedule is due. This is
  // when; TimePoint::max() if there is none.
  TimePoint timekeeper_until_ KINFORM_GUARDED_BY(mutex_) = TimePoint::max();

  // Mutable, for moving what is due changes nothing that a caller could tell from time passing.
  mutable Items items_ KINFORM_GUARDED_BY(mutex_);

  std::uint64_t retries_ KINFORM_GUARDED_BY(mutex_) = 0;
  // Those who have given back an item and are about to call a worker. Whoever drains the queue, and
  // may destroy it then, waits for them too.
  std::size_t callers_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::uint64_t shut_downs_ KINFORM_GUARDED_BY(mutex_) = 0;  // Calls of shut_down() alone.

  // nullptr: none. Last, so that it ends before what it reads.
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

// Calls of the parts of an operation would take as long as the parts. The analysis cannot know that
// the lock goes on to add_and_unlock().
template <class Item, class Hash, class Equal>
template <class Key>
KINFORM_FLATTEN KINFORM_NO_THREAD_SAFETY_ANALYSIS void WorkQueue<Item, Hash, Equal>::add_key(
    Key&& key) {
  if (is_crowded() || !mutex_.try_lock()) return wait_and_add(std::forward<Key>(key));
  detail::MutexLock lock(mutex_, std::adopt_lock);
  // Nothing changes, so whatever else there is to do can wait for somebody who changes something.
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
  const TimePoint now = clock_->now();  // Once: it takes as long as all that follows.
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
  std::vector<Item> lost;  // Destroyed once the mutex has been given back.
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
  release(entry);  // What it returns is destroyed after it has given back the mutex.
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
  // The last thing here: once the mutex is given back, whoever drains the queue may destroy it.
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
  figures.depth = items_.ready_count();
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

  // Whatever has woken it: if another one was called, that one may be called again.
  worker_is_coming_ = false;
  // By now there may be another timekeeper, for something that is due sooner.
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
  // Not more often: while it stays away, a handler adds one item after the other undisturbed.
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
  // Written only if it changes: a write takes the memory away from whoever looks at it.
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
