// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses the text of a label selector into its requirements.

#pragma once

#include <string_view>
#include <vector>

#include "kinform/label_selector.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::api {

// Parses `requirement ("," requirement)*`; empty text has no requirements. The requirements are
// validated and returned in the order of the text.
[[nodiscard]] Result<std::vector<LabelRequirement>> parse_label_requirements(std::string_view text);

}  // namespace kinform::inline v0::api
