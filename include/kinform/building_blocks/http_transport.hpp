// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The Transport over sockets: HTTP/1.1 and TLS by libcurl.

#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/tls_options.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

// Answers beyond these are ErrorCode::LimitExceeded: the peer is broken or hostile.
struct HttpLimits {
  // libcurl has limits of its own: 300 KB in all, and 100 KB for a single header.
  std::size_t header_bytes_max = 256 * 1024;
  // How many bytes one byte of a compressed body may become, once it is longer than 1 MiB.
  std::size_t inflation_max = 200;
};

// Those of a request until its headers are complete are ErrorCode::Timeout; silence in a
// body is ErrorCode::Network.
struct HttpTimeouts {
  // Until the name is resolved and the connection is there; then for TLS, and for a proxy's
  // consent; then for the answer.
  std::chrono::milliseconds connect = std::chrono::seconds(30);
  std::chrono::milliseconds tls_handshake = std::chrono::seconds(10);
  std::chrono::milliseconds headers = std::chrono::seconds(60);
  // Silence in a body that is not a stream. Large lists may take as long as bytes keep coming.
  std::chrono::milliseconds body_silence = std::chrono::seconds(60);
  // A dead peer is noticed by the kernel: first probe, distance and number of those that follow,
  // and how long sent bytes may stay without an acknowledgement.
  std::chrono::seconds keep_alive_idle{15};
  std::chrono::seconds keep_alive_interval{5};
  int keep_alive_probes = 3;
  std::chrono::seconds unacknowledged_max{30};
};

struct HttpTransportOptions {
  TlsOptions tls = {};
  // `http://`, `https://` or `socks5://host:port`, for all requests; may hold a password, which is
  // never logged. Empty: HTTPS_PROXY, HTTP_PROXY and NO_PROXY of the environment as it is when the
  // transport is made; they are not for servers on this machine.
  std::string proxy_url = {};
  // Asks for gzip, except for streams, where it would hold events back. What comes packed is
  // unpacked in any case.
  bool compression = true;
  HttpLimits limits = {};
  HttpTimeouts timeouts = {};
  // Connections that are kept for the next short exchange, and for how long.
  std::size_t idle_connections_max = 25;
  std::chrono::milliseconds idle_time = std::chrono::seconds(90);
  // Says at verbosity 6 which requests there were, at 8 with their headers; never a credential and
  // never a body.
  Logger logger = {};
  // Where client-go's metrics of name resolution and of reloaded authorities go; null: nowhere.
  // Must outlive the transport and its bodies.
  MetricsSink* metrics = nullptr;
};

// Has no threads: whoever sends or reads drives the connection meanwhile. Each exchange under way
// takes three file descriptors. Bodies may outlive the transport. Redirects are not followed; they
// are answers like others. Opens no connection yet.
[[nodiscard]] std::shared_ptr<Transport> make_http_transport(HttpTransportOptions options = {});

}  // namespace kinform::inline v0
