// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// How requests reach a server: the seam between what is asked and the bytes on the wire.
//
// A Client speaks to one Transport. The real one (http_transport.hpp) speaks HTTP over sockets;
// tests may plug in their own.

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
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// A header of a request or an answer.
struct HttpHeader {
  std::string name = {};
  std::string value = {};

  friend bool operator==(const HttpHeader&, const HttpHeader&) = default;
};

// The first value of a header, whatever the case of its name; empty if there is none.
[[nodiscard]] std::string_view find_header(const std::vector<HttpHeader>& headers,
                                           std::string_view name) noexcept;

// What a client proves its identity with in the TLS handshake. Secrets: never logged.
struct ClientCertificate {
  std::string certificate_pem = {};
  std::string key_pem = {};

  friend bool operator==(const ClientCertificate&, const ClientCertificate&) = default;
};

// How long an answer may take.
enum class ExchangeKind : std::uint8_t {
  Short,   // One object or a page: silence in the body is limited, and connections may be shared.
  Stream,  // A watch or a followed log: silence is normal, and the connection is its own.
};

// What is sent: one request, with its body in one piece.
struct HttpRequest {
  std::string method = "GET";
  std::string url = {};  // Absolute: `https://host:port/path?query`.
  std::vector<HttpHeader> headers = {};
  std::string body = {};
  ExchangeKind kind = ExchangeKind::Short;
  // How long send() may take, if that is less than what the transport allows. The body has its own:
  // ByteSource::set_timeout.
  std::optional<Duration> timeout = {};
  // Null: none. Requests with different certificates never share a connection.
  std::shared_ptr<const ClientCertificate> certificate = {};
};

// The head of an answer, and its body as a stream.
struct HttpResponse {
  int status = 0;
  std::vector<HttpHeader> headers = {};
  // Pulled by whoever reads it; destroying it gives the connection up. Decoded, if it came
  // compressed.
  std::unique_ptr<ByteSource> body = {};

  // As find_header.
  [[nodiscard]] std::string_view header(std::string_view name) const noexcept;
};

// Thread safety: all members may be called from any thread; each body belongs to one.
class Transport {
 public:
  virtual ~Transport() = default;

  // Sends a request and returns once the answer's status and headers are complete, whatever the
  // status is: a redirect is an answer too. Errors are failures on the way: refused, reset, TLS,
  // deadline, limit, Cancelled.
  [[nodiscard]] virtual Result<HttpResponse> send(const HttpRequest& request,
                                                  std::stop_token stop) = 0;
};

}  // namespace kinform::inline v0
