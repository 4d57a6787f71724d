// The Transport over sockets: HTTP/1.1 and TLS by libcurl.

#pragma once

#include <chrono>
#include <cstddef>
#include <memory>
#include <string>

#include "kinform/result.hpp"
#include "kinform/transport.hpp"

namespace kinform {

struct TlsOptions {
  // PEM; the data counts before the file. Both empty: the system's authorities.
  std::string authority_pem = {};
  std::string authority_file = {};
  // Checked against the server's certificate, and sent as SNI, in place of the URL's host.
  std::string server_name = {};
  // Trusts whoever answers. For experiments only.
  bool insecure_skip_verify = false;
};

// Answers beyond these are ErrorCode::LimitExceeded: the peer is broken or hostile.
struct HttpLimits {
  std::size_t header_bytes_max = 1024 * 1024;
  // How many bytes one byte of a compressed body may become, once it is longer than 1 MiB.
  std::size_t inflation_max = 200;
};

struct HttpTimeouts {
  std::chrono::milliseconds connect = std::chrono::seconds(30);
  std::chrono::milliseconds tls_handshake = std::chrono::seconds(10);
  std::chrono::milliseconds headers = std::chrono::seconds(60);
  // Silence in a body that is not a stream. Large lists may take as long as bytes keep coming.
  std::chrono::milliseconds body_silence = std::chrono::seconds(60);
  // A dead peer is noticed by the kernel: first probe, distance of the next, and how long sent
  // bytes may stay without an acknowledgement.
  std::chrono::seconds keep_alive_idle{15};
  std::chrono::seconds keep_alive_interval{5};
  std::chrono::seconds unacknowledged_max{30};
};

struct HttpTransportOptions {
  TlsOptions tls = {};
  // `http://`, `https://` or `socks5://host:port`. Empty: HTTPS_PROXY, HTTP_PROXY and NO_PROXY of
  // the environment.
  std::string proxy_url = {};
  // Asks for gzip and decodes it.
  bool compression = true;
  HttpLimits limits = {};
  HttpTimeouts timeouts = {};
};

// Opens no connection yet.
[[nodiscard]] std::shared_ptr<Transport> make_http_transport(HttpTransportOptions options = {});

}  // namespace kinform
