// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/selection.hpp"

#include <algorithm>
#include <utility>

#include "api/object/integer.hpp"
#include "base/file.hpp"
#include "base/quote.hpp"
#include "kinform/time.hpp"

namespace kinform::inline v0::config {
namespace {

constexpr std::string_view kExecExtension = "client.authentication.k8s.io/exec";

template <class Entry>
std::string names_of(const std::map<std::string, Entry>& entries) {
  if (entries.empty()) return "none are defined";
  std::string names = "available: ";
  for (const auto& [name, entry] : entries) {
    if (&entry != &entries.begin()->second) names += ", ";
    names += quoted_text(name);
  }
  return names;
}

// Finds an entry by name. `wanted_by` is the flag or context that named it, for the error.
template <class Entry>
Result<Entry> find_entry(const std::map<std::string, Entry>& entries, const std::string& name,
                         std::string_view what, const std::string& wanted_by) {
  if (name.empty()) return Entry();
  const auto found = entries.find(name);
  if (found != entries.end()) return found->second;
  return Error{ErrorCode::InvalidArgument, wanted_by + ": " + std::string(what) + " " +
                                               quoted_text(name) + " not found; " +
                                               names_of(entries)};
}

void override_text(std::string& value, const std::string& given) {
  if (!given.empty()) value = given;
}

void resolve_paths(Selection& selection) {
  Cluster& cluster = selection.cluster;
  User& user = selection.user;
  cluster.certificate_authority = resolve_path(cluster.certificate_authority, cluster.origin);
  user.client_certificate = resolve_path(user.client_certificate, user.origin);
  user.client_key = resolve_path(user.client_key, user.origin);
  user.token_file = resolve_path(user.token_file, user.origin);
  // Resolve the command only if it is a path: a command without a slash is looked up in PATH.
  const bool is_path = user.exec && user.exec->command.find('/') != std::string::npos;
  if (is_path) user.exec->command = resolve_path(user.exec->command, user.origin);
}

void apply_to_cluster(const ConfigOverrides& given, Cluster& cluster) {
  if (!given.server.empty() || !given.tls_server_name.empty()) {
    cluster.tls_server_name = given.tls_server_name;
  }
  override_text(cluster.server, given.server);
  if (given.insecure_skip_tls_verify || !given.certificate_authority.empty()) {
    cluster.insecure_skip_tls_verify = given.insecure_skip_tls_verify;
    cluster.certificate_authority = given.certificate_authority;
    cluster.certificate_authority_data.clear();
  }
  override_text(cluster.proxy_url, given.proxy_url);
  cluster.disable_compression = given.disable_compression.value_or(cluster.disable_compression);
}

// A token or password override replaces all other credentials of the user entry.
void apply_identity(const ConfigOverrides& given, User& user) {
  const bool has_token = !given.token.empty() || !given.token_file.empty();
  const bool has_name = !given.username.empty() || !given.password.empty();
  if (!has_token && !has_name) return;
  user.token = given.token;
  user.token_file = given.token_file;
  user.username = has_token && !has_name ? std::string() : given.username;
  user.password = has_token && !has_name ? std::string() : given.password;
  user.exec.reset();
  user.auth_provider.reset();
}

void apply_to_user(const ConfigOverrides& given, User& user) {
  apply_identity(given, user);
  if (!given.client_certificate.empty()) {
    user.client_certificate = given.client_certificate;
    user.client_certificate_data.clear();
  }
  if (!given.client_key.empty()) {
    user.client_key = given.client_key;
    user.client_key_data.clear();
  }
  override_text(user.as, given.as);
  override_text(user.as_uid, given.as_uid);
  if (!given.as_groups.empty()) user.as_groups = given.as_groups;
  for (const auto& [key, values] : given.as_user_extra) user.as_user_extra[key] = values;
}

// Collects problems into one error.
class Problems {
 public:
  void add(const Origin& origin, const std::string& subject, const std::string& problem,
           ErrorCode code = ErrorCode::InvalidArgument) {
    if (message_.empty()) code_ = code;
    if (!message_.empty()) message_ += "; ";
    const std::string place = to_string(origin);
    if (!place.empty()) message_ += place + ": ";
    message_ += subject + ": " + problem;
  }
  void add_unreadable(const Origin& origin, const std::string& subject, const std::string& file) {
    const Result<std::string> contents = read_file(file);
    if (!contents) add(origin, subject, contents.error().message, contents.error().code);
  }
  [[nodiscard]] Result<void> result() const {
    if (message_.empty()) return {};
    return Error{code_, message_};
  }

