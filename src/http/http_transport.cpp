// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/http_transport.hpp"

#include <cstdint>
#include <utility>

#include "http/exchange.hpp"
#include "http/gzip_source.hpp"
#include "http/request_log.hpp"
#include "http/tls_probe.hpp"

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

// They describe the packed body, which nobody sees.
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
    state_->plain_http_checked = true;
    HttpResponse response{.status = exchange.head().status(),
                          .headers = exchange.head().take_headers(),
                          .body = std::move(*begun)};
    return decoded(std::move(response), request, state_->options.limits);
  }

  // A server that expects TLS closes a connection on which it receives plain HTTP, or sends
  // something that is not HTTP. Says so instead of an error that looks like a broken network.
  Error explained(Error error, const HttpRequest& request, const std::stop_token& stop) {
    const bool is_suspicious =
        is_probable_end_of_stream(error) || error.code == ErrorCode::Malformed;
    const Result<http::Url> url = http::parse_url(request.url);
    if (!is_suspicious || !url || url->is_tls()) return error;
    if (!http::proxy_for(state_->proxies, *url).empty()) return error;
    if (state_->plain_http_checked.exchange(true) || !http::speaks_tls(*url, stop)) return error;
    return {ErrorCode::InvalidArgument, request.method + " " + request.url + ": the server at " +
                                            url->host + ":" + url->port +
                                            " expects TLS: use https://"};
  }

  // Bodies that are still read keep it alive after the transport.
  const std::shared_ptr<TransportState> state_;
};

}  // namespace

std::shared_ptr<Transport> make_http_transport(HttpTransportOptions options) {
  return std::make_shared<HttpTransport>(std::move(options));
}

}  // namespace kinform::inline v0
