// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What a Reflector fills: a cache directly, or the queue in front of one.

#pragma once

#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Takes the changes of one collection in the order in which the server tells them.
//
// Thread safety: all members may be called from any thread, but changes come from one at a time. A
// call that waits for room ends with ErrorCode::Cancelled on a stop and ErrorCode::Closed once the
// store takes nothing more.
class Store {
 public:
  virtual ~Store() = default;

  // An object was created, changed, deleted. The deleted one is its last state, with the version of
  // the deletion.
  [[nodiscard]] virtual Result<void> add(ObjectPtr object, std::stop_token stop) = 0;
  [[nodiscard]] virtual Result<void> update(ObjectPtr object, std::stop_token stop) = 0;
  [[nodiscard]] virtual Result<void> remove(ObjectPtr object, std::stop_token stop) = 0;

  // The collection is now exactly these objects, at this version. What is not among them has been
  // deleted.
  [[nodiscard]] virtual Result<void> replace(std::vector<ObjectPtr> objects,
                                             std::string resource_version,
                                             std::stop_token stop) = 0;

  // Delivers what is known once more, without asking the server. A plain cache does nothing.
  [[nodiscard]] virtual Result<void> resync(std::stop_token stop) = 0;

  // All changes up to this version have been told.
  virtual void bookmark(std::string_view resource_version) = 0;

  // What need not be decoded again when it is listed unchanged; null if there is nothing to go by.
  // Lives as long as the store.
  [[nodiscard]] virtual const KnownObjects* known_objects() const { return nullptr; }
};

}  // namespace kinform::inline v0
