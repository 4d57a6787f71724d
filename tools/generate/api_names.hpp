// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Checks the names of custom resources, which come from untrusted files and become file names and
// C++ code.

#pragma once

#include <string_view>

#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// Returns Malformed, with the path in a CustomResourceDefinition and the rule, if group, version,
// kind or plural is not a name that kube-apiserver accepts. The core group is empty.
[[nodiscard]] Result<void> check_api_names(const schema::ResourceFacts& resource);

// Returns Malformed if a field name or an enum value cannot be a string literal in generated code.
// Kubernetes limits neither, but accepts nothing real that these limits refuse.
[[nodiscard]] Result<void> check_literal(std::string_view text, std::string_view what);

}  // namespace kinform::inline v0::tools
