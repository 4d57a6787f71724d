// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ObjectReference: manual reference counting of objects, for containers that count in bulk.

#pragma once

#include <tuple>
#include <utility>

#include "kinform/object.hpp"

namespace kinform::inline v0::detail {

// Converts handles to raw pointers that own one reference each, and back.
class ObjectReference {
 public:
  ObjectReference() = delete;

  // Transfers the handle's reference to the caller, who must drop() or adopt() it.
  [[nodiscard]] static const Object* release(ObjectPtr handle) noexcept {
    return std::exchange(handle.object_, nullptr);
  }
  // Returns a handle that takes over the caller's reference. REQUIRES: the caller owns one.
  [[nodiscard]] static ObjectPtr adopt(const Object* object) noexcept { return ObjectPtr(object); }
  static void drop(const Object* object) noexcept { const ObjectPtr last = adopt(object); }

  // Returns a new handle. REQUIRES: another reference keeps the object alive during the call.
  [[nodiscard]] static ObjectPtr share(const Object& object) noexcept {
    ObjectPtr borrowed = adopt(&object);
    ObjectPtr shared = borrowed;
    std::ignore = release(std::move(borrowed));
    return shared;
  }
};

}  // namespace kinform::inline v0::detail
