// The contents of kubeconfig files, field by field, as they are written.

#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "kinform/json.hpp"

namespace kinform::inline v0::config {

// Where an entry was read.
struct Origin {
  std::string file = {};  // Empty: it comes from no file.
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
  // Lists that are absent and lists that are empty look different in kubectl's answers.
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

// A field that means nothing to us; often a misspelt one.
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

// KC-05: of entries of one name the first file's counts, whole; of single values the first that is
// not empty.
[[nodiscard]] Kubeconfig merge_kubeconfigs(std::vector<Kubeconfig> files);

// A path that stands in an entry: relative ones are relative to the folder of the entry's file.
[[nodiscard]] std::string resolve_path(const std::string& path, const Origin& origin);

// `kubeconfig "FILE", line 3`, for messages; empty for what comes from no file.
[[nodiscard]] std::string to_string(const Origin& origin);

}  // namespace kinform::inline v0::config
