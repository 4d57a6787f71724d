// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A Kubernetes object in a cache: immutable, compact, lossless, and shared through ObjectPtr.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>

#include "kinform/building_blocks/object_ptr.hpp"
#include "kinform/detail/block.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/lifetime.hpp"
#include "kinform/object_key.hpp"
#include "kinform/result.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

class Object;

namespace detail {
KINFORM_EXPORT const Block& block_of(const Object& object);
}  // namespace detail

// One object of any kind, built-in or custom. Its JSON is equal to the JSON that it was decoded
// from, including unknown fields, the order of members, and numbers of any size. Held through
// ObjectPtr only.
//
// It is one block of memory. The objects of an informer share a pool, which stores field names, and
// strings and parts that several objects have in common, only once (docs/adr/0001-object-form.md).
//
// Thread safety: immutable, so all members may be called from any thread.
class KINFORM_EXPORT Object : private detail::Block {
 public:
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  [[nodiscard]] Value root() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value operator[](std::string_view key) const KINFORM_LIFETIME_BOUND {
    return root()[key];
  }
  // See Value::at: `object.at("/status/podIP")`.
  [[nodiscard]] Value at(std::string_view pointer) const KINFORM_LIFETIME_BOUND {
    return root().at(pointer);
  }

  // Accessors of well-known fields, without a search. If the object does not have the field, text
  // is empty and values are absent.
  [[nodiscard]] std::string_view api_version() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::string_view kind() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value metadata() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::string_view name() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::string_view generate_name() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::string_view namespace_name() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::string_view uid() const KINFORM_LIFETIME_BOUND;
  // Opaque: compare for equality only.
  [[nodiscard]] std::string_view resource_version() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::int64_t generation() const;
  [[nodiscard]] std::string_view creation_timestamp() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] std::string_view deletion_timestamp() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value labels() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value annotations() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value owner_references() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value finalizers() const KINFORM_LIFETIME_BOUND;
  [[nodiscard]] Value managed_fields() const KINFORM_LIFETIME_BOUND;

  // Returns the value of a label; empty if there is none.
  [[nodiscard]] std::string_view label(std::string_view key) const KINFORM_LIFETIME_BOUND {
    return labels()[key].as_string();
  }

  [[nodiscard]] ObjectKeyView key() const KINFORM_LIFETIME_BOUND {
    return {namespace_name(), name()};
  }
  // Like `key() == other`, but about three times as fast, for lookups.
  [[nodiscard]] bool has_key(const ObjectKeyView& other) const;

  [[nodiscard]] std::string to_json() const { return root().to_json(); }

  // Returns the size of this object's own memory block, without the parts that it shares with other
  // objects.
  [[nodiscard]] std::size_t memory_bytes() const;

  // Compares as JSON; see Value.
  friend bool operator==(const Object& left, const Object& right) {
    return left.root() == right.root();
  }

 private:
  friend class ObjectPtr;
  friend class ObjectBuilder;
  friend const detail::Block& detail::block_of(const Object& object);
  friend ObjectPtr detail::owner_of(const Value& value);

  enum class WellKnown : std::uint8_t;  // The fields above; see src/api/object/object_form.hpp.

  Object() = delete;
  [[nodiscard]] Value root_field(WellKnown field) const;
  [[nodiscard]] Value metadata_field(WellKnown field) const;
};

// Parses one object from JSON text. For single objects: they share no memory with each other,
// unlike the objects that an informer decodes.
[[nodiscard]] KINFORM_EXPORT Result<ObjectPtr> parse_object(std::string_view json);

}  // namespace kinform::inline v0
