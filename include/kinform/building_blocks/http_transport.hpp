// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The Transport that uses real sockets: HTTP/1.1 and TLS through libcurl.

#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "kinform/building_blocks/metrics.hpp"
#include "kinform/building_blocks/tls_options.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0 {

// Responses that exceed these limits fail with ErrorCode::LimitExceeded: the peer is broken or
// hostile.
struct HttpLimits {
  // Total size of the response headers. libcurl has its own limits: 300 KB in total, 100 KB per
  // header.
  std::size_t header_bytes_max = 256 * 1024;
  // Maximum ratio of decompressed to compressed size, enforced once the decompressed body exceeds 1
  // MiB.
  std::size_t inflation_max = 200;
};

// A request fails with ErrorCode::Timeout if a timeout expires before the response headers are
// complete, and with ErrorCode::Network if the body stalls.
struct HttpTimeouts {
  // `connect` covers name resolution and the TCP connection, `tls_handshake` covers TLS and the
  // CONNECT of a proxy, and `headers` runs from the sent request to the complete response headers.
  std::chrono::milliseconds connect = std::chrono::seconds(30);
  std::chrono::milliseconds tls_handshake = std::chrono::seconds(10);
  std::chrono::milliseconds headers = std::chrono::seconds(60);
  // Longest pause without data in a body that is not a stream. A large list may take any time while
  // data keeps arriving.
  std::chrono::milliseconds body_silence = std::chrono::seconds(60);
  // TCP keep-alive, by which the kernel detects a dead peer: idle time before the first probe,
  // interval and number of probes, and how long sent data may remain unacknowledged.
  std::chrono::seconds keep_alive_idle{15};
  std::chrono::seconds keep_alive_interval{5};
  int keep_alive_probes = 3;
  std::chrono::seconds unacknowledged_max{30};
};

struct HttpTransportOptions {
  TlsOptions tls = {};
  // Proxy for all requests: `http://`, `https://` or `socks5://host:port`. May contain a password,
  // which is never logged. Empty: HTTPS_PROXY, HTTP_PROXY and NO_PROXY are read from the
  // environment when the transport is created; they are not applied to servers on this machine.
  std::string proxy_url = {};
  // Requests gzip, except for streams. Compressed responses are always decompressed.
  bool compression = true;
  // With `compression`, requests gzip for streams, too, unless the request has an Accept-Encoding
  // header, as those for followed logs have. API servers since 1.37 then compress streaming lists
  // and the watches that follow them, and flush each event. Worth it on slow networks; it costs CPU
  // on both sides, and a proxy that compresses by itself may delay events.
  bool stream_compression = false;
  HttpLimits limits = {};
  HttpTimeouts timeouts = {};
  // Maximum number of idle connections kept for reuse by requests that are not streams, and how
  // long they are kept.
  std::size_t idle_connections_max = 25;
  std::chrono::milliseconds idle_time = std::chrono::seconds(90);
  // Logs requests at verbosity 6, and their headers at 8; never credentials or bodies.
  Logger logger = {};
  // Receives client-go's metrics of name resolution and of CA reloads; null disables them. Must
  // outlive the transport and its bodies.
  MetricsSink* metrics = nullptr;
};

// Creates a transport; opens no connection yet. It has no threads: the calling thread drives the
// connection while it sends or reads. Each request in flight uses three file descriptors. Bodies
// may outlive the transport. Redirects are not followed but returned like any other response.
[[nodiscard]] KINFORM_EXPORT std::shared_ptr<Transport> make_http_transport(
    HttpTransportOptions options = {});

}  // namespace kinform::inline v0
