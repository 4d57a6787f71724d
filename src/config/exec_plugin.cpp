// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/exec_plugin.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include <unistd.h>

#include "base/base64.hpp"
#include "base/file.hpp"
#include "base/pem.hpp"
#include "base/quote.hpp"
#include "config/process.hpp"
#include "kinform/json.hpp"
#include "kinform/time.hpp"
#include "kinform/yaml.hpp"

namespace kinform::inline v0::config {
namespace {

constexpr const char* kInfoVariable = "KUBERNETES_EXEC_INFO";

std::string quoted_front(std::string_view text) {
  constexpr std::size_t kShown = 64;
  return quoted_text(text.substr(0, kShown));
}

Error malformed(std::string problem) {
  return {ErrorCode::Malformed, std::move(problem)};
}

// Prefixes `problem` with the name of the plugin.
Error plugin_error(const ExecPlugin& plugin, const Error& problem) {
  std::string message =
      "credential plugin " + quoted_front(plugin.command) + ": " + problem.message;
  // If the program is missing, the error ends with the configured install hint (EX-11).
  const bool is_missing = problem.code == ErrorCode::NotFound;
  if (is_missing && !plugin.install_hint.empty()) message += ". " + plugin.install_hint;
  return {is_missing ? ErrorCode::FailedPrecondition : problem.code, message};
}

// Returns whether the plugin gets access to the terminal, which depends on its interactiveMode and
// on our standard input (EX-03).
Result<bool> is_interactive(const ExecPlugin& plugin, const PluginOptions& options) {
  if (plugin.interactive_mode == InteractiveMode::Never) return false;
  const bool has_terminal = options.stdin_is_terminal.value_or(false) ||
                            (!options.stdin_is_terminal && ::isatty(STDIN_FILENO) == 1);
  if (plugin.interactive_mode == InteractiveMode::Always && !has_terminal) {
    return Error{ErrorCode::FailedPrecondition,
                 "interactiveMode is Always, but standard input is not a terminal"};
  }
  return has_terminal;
}

Result<Json> cluster_info(const ClientConfig& config) {
  std::string ca = config.tls.ca_pem;
  if (ca.empty() && !config.tls.ca_file.empty()) {
    Result<std::string> contents = read_file(config.tls.ca_file);
    if (!contents) return contents.error();
    ca = *std::move(contents);
  }
  Json cluster = {{"server", config.server}};
  if (!config.tls.server_name.empty()) cluster.set("tls-server-name", config.tls.server_name);
  if (config.tls.insecure_skip_verify) cluster.set("insecure-skip-tls-verify", true);
  if (!ca.empty()) cluster.set("certificate-authority-data", encode_base64(ca));
  if (!config.proxy_url.empty()) cluster.set("proxy-url", config.proxy_url);
  if (config.disable_compression) cluster.set("disable-compression", true);
  cluster.set("config", nullptr);
  if (!config.exec->cluster_extension_json.empty()) {
    Result<Json> extension = parse_json(config.exec->cluster_extension_json);
    if (!extension) return malformed("the cluster's extension is not JSON");
    cluster.set("config", *std::move(extension));
  }
  return cluster;
}

// Returns a string field of the status; empty if absent.
Result<std::string> status_text(const Json& status, const char* key) {
  const Json* const value = status.find(key);
  if (value == nullptr || value->is_null()) return std::string();
  if (!value->is_string()) return malformed("status." + std::string(key) + " is not a string");
  return std::string(value->as_string());
}

Result<void> check_version(const Json& response, const std::string& api_version) {
  if (response["kind"].as_string() != "ExecCredential") {
    return malformed("output is not an ExecCredential");
  }
  const std::string_view found = response["apiVersion"].as_string();
  if (found == api_version) return {};
  // The output is never shown, except for a name that we know.
  const bool is_known =
      found == "client.authentication.k8s.io/v1" || found == "client.authentication.k8s.io/v1beta1";
  return malformed("configured for API version " + api_version + ", but the plugin returned " +
                   (is_known ? quoted_text(found) : "another one"));
}

Result<std::shared_ptr<const ClientCertificate>> read_certificate(const Json& status) {
  Result<std::string> certificate = status_text(status, "clientCertificateData");
  if (!certificate) return certificate.error();
  Result<std::string> key = status_text(status, "clientKeyData");
  if (!key) return key.error();
  if (certificate->empty() != key->empty()) {
    return malformed("status has a client certificate or a client key, but not both");
  }
  if (certificate->empty()) return std::shared_ptr<const ClientCertificate>();
  if (!has_certificate_pem(*certificate)) return malformed("clientCertificateData is not PEM");
  if (!has_private_key_pem(*key)) return malformed("clientKeyData is not PEM");
  return std::make_shared<const ClientCertificate>(
      ClientCertificate{*std::move(certificate), *std::move(key)});
}

Result<std::optional<WallTime>> read_expiration(const Json& status) {
  const Result<std::string> text = status_text(status, "expirationTimestamp");
  if (!text) return text.error();
  if (text->empty()) return std::optional<WallTime>();
  const auto time = parse_micro_time(*text);
  if (!time) return malformed("expirationTimestamp is not RFC 3339");
  // WallTime counts nanoseconds and ends in 2262; later expirations are clamped to that.
  using Microseconds = std::chrono::microseconds;
  constexpr auto kLatest = std::chrono::time_point_cast<Microseconds>(WallTime::max());
  constexpr auto kEarliest = std::chrono::time_point_cast<Microseconds>(WallTime::min());
  return std::optional<WallTime>(std::clamp(*time, kEarliest, kLatest));
}

}  // namespace

Result<std::string> exec_info(const ClientConfig& config, bool interactive) {
  Json spec = Json::object();
  if (config.exec->provide_cluster_info) {
    Result<Json> cluster = cluster_info(config);
    if (!cluster) return cluster.error();
    spec.set("cluster", *std::move(cluster));
  }
  spec.set("interactive", interactive);
  const Json info = {{"kind", "ExecCredential"},
                     {"apiVersion", config.exec->api_version},
                     {"spec", std::move(spec)}};
  return info.to_json();
}

Result<PluginCredential> read_exec_credential(std::string_view output,
                                              const std::string& api_version) {
  const Result<Json> response = json_from_yaml(output);  // client-go accepts YAML as well as JSON.
  if (!response || !response->is_object()) {
    return malformed("output of " + std::to_string(output.size()) + " bytes is not a JSON object");
  }
  if (const Result<void> checked = check_version(*response, api_version); !checked) {
    return checked.error();
  }
  const Json& status = (*response)["status"];
  if (!status.is_object()) return malformed("output has no status");

  Result<std::string> token = status_text(status, "token");
  if (!token) return token.error();
  Result<std::shared_ptr<const ClientCertificate>> certificate = read_certificate(status);
  if (!certificate) return certificate.error();
  if (token->empty() && *certificate == nullptr) {
    return malformed("status has neither a token nor a client certificate");
  }
  const Result<std::optional<WallTime>> expiration = read_expiration(status);
  if (!expiration) return expiration.error();
  return PluginCredential{*std::move(token), *std::move(certificate), *expiration};
}

PluginRunner::PluginRunner(const ClientConfig& config, PluginOptions options)
    : config_(config),
      options_(std::move(options)),
      metrics_({.sink = options_.metrics, .host = options_.host, .clock = options_.clock}) {}

Result<PluginCredential> PluginRunner::run(std::stop_token stop) {
  const ExecPlugin& plugin = *config_.exec;
  const Result<ProcessOptions> process = make_process();
  if (!process) return plugin_error(plugin, process.error());
  const Result<ProcessResult> result = run_process(*process, std::move(stop));
  metrics_.count_call(result);
  if (!result) return plugin_error(plugin, result.error());
  if (result->exit_code != 0) {
    return plugin_error(plugin, {ErrorCode::FailedPrecondition,
                                 "failed with exit code " + std::to_string(result->exit_code)});
  }
  Result<PluginCredential> credential = read_exec_credential(result->output, plugin.api_version);
  if (!credential) return plugin_error(plugin, credential.error());
  if (credential->certificate != nullptr) metrics_.record_certificate(*credential->certificate);
  return credential;
}

Result<ProcessOptions> PluginRunner::make_process() const {
  const ExecPlugin& plugin = *config_.exec;
  const Result<bool> interactive = is_interactive(plugin, options_);
  if (!interactive) return interactive.error();
  Result<std::string> info = exec_info(config_, *interactive);
  if (!info) return info.error();
  ProcessOptions process;
  process.command = plugin.command;
  process.arguments = plugin.arguments;
  for (const auto& [name, value] : plugin.environment) process.environment[name] = value;
  process.environment[kInfoVariable] = *std::move(info);
  process.interactive = *interactive;
  process.timeout = *interactive ? options_.interactive_timeout : options_.timeout;
  return process;
}

}  // namespace kinform::inline v0::config
