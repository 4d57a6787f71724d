// The one cluster, user and context that count, of all that files and flags name.

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

// KC-08: what the context names, by flag or by file; with paths resolved. Fields stay empty where
// nothing is named. InvalidArgument if something is named that is not there; the message lists what
// is.
[[nodiscard]] Result<Selection> select(const Kubeconfig& config, const ConfigOverrides& overrides);

// KC-09: flags over everything.
void apply(const ConfigOverrides& overrides, Selection& selection);

// KC-11: InvalidArgument with all that cannot be used, and FailedPrecondition for files that cannot
// be read.
[[nodiscard]] Result<void> check(const Selection& selection);

// KC-13, KC-14: what a client needs of it. REQUIRES: check() has passed.
[[nodiscard]] Result<ClientConfig> to_client_config(const Selection& selection,
                                                    const ConfigOverrides& overrides);

}  // namespace kinform::inline v0::config
