// From text to label requirements: the grammar of label selectors, apart from what they mean.

#pragma once

#include <string_view>
#include <vector>

#include "kinform/label_selector.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::api {

// Reads `requirement ("," requirement)*`, or nothing at all. Each requirement returned is valid;
// they stand in the order of the text.
[[nodiscard]] Result<std::vector<LabelRequirement>> parse_label_requirements(std::string_view text);

}  // namespace kinform::inline v0::api
