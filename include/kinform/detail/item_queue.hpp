// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ItemQueue: the states of the items in a work queue, and the transitions between them. This is the
// part of WorkQueue that runs under its lock; it has no lock, threads or clock itself.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/item_ordering.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/due_heap.hpp"
#include "kinform/detail/hot_nodes.hpp"
#include "kinform/detail/item_map.hpp"
#include "kinform/detail/large_pages.hpp"
#include "kinform/detail/node_chunks.hpp"

namespace kinform::inline v0::detail {

// An item is stored while at least one of these holds:
// - dirty: it needs to be processed;
// - processing: take() returned it, and done() was not called yet;
// - scheduled: it will become dirty at some time.
//
// It is *ready*, and can be taken, while it is dirty and not processing.
//
// Not thread-safe.
template <class Item, class Hash, class Equal>
class ItemQueue {
 public:
  // Selects whether waiting and processing times are recorded.
  enum class Times : std::uint8_t { Ignored, Kept };

  struct Entry;

  // When an item became dirty and when it was taken, and its predecessor in the list of processing
  // items. The entry's `next` is its successor there, or in the list of ready items.
  struct EntryTimes {
    TimePoint dirty_since = {};
    TimePoint taken_at = {};
    Entry* previous = nullptr;
  };

  // The state of one item; reused for another item once it is neither dirty, processing nor
  // scheduled. One cache line if the item is a string, because it moves between processors with the
  // item.
  struct Entry : ItemNode<Item, Entry>, DueNode {
    bool dirty = false;
    bool processing = false;
    // Points into times_. Set when the item first becomes dirty, if times are recorded.
    EntryTimes* times = nullptr;
  };
  static_assert(sizeof(Item) > sizeof(std::string) || sizeof(Entry) <= kCacheLineBytes);

  // A null ordering means FIFO.
  ItemQueue(std::unique_ptr<ItemOrdering<Item>> ordering, Times times)
      : ordering_(std::move(ordering)), keeps_times_(times == Times::Kept) {}

  template <class Key>
  void add(std::size_t hash, Key&& key, TimePoint now);

  // Returns true if add() would change nothing and the item was already added redundantly before,
  // as happens with an object that changes all the time. Faster than computing the hash.
  template <class Key>
  [[nodiscard]] bool is_known_as_added(const Key& key) const {
    const Entry* const entry = hot_entries_.find(hot_mark(key));
    return entry != nullptr && is_added(*entry) && entries_.is_node_of(*entry, key);
  }

  // Makes the item dirty at `due`, or at an earlier time if already scheduled for that.
  template <class Key>
  void schedule(std::size_t hash, Key&& key, TimePoint due);

  // Makes all due items dirty, in order of their due times.
  void move_due(TimePoint now) {
    while (has_schedules() && earliest_due() <= now) move_first_due();
  }

  // Returns the next ready item, or nullptr. The entry and its item keep their address until
  // done().
  [[nodiscard]] Entry* take(TimePoint now);

  // Ends the processing of an item. If it was added meanwhile, it becomes ready again. If it is no
  // longer needed, its entry is erased, and the item is returned for destruction, as in
  // ItemMap::erase(). REQUIRES: `entry` comes from take().
  [[nodiscard]] std::optional<Item> done(Entry& entry);

  // Cancels all schedules. Returns the items that are no longer needed, for destruction.
  [[nodiscard]] std::vector<Item> drop_schedules();

  [[nodiscard]] bool has_schedules() const { return !schedules_.empty(); }
  // REQUIRES: has_schedules().
  [[nodiscard]] TimePoint earliest_due() const { return schedules_.earliest(); }

  [[nodiscard]] std::size_t ready_count() const { return ready_count_; }
  [[nodiscard]] std::size_t processing_count() const { return processing_count_; }

  // Returns the number of dirty items: those that are ready, and those that were added while they
  // are processing.
  [[nodiscard]] std::size_t dirty_count() const { return adds_ - takes_; }
  // Returns how often an item became dirty.
  [[nodiscard]] std::uint64_t adds() const { return adds_; }

