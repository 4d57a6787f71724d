// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Connection settings: the server, how to verify its certificate, and the credentials. The resolved
// form of a kubeconfig's current context.

#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kinform/building_blocks/tls_options.hpp"

namespace kinform::inline v0 {

// Impersonates another user, if the server allows it.
struct Impersonation {
  std::string user = {};
  std::string uid = {};
  std::vector<std::string> groups = {};
  std::map<std::string, std::vector<std::string>> extra = {};

  friend bool operator==(const Impersonation&, const Impersonation&) = default;
};

// Says if a credential plugin may use the standard input of this process to prompt the user.
enum class InteractiveMode : std::uint8_t {
  Never,
  IfAvailable,  // Only if standard input is a terminal.
  Always,       // Without a terminal, the plugin is not run and authentication fails.
};

// A program that prints credentials (`users[].user.exec` of a kubeconfig). It is run without a
// shell.
struct ExecPlugin {
  std::string api_version = {};  // client.authentication.k8s.io/v1 or /v1beta1.
  // A path, or a name to look up in PATH.
  std::string command = {};
  std::vector<std::string> arguments = {};
  std::vector<std::pair<std::string, std::string>> environment = {};  // Added to this process's.
  // Shown to the user if the program is missing: how to install it.
  std::string install_hint = {};
  // Passes the cluster's settings to the plugin, in KUBERNETES_EXEC_INFO.
  bool provide_cluster_info = false;
  // The cluster's extension `client.authentication.k8s.io/exec`, as JSON. Empty: none.
  std::string cluster_extension_json = {};
  InteractiveMode interactive_mode = InteractiveMode::IfAvailable;

  friend bool operator==(const ExecPlugin&, const ExecPlugin&) = default;
};

// Server, trust and credentials of a client. Credentials are never logged. They are sent over TLS
// only, unless allow_credentials_over_http is set.
//
// A client certificate can be combined with any other credential. Of the others the first that is
// set is used: token file, token, username and password, plugin.
struct ClientConfig {
  std::string server = {};          // `https://host:port`, optionally with a path.
  std::string namespace_name = {};  // The context's namespace; empty: "default".
  TlsOptions tls = {};
  std::string proxy_url = {};
  bool disable_compression = false;
  // The --request-timeout override; zero: none. Client does not apply it: copy it to
  // ClientOptions::request_timeout.
  std::chrono::nanoseconds request_timeout{0};

  std::string bearer_token = {};
  // Read again regularly. Takes precedence over bearer_token, which is used until the file could be
  // read.
  std::string bearer_token_file = {};
  std::string username = {};
  std::string password = {};
  // In PEM format. The data takes precedence over the file; files are read again when they change.
  std::string client_certificate_pem = {};
  std::string client_certificate_file = {};
  std::string client_key_pem = {};
  std::string client_key_file = {};
  std::optional<ExecPlugin> exec = {};
  Impersonation impersonate = {};

  // Sends the credentials to a server without TLS, too. Everyone on the network path can then read
  // and reuse them: set it only for a server on this machine. By default a client of an `http://`
  // server sends no credentials and runs no plugin, and the error of a 401 response says so.
  bool allow_credentials_over_http = false;

  friend bool operator==(const ClientConfig&, const ClientConfig&) = default;
};

}  // namespace kinform::inline v0
