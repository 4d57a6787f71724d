// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Store: the interface that a Reflector writes to, implemented by the cache and by the queue in
// front of it.

#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Receives the changes of one collection in the server's order.
//
// Thread safety: all members may be called from any thread, but changes must come from one thread
// at a time. A call that waits for space ends with ErrorCode::Cancelled on a stop request, and with
// ErrorCode::Closed once the store accepts no more changes.
class KINFORM_EXPORT Store {
 public:
  virtual ~Store() = default;

  // Called for an object that was created, changed or deleted. For remove(), `object` is its final
  // state, with the version of the deletion.
  [[nodiscard]] virtual Result<void> add(ObjectPtr object, std::stop_token stop) = 0;
  [[nodiscard]] virtual Result<void> update(ObjectPtr object, std::stop_token stop) = 0;
  [[nodiscard]] virtual Result<void> remove(ObjectPtr object, std::stop_token stop) = 0;

  // Replaces the collection with exactly these objects, at this version. Objects that are not among
  // them have been deleted.
  [[nodiscard]] virtual Result<void> replace(std::vector<ObjectPtr> objects,
                                             std::string resource_version,
                                             std::stop_token stop) = 0;

  // Redelivers all known objects, without contacting the server. Does nothing in a plain cache.
  [[nodiscard]] virtual Result<void> resync(std::stop_token stop) = 0;

  // Records that all changes up to this version have been delivered.
  virtual void bookmark(std::string_view resource_version) = 0;

  // Returns the known objects, which are not decoded again when a list contains them unchanged;
  // null if there are none. Lives as long as the store.
  [[nodiscard]] virtual const KnownObjects* known_objects() const { return nullptr; }
};

}  // namespace kinform::inline v0