  // Return the total and the longest time since the items in processing were taken. REQUIRES: times
  // are recorded.
  [[nodiscard]] Duration unfinished_work(TimePoint now) const;
  [[nodiscard]] Duration longest_running(TimePoint now) const;

 private:
  // Intrusive lists, linked through the entries.
  class ReadyList {
   public:
    [[nodiscard]] Entry* front() const { return first_; }
    void push_back(Entry& entry);
    Entry& pop_front();

   private:
    Entry* first_ = nullptr;
    Entry* last_ = nullptr;  // Valid if first_ is not null.
  };
  class ProcessingList {
   public:
    [[nodiscard]] Entry* front() const { return first_; }
    void push_back(Entry& entry);
    void remove(Entry& entry);

   private:
    Entry* first_ = nullptr;
    Entry* last_ = nullptr;
  };

  [[nodiscard]] bool is_added(const Entry& entry) const {
    return entry.dirty && (entry.processing || ordering_ == nullptr);
  }
  [[nodiscard]] std::optional<Item> erase(Entry& entry);
  void move_first_due();
  void add_entry(Entry& entry, TimePoint since);
  EntryTimes& times_of(Entry& entry) {
    if (entry.times == nullptr) entry.times = &times_[times_.make()];
    return *entry.times;
  }
  void push_ready(Entry& entry);
  Entry& pop_ready();

