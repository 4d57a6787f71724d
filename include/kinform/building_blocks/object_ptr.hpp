// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ObjectPtr: the reference-counted handle to an immutable Object.

#pragma once

#include <cstddef>
#include <utility>

#include "kinform/detail/block.hpp"

namespace kinform::inline v0 {

class Object;

namespace detail {
class ObjectReference;
}  // namespace detail

// A counted handle to an immutable Object, or null. Copying costs one atomic increment.
//
// Thread safety: that of std::shared_ptr: different handles to one object may be used and destroyed
// on any thread.
class ObjectPtr {
 public:
  ObjectPtr() = default;
  ObjectPtr(std::nullptr_t) {}
  ObjectPtr(const ObjectPtr& other) noexcept : object_(other.object_) {
    if (object_ != nullptr) block()->references.add();
  }
  ObjectPtr(ObjectPtr&& other) noexcept : object_(std::exchange(other.object_, nullptr)) {}
  ObjectPtr& operator=(ObjectPtr other) noexcept {
    std::swap(object_, other.object_);
    return *this;
  }
  ~ObjectPtr() {
    if (object_ == nullptr) return;
    if (block()->references.drop()) detail::retire(block());
  }

  [[nodiscard]] const Object* get() const noexcept { return object_; }
  const Object& operator*() const noexcept { return *object_; }
  const Object* operator->() const noexcept { return object_; }
  explicit operator bool() const noexcept { return object_ != nullptr; }

  // Compares addresses; use `*a == *b` to compare content.
  friend bool operator==(const ObjectPtr& left, const ObjectPtr& right) = default;

 private:
  friend class ObjectBuilder;
  friend class detail::ObjectReference;

  // Takes ownership of one reference.
  explicit ObjectPtr(const Object* object) noexcept : object_(object) {}
  [[nodiscard]] detail::Block* block() const noexcept {
    // Block is the base class of Object, which adds no data members and no vtable. Casting away
    // const is safe, because only the reference count is changed.
    return reinterpret_cast<detail::Block*>(const_cast<Object*>(object_));
  }

  const Object* object_ = nullptr;
};

}  // namespace kinform::inline v0
