// Which fields of a kind a field selector may name, and what they are in an object.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/field_selector.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

using FieldValues = std::vector<std::pair<std::string_view, std::string>>;

// Of all fields that can be selected for this kind. The names live as long as the program.
[[nodiscard]] FieldValues read_selectable_fields(const KindFacts& kind, const Json& object);
[[nodiscard]] FieldValues read_selectable_fields(const KindFacts& kind, const Object& object);

// The first field that the selector names and the kind does not offer; nothing if all is well.
[[nodiscard]] std::optional<std::string> unknown_field(const KindFacts& kind,
                                                       const FieldSelector& selector);

}  // namespace kinform::inline v0::server
