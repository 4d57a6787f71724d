// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// References to objects without a handle for each: for containers that count in bulk.

#pragma once

#include <tuple>
#include <utility>

#include "kinform/object.hpp"

namespace kinform::inline v0::detail {

// Turns handles into bare pointers that stand for one reference each, and back.
class ObjectReference {
 public:
  ObjectReference() = delete;

  // The handle's reference becomes the caller's, who will drop() or adopt() it.
  [[nodiscard]] static const Object* release(ObjectPtr handle) noexcept {
    return std::exchange(handle.object_, nullptr);
  }
  // REQUIRES: the caller has a reference, which the handle takes over.
  [[nodiscard]] static ObjectPtr adopt(const Object* object) noexcept { return ObjectPtr(object); }
  static void drop(const Object* object) noexcept { const ObjectPtr last = adopt(object); }

  // A handle of its own to an object that somebody keeps alive meanwhile.
  [[nodiscard]] static ObjectPtr share(const Object& object) noexcept {
    ObjectPtr borrowed = adopt(&object);
    ObjectPtr shared = borrowed;
    std::ignore = release(std::move(borrowed));
    return shared;
  }
};

}  // namespace kinform::inline v0::detail
