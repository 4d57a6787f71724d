// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One change on its way from the server to the cache.

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/object.hpp"

namespace kinform::inline v0 {

// Where a change comes from. Whether a handler hears of an addition or an update is decided by what
// the cache has, not by this (CT-06).
enum class DeltaType : std::uint8_t {
  Added,
  Updated,
  Deleted,
  Replaced,  // A list had it.
  Sync,      // A resync delivers it once more.
};

// The enumerator's name.
[[nodiscard]] std::string_view to_string(DeltaType type) noexcept;

// One change of one object, on its way from the Reflector to the Indexer.
struct Delta {
  DeltaType type = DeltaType::Added;
  // True for what the first list brought, and only for that.
  bool in_initial_list = false;
  // For Deleted: nobody told of the deletion, a list was without the object. `object` is then the
  // last state known, possibly older than the one that was deleted; client-go's
  // DeletedFinalStateUnknown.
  bool final_state_unknown = false;
  ObjectPtr object = {};
  // Counts all deltas of a queue, from 1 on.
  std::uint64_t sequence = 0;
};

}  // namespace kinform::inline v0
