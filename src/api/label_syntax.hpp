// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Validates label keys and values. Annotation keys follow the same rule as label keys.

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "kinform/detail/export.hpp"

namespace kinform::inline v0::api {

// The first syntax error in a text, and its byte position.
struct SyntaxProblem {
  std::size_t position = 0;
  std::string_view reason = {};
};

// A key is a name of 1 to 63 bytes: letters and digits at both ends, and `-`, `_`, `.` between
// them. A DNS subdomain of up to 253 bytes (parts of lower-case letters, digits and inner `-`,
// joined by dots) and a slash may precede it.
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::optional<SyntaxProblem> find_label_key_problem(
    std::string_view key);

// A value is empty, or a name as described above.
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::optional<SyntaxProblem> find_label_value_problem(
    std::string_view value);

}  // namespace kinform::inline v0::api
