// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The queue that an InformerLoop consumes: a Store whose changes are popped in order.

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/delta.hpp"
#include "kinform/building_blocks/store.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0 {

// Deltas that are in flight: popped from the queue and not yet committed. Borrowed from the queue
// until commit().
struct DeltaBatch {
  std::span<const Delta> deltas = {};
  // The resource version of the cache once all deltas are applied; empty if unknown.
  std::string resource_version = {};
};

// A Store that queues the changes it receives for one consumer.
//
// Thread safety: all members may be called from any thread, except that pop, pop_batch,
// try_pop_batch and commit belong to the single consumer.
class KINFORM_EXPORT DeltaQueue : public Store {
 public:
  // Blocks until a delta is queued, then returns all queued deltas in order of arrival. Returns
  // Cancelled on a stop request, and Closed once the queue is closed and empty. REQUIRES: the
  // previous batch has been committed.
  [[nodiscard]] virtual Result<DeltaBatch> pop_batch(std::stop_token stop) = 0;

  // Like pop_batch(), but does not block; returns nullopt if nothing is queued.
  [[nodiscard]] virtual std::optional<DeltaBatch> try_pop_batch() = 0;

  // Like pop_batch(), but returns only the deltas of the object that has waited longest.
  [[nodiscard]] virtual Result<DeltaBatch> pop(std::stop_token stop) = 0;

  // Marks the current batch as processed. A popped batch cannot be put back.
  virtual void commit() = 0;

  // Rejects further changes and wakes all blocked callers. May be called several times.
  virtual void close() = 0;

  // Returns an event that is set once the first list has been committed, or immediately if a single
  // change arrives before any list.
  [[nodiscard]] virtual const OneShotEvent& synced() const = 0;
  [[nodiscard]] bool has_synced() const { return synced().is_set(); }
};

}  // namespace kinform::inline v0
