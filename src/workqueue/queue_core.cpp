// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/queue_core.hpp"

#include <algorithm>
#include <cstdint>
#include <deque>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_set.h>
#include <absl/hash/hash.h>

#include "kinform/detail/assert.hpp"
#include "kinform/detail/mutex.hpp"
#include "workqueue/queue_metrics.hpp"

namespace kinform::inline v0::detail {

namespace {

class FirstInFirstOut final : public ReadyEntries {
 public:
  void push(QueueEntry& entry) override { entries_.push_back(&entry); }

  QueueEntry* pop() override {
    QueueEntry* const first = entries_.front();
    entries_.pop_front();
    return first;
  }

  void touch(QueueEntry& /*entry*/) override {}

 private:
  std::deque<QueueEntry*> entries_;
};

struct EntryHash {
  using is_transparent = void;
  std::size_t operator()(const QueueEntry* entry) const {
    return absl::Hash<std::size_t>{}(entry->hash);
  }
  std::size_t operator()(const QueueKey& key) const { return absl::Hash<std::size_t>{}(key.hash); }
};

struct EntryEqual {
  using is_transparent = void;
  bool operator()(const QueueEntry* entry, const QueueEntry* other) const { return entry == other; }
  bool operator()(const QueueEntry* entry, const QueueKey& key) const {
    return entry->hash == key.hash && key.is_equal(*entry, key.key);
  }
};

// The capacity that an empty table keeps.
constexpr std::size_t kCapacityKept = 4096;

}  // namespace

struct QueueCore::State {
  // Holds the mutex until the end of the scope, and then wakes a worker if there is work for one.
  class KINFORM_SCOPED_CAPABILITY WakingLock {
   public:
    explicit WakingLock(State& state) KINFORM_ACQUIRE(state.mutex) : state_(state) {
      state_.mutex.lock();
    }
    ~WakingLock() KINFORM_RELEASE() {
      const bool must_call_worker = state_.must_call_worker();
      state_.mutex.unlock();
      if (must_call_worker) state_.work.notify_one();
    }
    WakingLock(const WakingLock&) = delete;
    WakingLock& operator=(const WakingLock&) = delete;

   private:
    State& state_;
  };

  explicit State(QueueCoreOptions options);
  ~State();

  // Returns a default TimePoint if the time is not needed: reading a clock takes about as long as
  // the rest of an operation.
  [[nodiscard]] TimePoint now_if_needed() const KINFORM_REQUIRES(mutex) {
    return metrics != nullptr || !schedules.empty() ? clock->now() : TimePoint{};
  }
  [[nodiscard]] bool is_idle() const KINFORM_REQUIRES(mutex) {
    return ready_count == 0 && processing.empty();
  }
  [[nodiscard]] bool lacks_timekeeper() const KINFORM_REQUIRES(mutex) {
    return !schedules.empty() && schedules.begin()->first < timekeeper_until;
  }

  QueueEntry* find(const QueueKey& key) const KINFORM_REQUIRES(mutex) {
    const auto found = entries.find(key);
    return found == entries.end() ? nullptr : *found;
  }

  void move_due(TimePoint now) KINFORM_REQUIRES(mutex) {
    while (!schedules.empty() && schedules.begin()->first <= now) {
      const auto [due, entry] = *schedules.begin();
      schedules.erase(schedules.begin());
      entry->scheduled = false;
      // The item counts as dirty from its due time, so that a late call does not hide waiting time.
      make_dirty(*entry, due);
    }
  }

  void make_dirty(QueueEntry& entry, TimePoint since) KINFORM_REQUIRES(mutex) {
    if (entry.dirty) {
      if (!entry.processing) ready->touch(entry);
      return;
    }
    entry.dirty = true;
    entry.dirty_since = since;
    ++dirty_count;
    ++adds;
    if (!entry.processing) push_ready(entry);  // If it is processing, done() pushes it.
  }

  void schedule(QueueEntry& entry, TimePoint due) KINFORM_REQUIRES(mutex) {
    if (entry.scheduled && entry.schedule->first <= due) return;
    if (entry.scheduled) schedules.erase(entry.schedule);
    entry.schedule = schedules.emplace(due, &entry);
    entry.scheduled = true;
  }

  void push_ready(QueueEntry& entry) KINFORM_REQUIRES(mutex) {
    ready->push(entry);
    ++ready_count;
  }

