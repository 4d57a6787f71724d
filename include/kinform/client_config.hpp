// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Which server, how to trust it, and who we are: what a kubeconfig's current context comes down to.

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

// Acting as somebody else, if the server allows it.
struct Impersonation {
  std::string user = {};
  std::string uid = {};
  std::vector<std::string> groups = {};
  std::map<std::string, std::vector<std::string>> extra = {};

  friend bool operator==(const Impersonation&, const Impersonation&) = default;
};

// Whether a credential plugin gets our standard input, to ask a person something.
enum class InteractiveMode : std::uint8_t {
  Never,
  IfAvailable,  // If it is a terminal.
  Always,       // Without a terminal the plugin is not run at all.
};

// A program that prints credentials (`users[].user.exec` of a kubeconfig). It is run without a
// shell.
struct ExecPlugin {
  std::string api_version = {};  // client.authentication.k8s.io/v1 or …/v1beta1.
  // A path, or a name that is looked up in PATH.
  std::string command = {};
  std::vector<std::string> arguments = {};
  std::vector<std::pair<std::string, std::string>> environment = {};  // Added to ours.
  // For people: how to get the program, where it is missing.
  std::string install_hint = {};
  // Tells the plugin about the cluster, in KUBERNETES_EXEC_INFO.
  bool provide_cluster_info = false;
  // What the cluster's extension `client.authentication.k8s.io/exec` holds, as JSON; empty:
  // nothing.
  std::string cluster_extension_json = {};
  InteractiveMode interactive_mode = InteractiveMode::IfAvailable;

  friend bool operator==(const ExecPlugin&, const ExecPlugin&) = default;
};

// Credentials are secrets: they are never logged.
//
// Of several ways to say who we are, a certificate goes with any other; of the rest this order
// counts: token file, token, name and password, plugin. A plugin is not run if there is any other.
struct ClientConfig {
  std::string server = {};          // `https://host:port`, a path after it if there is one.
  std::string namespace_name = {};  // The context's namespace; empty: "default" is meant.
  TlsOptions tls = {};
  std::string proxy_url = {};
  bool disable_compression = false;
  // Of a whole request, watches included; zero: none.
  std::chrono::nanoseconds request_timeout{0};

  std::string bearer_token = {};
  // Read again as it changes; counts before bearer_token as soon as it could be read.
  std::string bearer_token_file = {};
  std::string username = {};
  std::string password = {};
  // PEM. The data counts before the file; files are read again when they change.
  std::string client_certificate_pem = {};
  std::string client_certificate_file = {};
  std::string client_key_pem = {};
  std::string client_key_file = {};
  std::optional<ExecPlugin> exec = {};
  Impersonation impersonate = {};

  friend bool operator==(const ClientConfig&, const ClientConfig&) = default;
};

}  // namespace kinform::inline v0
