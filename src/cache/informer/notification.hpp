// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Turns deltas into notifications for handlers.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/delta_queue.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/event_handler.hpp"

namespace kinform::inline v0::cache {

// One call of a handler.
struct Notification {
  ObjectPtr old_object = {};  // Null for an add.
  ObjectPtr new_object = {};  // Null for a delete.
  bool in_initial_list = false;
  bool final_state_unknown = false;

  // Returns whether this is an update that changed nothing: a resync, or a list with the object
  // unchanged (SI-31). An update without versions counts as a change (SI-33).
  [[nodiscard]] bool is_unchanged() const;
};

// The notifications of one batch of deltas, shared by all handlers.
struct NotificationBatch {
  std::vector<Notification> notifications = {};
  std::size_t initial_count = 0;  // Number of notifications for the initial list.
};

// Applies a batch to the cache and returns the resulting notifications in the order of the deltas.
// When this returns, the cache shows the whole batch (CT-12). Adds the number of deltas that the
// cache rejected to `failures`.
[[nodiscard]] NotificationBatch apply_deltas(const DeltaBatch& batch, Indexer& indexer,
                                             std::uint64_t& failures);

// Calls the handler function for the notification. An exception becomes an Error with code
// UserCode.
[[nodiscard]] Result<void> call_handler(const EventHandler<>& handler,
                                        const Notification& notification);

}  // namespace kinform::inline v0::cache
