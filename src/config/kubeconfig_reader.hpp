// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Parses the text of a kubeconfig file.

#pragma once

#include <string>
#include <string_view>

#include "config/kubeconfig.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// Parses YAML or JSON; an empty text is an empty Kubeconfig. Like kubectl, reads only the first
// document. `file` is used in messages and to resolve paths. Returns Malformed if the text is not
// YAML, and InvalidArgument for fields of the wrong type, data that is not base64, and duplicate
// names. Messages name file, line and field, and never contain values.
[[nodiscard]] Result<Kubeconfig> read_kubeconfig(std::string_view text, const std::string& file);

}  // namespace kinform::inline v0::config
