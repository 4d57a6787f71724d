// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// QueueCore: the part of WorkQueue that does not depend on the type of the items.

#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/thread_annotations.hpp"

namespace kinform::inline v0::detail {

struct QueueEntry;
struct QueueFigures;

// The entries that will be added later, by due time. Entries of equal times are in the order in
// which they were scheduled.
using QueueSchedules = std::multimap<TimePoint, QueueEntry*>;

// The state of one item; WorkQueue derives a class with the item. An entry is stored while one of
// these is true. It is *ready*, and can be taken, while it is dirty and not processing.
struct QueueEntry {
  explicit QueueEntry(std::size_t item_hash) : hash(item_hash) {}
  virtual ~QueueEntry() = default;
  QueueEntry(const QueueEntry&) = delete;
  QueueEntry& operator=(const QueueEntry&) = delete;

  bool dirty = false;       // The item needs to be processed.
  bool processing = false;  // A worker has it.
  bool scheduled = false;   // It will become dirty at schedule->first.

  QueueSchedules::iterator schedule = {};
  const std::size_t hash;

  // For metrics: when the item became dirty, when a worker took it, and how long it had waited.
  TimePoint dirty_since = {};
  TimePoint taken_at = {};
  Duration waited = {};
};

// A key, and a function that compares it with the item of an entry.
struct QueueKey {
  std::size_t hash;
  const void* key;
  bool (*is_equal)(const QueueEntry& entry, const void* key);
};

// The ready entries, in the order in which workers get them.
class ReadyEntries {
 public:
  virtual ~ReadyEntries() = default;

  virtual void push(QueueEntry& entry) = 0;
  // REQUIRES: more entries were pushed than popped.
  [[nodiscard]] virtual QueueEntry* pop() = 0;
  // Called when an entry that was pushed and not popped is added again.
  virtual void touch(QueueEntry& entry) = 0;
};

struct QueueCoreOptions {
  std::string name = {};
  MetricsSink* metrics = nullptr;
  Clock* clock = nullptr;
  std::unique_ptr<ReadyEntries> ready = {};  // Default: first in, first out.
};

// The lock of a queue, its entries, its waiting workers and its metrics.
//
// Every function that depends on it first adds the entries that have become due, as if that had
// happened when they became due.
class KINFORM_CAPABILITY("mutex") QueueCore {
 public:
  explicit QueueCore(QueueCoreOptions options);
  // REQUIRES: no entry is processing.
  ~QueueCore();
  QueueCore(const QueueCore&) = delete;
  QueueCore& operator=(const QueueCore&) = delete;

  // Held while entries are added and finished; other members acquire it themselves.
  void lock() const KINFORM_ACQUIRE();
  // Also wakes a worker if there is work for one.
  void unlock() const KINFORM_RELEASE();

  // Returns false once the queue is shut down; then nothing may be added.
  [[nodiscard]] bool accepts_items() const KINFORM_REQUIRES(this);

  // Returns null if there is no such entry.
  [[nodiscard]] QueueEntry* find(const QueueKey& key) const KINFORM_REQUIRES(this);
  // Stores a new entry; add() or add_after() must follow. REQUIRES: it is not in the queue.
  [[nodiscard]] QueueEntry& insert(std::unique_ptr<QueueEntry> entry) KINFORM_REQUIRES(this);
  void add(QueueEntry& entry) KINFORM_REQUIRES(this);
  void add_after(QueueEntry& entry, Duration delay) KINFORM_REQUIRES(this);

  // Returns the next ready entry, or null if there is none. wait_and_take() blocks until there is
  // one, a stop is requested, or the queue is shut down and empty.
  [[nodiscard]] QueueEntry* take() KINFORM_EXCLUDES(this);
  [[nodiscard]] QueueEntry* wait_and_take(const std::stop_token& stop) KINFORM_EXCLUDES(this);

  // Ends the processing of an entry; if it was added meanwhile, it becomes ready again. Otherwise
  // returns it: destroy it without the lock. Call report_done() before. Once the lock is released,
  // another thread may destroy the queue.
  [[nodiscard]] std::unique_ptr<QueueEntry> done(QueueEntry& entry) KINFORM_REQUIRES(this);
  void report_done(const QueueEntry& entry) const noexcept KINFORM_EXCLUDES(this);

  [[nodiscard]] std::size_t ready_count() const KINFORM_EXCLUDES(this);
  [[nodiscard]] bool is_shutting_down() const KINFORM_EXCLUDES(this);
  void shut_down() KINFORM_EXCLUDES(this);
  bool shut_down_with_drain(const std::stop_token& stop) KINFORM_EXCLUDES(this);

  // Returns *entry. REQUIRES: entry != nullptr.
  [[nodiscard]] static const QueueEntry& checked(const QueueEntry* entry);

 private:
  struct State;

  // Reports to the metrics that a worker has taken the entry, unless it is null, and returns it.
  QueueEntry* reported(QueueEntry* entry) const noexcept KINFORM_EXCLUDES(this);
  [[nodiscard]] QueueFigures figures() const KINFORM_EXCLUDES(this);

  const std::unique_ptr<State> state_ KINFORM_PT_GUARDED_BY(this);
};

// Holds the lock until the end of the scope.
class KINFORM_SCOPED_CAPABILITY QueueLock {
 public:
  explicit QueueLock(const QueueCore& core) KINFORM_ACQUIRE(core) : core_(core) { core_.lock(); }
  ~QueueLock() KINFORM_RELEASE() { core_.unlock(); }
  QueueLock(const QueueLock&) = delete;
  QueueLock& operator=(const QueueLock&) = delete;

 private:
  const QueueCore& core_;
};

}  // namespace kinform::inline v0::detail
