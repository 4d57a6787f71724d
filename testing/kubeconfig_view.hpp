// A Kubeconfig as `kubectl config view` shows it, to compare ours with kubectl's.

#pragma once

#include "config/kubeconfig.hpp"
#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::test_support {

// --minify: only the current context, and the cluster and user that it names. InvalidArgument if
// one of them is not there.
[[nodiscard]] Result<config::Kubeconfig> minify(config::Kubeconfig config);

// --flatten: certificates and keys in place of the files that hold them.
[[nodiscard]] Result<config::Kubeconfig> flatten(config::Kubeconfig config);

// -o json --raw: secrets included.
[[nodiscard]] Json to_json(const config::Kubeconfig& config);

}  // namespace kinform::inline v0::testing
