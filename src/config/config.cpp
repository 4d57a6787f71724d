// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/config.hpp"

#include <utility>

#include "base/quote.hpp"
#include "config/in_cluster.hpp"
#include "config/kubeconfig_files.hpp"
#include "config/selection.hpp"

namespace kinform::inline v0 {
namespace {

using config::LoadedKubeconfig;
using config::Selection;

// Returns true if neither a kubeconfig nor an override names a server. Only then is the in-cluster
// configuration tried (KC-12).
bool is_empty(const Selection& selection) {
  return selection.cluster_name.empty() && selection.cluster.server.empty();
}

std::string list_of(const std::vector<std::string>& files) {
  std::string list;
  for (const std::string& file : files) {
    if (!list.empty()) list += ", ";
    append_quoted(list, file);
  }
  return list;
}

Error no_configuration(const LoadedKubeconfig& loaded, const std::string& not_in_cluster) {
  std::string message = "no configuration: ";
  if (loaded.read.empty() && loaded.missing.empty()) {
    message += "neither KUBECONFIG nor HOME is set";
  } else if (loaded.read.empty()) {
    message += "file not found: " + list_of(loaded.missing);
  } else if (loaded.config.contexts.empty()) {
    message += "no contexts in " + list_of(loaded.read);
  } else {
    message += "no current-context in " + list_of(loaded.read);
  }
  message += "; not running in a cluster either: " + not_in_cluster + ". ";
  if (loaded.config.contexts.empty()) {
    message += "Specify a file with KUBECONFIG or --kubeconfig, or a server with --server";
  } else {
    message += "Select a context with --context; available: ";
    std::vector<std::string> names;
    for (const auto& [name, context] : loaded.config.contexts) names.push_back(name);
    message += list_of(names);
  }
  return {ErrorCode::FailedPrecondition, message};
}

// Returns the default namespace: inside a pod, the namespace of the pod, even if a kubeconfig
// selects another cluster (KC-15).
std::string default_namespace(const ConfigOptions& options) {
  const bool in_cluster = config::reason_not_in_cluster(options).empty();
  return in_cluster ? config::in_cluster_namespace(options) : "default";
}

}  // namespace

Result<ClientConfig> load_config(const ConfigOptions& options) {
  const Result<LoadedKubeconfig> loaded = config::load_kubeconfig_files(options);
  if (!loaded) return loaded.error();
  Result<Selection> selection = config::select(loaded->config, options.overrides);
  if (!selection) return selection.error();
  config::apply(options.overrides, *selection);

  if (is_empty(*selection)) {
    const std::string obstacle = config::reason_not_in_cluster(options);
    if (!obstacle.empty()) return no_configuration(*loaded, obstacle);
    options.logger.info(4, "Using in-cluster configuration");
    selection = config::in_cluster_selection(options);
    config::apply(options.overrides, *selection);
  }
  if (selection->context.namespace_name.empty()) {
    selection->context.namespace_name = default_namespace(options);
  }
  if (const Result<void> checked = config::check(*selection); !checked) return checked.error();
  return config::to_client_config(*selection, options.overrides);
}

}  // namespace kinform::inline v0
