// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares a response with the expectation in the table of scenarios (docs/conformance.md).

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::conformance {

// The values that a scenario has saved, by name.
using Variables = std::map<std::string, Json, std::less<>>;

// Replaces `${name}` and `${name + 5}` everywhere in `expected`. A string that consists of one such
// expression becomes the value itself. Unknown names are left unchanged.
[[nodiscard]] Json with_variables(const Json& expected, const Variables& variables);

// Returns the differences, one line each with its location; empty if `actual` matches:
// - an object has at least the expected members, an array exactly the expected elements;
// - anything else is equal;
// - an object with one member whose key begins with `$` is a rule, as docs/conformance.md lists
//   them. `$save` adds to the variables.
[[nodiscard]] std::vector<std::string> compare(const Json& expected, const Json& actual,
                                               Variables& variables);

// Compares resource versions as numbers. Only for tests: clients may not compare them.
[[nodiscard]] bool is_newer_version(std::string_view left, std::string_view right);

}  // namespace kinform::inline v0::conformance
