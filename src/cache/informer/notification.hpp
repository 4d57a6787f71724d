// From deltas to what handlers are told.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/event_handler.hpp"
#include "kinform/building_blocks/indexer.hpp"
#include "kinform/building_blocks/delta_queue.hpp"

namespace kinform::inline v0::cache {

// One call of a handler.
struct Notification {
  ObjectPtr old_object = {};  // Null: an addition.
  ObjectPtr new_object = {};  // Null: a deletion.
  bool in_initial_list = false;
  bool final_state_unknown = false;

  // Whether this is an update that changed nothing: a resync, or a list that found the object as it
  // was (SI-31). Without metadata on either side it counts as a change (SI-33).
  [[nodiscard]] bool is_unchanged() const;
};

// What one batch of deltas has to tell. Made once for all handlers.
struct NotificationBatch {
  std::vector<Notification> notifications = {};
  std::size_t initial_count = 0;  // How many of them are in the initial list.
};

// Applies a batch to the cache, and tells what has become of each object, in the order of the
// deltas. When this returns, the cache shows all of it (CT-12). `failures` is increased by the
// deltas that the cache refused.
[[nodiscard]] NotificationBatch apply_deltas(const DeltaBatch& batch, Indexer& indexer,
                                             std::uint64_t& failures);

// Makes the one call that the notification is about. An exception becomes an Error with code
// UserCode.
[[nodiscard]] Result<void> call_handler(const EventHandler<>& handler,
                                        const Notification& notification);

}  // namespace kinform::inline v0::cache
