// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The release that the schema files describe. Written by ./dev schema; do not edit.

#pragma once

#include <string_view>

namespace kinform::inline v0::schema {

inline constexpr std::string_view kKubernetesMajor = "1";
inline constexpr std::string_view kKubernetesMinor = "37";
inline constexpr std::string_view kKubernetesRelease = "v1.37.2";

}  // namespace kinform::inline v0::schema
