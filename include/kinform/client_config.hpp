// Which server, how to trust it, and who we are: what a kubeconfig's current context comes down to.

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "kinform/http_transport.hpp"

namespace kinform {

// Acting as somebody else, if the server allows it.
struct Impersonation {
  std::string user = {};
  std::string uid = {};
  std::vector<std::string> groups = {};
  std::map<std::string, std::vector<std::string>> extra = {};

  friend bool operator==(const Impersonation&, const Impersonation&) = default;
};

enum class InteractiveMode : std::uint8_t { Never, IfAvailable, Always };

// A program that prints credentials (`users[].user.exec` of a kubeconfig).
struct ExecPlugin {
  std::string api_version = {};  // client.authentication.k8s.io/v1 or …/v1beta1.
  std::string command = {};
  std::vector<std::string> arguments = {};
  std::vector<std::pair<std::string, std::string>> environment = {};  // Added to ours.
  std::string install_hint = {};
  bool provide_cluster_info = false;
  // What the cluster's extension `client.authentication.k8s.io/exec` holds, as JSON; empty:
  // nothing.
  std::string cluster_extension_json = {};
  InteractiveMode interactive_mode = InteractiveMode::IfAvailable;

  friend bool operator==(const ExecPlugin&, const ExecPlugin&) = default;
};

// Credentials are secrets: they are never logged.
struct ClientConfig {
  std::string server = {};          // `https://host:port`, a path after it if there is one.
  std::string namespace_name = {};  // The context's namespace; empty: "default" is meant.
  TlsOptions tls = {};
  std::string proxy_url = {};
  bool disable_compression = false;

  std::string bearer_token = {};
  std::string bearer_token_file = {};  // Read again as it changes; counts before bearer_token.
  std::string username = {};
  std::string password = {};
  // PEM. The data counts before the file; files are read again when they change.
  std::string client_certificate_pem = {};
  std::string client_certificate_file = {};
  std::string client_key_pem = {};
  std::string client_key_file = {};
  std::optional<ExecPlugin> exec = {};
  Impersonation impersonate = {};
};

}  // namespace kinform
