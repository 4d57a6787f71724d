// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Transport: sends an HTTP request to a server and returns the response.
//
// A Client uses one Transport. The real one (http_transport.hpp) uses HTTP over sockets; tests may
// provide their own.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A header of a request or a response.
struct HttpHeader {
  std::string name = {};
  std::string value = {};

  friend bool operator==(const HttpHeader&, const HttpHeader&) = default;
};

// Returns the first value of a header, ignoring the case of its name; empty if absent.
[[nodiscard]] KINFORM_EXPORT std::string_view find_header(const std::vector<HttpHeader>& headers,
                                                          std::string_view name) noexcept;

// A client certificate and its private key, for TLS client authentication. Never logged.
struct ClientCertificate {
  std::string certificate_pem = {};
  std::string key_pem = {};

  friend bool operator==(const ClientCertificate&, const ClientCertificate&) = default;
};

// The expected duration of a response.
enum class ExchangeKind : std::uint8_t {
  // One object or a page of a list: a stalled body times out, and connections are reused.
  Short,
  // A watch or a followed log: pauses are normal, and the connection is used for nothing else.
  Stream,
};

// One request, with its body in one piece.
struct HttpRequest {
  std::string method = "GET";
  std::string url = {};  // Absolute: `https://host:port/path?query`.
  std::vector<HttpHeader> headers = {};
  std::string body = {};
  ExchangeKind kind = ExchangeKind::Short;
  // Timeout of send(), if shorter than the transport's own timeouts. It does not cover the body;
  // see ByteSource::set_timeout.
  std::optional<Duration> timeout = {};
  // Null for no client certificate. Requests with different certificates never share a connection.
  std::shared_ptr<const ClientCertificate> certificate = {};
};

// The status and headers of a response, and its body as a stream.
struct KINFORM_EXPORT HttpResponse {
  int status = 0;
  std::vector<HttpHeader> headers = {};
  // The decompressed body. Reading it drives the connection; destroying it abandons the rest of the
  // response.
  std::unique_ptr<ByteSource> body = {};

  // Returns find_header(headers, name).
  [[nodiscard]] std::string_view header(std::string_view name) const noexcept;
};

// Sends HTTP requests.
//
// Thread safety: all members may be called from any thread; each body belongs to one thread.
class KINFORM_EXPORT Transport {
 public:
  virtual ~Transport() = default;

  // Sends a request and returns once status and headers of the response are complete, whatever the
  // status; redirects are returned, too. Errors are failures to exchange messages: connection
  // refused or reset, TLS failure, timeout, exceeded limit, Cancelled.
  [[nodiscard]] virtual Result<HttpResponse> send(const HttpRequest& request,
                                                  std::stop_token stop) = 0;
};

}  // namespace kinform::inline v0
