// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Serves metrics for Prometheus and health checks for Kubernetes probes.

#include <iostream>
#include <string>

#include <kinform/client.hpp>
#include <kinform/endpoint_server.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/prometheus_metrics.hpp>
#include <kinform/server.hpp>

int main() {
  const auto server = kinform::server::Server::start().value();
  kinform::PrometheusMetrics metrics;  // Must outlive the client and informers that use it.
  const kinform::Client client(server->client_config(), {.metrics = &metrics});
  const kinform::ApiResource pods{.version = "v1", .plural = "pods", .kind = "Pod"};

  kinform::InformerFactory factory(client);
  kinform::Informer<> informer =
      factory.informer(pods, {}, {.metrics = &metrics, .name = "my-agent"});

  kinform::HealthCheck pods_synced;
  pods_synced.name = "pods-synced";
  pods_synced.check = [&informer]() -> kinform::Result<void> {
    const kinform::InformerStatus status = informer.status();
    if (status.synced) return {};
    return kinform::Error{kinform::ErrorCode::Unavailable, status.reason};
  };
  // In a pod, use .address = "" for all addresses, and the port of the pod's manifest.
  const auto endpoints =
      kinform::EndpointServer::start({.metrics = &metrics, .readiness = {pods_synced}}).value();

  std::cout << "ready: " << std::boolalpha << pods_synced.check().ok() << "\n";
  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }
  std::cout << "ready: " << pods_synced.check().ok() << "\n";
  const bool is_exported = metrics.text().find("kinform_informer_synced") != std::string::npos;
  std::cout << "in /metrics: " << is_exported << "\n";
}
