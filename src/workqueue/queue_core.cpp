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

// An entry in the table, with its hash, so that comparing and rehashing rarely touch the entry.
struct Slot {
  std::size_t hash;
  QueueEntry* entry;
};

struct SlotHash {
  using is_transparent = void;
  std::size_t operator()(const Slot& slot) const { return absl::Hash<std::size_t>{}(slot.hash); }
  std::size_t operator()(const QueueKey& key) const { return absl::Hash<std::size_t>{}(key.hash); }
};

struct SlotEqual {
  using is_transparent = void;
  bool operator()(const Slot& slot, const Slot& other) const { return slot.entry == other.entry; }
  bool operator()(const Slot& slot, const QueueKey& key) const {
    return slot.hash == key.hash && key.is_equal(*slot.entry, key.key);
  }
};

// Slots that an empty table keeps.
constexpr std::size_t kSlotsKept = 4096;

}  // namespace

// Its functions are called with the mutex held. The analysis knows this lock as the QueueCore.
struct QueueCore::State {
  explicit State(QueueCoreOptions& options);
  ~State() {
    for (const Slot& slot : slots) delete slot.entry;
  }

  // Returns a default TimePoint if the time is not needed: reading a clock takes about as long as
  // the rest of an operation.
  [[nodiscard]] TimePoint now_if_needed() const {
    return metrics != nullptr || !schedules.empty() ? clock->now() : TimePoint{};
  }
  [[nodiscard]] bool is_idle() const { return ready_count == 0 && processing.empty(); }

  void move_due(TimePoint now) {
    while (!schedules.empty() && schedules.begin()->first <= now) {
      const auto [due, entry] = *schedules.begin();
      schedules.erase(schedules.begin());
      entry->scheduled = false;
      // The item counts as dirty from its due time, so that a late call does not hide waiting time.
      make_dirty(*entry, due);
    }
  }

  void make_dirty(QueueEntry& entry, TimePoint since) {
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

  void schedule(QueueEntry& entry, TimePoint due) {
    if (entry.scheduled && entry.schedule->first <= due) return;
    if (entry.scheduled) schedules.erase(entry.schedule);
    entry.schedule = schedules.emplace(due, &entry);
    entry.scheduled = true;
  }

  void push_ready(QueueEntry& entry) {
    ready->push(entry);
    ++ready_count;
  }

  bool lacks_timekeeper() const {
    return !schedules.empty() && schedules.begin()->first < timekeeper_until;
  }

  // If it returns true, a worker has to be notified.
  bool must_call_worker() {
    if (waiting_workers == 0 || worker_is_called) return false;
    worker_is_called = ready_count > 0 || lacks_timekeeper();
    return worker_is_called;
  }

  Wake wait_for_work(const std::stop_token& stop) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
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

  Wake wait_for_drain(const std::stop_token& stop) KINFORM_NO_THREAD_SAFETY_ANALYSIS {
    return drained.wait(mutex, stop);
  }

  QueueEntry* take() {
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

  std::unique_ptr<QueueEntry> remove_unneeded(QueueEntry& entry) {
    if (entry.dirty || entry.processing || entry.scheduled) return nullptr;
    slots.erase(Slot{entry.hash, &entry});
    if (slots.empty() && slots.capacity() > kSlotsKept) slots = {};
    return std::unique_ptr<QueueEntry>(&entry);
  }

  std::vector<std::unique_ptr<QueueEntry>> shut_down() {
    move_due(now_if_needed());
    shutting_down = true;
    work.notify_all();
    std::vector<std::unique_ptr<QueueEntry>> dropped;
    for (const auto& [due, entry] : std::exchange(schedules, {})) {
      entry->scheduled = false;
      dropped.push_back(remove_unneeded(*entry));
    }
    return dropped;
  }

  Clock* const clock;
  Mutex mutex;
  CondVar work;
  CondVar drained;

  absl::flat_hash_set<Slot, SlotHash, SlotEqual> slots;  // Owns the entries.
  const std::unique_ptr<ReadyEntries> ready;
  std::size_t ready_count = 0;
  absl::flat_hash_set<const QueueEntry*> processing;
  QueueSchedules schedules;
  bool shutting_down = false;
  std::uint64_t shut_downs = 0;  // Calls of shut_down(), each of which ends all drains.

  // Workers that wait, and whether one of them was notified and has not run yet. Only one is
  // notified at a time; once it has its item, it notifies the next if there is more to do. So a
  // burst does not wake workers that find nothing left.
  std::size_t waiting_workers = 0;
  bool worker_is_called = false;
  // One of the waiting workers, the timekeeper, sleeps only until the first scheduled entry is due,
  // which is at this time. TimePoint::max() if there is none.
  TimePoint timekeeper_until = TimePoint::max();

  std::size_t dirty_count = 0;
  std::uint64_t adds = 0;
  std::uint64_t retries = 0;

  // Null without metrics. Last, so that it is destroyed before the members that it reads.
  std::unique_ptr<QueueMetrics> metrics;
};

QueueCore::State::State(QueueCoreOptions& options)
    : clock(options.clock),
      ready(options.ready != nullptr ? std::move(options.ready)
                                     : std::make_unique<FirstInFirstOut>()) {}

QueueCore::QueueCore(QueueCoreOptions options) : state_(std::make_unique<State>(options)) {
  if (options.metrics == nullptr || options.name.empty()) return;
  state_->metrics =
      std::make_unique<QueueMetrics>(*options.metrics, options.name, [this] { return figures(); });
}

QueueCore::~QueueCore() {
  state_->metrics = nullptr;  // Waits until figures(), which uses the rest, is not running.
  const QueueLock lock(*this);
  KINFORM_ASSERT(state_->processing.empty());
}

void QueueCore::lock() const KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  state_->mutex.lock();
}

void QueueCore::unlock() const KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  const bool must_call_worker = state_->must_call_worker();
  state_->mutex.unlock();
  if (must_call_worker) state_->work.notify_one();
}