  ItemMap<Item, Entry, Equal> entries_;
  HotNodes<Entry> hot_entries_;   // Entries of entries_, in use or not.
  NodeChunks<EntryTimes> times_;  // Released together with the entries.
  const std::unique_ptr<ItemOrdering<Item>> ordering_;
  const bool keeps_times_;
  ReadyList fifo_;  // The ready items, if ordering_ is null.
  std::size_t ready_count_ = 0;
  ProcessingList processing_;  // Oldest first; empty if times are not recorded.
  std::size_t processing_count_ = 0;
  DueHeap<Entry> schedules_;
  std::uint64_t adds_ = 0;   // Transitions of an item to dirty …
  std::uint64_t takes_ = 0;  // … and back.
};

// Implementation.

template <class Item, class Hash, class Equal>
template <class Key>
void ItemQueue<Item, Hash, Equal>::add(std::size_t hash, Key&& key, TimePoint now) {
  const std::uint64_t mark = hot_mark(key);
  Entry& entry = entries_.find_or_insert(hash, std::forward<Key>(key));
  if (is_added(entry)) {
    hot_entries_.remember(mark, entry);
  } else {
    add_entry(entry, now);
  }
}

template <class Item, class Hash, class Equal>
template <class Key>
void ItemQueue<Item, Hash, Equal>::schedule(std::size_t hash, Key&& key, TimePoint due) {
  schedules_.schedule(entries_.find_or_insert(hash, std::forward<Key>(key)), due);
}

template <class Item, class Hash, class Equal>
auto ItemQueue<Item, Hash, Equal>::take(TimePoint now) -> Entry* {
  if (ready_count_ == 0) return nullptr;
  Entry& entry = pop_ready();
  ++takes_;
  entry.dirty = false;
  entry.processing = true;
  if (keeps_times_) {
    entry.times->taken_at = now;
    processing_.push_back(entry);
  }
  ++processing_count_;
  entries_.prepare_erase(entry);
  if (const Entry* const next = fifo_.front()) __builtin_prefetch(next, 1);
  return &entry;
}

template <class Item, class Hash, class Equal>
std::optional<Item> ItemQueue<Item, Hash, Equal>::done(Entry& entry) {
  KINFORM_ASSERT(entry.processing);
  if (keeps_times_) processing_.remove(entry);
  --processing_count_;
  entry.processing = false;
  if (entry.dirty) push_ready(entry);
  if (entry.dirty || entry.is_scheduled()) return std::nullopt;
  return erase(entry);
}

template <class Item, class Hash, class Equal>
std::vector<Item> ItemQueue<Item, Hash, Equal>::drop_schedules() {
  std::vector<Item> released;
  while (has_schedules()) {
    Entry& entry = schedules_.pop();
    if (entry.dirty || entry.processing) continue;
    if (std::optional<Item> item = erase(entry)) released.push_back(*std::move(item));
  }
  return released;
}

template <class Item, class Hash, class Equal>
Duration ItemQueue<Item, Hash, Equal>::unfinished_work(TimePoint now) const {
  Duration sum = Duration::zero();
  for (const Entry* entry = processing_.front(); entry != nullptr; entry = entry->next) {
    sum += now - entry->times->taken_at;
  }
  return sum;
}

template <class Item, class Hash, class Equal>
Duration ItemQueue<Item, Hash, Equal>::longest_running(TimePoint now) const {
  const Entry* const oldest = processing_.front();
  return oldest == nullptr ? Duration::zero() : now - oldest->times->taken_at;
}

template <class Item, class Hash, class Equal>
std::optional<Item> ItemQueue<Item, Hash, Equal>::erase(Entry& entry) {
  std::optional<Item> released = entries_.erase(entry);
  if (!entries_.has_nodes()) {
    hot_entries_.forget_all();
    times_.release();
  }
  return released;
}

template <class Item, class Hash, class Equal>
void ItemQueue<Item, Hash, Equal>::move_first_due() {
  // The item counts as dirty from its due time, so that a late call does not hide waiting time.
  const TimePoint due = earliest_due();
  add_entry(schedules_.pop(), due);
}

template <class Item, class Hash, class Equal>
void ItemQueue<Item, Hash, Equal>::add_entry(Entry& entry, TimePoint since) {
  if (entry.dirty) {
    if (!entry.processing && ordering_ != nullptr) ordering_->touch(entry.item);
    return;
  }
  ++adds_;
  entry.dirty = true;
  if (keeps_times_) times_of(entry).dirty_since = since;
  if (!entry.processing) push_ready(entry);  // If it is processing, done() pushes it.
}

template <class Item, class Hash, class Equal>
void ItemQueue<Item, Hash, Equal>::push_ready(Entry& entry) {
  ++ready_count_;
  if (ordering_ != nullptr) {
    ordering_->push(entry.item);
  } else {
    fifo_.push_back(entry);
  }
}

template <class Item, class Hash, class Equal>
auto ItemQueue<Item, Hash, Equal>::pop_ready() -> Entry& {
  --ready_count_;
  if (ordering_ == nullptr) return fifo_.pop_front();
  const Item& item = ordering_->pop();
  Entry* const entry = entries_.find(Hash{}(item), item);
  KINFORM_ASSERT(entry != nullptr && entry->dirty && !entry->processing);  // It was pushed.
  return *entry;
}

template <class Item, class Hash, class Equal>
void ItemQueue<Item, Hash, Equal>::ReadyList::push_back(Entry& entry) {
  entry.next = nullptr;
  (first_ == nullptr ? first_ : last_->next) = &entry;
  last_ = &entry;
}

template <class Item, class Hash, class Equal>
auto ItemQueue<Item, Hash, Equal>::ReadyList::pop_front() -> Entry& {
  return *std::exchange(first_, first_->next);
}

template <class Item, class Hash, class Equal>
void ItemQueue<Item, Hash, Equal>::ProcessingList::push_back(Entry& entry) {
  entry.times->previous = last_;
  entry.next = nullptr;
  (last_ == nullptr ? first_ : last_->next) = &entry;
  last_ = &entry;
}

template <class Item, class Hash, class Equal>
void ItemQueue<Item, Hash, Equal>::ProcessingList::remove(Entry& entry) {
  (entry.times->previous == nullptr ? first_ : entry.times->previous->next) = entry.next;
  (entry.next == nullptr ? last_ : entry.next->times->previous) = entry.times->previous;
}

}  // namespace kinform::inline v0::detail
