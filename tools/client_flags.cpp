// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/client_flags.hpp"

#include <cstdio>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "tools/failure.hpp"
#include "tools/terminal.hpp"

namespace kinform::inline v0::tools {

namespace {

void add_cluster_flags(CLI::App& command, ConfigOptions& config) {
  ConfigOverrides& over = config.overrides;
  const std::string group = "Cluster";
  command
      .add_option(
          "--kubeconfig", config.kubeconfig,
          "Kubeconfig file; default: KUBECONFIG, ~/.kube/config, or the pod's service account")
      ->type_name("FILE")
      ->group(group);
  command
      .add_option("--context", over.context, "Kubeconfig context to use instead of the current one")
      ->type_name("NAME")
      ->group(group);
  command
      .add_option("--cluster", over.cluster, "Kubeconfig cluster to use instead of the context's")
      ->type_name("NAME")
      ->group(group);
  command.add_option("-s,--server", over.server, "Address of the API server")
      ->type_name("URL")
      ->group(group);
  command
      .add_option("--certificate-authority", over.certificate_authority,
                  "CA certificates that verify the server's certificate")
      ->type_name("FILE")
      ->group(group);
  command
      .add_flag("--insecure-skip-tls-verify", over.insecure_skip_tls_verify,
                "Do not verify the server's certificate; insecure, for experiments only")
      ->group(group);
  command
      .add_option("--tls-server-name", over.tls_server_name,
                  "Name to expect in the server's certificate, if it is not the URL's host")
      ->type_name("NAME")
      ->group(group);
  command.add_option("--proxy-url", over.proxy_url, "Proxy for all requests")
      ->type_name("URL")
      ->group(group);
  command
      .add_option("--request-timeout", over.request_timeout,
                  "Timeout of a single request, such as 30s; 0: no timeout")
      ->type_name("DURATION")
      ->group(group);
  command
      .add_flag_callback(
          "--disable-compression", [&over] { over.disable_compression = true; },
          "Request uncompressed responses")
      ->group(group);
}

void add_user_flags(CLI::App& command, ConfigOverrides& over) {
  const std::string group = "User";
  command.add_option("--user", over.user, "Kubeconfig user to use instead of the context's")
      ->type_name("NAME")
      ->group(group);
  command.add_option("--token", over.token, "Bearer token")->type_name("TOKEN")->group(group);
  command.add_option("--username", over.username, "User name for basic authentication")
      ->type_name("NAME")
      ->group(group);
  command.add_option("--password", over.password, "Password for basic authentication")
      ->type_name("TEXT")
      ->group(group);
  command.add_option("--client-certificate", over.client_certificate, "Client certificate")
      ->type_name("FILE")
      ->group(group);
  command.add_option("--client-key", over.client_key, "Private key of the client certificate")
      ->type_name("FILE")
      ->group(group);
  command.add_option("--as", over.as, "User to impersonate")->type_name("NAME")->group(group);
  command.add_option("--as-uid", over.as_uid, "UID to impersonate")->type_name("UID")->group(group);
  command.add_option("--as-group", over.as_groups, "Group to impersonate; may be repeated")
      ->type_name("NAME")
      ->allow_extra_args(false)
      ->group(group);
}

}  // namespace

void add_client_flags(CLI::App& command, ClientFlags& flags) {
  add_cluster_flags(command, flags.config);
  add_user_flags(command, flags.config.overrides);
  command
      .add_option("-v,--v", flags.verbosity,
                  "Log to stderr: 2 milestones, 4 why a watch ended, 6 requests, 8 request headers")
      ->type_name("LEVEL")
      ->check(CLI::Range(0, 10));
}

Logger make_logger(const ClientFlags& flags) {
  if (!flags.verbosity) return {};
  return Logger(klog_text_sink(stderr, {.verbosity = *flags.verbosity}));
}

Logger make_informer_logger(const ClientFlags& flags) {
  return flags.verbosity ? make_logger(flags) : Logger::none();
}

Result<ClientConfig> load_client_config(const ClientFlags& flags) {
  ConfigOptions options = flags.config;
  options.logger = Logger(klog_text_sink(stderr, {.verbosity = flags.verbosity.value_or(0)}));
  return load_config(options);
}

ClientOptions make_client_options(const ClientConfig& config, Logger logger) {
  ClientOptions options{
      .requests_per_second = 50, .burst = 300, .on_warning = [](const ServerWarning& warning) {
        print_to_stderr("Warning: " + printable(warning.text));
      }};
  if (config.request_timeout > Duration::zero()) options.request_timeout = config.request_timeout;
  options.logger = std::move(logger);
  return options;
}

}  // namespace kinform::inline v0::tools