 private:
  std::string message_;
  ErrorCode code_ = ErrorCode::InvalidArgument;
};

std::string scheme_of(std::string_view url) {
  const std::size_t end = url.find("://");
  if (end == std::string_view::npos) return {};
  std::string scheme(url.substr(0, end));
  std::transform(scheme.begin(), scheme.end(), scheme.begin(),
                 [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
  return scheme;
}

bool is_dns_label(std::string_view text) {
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return text.size() <= 63 && !text.starts_with('-') && !text.ends_with('-') &&
         text.find_first_not_of(kLetters) == std::string_view::npos;
}

void check_cluster(const Selection& selection, Problems& problems) {
  const Cluster& cluster = selection.cluster;
  const std::string subject = "cluster " + quoted_text(selection.cluster_name);
  if (cluster.server.empty()) problems.add(cluster.origin, subject, "server is missing");
  const std::string scheme = scheme_of(cluster.server);
  if (!cluster.server.empty() && scheme != "https" && scheme != "http" && !scheme.empty()) {
    problems.add(cluster.origin, subject,
                 "server: " + quoted_text(scheme) + " is neither https nor http");
  }
  const std::string proxy = scheme_of(cluster.proxy_url);
  if (!cluster.proxy_url.empty() && proxy != "http" && proxy != "https" && proxy != "socks5") {
    problems.add(cluster.origin, subject,
                 "proxy-url: must begin with http://, https:// or socks5://");
  }
  if (!cluster.certificate_authority.empty() && !cluster.certificate_authority_data.empty()) {
    problems.add(cluster.origin, subject,
                 "certificate-authority and certificate-authority-data are both set; remove one");
  }
  const bool has_ca =
      !cluster.certificate_authority.empty() || !cluster.certificate_authority_data.empty();
  if (has_ca && cluster.insecure_skip_tls_verify) {
    problems.add(cluster.origin, subject,
                 "insecure-skip-tls-verify and a certificate authority are both set; remove one");
  }
  if (!cluster.certificate_authority.empty()) {
    problems.add_unreadable(cluster.origin, subject + ": certificate-authority",
                            cluster.certificate_authority);
  }
}

void check_certificate(const User& user, const std::string& subject, Problems& problems) {
  const bool has_certificate =
      !user.client_certificate.empty() || !user.client_certificate_data.empty();
  if (!has_certificate) return;
  if (!user.client_certificate.empty() && !user.client_certificate_data.empty()) {
    problems.add(user.origin, subject,
                 "client-certificate and client-certificate-data are both set; remove one");
  }
  if (!user.client_key.empty() && !user.client_key_data.empty()) {
    problems.add(user.origin, subject, "client-key and client-key-data are both set; remove one");
  }
  if (user.client_key.empty() && user.client_key_data.empty()) {
    problems.add(user.origin, subject,
                 "the client certificate needs client-key or client-key-data");
  }
  if (!user.client_certificate.empty()) {
    problems.add_unreadable(user.origin, subject + ": client-certificate", user.client_certificate);
  }
  if (!user.client_key.empty()) {
    problems.add_unreadable(user.origin, subject + ": client-key", user.client_key);
  }
}

std::optional<InteractiveMode> interactive_mode(std::string_view text) {
  if (text == "Never") return InteractiveMode::Never;
  if (text == "IfAvailable") return InteractiveMode::IfAvailable;
  if (text == "Always") return InteractiveMode::Always;
  return std::nullopt;
}

void check_exec(const User& user, const std::string& subject, Problems& problems) {
  if (!user.exec) return;
  const ExecEntry& exec = *user.exec;
  const std::string place = subject + ": exec";
  if (user.auth_provider) {
    problems.add(user.origin, place, "exec and auth-provider are both set; remove one");
  }
  if (exec.command.empty()) problems.add(user.origin, place, "command is missing");
  if (exec.api_version != "client.authentication.k8s.io/v1" &&
      exec.api_version != "client.authentication.k8s.io/v1beta1") {
    problems.add(user.origin, place,
                 "apiVersion must be client.authentication.k8s.io/v1 or "
                 "client.authentication.k8s.io/v1beta1, not " +
                     quoted_text(exec.api_version));
  }
  for (const auto& [name, value] :
       exec.environment.value_or(std::vector<std::pair<std::string, std::string>>())) {
    if (name.empty() || name.find('=') != std::string::npos) {
      problems.add(user.origin, place, "env: each variable needs a name, without \"=\"");
    }
  }
  if (!interactive_mode(exec.interactive_mode)) {
    problems.add(user.origin, place,
                 "interactiveMode must be Never, IfAvailable or Always, not " +
                     quoted_text(exec.interactive_mode));
  }
}

void check_user(const Selection& selection, Problems& problems) {
  const User& user = selection.user;
  const std::string subject = "user " + quoted_text(selection.user_name);
  check_certificate(user, subject, problems);
  check_exec(user, subject, problems);
  const bool has_password = !user.username.empty() || !user.password.empty();
  if (!user.token.empty() && has_password) {
    problems.add(user.origin, subject, "a token and a password are both set; remove one");
  }
  const bool has_details =
      !user.as_uid.empty() || !user.as_groups.empty() || !user.as_user_extra.empty();
  if (has_details && user.as.empty()) {
    problems.add(user.origin, subject, "as-uid, as-groups and as-user-extra need an `as`");
  }
}

// Auth providers are not supported; the error names the plugin to use instead (KC-17).
Error auth_provider_error(const Selection& selection) {
  const User& user = selection.user;
  const std::string& name = user.auth_provider->name;
  std::string instead = "a credential plugin under `exec`";
  if (name == "gcp") instead += ", gke-gcloud-auth-plugin";
  if (name == "azure") instead += ", kubelogin";
  if (name == "oidc") instead += ", such as kubelogin's `oidc-login get-token`";
  const std::string place = to_string(user.origin);
  return {ErrorCode::InvalidArgument, place + (place.empty() ? "" : ": ") + "user " +
                                          quoted_text(selection.user_name) + ": auth-provider " +
                                          quoted_text(name) + " is not supported; use " + instead};
}

bool is_tls(const Selection& selection) {
  const std::string scheme = scheme_of(selection.cluster.server);
  if (!scheme.empty()) return scheme == "https";
  // If the server has no scheme, TLS is used if any TLS setting is configured (RQ-20).
  const Cluster& cluster = selection.cluster;
  const User& user = selection.user;
  return cluster.insecure_skip_tls_verify || !cluster.certificate_authority.empty() ||
         !cluster.certificate_authority_data.empty() || !user.client_certificate.empty() ||
         !user.client_certificate_data.empty();
}

// Returns the server URL without query, fragment and trailing slashes.
std::string server_url(const Selection& selection) {
  std::string server = selection.cluster.server;
  if (scheme_of(server).empty()) server.insert(0, is_tls(selection) ? "https://" : "http://");
  server.resize(std::min(server.find_first_of("?#"), server.size()));
  while (server.ends_with('/')) server.pop_back();
  return server;
}

// Removes escape sequences from an install hint, as they could manipulate the user's terminal.
std::string without_control_characters(std::string text) {
  std::erase_if(text, [](char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (byte < 0x20 && c != '\n' && c != '\t') || byte == 0x7f;
  });
  return text;
}

ExecPlugin to_plugin(const ExecEntry& exec, const Cluster& cluster) {
  ExecPlugin plugin;
  plugin.api_version = exec.api_version;
  plugin.command = exec.command;
  if (exec.arguments) plugin.arguments = *exec.arguments;
  if (exec.environment) plugin.environment = *exec.environment;
  plugin.install_hint = without_control_characters(exec.install_hint);
  plugin.provide_cluster_info = exec.provide_cluster_info;
  plugin.interactive_mode =
      interactive_mode(exec.interactive_mode).value_or(InteractiveMode::Never);
  const auto extension = cluster.extensions.find(std::string(kExecExtension));
  if (extension != cluster.extensions.end()) {
    plugin.cluster_extension_json = extension->second.to_json();
  }
  return plugin;
}

// Checks what only a server with TLS needs: otherwise a Client sends no credentials.
Result<void> check_identity(const Selection& selection) {
  const User& user = selection.user;
  if (user.auth_provider) return auth_provider_error(selection);
  if (!user.token.empty() || user.token_file.empty()) return {};
  const Result<std::string> token = read_file(user.token_file);
  if (!token) return token.error();
  return {};
}

void add_identity(const Selection& selection, ClientConfig& config) {
  const User& user = selection.user;
  config.bearer_token = user.token;
  config.bearer_token_file = user.token_file;
  config.username = user.username;
  config.password = user.password;
  config.client_certificate_pem = user.client_certificate_data;
  config.client_certificate_file = user.client_certificate;
  config.client_key_pem = user.client_key_data;
  config.client_key_file = user.client_key;
  if (user.exec) config.exec = to_plugin(*user.exec, selection.cluster);
}

// A timeout is a whole number of seconds or a duration string (KC-19).
Result<std::chrono::nanoseconds> parse_timeout(const std::string& text) {
  if (text.empty()) return std::chrono::nanoseconds(0);
  const std::optional<std::int32_t> seconds = api::parse_integer<std::int32_t>(text);
  Result<std::chrono::nanoseconds> timeout =
      seconds ? Result<std::chrono::nanoseconds>(std::chrono::seconds(*seconds))
              : parse_duration(text);
  if (timeout.ok() && *timeout >= std::chrono::nanoseconds(0)) return timeout;
  return Error{ErrorCode::InvalidArgument, "request timeout " + quoted_text(text) +
                                               ": must be seconds or a duration such as 1m30s"};
}

}  // namespace

Result<Selection> select(const Kubeconfig& config, const ConfigOverrides& overrides) {
  Selection selection;
  const bool by_flag = !overrides.context.empty();
  selection.context_name = by_flag ? overrides.context : config.current_context;
  Result<Context> context = find_entry(
      config.contexts, selection.context_name, "context",
      by_flag ? "--context" : to_string(config.current_context_origin) + ": current-context");
  if (!context) return context.error();
  selection.context = *std::move(context);
  const std::string wanted_by =
      to_string(selection.context.origin) + ": context " + quoted_text(selection.context_name);

  const bool cluster_by_flag = !overrides.cluster.empty();
  selection.cluster_name = cluster_by_flag ? overrides.cluster : selection.context.cluster;
  Result<Cluster> cluster = find_entry(config.clusters, selection.cluster_name, "cluster",
                                       cluster_by_flag ? "--cluster" : wanted_by);
  if (!cluster) return cluster.error();
  selection.cluster = *std::move(cluster);

  const bool user_by_flag = !overrides.user.empty();
  selection.user_name = user_by_flag ? overrides.user : selection.context.user;
  Result<User> user =
      find_entry(config.users, selection.user_name, "user", user_by_flag ? "--user" : wanted_by);
  if (!user) return user.error();
  selection.user = *std::move(user);
  resolve_paths(selection);
  return selection;
}

void apply(const ConfigOverrides& overrides, Selection& selection) {
  override_text(selection.context.namespace_name, overrides.namespace_name);
  apply_to_cluster(overrides, selection.cluster);
  apply_to_user(overrides, selection.user);
}

Result<void> check(const Selection& selection) {
  Problems problems;
  check_cluster(selection, problems);
  check_user(selection, problems);
  if (!is_dns_label(selection.context.namespace_name)) {
    problems.add(selection.context.origin,
                 "namespace " + quoted_text(selection.context.namespace_name),
                 "must be at most 63 lower-case letters, digits and dashes");
  }
  return problems.result();
}

Result<ClientConfig> to_client_config(const Selection& selection,
                                      const ConfigOverrides& overrides) {
  const Result<std::chrono::nanoseconds> timeout = parse_timeout(overrides.request_timeout);
  if (!timeout) return timeout.error();
  const Cluster& cluster = selection.cluster;
  const User& user = selection.user;
  ClientConfig config;
  config.server = server_url(selection);
  config.namespace_name = selection.context.namespace_name;
  config.proxy_url = cluster.proxy_url;
  config.disable_compression = cluster.disable_compression;
  config.request_timeout = *timeout;
  if (!user.as.empty()) {
    config.impersonate = {
        .user = user.as, .uid = user.as_uid, .groups = user.as_groups, .extra = user.as_user_extra};
  }
  // Without TLS, too: the Client decides whether to send them (KC-13).
  add_identity(selection, config);
  if (!is_tls(selection)) return config;
  if (const Result<void> checked = check_identity(selection); !checked) return checked.error();
  config.tls = {.ca_pem = cluster.certificate_authority_data,
                .ca_file = cluster.certificate_authority,
                .server_name = cluster.tls_server_name,
                .insecure_skip_verify = cluster.insecure_skip_tls_verify};
  return config;
}

}  // namespace kinform::inline v0::config
