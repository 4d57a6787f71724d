// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/conformance/endpoint.hpp"

#include <cstdlib>
#include <utility>

#include "kinform/building_blocks/http_transport.hpp"
#include "kinform/config.hpp"

namespace kinform::inline v0::conformance {
namespace {

using namespace std::chrono_literals;

std::string environment(const char* name) {
  const char* const value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

Endpoint::Endpoint(std::string profile, const ClientConfig& config)
    : profile_(std::move(profile)),
      url_(config.server),
      credentials_(std::make_unique<config::Credentials>(config)),
      transport_(make_http_transport({.tls = config.tls, .proxy_url = config.proxy_url})) {}

Endpoint Endpoint::embedded(EmbeddedTransport transport) {
  // Shortens the time that the server waits for a future version, so that the tests are fast. No
  // scenario depends on it.
  auto server =
      server::Server::start({.tls = transport == EmbeddedTransport::Tls, .version_timeout = 50ms})
          .value();
  Endpoint endpoint("embedded", server->client_config());
  endpoint.compact_ = [&compacted = *server] {
    compacted.compact();
    return true;
  };
  endpoint.server_ = std::move(server);
  return endpoint;
}

std::optional<Endpoint> Endpoint::from_environment() {
  const std::string kubeconfig = environment("KINFORM_CONFORMANCE_KUBECONFIG");
  if (kubeconfig.empty()) return std::nullopt;
  std::string profile = environment("KINFORM_CONFORMANCE_PROFILE");
  if (profile.empty()) profile = "v1.37";
  const std::string command = environment("KINFORM_CONFORMANCE_COMPACT");
  std::function<bool()> compact;
  if (!command.empty()) compact = [command] { return std::system(command.c_str()) == 0; };
  return of(std::move(profile), load_config({.kubeconfig = kubeconfig}).value(),
            std::move(compact));
}

Endpoint Endpoint::of(std::string profile, const ClientConfig& config,
                      std::function<bool()> compact) {
  Endpoint endpoint(std::move(profile), config);
  endpoint.compact_ = std::move(compact);
  return endpoint;
}

Result<HttpResponse> Endpoint::send(const Request& request) {
  HttpRequest sent = {.method = request.method,
                      .url = url_ + request.target,
                      .headers = {{.name = "Accept", .value = request.accept}},
                      .body = request.body,
                      .kind = request.kind};
  if (!request.content_type.empty()) {
    sent.headers.push_back({.name = "Content-Type", .value = request.content_type});
  }
  const Result<config::Credential> credential = credentials_->current({});
  if (!credential) return credential.error();
  std::string authorization = credential->authorization;
  if (request.token) authorization = request.token->empty() ? "" : "Bearer " + *request.token;
  if (!authorization.empty()) {
    sent.headers.push_back({.name = "Authorization", .value = authorization});
  }
  if (!request.token) sent.certificate = credential->certificate;
  return transport_->send(sent, {});
}

bool Endpoint::can_compact() const {
  return compact_ != nullptr;
}

bool Endpoint::compact() {
  return compact_ != nullptr && compact_();
}

}  // namespace kinform::inline v0::conformance
