// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The fields that a field selector may use, for each kind, and their values in an object.

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

// Returns the values of all selectable fields of this kind. The names live as long as the program.
[[nodiscard]] FieldValues read_selectable_fields(const KindFacts& kind, const Json& object);
[[nodiscard]] FieldValues read_selectable_fields(const KindFacts& kind, const Object& object);

// Returns the first field of the selector that is not selectable for this kind; empty if all are.
[[nodiscard]] std::optional<std::string> unknown_field(const KindFacts& kind,
                                                       const FieldSelector& selector);

}  // namespace kinform::inline v0::server
