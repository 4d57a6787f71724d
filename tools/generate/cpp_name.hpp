// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts JSON names to C++ identifiers.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::tools {

// Returns `pod_ips` for `podIPs`, `x_kubernetes_map_type` for `x-kubernetes-map-type`,
// `namespace_name` for `namespace`, and a trailing underscore for other C++ keywords: `template_`.
[[nodiscard]] std::string accessor_name(std::string_view json_name);

// Returns `kRunning` for `Running`, `kServerAuth` for `server auth`, `kEmpty` for "".
[[nodiscard]] std::string constant_name(std::string_view value);

// Returns `JobTemplate` for `jobTemplate`.
[[nodiscard]] std::string class_name(std::string_view json_name);

// Returns true for names that generated classes must not have, such as `View` and `EOF`.
[[nodiscard]] bool is_reserved_class(std::string_view name);

// Returns `core::v1` for `core/v1`, `operator_::v1` for `operator/v1`, `group_3scale::v1` for
// `3scale/v1`, `std_::v1` for `std/v1`. REQUIRES: the package is a group, a slash and a version.
[[nodiscard]] std::string namespace_of(std::string_view package);

// Returns true for a namespace that may enclose generated ones: `my::types`, but neither `std::x`
// nor `x { int y; }`.
[[nodiscard]] bool is_usable_namespace(std::string_view name);

// Returns the text as a C++ string literal.
[[nodiscard]] std::string literal(std::string_view text);

}  // namespace kinform::inline v0::tools
