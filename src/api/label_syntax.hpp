// What keys and values of labels may look like (and keys of annotations, which follow the same
// rule).

#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

namespace kinform::inline v0::api {

// What is wrong with a text, and at which of its bytes.
struct SyntaxProblem {
  std::size_t position = 0;
  std::string_view reason = {};
};

// A key is a name of 1 to 63 bytes: letters and digits at both ends, and `-`, `_`, `.` between
// them. A DNS subdomain of up to 253 bytes (parts of lower-case letters, digits and inner `-`,
// joined by dots) and a slash may stand before it.
[[nodiscard]] std::optional<SyntaxProblem> find_label_key_problem(std::string_view key);

// A value is empty or a name as above.
[[nodiscard]] std::optional<SyntaxProblem> find_label_value_problem(std::string_view value);

}  // namespace kinform::inline v0::api
