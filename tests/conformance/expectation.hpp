// Compares an answer with what the table of scenarios expects of it (docs/conformance.md).

#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::conformance {

// What a scenario has saved so far, by name.
using Variables = std::map<std::string, Json, std::less<>>;

// `expected` with `${name}` and `${name + 5}` replaced everywhere; a text that is nothing but one
// of these becomes the value itself. Names that are not known stay as they are.
[[nodiscard]] Json with_variables(const Json& expected, const Variables& variables);

// What differs, a line each with its place; empty if `actual` is as expected:
// - an object has at least the expected members, an array exactly the expected elements;
// - anything else is equal;
// - an object with one member whose key begins with `$` is a rule, as docs/conformance.md lists
//   them. `$save` adds to the variables.
[[nodiscard]] std::vector<std::string> compare(const Json& expected, const Json& actual,
                                               Variables& variables);

// Whether a resource version is the larger number. Only for tests: clients may not compare them.
[[nodiscard]] bool is_newer_version(std::string_view left, std::string_view right);

}  // namespace kinform::inline v0::conformance
