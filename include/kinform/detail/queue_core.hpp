// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// QueueCore: the part of WorkQueue that does not depend on the type of the items.

#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0::detail {

struct QueueEntry;

// The entries that will be added later, by due time. Entries of equal times are in the order in
// which they were scheduled.
using QueueSchedules = std::multimap<TimePoint, QueueEntry*>;

// The state of one item; WorkQueue derives a class with the item. An entry is stored while one of
// these is true. It is *ready*, and can be taken, while it is dirty and not processing.
struct KINFORM_EXPORT QueueEntry {
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

// The ready entries, in the order in which workers get them. Called with the queue's mutex held.
class KINFORM_EXPORT ReadyEntries {
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

// The entries of a queue, its mutex, its waiting workers and its metrics. Its functions do what the
// members of WorkQueue and DelayingQueue promise; each that depends on it first adds the entries
// that have become due, as if that had happened when they became due.
class KINFORM_EXPORT QueueCore {
 public:
  explicit QueueCore(QueueCoreOptions options);
  // REQUIRES: no entry is processing.
  ~QueueCore();
  QueueCore(const QueueCore&) = delete;
  QueueCore& operator=(const QueueCore&) = delete;

  // Adds the item with this key, after `delay` if there is one. If the queue has no entry for it,
  // `make_entry` is called, with the mutex held.
  void add(const QueueKey& key, const std::function<std::unique_ptr<QueueEntry>()>& make_entry,
           std::optional<Duration> delay);

  // Returns the next ready entry, or null if there is none. With `wait_until_stop`, blocks until
  // there is one, a stop is requested, or the queue is shut down and empty.
  [[nodiscard]] QueueEntry* take(const std::stop_token* wait_until_stop = nullptr);

  // Ends the processing of an entry that was taken.
  void done(QueueEntry& entry) noexcept;

  // Returns null if there is no such entry. REQUIRES: called by ReadyEntries.
  [[nodiscard]] QueueEntry* find(const QueueKey& key) const;

  [[nodiscard]] std::size_t ready_count() const;
  [[nodiscard]] bool is_shutting_down() const;
  void shut_down();
  bool shut_down_with_drain(const std::stop_token& stop);

 private:
  struct KINFORM_HIDDEN State;

  const std::unique_ptr<State> state_;
};

}  // namespace kinform::inline v0::detail
