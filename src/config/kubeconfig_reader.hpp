// The text of a kubeconfig file → Kubeconfig.

#pragma once

#include <string>
#include <string_view>

#include "config/kubeconfig.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// `text` is YAML or JSON; without anything in it, an empty Kubeconfig. Of several documents the
// first counts, as for kubectl. `file` is for messages and for paths. Errors name file, line and
// field, and show no values: Malformed for what is not YAML, InvalidArgument for fields of another
// type, data that is not base64, and names that come twice.
[[nodiscard]] Result<Kubeconfig> read_kubeconfig(std::string_view text, const std::string& file);

}  // namespace kinform::inline v0::config
