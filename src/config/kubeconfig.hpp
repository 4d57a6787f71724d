// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The contents of kubeconfig files as structs, before any interpretation.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::config {

// The position of an entry in its file, for error messages.
struct Origin {
  std::string file = {};  // Empty: not from a file.
  int line = 0;
};

using Extensions = std::map<std::string, Json>;
using UserExtra = std::map<std::string, std::vector<std::string>>;

struct Cluster {
  Origin origin = {};
  std::string server = {};
  std::string tls_server_name = {};
  bool insecure_skip_tls_verify = false;
  std::string certificate_authority = {};       // A path.
  std::string certificate_authority_data = {};  // Decoded.
  std::string proxy_url = {};
  bool disable_compression = false;
  Extensions extensions = {};
};

struct ExecEntry {
  std::string command = {};
  // Optional, because kubectl's output distinguishes an absent list from an empty one.
  std::optional<std::vector<std::string>> arguments = {};
  std::optional<std::vector<std::pair<std::string, std::string>>> environment = {};
  std::string api_version = {};
  std::string install_hint = {};
  bool provide_cluster_info = false;
  std::string interactive_mode = {};
};

struct AuthProvider {
  std::string name = {};
  std::optional<std::map<std::string, std::string>> config = {};
};

struct User {
  Origin origin = {};
  std::string client_certificate = {};       // A path.
  std::string client_certificate_data = {};  // Decoded.
  std::string client_key = {};
  std::string client_key_data = {};
  std::string token = {};
  std::string token_file = {};
  std::string as = {};
  std::string as_uid = {};
  std::vector<std::string> as_groups = {};
  UserExtra as_user_extra = {};
  std::string username = {};
  std::string password = {};
  std::optional<AuthProvider> auth_provider = {};
  std::optional<ExecEntry> exec = {};
  Extensions extensions = {};
};

struct Context {
  Origin origin = {};
  std::string cluster = {};
  std::string user = {};
  std::string namespace_name = {};
  Extensions extensions = {};
};

struct Preferences {
  bool colors = false;
  Extensions extensions = {};
};

// A field that is not part of the kubeconfig format; often misspelt.
struct UnknownField {
  Origin origin = {};
  std::string path = {};
};

struct Kubeconfig {
  Preferences preferences = {};
  std::map<std::string, Cluster> clusters = {};
  std::map<std::string, User> users = {};
  std::map<std::string, Context> contexts = {};
  std::string current_context = {};
  Origin current_context_origin = {};
  Extensions extensions = {};
  std::vector<UnknownField> unknown_fields = {};
};

// Merges files in order of precedence: for entries of the same name the first file wins as a whole,
// for single values the first that is not empty (KC-05).
[[nodiscard]] Kubeconfig merge_kubeconfigs(std::vector<Kubeconfig> files);

// Resolves a path of an entry, relative to the folder of the entry's file (KC-06).
[[nodiscard]] std::string resolve_path(const std::string& path, const Origin& origin);

// Returns `kubeconfig "FILE", line 3` for messages; empty if the origin is no file.
[[nodiscard]] std::string to_string(const Origin& origin);

}  // namespace kinform::inline v0::config
