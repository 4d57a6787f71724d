// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The schema files of src/schema/kubernetes, embedded in the library.

#pragma once

#include <span>
#include <string_view>

namespace kinform::inline v0::schema {

// Returns one text per file. CMake generates the definition.
[[nodiscard]] std::span<const std::string_view> kubernetes_texts();

}  // namespace kinform::inline v0::schema
