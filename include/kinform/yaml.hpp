// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts between YAML, as Kubernetes' tools read and write it, and JSON.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kinform/detail/export.hpp"
#include "kinform/json.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0 {

// Parses a single YAML document; null if the text is empty. Scalars are interpreted like in
// kubectl: 0644 is 420, `on` and `yes` are true, quoted scalars are strings. Anchors, aliases and
// `<<` are resolved. JSON is valid YAML.
//
// Fails with Malformed for text that is not YAML, a duplicate key or a second document, and with
// LimitExceeded for more than 16 MiB, more than 256 levels, or aliases that expand too much. The
// message names line and column.
[[nodiscard]] KINFORM_EXPORT Result<Json> json_from_yaml(std::string_view text);

// Parses the documents of a stream, separated by `---`. Empty documents are skipped.
[[nodiscard]] KINFORM_EXPORT Result<std::vector<Json>> json_documents_from_yaml(
    std::string_view text);

struct YamlOptions {
  // Sorts keys like kubectl; otherwise members keep their order.
  bool sort_keys = false;
};

// Returns YAML as kubectl writes it, except that long lines are not wrapped. json_from_yaml()
// returns the same value, except that a number beyond the range of a double is read back as a
// string.
[[nodiscard]] KINFORM_EXPORT std::string to_yaml(const Json& json, YamlOptions options = {});
[[nodiscard]] KINFORM_EXPORT std::string to_yaml(const Value& value, YamlOptions options = {});
[[nodiscard]] KINFORM_EXPORT std::string to_yaml(const Object& object, YamlOptions options = {});

}  // namespace kinform::inline v0
