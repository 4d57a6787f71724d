// Patterns of schemas: regular expressions from outside, which may cost neither time nor stack.

#pragma once

#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// Whether the text has a part that matches. InvalidArgument: the pattern is none, or so large that
// matching it is not safe. Time is linear in the text: there is no backtracking.
[[nodiscard]] Result<bool> matches_pattern(std::string_view text, const std::string& pattern);

}  // namespace kinform::inline v0::server
