// Names of C++ for names of JSON.

#pragma once

#include <string>
#include <string_view>

namespace kinform::inline v0::tools {

// `podIPs` is `pod_ips`, `x-kubernetes-map-type` is `x_kubernetes_map_type`, `namespace` is
// `namespace_name` as everywhere in this library, and other words of C++ get an underscore:
// `template_`.
[[nodiscard]] std::string accessor_name(std::string_view json_name);

// `Running` is `kRunning`, `server auth` is `kServerAuth`, "" is `kEmpty`.
[[nodiscard]] std::string constant_name(std::string_view value);

// `jobTemplate` is `JobTemplate`.
[[nodiscard]] std::string class_name(std::string_view json_name);

// `core/v1` is `core::v1`, `operator/v1` is `operator_::v1`, `3scale/v1` is `group_3scale::v1`.
[[nodiscard]] std::string namespace_of(std::string_view package);

// The text as a string literal.
[[nodiscard]] std::string literal(std::string_view text);

}  // namespace kinform::inline v0::tools
