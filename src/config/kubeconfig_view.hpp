// A Kubeconfig as `kubectl config view` shows it.

#pragma once

#include "config/kubeconfig.hpp"
#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::config {

// --minify: only the current context, and the cluster and user that it names. InvalidArgument if
// one of them is not there.
[[nodiscard]] Result<Kubeconfig> minify(Kubeconfig config);

// --flatten: certificates and keys in place of the files that hold them.
[[nodiscard]] Result<Kubeconfig> flatten(Kubeconfig config);

// -o json --raw: secrets included.
[[nodiscard]] Json to_json(const Kubeconfig& config);

}  // namespace kinform::config
