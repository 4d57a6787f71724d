// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/kubeconfig_view.hpp"

#include <utility>

#include "base/base64.hpp"
#include "base/file.hpp"
#include "base/quote.hpp"

namespace kinform::inline v0::test_support {

using config::AuthProvider;
using config::Cluster;
using config::Context;
using config::ExecEntry;
using config::Extensions;
using config::Kubeconfig;
using config::Origin;
using config::User;

namespace {

template <class Entry>
Result<void> keep_only(std::map<std::string, Entry>& entries, const std::string& name,
                       std::string_view what) {
  if (!name.empty() && !entries.contains(name)) {
    std::string message = "there is no " + std::string(what) + " ";
    append_quoted(message, name);
    return Error{ErrorCode::InvalidArgument, message};
  }
  std::erase_if(entries, [&name](const auto& entry) { return entry.first != name; });
  return {};
}

Result<void> flatten_file(std::string& path, std::string& data, const Origin& origin) {
  if (path.empty()) return {};
  if (!data.empty()) {
    return Error{ErrorCode::InvalidArgument, to_string(origin) + ": both a file and its contents"};
  }
  Result<std::string> contents = read_file(resolve_path(path, origin));
  if (!contents) return contents.error();
  data = *std::move(contents);
  path.clear();
  return {};
}

// Sets the key unless the text is empty, like Go's omitempty.
void add_text(Json& json, std::string_view key, const std::string& text) {
  if (!text.empty()) json.set(key, text);
}
void add_data(Json& json, std::string_view key, const std::string& bytes) {
  if (!bytes.empty()) json.set(key, encode_base64(bytes));
}
void add_true(Json& json, std::string_view key, bool truth) {
  if (truth) json.set(key, true);
}

Json array_of(const std::vector<std::string>& texts) {
  Json array = Json::array();
  for (const std::string& text : texts) array.push_back(text);
  return array;
}

void add_extensions(Json& json, const Extensions& extensions) {
  if (extensions.empty()) return;
  Json& list = json.set("extensions", Json::array());
  for (const auto& [name, extension] : extensions) {
    list.push_back({{"name", name}, {"extension", extension}});
  }
}

Json to_json(const Cluster& cluster) {
  Json json = {{"server", cluster.server}};
  add_text(json, "tls-server-name", cluster.tls_server_name);
  add_true(json, "insecure-skip-tls-verify", cluster.insecure_skip_tls_verify);
  add_text(json, "certificate-authority", cluster.certificate_authority);
  add_data(json, "certificate-authority-data", cluster.certificate_authority_data);
  add_text(json, "proxy-url", cluster.proxy_url);
  add_true(json, "disable-compression", cluster.disable_compression);
  add_extensions(json, cluster.extensions);
  return json;
}

Json to_json(const ExecEntry& exec) {
  Json json = {{"command", exec.command}, {"args", nullptr}, {"env", nullptr}};
  if (exec.arguments) json.set("args", array_of(*exec.arguments));
  if (exec.environment) {
    Json& list = json.set("env", Json::array());
    for (const auto& [name, value] : *exec.environment) {
      list.push_back({{"name", name}, {"value", value}});
    }
  }
  add_text(json, "apiVersion", exec.api_version);
  add_text(json, "installHint", exec.install_hint);
  json.set("provideClusterInfo", exec.provide_cluster_info);
  add_text(json, "interactiveMode", exec.interactive_mode);
  return json;
}

Json to_json(const AuthProvider& provider) {
  Json json = {{"name", provider.name}, {"config", nullptr}};
  if (!provider.config) return json;
  Json& config = json.set("config", Json::object());
  for (const auto& [key, value] : *provider.config) config.set(key, value);
  return json;
}

Json to_json(const User& user) {
  Json json = Json::object();
  add_text(json, "client-certificate", user.client_certificate);
  add_data(json, "client-certificate-data", user.client_certificate_data);
  add_text(json, "client-key", user.client_key);
  add_data(json, "client-key-data", user.client_key_data);
  add_text(json, "token", user.token);
  add_text(json, "tokenFile", user.token_file);
  add_text(json, "as", user.as);
  add_text(json, "as-uid", user.as_uid);
  if (!user.as_groups.empty()) json.set("as-groups", array_of(user.as_groups));
  for (const auto& [key, values] : user.as_user_extra)
    json["as-user-extra"][key] = array_of(values);
  add_text(json, "username", user.username);
  add_text(json, "password", user.password);
  if (user.auth_provider) json.set("auth-provider", to_json(*user.auth_provider));
  if (user.exec) json.set("exec", to_json(*user.exec));
  add_extensions(json, user.extensions);
  return json;
}

Json to_json(const Context& context) {
  Json json = {{"cluster", context.cluster}, {"user", context.user}};
  add_text(json, "namespace", context.namespace_name);
  add_extensions(json, context.extensions);
  return json;
}

// Returns a list of `{name: NAME, KEY: entry}`, or null if there are no entries, as Go does.
template <class Entry>
Json named(std::string_view key, const std::map<std::string, Entry>& entries) {
  Json list;
  for (const auto& [name, entry] : entries) {
    Json& element = list.push_back({{"name", name}});
    element.set(key, to_json(entry));
  }
  return list;
}

}  // namespace

Result<Kubeconfig> minify(Kubeconfig config) {
  if (config.current_context.empty()) {
    return Error{ErrorCode::InvalidArgument, "there is no current context"};
  }
  if (auto kept = keep_only(config.contexts, config.current_context, "context"); !kept) {
    return kept.error();
  }
  const Context& context = config.contexts.begin()->second;
  if (auto kept = keep_only(config.clusters, context.cluster, "cluster"); !kept) {
    return kept.error();
  }
  if (auto kept = keep_only(config.users, context.user, "user"); !kept) return kept.error();
  return config;
}

Result<Kubeconfig> flatten(Kubeconfig config) {
  for (auto& [name, cluster] : config.clusters) {
    const Result<void> ca = flatten_file(cluster.certificate_authority,
                                         cluster.certificate_authority_data, cluster.origin);
    if (!ca) return ca.error();
  }
  for (auto& [name, user] : config.users) {
    const Result<void> certificate =
        flatten_file(user.client_certificate, user.client_certificate_data, user.origin);
    if (!certificate) return certificate.error();
    const Result<void> key = flatten_file(user.client_key, user.client_key_data, user.origin);
    if (!key) return key.error();
  }
  return config;
}

Json to_json(const Kubeconfig& config) {
  Json json = {{"kind", "Config"}, {"apiVersion", "v1"}};
  Json preferences = Json::object();
  add_true(preferences, "colors", config.preferences.colors);
  add_extensions(preferences, config.preferences.extensions);
  if (!preferences.empty()) json.set("preferences", std::move(preferences));
  json.set("clusters", named("cluster", config.clusters));
  json.set("users", named("user", config.users));
  json.set("contexts", named("context", config.contexts));
  json.set("current-context", config.current_context);
  add_extensions(json, config.extensions);
  return json;
}

}  // namespace kinform::inline v0::test_support
