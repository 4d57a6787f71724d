// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// YAML as Kubernetes' tools read it: another way to write JSON.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

// The document of a YAML text; null if it is empty. What scalars mean is decided as kubectl does:
// 0644 is 420, `on` and `yes` are true, what stands in quotation marks is text. Anchors, aliases
// and
// `<<` are resolved; JSON is YAML.
//
// Errors are Malformed or LimitExceeded and name line and column: text that is not YAML, a key that
// comes twice, a second document; more than 16 MiB, 256 levels, or aliases that multiply.
[[nodiscard]] Result<Json> json_from_yaml(std::string_view text);

// The documents of a stream, which `---` separates. Empty ones are left out.
[[nodiscard]] Result<std::vector<Json>> json_documents_from_yaml(std::string_view text);

struct YamlOptions {
  // As kubectl does; otherwise members keep their order.
  bool sort_keys = false;
};

// As kubectl writes it, except that long lines are not broken. json_from_yaml gives the same value
// back; only a number beyond the range of a double, which YAML does not know, comes back as text.
[[nodiscard]] std::string to_yaml(const Json& json, YamlOptions options = {});
[[nodiscard]] std::string to_yaml(const Value& value, YamlOptions options = {});
[[nodiscard]] std::string to_yaml(const Object& object, YamlOptions options = {});

}  // namespace kinform::inline v0
