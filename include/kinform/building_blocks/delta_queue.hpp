// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What a Controller pops: a Store whose changes are taken out again, in order.

#pragma once

#include <optional>
#include <span>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/delta.hpp"
#include "kinform/building_blocks/store.hpp"
#include "kinform/one_shot_event.hpp"

namespace kinform::inline v0 {

// Changes that are in flight: taken out of a queue, and not yet committed. Borrowed from the queue
// until commit().
struct DeltaBatch {
  std::span<const Delta> deltas = {};
  // The version that the cache has reached once all of them are applied; empty if that is not
  // known.
  std::string resource_version = {};
};

// Thread safety: all members may be called from any thread, but there is one consumer: pop,
// pop_batch and commit belong to it.
class DeltaQueue : public Store {
 public:
  // Waits for a change and takes out all that is queued, in the order of arrival. Cancelled on a
  // stop; Closed once the queue is closed and empty. REQUIRES: what was taken before has
  // been committed.
  [[nodiscard]] virtual Result<DeltaBatch> pop_batch(std::stop_token stop) = 0;

  // The same without waiting; nothing if nothing is queued.
  [[nodiscard]] virtual std::optional<DeltaBatch> try_pop_batch() = 0;

  // As pop_batch() for one object: all its changes, of the object that has waited longest.
  [[nodiscard]] virtual Result<DeltaBatch> pop(std::stop_token stop) = 0;

  // What was taken has been applied and handed on. There is no way to put it back.
  virtual void commit() = 0;

  // Takes nothing more, wakes everybody. May be called several times.
  virtual void close() = 0;

  // Set once the first list has been committed, or at once if single changes came before it (Q-06,
  //
  [[nodiscard]] virtual const OneShotEvent& synced() const = 0;
  [[nodiscard]] bool has_synced() const { return synced().is_set(); }
};

}  // namespace kinform::inline v0
