// Which kubeconfig files count, and what they say together.

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
  // In order of precedence: which were read, and which are not there.
  std::vector<std::string> read = {};
  std::vector<std::string> missing = {};
};

// The value of a variable, by options.environment or of this process; empty if it is not set.
[[nodiscard]] std::string variable(const ConfigOptions& options, const std::string& name);

// KC-01 to KC-05: reads and merges. If several files are wrong, the error names all of them.
[[nodiscard]] Result<LoadedKubeconfig> load_kubeconfig_files(const ConfigOptions& options);

}  // namespace kinform::inline v0::config