  // If it returns true, a worker has to be notified.
  bool must_call_worker() KINFORM_REQUIRES(mutex) {
    if (waiting_workers == 0 || worker_is_called) return false;
    worker_is_called = ready_count > 0 || lacks_timekeeper();
    return worker_is_called;
  }

  Wake wait_for_work(const std::stop_token& stop) KINFORM_REQUIRES(mutex) {
    const bool is_timekeeper = lacks_timekeeper();
    const TimePoint until = is_timekeeper ? schedules.begin()->first : TimePoint::max();
    if (is_timekeeper) timekeeper_until = until;

    ++waiting_workers;
    const Wake wake = is_timekeeper ? work.wait_until(mutex, *clock, until, stop)  //
                                    : work.wait(mutex, stop);
    --waiting_workers;

    // Whatever ended the wait: if another worker was notified, at worst one more is.
    worker_is_called = false;
    // Another worker may have become the timekeeper, for an earlier time.
    if (is_timekeeper && timekeeper_until == until) timekeeper_until = TimePoint::max();
    return wake;
  }

  QueueEntry* take() KINFORM_REQUIRES(mutex) {
    const TimePoint now = now_if_needed();
    move_due(now);
    if (ready_count == 0) return nullptr;
    QueueEntry* const entry = ready->pop();
    KINFORM_ASSERT(entry != nullptr && entry->dirty && !entry->processing);  // It was pushed.
    --ready_count;
    --dirty_count;
    processing.insert(entry);
    entry->dirty = false;
    entry->processing = true;
    entry->taken_at = now;
    entry->waited = now - entry->dirty_since;
    return entry;
  }

  // Returns the entry if it need not be stored. Destroy it without the mutex.
  std::unique_ptr<QueueEntry> remove_unneeded(QueueEntry& entry) KINFORM_REQUIRES(mutex) {
    if (entry.dirty || entry.processing || entry.scheduled) return nullptr;
    entries.erase(&entry);
    if (entries.empty() && entries.capacity() > kCapacityKept) entries = {};
    return std::unique_ptr<QueueEntry>(&entry);
  }

  // Returns drains_ended.
  std::uint64_t shut_down(bool ends_drains) KINFORM_EXCLUDES(mutex);
  QueueFigures figures() KINFORM_EXCLUDES(mutex);

  Clock* const clock;
  Mutex mutex;
  CondVar work;
  CondVar drained;

  // Owns the entries.
  absl::flat_hash_set<QueueEntry*, EntryHash, EntryEqual> entries KINFORM_GUARDED_BY(mutex);
  const std::unique_ptr<ReadyEntries> ready KINFORM_PT_GUARDED_BY(mutex);
  std::size_t ready_count KINFORM_GUARDED_BY(mutex) = 0;
  absl::flat_hash_set<const QueueEntry*> processing KINFORM_GUARDED_BY(mutex);
  QueueSchedules schedules KINFORM_GUARDED_BY(mutex);
  bool shutting_down KINFORM_GUARDED_BY(mutex) = false;
  std::uint64_t drains_ended KINFORM_GUARDED_BY(mutex) = 0;  // How often all drains were ended.

  // Workers that wait, and whether one of them was notified and has not run yet. Only one is
  // notified at a time; once it has its item, it notifies the next if there is more to do. So a
  // burst does not wake workers that find nothing left.
  std::size_t waiting_workers KINFORM_GUARDED_BY(mutex) = 0;
  bool worker_is_called KINFORM_GUARDED_BY(mutex) = false;
  // One of the waiting workers, the timekeeper, sleeps only until the first scheduled entry is due,
  // which is at this time. TimePoint::max() if there is none.
  TimePoint timekeeper_until KINFORM_GUARDED_BY(mutex) = TimePoint::max();

  std::size_t dirty_count KINFORM_GUARDED_BY(mutex) = 0;
  std::uint64_t adds KINFORM_GUARDED_BY(mutex) = 0;
  std::uint64_t retries KINFORM_GUARDED_BY(mutex) = 0;

