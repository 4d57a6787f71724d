// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates the drafts (mutable classes to fill in and send) of a package (API group and version).
// Each belongs to a view, the read-only class of the same type; drafts have a header of their own.

#pragma once

#include <string>

#include "tools/generate/cpp_type.hpp"

namespace kinform::inline v0::tools {

[[nodiscard]] GeneratedFiles write_drafts(const CppPackage& package, Bodies bodies);

// Returns `kinform/api/core/v1_draft.hpp` for `kinform/api/core/v1.hpp`.
[[nodiscard]] std::string draft_header_of(const std::string& view_header);

}  // namespace kinform::inline v0::tools
