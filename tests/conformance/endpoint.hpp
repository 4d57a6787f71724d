// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The server that scenarios run against: the embedded one over real sockets, or any other.

#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "config/credentials.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client_config.hpp"
#include "kinform/json.hpp"
#include "kinform/server.hpp"

namespace kinform::inline v0::conformance {

struct Request {
  std::string method = "GET";
  std::string target = {};  // Path and query.
  std::string body = {};
  std::string content_type = {};
  std::string accept = "application/json";
  // Replaces the endpoint's own credentials; empty: no credentials.
  std::optional<std::string> token = {};
  ExchangeKind kind = ExchangeKind::Short;
};

enum class EmbeddedTransport { Plain, Tls };

// Not thread-safe.
class Endpoint {
 public:
  // A fresh embedded server; its profile is "embedded".
  [[nodiscard]] static Endpoint embedded(EmbeddedTransport transport);
  // The server that the environment names; empty if there is none. KINFORM_CONFORMANCE_KUBECONFIG
  // is its kubeconfig file, KINFORM_CONFORMANCE_PROFILE its profile ("v1.37" by default), and
  // KINFORM_CONFORMANCE_COMPACT a command that compacts its history.
  [[nodiscard]] static std::optional<Endpoint> from_environment();
  // A server that is already running. `compact` compacts its history; empty: not possible.
  [[nodiscard]] static Endpoint of(std::string profile, const ClientConfig& config,
                                   std::function<bool()> compact);

  [[nodiscard]] const std::string& profile() const { return profile_; }

  [[nodiscard]] Result<HttpResponse> send(const Request& request);

  // Compacts the server's history. Returns false on failure.
  [[nodiscard]] bool compact();
  [[nodiscard]] bool can_compact() const;

 private:
  Endpoint(std::string profile, const ClientConfig& config);

  std::string profile_;
  std::string url_;
  std::unique_ptr<server::Server> server_;
  std::unique_ptr<config::Credentials> credentials_;
  std::shared_ptr<Transport> transport_;
  std::function<bool()> compact_;
};

}  // namespace kinform::inline v0::conformance
