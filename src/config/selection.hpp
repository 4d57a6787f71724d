// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Selects the cluster, user and context from the merged kubeconfig and the overrides.

#pragma once

#include <string>

#include "config/kubeconfig.hpp"
#include "kinform/client_config.hpp"
#include "kinform/config.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

struct Selection {
  std::string context_name = {};
  Context context = {};
  std::string cluster_name = {};
  Cluster cluster = {};
  std::string user_name = {};
  User user = {};
};

// Returns the entries that the selected context names, with paths resolved (KC-08). Entries that
// are not named stay empty. Returns InvalidArgument if a named entry does not exist; the message
// lists the existing ones.
[[nodiscard]] Result<Selection> select(const Kubeconfig& config, const ConfigOverrides& overrides);

// Applies the overrides, which take precedence over the files (KC-09).
void apply(const ConfigOverrides& overrides, Selection& selection);

// Validates the selection (KC-11). Returns all problems in one error: InvalidArgument, or
// FailedPrecondition if the first is a file that cannot be read.
[[nodiscard]] Result<void> check(const Selection& selection);

// Converts the selection to a ClientConfig (KC-13, KC-14). REQUIRES: check() has passed.
[[nodiscard]] Result<ClientConfig> to_client_config(const Selection& selection,
                                                    const ConfigOverrides& overrides);

}  // namespace kinform::inline v0::config
