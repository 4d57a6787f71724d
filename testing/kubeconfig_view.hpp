// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats a Kubeconfig as `kubectl config view` does, to compare our parser with kubectl.

#pragma once

#include "config/kubeconfig.hpp"
#include "kinform/json.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::test_support {

// --minify: keeps only the current context, and its cluster and user. Returns InvalidArgument if
// one of them is missing.
[[nodiscard]] Result<config::Kubeconfig> minify(config::Kubeconfig config);

// --flatten: replaces file names by the contents of the certificates and keys.
[[nodiscard]] Result<config::Kubeconfig> flatten(config::Kubeconfig config);

// -o json --raw: includes secrets.
[[nodiscard]] Json to_json(const config::Kubeconfig& config);

}  // namespace kinform::inline v0::test_support
