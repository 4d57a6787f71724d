// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The key of an object in a cache: namespace and name.

#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "kinform/building_blocks/object_key_view.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/detail/text_equal.hpp"
#include "kinform/detail/text_hash.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A key that owns its strings.
struct KINFORM_EXPORT ObjectKey {
  std::string namespace_name = {};
  std::string name = {};

  ObjectKey() = default;
  ObjectKey(std::string key_namespace, std::string key_name)
      : namespace_name(std::move(key_namespace)), name(std::move(key_name)) {}
  // Splits "namespace/name" at the first slash, so that `queue.add("default/web")` works. For text
  // from outside, use parse(), which reports an error.
  template <class Text>
  requires std::is_convertible_v<const Text&, std::string_view> ObjectKey(const Text& text)
      : ObjectKey(ObjectKeyView(text)) {}
  explicit ObjectKey(ObjectKeyView view) : namespace_name(view.namespace_name), name(view.name) {}

  // Parses `namespace/name` or `name`; more than one slash is an error.
  static Result<ObjectKey> parse(std::string_view text);

  [[nodiscard]] std::string to_string() const { return ObjectKeyView(*this).to_string(); }

  operator ObjectKeyView() const { return {namespace_name, name}; }

  friend bool operator==(const ObjectKey&, const ObjectKey&) = default;
  friend auto operator<=>(const ObjectKey&, const ObjectKey&) = default;
};

// Writes to_string().
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const ObjectKey& key);

// Returns the same hash for a key and its view, so that maps can be searched with either.
struct ObjectKeyHash {
  using is_transparent = void;
  std::size_t operator()(const ObjectKeyView& key) const noexcept {
    const std::uint64_t seed = detail::hash_seed();
    return detail::mix_hashes(detail::hash_text(key.namespace_name, seed),
                              detail::hash_text(key.name, ~seed));
  }
};

// The equality that matches ObjectKeyHash.
struct ObjectKeyEqual {
  using is_transparent = void;
  bool operator()(const ObjectKeyView& left, const ObjectKeyView& right) const noexcept {
    return detail::equal_text(left.name, right.name) &&
           detail::equal_text(left.namespace_name, right.namespace_name);
  }
};

}  // namespace kinform::inline v0

// Transparent, so that maps and queues with the default hash can be searched with an ObjectKeyView.
template <>
struct std::hash<kinform::ObjectKey> : kinform::ObjectKeyHash {};
