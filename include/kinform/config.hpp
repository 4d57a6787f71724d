// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds out which cluster to talk to, and as whom, as kubectl does.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kinform/client_config.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// What flags say, over everything that files say. An empty text is a flag that was not given.
struct ConfigOverrides {
  std::string context = {};  // --context, in place of current-context.
  // --cluster and --user, in place of the context's.
  std::string cluster = {};
  std::string user = {};
  std::string namespace_name = {};

  // --server. Without tls_server_name, the file's tls-server-name is dropped with the file's
  // server.
  std::string server = {};
  std::string tls_server_name = {};
  // Either replaces whatever the file says of trust.
  std::string certificate_authority = {};
  bool insecure_skip_tls_verify = false;
  std::string proxy_url = {};
  std::optional<bool> disable_compression = {};
  std::string request_timeout = {};  // "30", which is seconds, or "1m30s".

  // A token, a token file, or a name with a password replaces any other of these, and a plugin; a
  // client certificate stays.
  std::string token = {};
  std::string token_file = {};
  std::string username = {};
  std::string password = {};
  std::string client_certificate = {};
  std::string client_key = {};

  std::string as = {};
  std::string as_uid = {};
  std::vector<std::string> as_groups = {};
  std::map<std::string, std::vector<std::string>> as_user_extra = {};
};

struct ConfigOptions {
  // --kubeconfig: this file alone, and it must be there.
  std::string kubeconfig = {};
  ConfigOverrides overrides = {};

  // The value of a variable; empty if it is not set. By default, of this process's environment.
  std::function<std::optional<std::string>(const std::string& name)> environment = {};
  // What a cluster mounts into each pod.
  std::string service_account_folder = "/var/run/secrets/kubernetes.io/serviceaccount";

  // Hears what is odd, but no reason to fail: files of KUBECONFIG that are missing, unknown fields.
  Logger logger = {};
};

// The effective configuration:
// - from the file of `options.kubeconfig`; without one
// - from the files that KUBECONFIG lists, merged: of clusters, users and contexts of one name the
//   first counts, missing files are skipped; without that variable
// - from ~/.kube/config;
// - if none of these names a cluster: from the pod's service account, inside a cluster.
//
// Relative paths in a file are relative to its folder. Errors say which file, line and field, and
// what can be done; they never show a secret. Malformed: no YAML. InvalidArgument: contents that
// cannot be used. FailedPrecondition: there is no configuration, or a file cannot be read.
[[nodiscard]] Result<ClientConfig> load_config(const ConfigOptions& options = {});

}  // namespace kinform::inline v0
