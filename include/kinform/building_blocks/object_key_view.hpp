// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A borrowed object key: namespace and name as string views.

#pragma once

#include <compare>
#include <cstddef>
#include <string_view>
#include <type_traits>

#include "kinform/detail/export.hpp"
#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

// A borrowed key, for lookups without copying.
struct KINFORM_EXPORT ObjectKeyView {
  std::string_view namespace_name = {};  // Empty for cluster-scoped objects.
  std::string_view name = {};

  constexpr ObjectKeyView() = default;
  constexpr ObjectKeyView(std::string_view key_namespace, std::string_view key_name)
      : namespace_name(key_namespace), name(key_name) {}
  // Splits "namespace/name" at the first slash; text without one is the name of a cluster-scoped
  // object.
  template <class Text>
  requires std::is_convertible_v<const Text&, std::string_view>
  constexpr ObjectKeyView(const Text& text) : name(std::string_view(text)) {
    const std::size_t slash = name.find('/');
    if (slash == std::string_view::npos) return;
    namespace_name = name.substr(0, slash);
    name.remove_prefix(slash + 1);
  }

  // Returns `namespace/name`, or just `name` if there is no namespace.
  [[nodiscard]] std::string to_string() const;

  friend bool operator==(const ObjectKeyView&, const ObjectKeyView&) = default;
  friend auto operator<=>(const ObjectKeyView&, const ObjectKeyView&) = default;
};

// Prints to_string().
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const ObjectKeyView& key);

}  // namespace kinform::inline v0
