// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds unknown fields, which the parameter `fieldValidation` turns into errors or warnings.

#pragma once

#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// Returns the paths of unknown fields, such as `spec.frobs`, in the order of the object.
[[nodiscard]] std::vector<std::string> find_unknown_fields(const KindFacts& kind,
                                                           const Json& object);

}  // namespace kinform::inline v0::server
