// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Remembers which bytes gave which shared part of an object.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "api/object/object_builder.hpp"

namespace kinform::inline v0::codec {

// Many parts of objects have the same bytes in objects that do not follow each other: the
// containers of a Deployment's pods, their tolerations, the fields of a manager. Such a part is
// decoded twice; after that, its bytes are compared with a copy, and the container in the pool is
// shared.
//
// Bounded: a fixed number of parts, each of at most kBytesMax bytes. A part replaces another one
// whose hash leads to the same place.
//
// Not thread-safe; belongs to the builder's thread.
class PartMemo {
 public:
  // Shorter parts are decoded as fast as they are looked up; longer ones are rarely equal.
  static constexpr std::size_t kBytesMin = 24;
  static constexpr std::size_t kBytesMax = 2048;

  // `builder` must outlive the memo.
  explicit PartMemo(ObjectBuilder& builder) : builder_(builder), parts_(kParts) {}
  ~PartMemo();
  PartMemo(const PartMemo&) = delete;
  PartMemo& operator=(const PartMemo&) = delete;

  // A part that is worth remembering once it is decoded. False if there is none.
  struct Place {
    std::string_view bytes = {};
    std::uint64_t hash = 0;

    explicit operator bool() const { return bytes.data() != nullptr; }
  };

  // Adds the container that these bytes of this type gave before, and returns true. Otherwise
  // returns false, and sets `place` if the bytes have been seen before.
  [[nodiscard]] bool add(const void* type, std::string_view bytes, Place& place);

  // Remembers the container that the builder has added last.
  void store(const void* type, const Place& place);

 private:
  static constexpr std::size_t kParts = 1024;  // A power of two.

  struct Part {
    std::uint64_t hash = 0;
    const void* type = nullptr;
    detail::Cell cell = 0;  // 0: seen once, and not stored.
    std::string bytes = {};
    std::uint64_t rival = 0;  // The last other part that led to this place.
  };

  ObjectBuilder& builder_;
  std::vector<Part> parts_;
};

}  // namespace kinform::inline v0::codec
