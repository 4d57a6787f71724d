// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// `/metrics`, `/healthz`, `/livez` and `/readyz` of a program. In the library kinform::endpoints.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "kinform/logging.hpp"
#include "kinform/prometheus_metrics.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// Something that is well or not, by name: an informer that has synced, say.
//
//   {.name = "pods-synced", .check = [&]() -> Result<void> {
//      const InformerStatus status = informer.status();
//      if (status.synced) return {};
//      return Error{ErrorCode::Unavailable, status.reason};
//    }}
struct HealthCheck {
  std::string name = {};  // Without blanks and slashes; no two alike in one list.
  // Should be quick. What it throws counts as a failure.
  std::function<Result<void>()> check = {};
};

struct EndpointServerOptions {
  // Where to listen: an address of this machine, in digits. Empty: all of them, of IPv4 and, where
  // the machine has it, IPv6. `::`: the same, but an error without IPv6. `0.0.0.0`: those of IPv4.
  // Port 0: the kernel picks one.
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;

  // Shown at `/metrics`; null: there is no such page. Must outlive the server.
  PrometheusMetrics* metrics = nullptr;

  // Whether the program should be started anew (`/healthz` and `/livez`), and whether it can do its
  // work now (`/readyz`). A check "ping", which never fails, comes by itself.
  std::vector<HealthCheck> liveness = {};
  std::vector<HealthCheck> readiness = {};

  // Why a check failed is logged, not shown: anybody may read the page.
  Logger logger = {};
};

// Answers on a thread of its own. Health pages are those of Kubernetes' own components: `ok`, or
// with `?verbose`, and always if something fails, a line for each check: `[+]ping ok`,
// `[-]pods-synced failed: reason withheld`. `?exclude=NAME` leaves a check out, and
// `/readyz/NAME` asks for one alone.
//
// Not encrypted and open to everybody who reaches it: it says nothing that is secret.
//
// Thread safety: all members may be called from any thread.
class EndpointServer {
 public:
  // Fails if the address cannot be listened on.
  [[nodiscard]] static Result<std::unique_ptr<EndpointServer>> start(EndpointServerOptions options);

  // Ends all connections. Waits for a check under way.
  ~EndpointServer();
  EndpointServer(const EndpointServer&) = delete;
  EndpointServer& operator=(const EndpointServer&) = delete;

  [[nodiscard]] std::uint16_t port() const;

 private:
  class Impl;
  explicit EndpointServer(std::unique_ptr<Impl> impl);

  const std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0
