// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// In-cluster configuration: address from the environment, credentials of the service account.

#pragma once

#include <string>

#include "config/selection.hpp"
#include "kinform/config.hpp"

namespace kinform::inline v0::config {

// Returns what is missing for in-cluster configuration; empty if nothing is (IC-04).
[[nodiscard]] std::string reason_not_in_cluster(const ConfigOptions& options);

// Returns the pod's server, token, CA and namespace (IC-01 to IC-03).
// REQUIRES: reason_not_in_cluster() is empty.
[[nodiscard]] Selection in_cluster_selection(const ConfigOptions& options);

// Returns the pod's namespace, or "default" (IC-03).
[[nodiscard]] std::string in_cluster_namespace(const ConfigOptions& options);

}  // namespace kinform::inline v0::config
