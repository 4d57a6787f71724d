// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds, reads and merges the kubeconfig files.

#pragma once

#include <optional>
#include <string>
#include <vector>

#include "config/kubeconfig.hpp"
#include "kinform/config.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

struct LoadedKubeconfig {
  Kubeconfig config = {};
  // The files that were read and those that do not exist, in order of precedence.
  std::vector<std::string> read = {};
  std::vector<std::string> missing = {};
};

// Returns an environment variable, from options.environment if set; empty if undefined.
[[nodiscard]] std::string variable(const ConfigOptions& options, const std::string& name);

// Reads and merges the files (KC-01 to KC-05). If several are invalid, the error names them all.
[[nodiscard]] Result<LoadedKubeconfig> load_kubeconfig_files(const ConfigOptions& options);

}  // namespace kinform::inline v0::config
