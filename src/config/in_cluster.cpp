// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/in_cluster.hpp"

#include "base/ascii.hpp"
#include "base/file.hpp"
#include "base/quote.hpp"
#include "config/kubeconfig_files.hpp"

namespace kinform::inline v0::config {
namespace {

std::string file_in(const ConfigOptions& options, const char* name) {
  return options.service_account_folder + "/" + name;
}

// Without a usable CA, the system's trust roots are used (IC-02).
std::string ca_file(const ConfigOptions& options) {
  const std::string file = file_in(options, "ca.crt");
  const Result<std::string> contents = read_file(file);
  if (contents.ok() && contents->find("-----BEGIN CERTIFICATE-----") != std::string::npos) {
    return file;
  }
  options.logger.error("Expected to load root CA config, but it has no certificate",
                       {{"file", file}});
  return {};
}

}  // namespace

std::string reason_not_in_cluster(const ConfigOptions& options) {
  for (const char* name : {"KUBERNETES_SERVICE_HOST", "KUBERNETES_SERVICE_PORT"}) {
    if (variable(options, name).empty()) return std::string(name) + " is not set";
  }
  const std::string token = file_in(options, "token");
  if (!file_exists(token)) return "file not found: " + token;
  return {};
}

Selection in_cluster_selection(const ConfigOptions& options) {
  const std::string host = variable(options, "KUBERNETES_SERVICE_HOST");
  const bool is_ipv6 = host.find(':') != std::string::npos && !host.starts_with('[');
  Selection selection;
  selection.cluster_name = selection.user_name = selection.context_name = "in-cluster";
  selection.cluster.server = "https://" + (is_ipv6 ? "[" + host + "]" : host) + ":" +
                             variable(options, "KUBERNETES_SERVICE_PORT");
  selection.cluster.certificate_authority = ca_file(options);
  selection.user.token_file = file_in(options, "token");
  selection.context.namespace_name = in_cluster_namespace(options);
  return selection;
}

std::string in_cluster_namespace(const ConfigOptions& options) {
  const std::string by_variable = variable(options, "POD_NAMESPACE");
  if (!by_variable.empty()) return by_variable;
  const std::string by_file(trimmed(read_file(file_in(options, "namespace")).value_or("")));
  return by_file.empty() ? "default" : by_file;
}

}  // namespace kinform::inline v0::config
