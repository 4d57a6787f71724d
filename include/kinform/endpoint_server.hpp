// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Serves `/metrics`, `/healthz`, `/livez` and `/readyz` of a program. In the library
// kinform::endpoints.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"
#include "kinform/prometheus_metrics.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A named health check, for example that an informer has synced:
//
//   {.name = "pods-synced", .check = [&]() -> Result<void> {
//      const InformerStatus status = informer.status();
//      if (status.synced) return {};
//      return Error{ErrorCode::Unavailable, status.reason};
//    }}
struct HealthCheck {
  std::string name = {};  // Without spaces and slashes; unique in its list.
  // Should be quick. An exception counts as a failure.
  std::function<Result<void>()> check = {};
};

struct EndpointServerOptions {
  // The numeric IP address to listen on. Empty: all IPv4 and, if available, IPv6 addresses of this
  // machine. `::`: all IPv4 and IPv6 addresses, and an error without IPv6. `0.0.0.0`: all IPv4
  // addresses. Port 0: the kernel picks one.
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;

  // Served at `/metrics`; null: that path is not served. Must outlive the server.
  PrometheusMetrics* metrics = nullptr;

  // Liveness checks, for `/healthz` and `/livez`: the program should be restarted if one fails.
  // Readiness checks, for `/readyz`: the program cannot do its work now if one fails. A check
  // "ping", which always succeeds, is added to both.
  std::vector<HealthCheck> liveness = {};
  std::vector<HealthCheck> readiness = {};

  // Receives the reasons of failed checks. They are not part of the response, which anyone can
  // read.
  Logger logger = {};
};

// Serves the endpoints on its own thread. Health responses have the format of Kubernetes' own
// components: `ok`; with `?verbose`, or if a check fails, one line for each check: `[+]ping ok`,
// `[-]pods-synced failed: reason withheld`. `?exclude=NAME` skips a check; `/readyz/NAME` runs a
// single one.
//
// It uses plain HTTP without authentication, and serves nothing secret.
//
// Thread safety: all members may be called from any thread.
class KINFORM_EXPORT EndpointServer {
 public:
  // Fails if the address cannot be listened on.
  [[nodiscard]] static Result<std::unique_ptr<EndpointServer>> start(EndpointServerOptions options);

  // Closes all connections. Waits for a running check to return.
  ~EndpointServer();
  EndpointServer(const EndpointServer&) = delete;
  EndpointServer& operator=(const EndpointServer&) = delete;

  [[nodiscard]] std::uint16_t port() const;

 private:
  class KINFORM_HIDDEN Impl;
  explicit EndpointServer(std::unique_ptr<Impl> impl);

  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
