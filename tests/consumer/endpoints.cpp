// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A user's program that links the installed library kinform::endpoints.

#include <iostream>

#include <kinform/endpoint_server.hpp>
#include <kinform/prometheus_metrics.hpp>

int main() {
  kinform::PrometheusMetrics metrics;
  const auto wins = metrics.counter({.name = "wins_total", .help = "Wins."});
  wins->add(2);
  const auto server = kinform::EndpointServer::start({.metrics = &metrics});
  if (!server) {
    std::cerr << kinform::to_string(server.error()) << "\n";
    return 1;
  }
  const bool is_told = metrics.text().find("wins_total 2") != std::string::npos;
  return is_told && (*server)->port() != 0 ? 0 : 1;
}
