// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A work queue without duplicates, between handlers that add items and workers that process them.

#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/item_ordering.hpp"
#include "kinform/building_blocks/metrics.hpp"
#include "kinform/detail/assert.hpp"
#include "kinform/detail/item_hash.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/detail/queue_core.hpp"

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
// The queue is unbounded: it holds each item once, usually the key of an object in a cache.
//
// Thread safety: all members may be called from any thread. The queue must outlive its leases.
template <class Item, class Hash = detail::DefaultItemHash<Item>, class Equal = std::equal_to<>>
class WorkQueue {
 public:
  // An item taken from the queue, or empty. No other worker gets the item while the lease lives;
  // the end of the lease marks the item as processed.
  class [[nodiscard]] Lease {
   public:
    Lease() = default;
    Lease(Lease&& other) noexcept
        : queue_(other.queue_), entry_(std::exchange(other.entry_, nullptr)) {}
    Lease& operator=(Lease other) noexcept {
      std::swap(queue_, other.queue_);
      std::swap(entry_, other.entry_);
      return *this;
    }
    ~Lease() { done(); }

    explicit operator bool() const noexcept { return entry_ != nullptr; }

    // REQUIRES: the lease is not empty.
    const Item& operator*() const KINFORM_LIFETIME_BOUND {
      KINFORM_ASSERT(entry_ != nullptr);
      return item_of(*entry_);
    }
    const Item* operator->() const KINFORM_LIFETIME_BOUND { return &**this; }

    // Ends the lease now. Does nothing on an empty lease.
    void done() noexcept {
      if (entry_ != nullptr) queue_->core_.done(*std::exchange(entry_, nullptr));
    }

   private:
    friend class WorkQueue;
    // The entry may be null.
    Lease(WorkQueue& queue, detail::QueueEntry* entry) : queue_(&queue), entry_(entry) {}

    WorkQueue* queue_ = nullptr;
    detail::QueueEntry* entry_ = nullptr;
  };

  explicit WorkQueue(WorkQueueOptions<Item> options = {});

  // REQUIRES: no lease of it is alive.
  ~WorkQueue() = default;

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
  Lease get(std::stop_token stop = {}) { return Lease(*this, core_.take(&stop)); }

  // Like get(), but does not block; returns an empty lease if no item is ready.
  Lease try_get() { return Lease(*this, core_.take()); }

  // Returns the number of items that are ready. For display and metrics: it may change at any time.
  [[nodiscard]] std::size_t size() const { return core_.ready_count(); }

  // Shuts down: further adds are ignored, and once the queue is drained, get() returns an empty
  // lease. Does not wait for workers.
  void shut_down() { core_.shut_down(); }

  // Shuts down, then blocks until every item in the queue has been taken and processed. Returns
  // false if another shut_down() or a stop ended the wait. Do not call it from a worker that holds
  // a lease, nor without workers unless the queue is empty: it would wait forever.
  bool shut_down_with_drain(std::stop_token stop = {}) { return core_.shut_down_with_drain(stop); }

  [[nodiscard]] bool is_shutting_down() const { return core_.is_shutting_down(); }

 private:
  friend class DelayingQueue<Item, Hash, Equal>;

  struct Entry final : detail::QueueEntry {
    Entry(std::size_t item_hash, Item from) : QueueEntry(item_hash), item(std::move(from)) {}

    const Item item;
  };

  // The ready entries in the order of an ItemOrdering.
  class Ordered;

  [[nodiscard]] static const Item& item_of(const detail::QueueEntry& entry) {
    return static_cast<const Entry&>(entry).item;
  }

  // Adds the item of a key, after `delay` if there is one: DelayingQueue uses it too.
  template <class Key>
  void add_key(Key&& key, std::optional<Duration> delay = {});

  template <class Key>
  [[nodiscard]] static detail::QueueKey lookup(const Key& key);

  detail::QueueCore core_;
};

// Implementation.

template <class Item, class Hash, class Equal>
class WorkQueue<Item, Hash, Equal>::Ordered final : public detail::ReadyEntries {
 public:
  Ordered(std::unique_ptr<ItemOrdering<Item>> ordering, const detail::QueueCore& core)
      : ordering_(std::move(ordering)), core_(core) {}

  void push(detail::QueueEntry& entry) override { ordering_->push(item_of(entry)); }
  void touch(detail::QueueEntry& entry) override { ordering_->touch(item_of(entry)); }
  detail::QueueEntry* pop() override { return core_.find(lookup(ordering_->pop())); }

 private:
  const std::unique_ptr<ItemOrdering<Item>> ordering_;
  const detail::QueueCore& core_;
};

template <class Item, class Hash, class Equal>
WorkQueue<Item, Hash, Equal>::WorkQueue(WorkQueueOptions<Item> options)
    : core_({.name = std::move(options.name),
             .metrics = options.metrics,
             .clock = options.clock,
             .ready = options.ordering == nullptr
                          ? nullptr
                          : std::make_unique<Ordered>(std::move(options.ordering), core_)}) {}

template <class Item, class Hash, class Equal>
template <class Key>
void WorkQueue<Item, Hash, Equal>::add_key(Key&& key, std::optional<Duration> delay) {
  const detail::QueueKey wanted = lookup(key);
  const auto make_entry = [&]() -> std::unique_ptr<detail::QueueEntry> {
    return std::make_unique<Entry>(wanted.hash, Item(std::forward<Key>(key)));
  };
  core_.add(wanted, make_entry, delay);
}

template <class Item, class Hash, class Equal>
template <class Key>
detail::QueueKey WorkQueue<Item, Hash, Equal>::lookup(const Key& key) {
  return {Hash{}(key), &key, [](const detail::QueueEntry& entry, const void* other) -> bool {
            return Equal{}(item_of(entry), *static_cast<const Key*>(other));
          }};
}

}  // namespace kinform::inline v0
