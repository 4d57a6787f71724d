// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/plain_http.hpp"

namespace kinform::inline v0::client {

bool is_plain_http(const ServerUrl& server) {
  return server.origin.starts_with("http://");
}

bool must_withhold_credentials(const ClientConfig& config, const Result<ServerUrl>& server) {
  return server && is_plain_http(*server) && !config.allow_credentials_over_http;
}

bool has_credentials(const ClientConfig& config) {
  return !config.bearer_token.empty() || !config.bearer_token_file.empty() ||
         !config.username.empty() || !config.password.empty() ||
         !config.client_certificate_pem.empty() || !config.client_certificate_file.empty() ||
         config.exec;
}

ClientConfig without_credentials(ClientConfig config) {
  config.bearer_token.clear();
  config.bearer_token_file.clear();
  config.username.clear();
  config.password.clear();
  config.client_certificate_pem.clear();
  config.client_certificate_file.clear();
  config.client_key_pem.clear();
  config.client_key_file.clear();
  config.exec.reset();
  return config;
}

bool expects_tls(int status, std::string_view body) {
  if (status != 400) return false;
  // Of Go's servers, and so of kube-apiserver, and of nginx.
  return body.find("HTTP request to an HTTPS server") != std::string_view::npos ||
         body.find("plain HTTP request was sent to HTTPS port") != std::string_view::npos;
}

}  // namespace kinform::inline v0::client
