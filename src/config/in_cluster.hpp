// What a pod finds of its own cluster: the address in the environment, the identity in a folder.

#pragma once

#include <string>

#include "config/selection.hpp"
#include "kinform/config.hpp"

namespace kinform::inline v0::config {

// IC-04: empty if a service account can be used, else what is missing.
[[nodiscard]] std::string reason_not_in_cluster(const ConfigOptions& options);

// IC-01 to IC-03. REQUIRES: reason_not_in_cluster() is empty.
[[nodiscard]] Selection in_cluster_selection(const ConfigOptions& options);

// IC-03: the pod's namespace, or "default".
[[nodiscard]] std::string in_cluster_namespace(const ConfigOptions& options);

}  // namespace kinform::inline v0::config