bool QueueCore::accepts_items() const {
  return !state_->shutting_down;
}

QueueEntry* QueueCore::find(const QueueKey& key) const {
  const auto found = state_->slots.find(key);
  return found == state_->slots.end() ? nullptr : found->entry;
}

QueueEntry& QueueCore::insert(std::unique_ptr<QueueEntry> entry) {
  state_->slots.insert({entry->hash, entry.get()});
  return *entry.release();
}

void QueueCore::add(QueueEntry& entry) {
  const TimePoint now = state_->now_if_needed();
  state_->move_due(now);
  state_->make_dirty(entry, now);
}

void QueueCore::add_after(QueueEntry& entry, Duration delay) {
  const TimePoint now = state_->clock->now();
  ++state_->retries;
  state_->move_due(now);
  if (delay <= Duration::zero()) {
    state_->make_dirty(entry, now);
  } else {
    state_->schedule(entry, later(now, delay));
  }
}

QueueEntry* QueueCore::take() {
  QueueEntry* entry = nullptr;
  {
    const QueueLock lock(*this);
    entry = state_->take();
  }
  return reported(entry);
}

QueueEntry* QueueCore::wait_and_take(const std::stop_token& stop) {
  if (stop.stop_requested()) return nullptr;
  QueueEntry* entry = nullptr;
  {
    const QueueLock lock(*this);
    entry = state_->take();
    while (entry == nullptr && !state_->shutting_down) {
      if (state_->wait_for_work(stop) == Wake::StopRequested) break;
      entry = state_->take();
    }
  }
  return reported(entry);
}

std::unique_ptr<QueueEntry> QueueCore::done(QueueEntry& entry) {
  state_->move_due(state_->now_if_needed());
  state_->processing.erase(&entry);
  entry.processing = false;
  if (entry.dirty) state_->push_ready(entry);
  // Notify with the lock held: once it is released, the thread that drains the queue may destroy
  // it.
  if (state_->must_call_worker()) state_->work.notify_one();
  if (state_->shutting_down && state_->is_idle()) state_->drained.notify_all();
  return state_->remove_unneeded(entry);
}

std::size_t QueueCore::ready_count() const {
  const QueueLock lock(*this);
  state_->move_due(state_->now_if_needed());
  return state_->ready_count;
}

bool QueueCore::is_shutting_down() const {
  const QueueLock lock(*this);
  return state_->shutting_down;
}

void QueueCore::shut_down() {
  std::vector<std::unique_ptr<QueueEntry>> dropped;  // Destroyed after the lock is released.
  const QueueLock lock(*this);
  ++state_->shut_downs;
  dropped = state_->shut_down();
  state_->drained.notify_all();
}

bool QueueCore::shut_down_with_drain(const std::stop_token& stop) {
  std::uint64_t shut_downs_before = 0;
  {
    std::vector<std::unique_ptr<QueueEntry>> dropped;
    const QueueLock lock(*this);
    shut_downs_before = state_->shut_downs;
    dropped = state_->shut_down();
  }
  const QueueLock lock(*this);
  while (!state_->is_idle() && state_->shut_downs == shut_downs_before) {
    if (state_->wait_for_drain(stop) == Wake::StopRequested) break;
  }
  return state_->is_idle();
}

// The metrics and the clock need no lock.
QueueEntry* QueueCore::reported(QueueEntry* entry) const noexcept
    KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  if (entry != nullptr && state_->metrics != nullptr) state_->metrics->taken(entry->waited);
  return entry;
}

void QueueCore::report_done(const QueueEntry& entry) const noexcept
    KINFORM_NO_THREAD_SAFETY_ANALYSIS {
  if (state_->metrics != nullptr) state_->metrics->done(state_->clock->now() - entry.taken_at);
}

QueueFigures QueueCore::figures() const {
  const QueueLock lock(*this);
  const TimePoint now = state_->clock->now();
  state_->move_due(now);
  QueueFigures figures{
      .depth = state_->dirty_count, .adds = state_->adds, .retries = state_->retries};
  for (const QueueEntry* entry : state_->processing) {
    figures.unfinished_work += now - entry->taken_at;
    figures.longest_running = std::max(figures.longest_running, now - entry->taken_at);
  }
  return figures;
}

const QueueEntry& QueueCore::checked(const QueueEntry* entry) {
  KINFORM_ASSERT(entry != nullptr);
  return *entry;
}

}  // namespace kinform::inline v0::detail
