// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A Delta is one change of one object, queued between the Reflector and the cache.

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/detail/export.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// The origin of a change. It does not decide whether handlers receive on_add or on_update: that
// depends on whether the cache already has the object.
enum class DeltaType : std::uint8_t {
  Added,
  Updated,
  Deleted,
  Replaced,  // The object was in a list.
  Sync,      // A resync redelivers the object.
};

// Returns the enumerator's name.
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(DeltaType type) noexcept;

// One change of one object, on its way from the Reflector to the Indexer.
struct Delta {
  DeltaType type = DeltaType::Added;
  // True only for objects of the first list.
  bool in_initial_list = false;
  // Only for Deleted: the deletion event was missed; the deletion was inferred because a relist no
  // longer contained the object. `object` is then the last known state, possibly older than the
  // deleted one. Corresponds to client-go's DeletedFinalStateUnknown.
  bool final_state_unknown = false;
  ObjectPtr object = {};
  // The position among all deltas of the queue, starting at 1.
  std::uint64_t sequence = 0;
};

}  // namespace kinform::inline v0
