// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates the views (read-only classes with one accessor per field) of a package (API group and
// version).

#pragma once

#include "tools/generate/cpp_type.hpp"

namespace kinform::inline v0::tools {

[[nodiscard]] GeneratedFiles write_views(const CppPackage& package, Bodies bodies);

}  // namespace kinform::inline v0::tools