  std::unique_ptr<QueueMetrics> metrics;  // Null without metrics. Constant.
};

QueueCore::State::State(QueueCoreOptions options)
    : clock(options.clock),
      ready(options.ready != nullptr ? std::move(options.ready)
                                     : std::make_unique<FirstInFirstOut>()) {
  if (options.metrics == nullptr || options.name.empty()) return;
  metrics =
      std::make_unique<QueueMetrics>(*options.metrics, options.name, [this] { return figures(); });
}

QueueCore::State::~State() {
  metrics = nullptr;  // Waits until figures(), which uses the rest, is not running.
  const MutexLock lock(mutex);
  KINFORM_ASSERT(processing.empty());
  for (const QueueEntry* entry : entries) delete entry;
}

std::uint64_t QueueCore::State::shut_down(bool ends_drains) {
  std::vector<std::unique_ptr<QueueEntry>> dropped;  // Destroyed after the mutex is released.
  const MutexLock lock(mutex);
  move_due(now_if_needed());
  shutting_down = true;
  work.notify_all();
  for (const auto& [due, entry] : std::exchange(schedules, {})) {
    entry->scheduled = false;
    dropped.push_back(remove_unneeded(*entry));
  }
  if (ends_drains) {
    ++drains_ended;
    drained.notify_all();
  }
  return drains_ended;
}

QueueFigures QueueCore::State::figures() {
  const WakingLock lock(*this);
  const TimePoint now = clock->now();
  move_due(now);
  QueueFigures figures{.depth = dirty_count, .adds = adds, .retries = retries};
  for (const QueueEntry* entry : processing) {
    figures.unfinished_work += now - entry->taken_at;
    figures.longest_running = std::max(figures.longest_running, now - entry->taken_at);
  }
  return figures;
}

QueueCore::QueueCore(QueueCoreOptions options)
    : state_(std::make_unique<State>(std::move(options))) {}

QueueCore::~QueueCore() = default;

void QueueCore::add(const QueueKey& key,
                    const std::function<std::unique_ptr<QueueEntry>()>& make_entry,
                    std::optional<Duration> delay) {
  State& state = *state_;
  const State::WakingLock lock(state);
  if (state.shutting_down) return;
  QueueEntry* entry = state.find(key);
  if (entry == nullptr) {
    entry = make_entry().release();
    state.entries.insert(entry);
  }
  const TimePoint now = delay.has_value() ? state.clock->now() : state.now_if_needed();
  state.move_due(now);
  if (delay.has_value()) ++state.retries;
  if (delay.value_or(Duration::zero()) <= Duration::zero()) {
    state.make_dirty(*entry, now);
  } else {
    state.schedule(*entry, later(now, *delay));
  }
}

QueueEntry* QueueCore::take(const std::stop_token* wait_until_stop) {
  if (wait_until_stop != nullptr && wait_until_stop->stop_requested()) return nullptr;
  State& state = *state_;
  QueueEntry* entry = nullptr;
  {
    const State::WakingLock lock(state);
    entry = state.take();
    while (entry == nullptr && wait_until_stop != nullptr && !state.shutting_down) {
      if (state.wait_for_work(*wait_until_stop) == Wake::StopRequested) break;
      entry = state.take();
    }
  }
  if (entry != nullptr && state.metrics != nullptr) state.metrics->taken(entry->waited);
  return entry;
}

void QueueCore::done(QueueEntry& entry) noexcept {
  State& state = *state_;
  if (state.metrics != nullptr) state.metrics->done(state.clock->now() - entry.taken_at);
  std::unique_ptr<QueueEntry> unneeded;  // Destroyed after the mutex is released.
  const MutexLock lock(state.mutex);
  state.move_due(state.now_if_needed());
  state.processing.erase(&entry);
  entry.processing = false;
  if (entry.dirty) state.push_ready(entry);
  // Notify with the mutex held: once it is released, the thread that drains the queue may destroy
  // it.
  if (state.must_call_worker()) state.work.notify_one();
  if (state.shutting_down && state.is_idle()) state.drained.notify_all();
  unneeded = state.remove_unneeded(entry);
}

// State::take(), which calls ReadyEntries, holds the mutex.
QueueEntry* QueueCore::find(const QueueKey& key) const KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  return state_->find(key);
}

std::size_t QueueCore::ready_count() const {
  State& state = *state_;
  const State::WakingLock lock(state);
  state.move_due(state.now_if_needed());
  return state.ready_count;
}

bool QueueCore::is_shutting_down() const {
  const MutexLock lock(state_->mutex);
  return state_->shutting_down;
}

void QueueCore::shut_down() {
  state_->shut_down(true);
}

bool QueueCore::shut_down_with_drain(const std::stop_token& stop) {
  State& state = *state_;
  const std::uint64_t before = state.shut_down(false);
  const MutexLock lock(state.mutex);
  while (!state.is_idle() && state.drains_ended == before) {
    if (state.drained.wait(state.mutex, stop) == Wake::StopRequested) break;
  }
  return state.is_idle();
}

}  // namespace kinform::inline v0::detail
