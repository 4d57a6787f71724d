// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/http_transport.hpp"

#include <cstdint>
#include <optional>
#include <utility>

#include "http/exchange.hpp"
#include "http/gzip_source.hpp"
#include "http/request_log.hpp"

namespace kinform::inline v0 {
namespace {

using http::Exchange;
using http::GzipSource;
using http::TransportState;

enum class Encoding : std::uint8_t { None, Gzip, Unknown };

Encoding encoding_of(const HttpResponse& response) {
  const std::string_view name = response.header("Content-Encoding");
  if (name.empty() || name == "identity") return Encoding::None;
  return name == "gzip" || name == "x-gzip" ? Encoding::Gzip : Encoding::Unknown;
}

// They describe the compressed body, which no caller sees.
void remove_compression_headers(HttpResponse& response) {
  std::erase_if(response.headers, [](const HttpHeader& header) {
    const std::vector<HttpHeader> only = {header};
    return !find_header(only, "Content-Encoding").empty() ||
           !find_header(only, "Content-Length").empty();
  });
}

Result<HttpResponse> decoded(HttpResponse response, const HttpRequest& request,
                             const HttpLimits& limits) {
  switch (encoding_of(response)) {
    case Encoding::None:
      return response;
    case Encoding::Gzip:
      response.body = std::make_unique<GzipSource>(std::move(response.body), limits.inflation_max,
                                                   request.method + " " + request.url);
      remove_compression_headers(response);
      return response;
    case Encoding::Unknown:
      break;
  }
  return Error{ErrorCode::Malformed, request.method + " " + request.url +
                                         ": unsupported Content-Encoding: " +
                                         std::string(response.header("Content-Encoding"))};
}

class HttpTransport final : public Transport {
 public:
  explicit HttpTransport(HttpTransportOptions options)
      : state_(std::make_shared<TransportState>(std::move(options))) {}

  [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request,
                                          std::stop_token stop) override {
    const TimePoint began = system_clock().now();
    http::log_request(state_->options.logger, request);
    Result<HttpResponse> response = exchange(request, stop);
    const Duration duration = system_clock().now() - began;
    if (response) {
      http::log_response(state_->options.logger, request, response->status, response->headers,
                         duration);
    } else {
      http::log_failure(state_->options.logger, request, response.error(), duration);
    }
    return response;
  }

 private:
  Result<HttpResponse> exchange(const HttpRequest& request, const std::stop_token& stop) {
    Result<std::unique_ptr<Exchange>> begun = Exchange::begin(state_, request);
    if (!begun) return begun.error();
    Exchange& exchange = **begun;
    if (const Result<void> received = exchange.receive_head(stop); !received) {
      return explained(received.error(), request, stop);
    }
    if (const std::optional<http::Url> url = plain_http_target(request)) {
      state_->tls_expectations.record_response(*url);
    }
    HttpResponse response{.status = exchange.head().status(),
                          .headers = exchange.head().take_headers(),
                          .body = std::move(*begun)};
    return decoded(std::move(response), request, state_->options.limits);
  }

  // A server that expects TLS closes a connection on which it receives plain HTTP, or sends
  // something that is not HTTP. Says so instead of an error that looks like a broken network.
  Error explained(Error error, const HttpRequest& request, const std::stop_token& stop) {
    const std::optional<http::Url> url = plain_http_target(request);
    if (!url || error.code == ErrorCode::Cancelled) return error;
    const std::string reason =
        "the server at " + url->host + ":" + url->port + " expects TLS: use https://";
    const bool is_suspicious =
        is_probable_end_of_stream(error) || error.code == ErrorCode::Malformed;
    if (is_suspicious && state_->tls_expectations.find_out(*url, stop)) {
      return {ErrorCode::InvalidArgument, request.method + " " + request.url + ": " + reason};
    }
    // Another error, such as a refused connection, keeps its code. But once the server is there
    // again, it will expect TLS again.
    if (state_->tls_expectations.is_known(*url)) error.message += "; " + reason;
    return error;
  }

  // Returns the URL of a request without TLS and without a proxy.
  [[nodiscard]] std::optional<http::Url> plain_http_target(const HttpRequest& request) const {
    Result<http::Url> url = http::parse_url(request.url);
    if (!url || url->is_tls() || !http::proxy_for(state_->proxies, *url).empty()) return {};
    return *std::move(url);
  }

  // Bodies that are still read keep it alive after the transport.
  const std::shared_ptr<TransportState> state_;
};

}  // namespace

std::shared_ptr<Transport> make_http_transport(HttpTransportOptions options) {
  return std::make_shared<HttpTransport>(std::move(options));
}

}  // namespace kinform::inline v0
