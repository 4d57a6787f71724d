// The key of an object, borrowed from whoever has its texts.

#pragma once

#include <compare>
#include <string_view>

#include "kinform/detail/standard_types.hpp"

namespace kinform::inline v0 {

// A borrowed key: for look-ups without copying.
struct ObjectKeyView {
  std::string_view namespace_name = {};  // Empty for cluster-scoped objects.
  std::string_view name = {};

  // `namespace/name`, or just `name` without a namespace (ST-01).
  [[nodiscard]] std::string to_string() const;

  friend bool operator==(const ObjectKeyView&, const ObjectKeyView&) = default;
  friend auto operator<=>(const ObjectKeyView&, const ObjectKeyView&) = default;
};

// As to_string().
std::ostream& operator<<(std::ostream& out, const ObjectKeyView& key);

}  // namespace kinform::inline v0
