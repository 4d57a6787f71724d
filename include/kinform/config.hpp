// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Loads the client configuration like kubectl: from kubeconfig files, flags, or the pod's service
// account.

#pragma once

#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kinform/client_config.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Values of command-line flags, which override the kubeconfig files. Empty: the flag was not given.
struct ConfigOverrides {
  std::string context = {};  // --context: replaces current-context.
  // --cluster and --user: replace the context's.
  std::string cluster = {};
  std::string user = {};
  std::string namespace_name = {};

  // --server: replaces the file's server and, unless tls_server_name is set, drops the file's
  // tls-server-name.
  std::string server = {};
  std::string tls_server_name = {};
  // If either is set, both replace the CA and TLS verification settings of the file.
  std::string certificate_authority = {};
  bool insecure_skip_tls_verify = false;
  std::string proxy_url = {};
  std::optional<bool> disable_compression = {};
  std::string request_timeout = {};  // "30" (seconds) or "1m30s".

  // If a token, a token file, or a username and password is given, the file's values of all of
  // these and its plugin are ignored; its client certificate is still used.
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
  // --kubeconfig: read only this file; it must exist.
  std::string kubeconfig = {};
  ConfigOverrides overrides = {};

  // Returns the value of an environment variable, or nothing if it is not set. Unset: reads the
  // environment of this process.
  std::function<std::optional<std::string>(const std::string& name)> environment = {};
  // The directory in which a cluster mounts the service account's files into each pod.
  std::string service_account_folder = "/var/run/secrets/kubernetes.io/serviceaccount";

  // Receives warnings about problems that are not errors: missing files of KUBECONFIG, unknown
  // fields.
  Logger logger = {};
};

// Returns the effective configuration, from the first of these sources:
// - the file `options.kubeconfig`, if set;
// - the files listed in KUBECONFIG, if set, merged: of several clusters, users or contexts with the
//   same name the first is used, and missing files are skipped;
// - ~/.kube/config;
// - inside a cluster, the pod's service account, if none of the files selects a cluster.
//
// Credentials for an `http://` server are part of the result too, but a Client does not send them
// unless the program sets ClientConfig::allow_credentials_over_http.
//
// Relative paths in a file are relative to its directory. Error messages name the file, line and
// field and suggest a fix; they never contain a secret. Fails with Malformed if a file is not YAML,
// with InvalidArgument if its contents are unusable, and with FailedPrecondition if there is no
// configuration or a file cannot be read.
[[nodiscard]] KINFORM_EXPORT Result<ClientConfig> load_config(const ConfigOptions& options = {});

}  // namespace kinform::inline v0
