// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/requester.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <utility>

#include "api/status_error.hpp"
#include "base/duration.hpp"
#include "base/quote.hpp"
#include "client/plain_http.hpp"
#include "client/response_body.hpp"
#include "client/user_agent.hpp"
#include "codec/error_response.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::client {

using config::Credential;

namespace {

constexpr std::size_t kResponseBytesMax = 64 * 1024 * 1024;
constexpr int kDiscoveryBurst = 300;
constexpr Duration kConnectionRetryDelay = std::chrono::seconds(1);

// A wait for the rate limit is logged if it is longer than kThrottlingLogged, and at a lower
// verbosity if it is longer than kThrottlingLong (RQ-05).
constexpr Duration kThrottlingLogged = std::chrono::milliseconds(50);
constexpr Duration kThrottlingLong = std::chrono::seconds(1);
constexpr Duration kThrottlingLogPeriod = std::chrono::seconds(10);
// A busy API server often asks for one second: that is not worth a warning.
constexpr Duration kWaitWorthALog = std::chrono::seconds(1);

SchemeDefault scheme_default(const ClientConfig& config) {
  const TlsOptions& tls = config.tls;
  const bool secure = !tls.ca_pem.empty() || !tls.ca_file.empty() || tls.insecure_skip_verify ||
                      !config.client_certificate_pem.empty() ||
                      !config.client_certificate_file.empty();
  return secure ? SchemeDefault::Https : SchemeDefault::Http;
}

// Returns `host:port` of a redirect, without what may be a secret in it. Empty for a redirect
// within the server.
std::string redirect_host(std::string_view location) {
  constexpr std::size_t kShown = 256;
  const std::size_t scheme = location.find("://");
  if (scheme == std::string_view::npos) return {};
  location.remove_prefix(scheme + 3);
  location = location.substr(0, location.find_first_of("/?#\\"));
  if (const std::size_t at = location.rfind('@'); at != std::string_view::npos) {
    location.remove_prefix(at + 1);
  }
  return quoted_text(location.substr(0, kShown));
}

std::unique_ptr<TokenBucket> make_bucket(const ClientOptions& options, int burst) {
  if (!(options.requests_per_second > 0)) return nullptr;
  return std::make_unique<TokenBucket>(
      TokenBucketOptions{.tokens_per_second = options.requests_per_second,
                         .burst = std::max(burst, 1),
                         .clock = options.clock});
}

bool is_success(const Call& call, int status) {
  return (status >= 200 && status < 300) || (status == 304 && !call.if_none_match.empty());
}

std::string code_label(const Result<HttpResponse>& response) {
  return response ? std::to_string(response->status) : std::string(RequestMetrics::kNoResponse);
}

Error cancelled(const Call& call) {
  return {ErrorCode::Cancelled, call.what + ": cancelled"};
}

std::optional<std::chrono::seconds> retry_after_of(const HttpResponse& response) {
  return parse_retry_after(response.header("Retry-After"));
}

// Returns the delay before the next attempt; empty if the request is not retried.
std::optional<Duration> delay_before_retry(const Call& call, const Result<HttpResponse>& response) {
  if (!call.is_retried) return std::nullopt;
  if (!response) {
    if (!is_retriable(response.error(), call.connection_retry)) return std::nullopt;
    return kConnectionRetryDelay;
  }
  if (response->status == 429 && !call.retry_too_many_requests) return std::nullopt;
  if (response->status != 429 && response->status < 500) return std::nullopt;
  return retry_after_of(*response);
}

// Returns the failure of an attempt that will be retried, for the message of the final error.
Error retried_failure(const Call& call, const Result<HttpResponse>& response) {
  if (!response) return response.error();
  return error_from_response({.http_status = response->status, .method = call.method});
}

// Returns the error for missing credentials. A plugin's timeout becomes Unauthorized, so that the
// caller does not retry it like a timeout of the server.
Error without_credential(const Error& error) {
  Error failure = error.with_context("no credentials");
  const auto retry = ConnectionRetry::LostConnectionOrTimeout;
  if (is_retriable(error, retry)) failure.code = ErrorCode::Unauthorized;
  return failure;
}

// Returns the error of the last attempt. Mentions the error of the attempt before it if the codes
// differ (RQ-12).
Error final_error(const Call& call, const Error& error, const std::optional<Error>& previous) {
  Error result = error.with_context(call.what);
  if (previous && previous->code != error.code) {
    result.message += " (previous attempt: " + previous->message + ")";
  }
  return result;
}

}  // namespace

std::optional<std::chrono::seconds> parse_retry_after(std::string_view value) {
  std::uint32_t seconds = 0;
  const char* const end = value.data() + value.size();
  const auto [stopped_at, failure] = std::from_chars(value.data(), end, seconds);
  if (failure != std::errc() || stopped_at != end) return std::nullopt;
  return std::min(std::chrono::seconds(seconds), kRetryAfterMax);
}

bool is_retriable(const Error& error, ConnectionRetry retry) {
  if (retry == ConnectionRetry::Never) return false;
  if (is_probable_end_of_stream(error)) return true;
  return retry == ConnectionRetry::LostConnectionOrTimeout && error.code == ErrorCode::Timeout;
}

Requester::Requester(std::shared_ptr<Transport> transport, ClientConfig config,
                     ClientOptions options)
    : transport_(std::move(transport)),
      options_(std::move(options)),
      server_(parse_server_url(config.server, scheme_default(config))),
      credentials_withheld_(must_withhold_credentials(config, server_) && has_credentials(config)),
      user_agent_(options_.user_agent.empty() ? default_user_agent()
                                              : header_safe(options_.user_agent)),
      bucket_(make_bucket(options_, options_.burst)),
      discovery_bucket_(make_bucket(options_, kDiscoveryBurst)),
      json_fallbacks_(std::make_shared<JsonFallbacks>(options_.logger)),
      credentials_(must_withhold_credentials(config, server_)
                       ? without_credentials(std::move(config))
                       : std::move(config),
                   {.clock = options_.clock,
                    .logger = options_.logger,
                    .plugin = {.metrics = options_.metrics,
                               .host = server_ ? server_->host : std::string()}}),
      metrics_(options_.metrics, server_ ? server_->host : std::string()),
      warnings_(options_.on_warning, options_.logger) {}

Result<HttpResponse> Requester::open(const Call& call, const std::stop_token& stop) {
  if (!server_) return server_.error().with_context(call.what);
  const std::optional<Duration> timeout =
      options_.request_timeout ? options_.request_timeout : call.timeout;
  TimePoint deadline = TimePoint::max();
  std::optional<Error> previous;
  for (int tries = 0;; ++tries) {
    const RateLimit limit = tries == 0 ? call.rate_limit : RateLimit::Ordinary;
    if (const Result<void> turn = wait_for_turn(call, limit, stop); !turn) return turn.error();
    if (tries == 0 && timeout)
      deadline =
          options_.clock->after(*timeout);  // The timeout starts after the rate limit (RQ-04).

    const Result<Credential> credential = credentials_.current(stop);
    if (!credential) return final_error(call, without_credential(credential.error()), previous);
    Result<HttpResponse> response = try_as(*credential, call, deadline, stop);
    const std::optional<Duration> delay = delay_before_retry(call, response);
    const bool is_last =
        !delay || tries >= options_.retries_max || options_.clock->after(*delay) > deadline;
    if (is_last) {
      // Limit the time for the body, too, unless it is a stream: the request timeout must not end a
      // watch (MIS-18). The error response to a watch is not a stream.
      const bool is_stream = call.kind == ExchangeKind::Stream;
      if (response && timeout && !(is_stream && is_success(call, response->status))) {
        response->body = limited_body(std::move(response->body), *options_.clock, deadline);
      }
      return conclude(call, std::move(response), previous, stop);
    }
    metrics_.count_retry(code_label(response), call.method);
    previous = retried_failure(call, response);
    if (response) drain_body(*response->body, stop);
    response = *previous;  // Releases the connection before the wait.
    if (!wait_before_retry(call, *delay, *previous, tries == 0, stop)) return cancelled(call);
  }
}

bool Requester::wait_before_retry(const Call& call, Duration delay, const Error& failure,
                                  bool is_first, const std::stop_token& stop) {
  const std::string reason =
      failure.http_status == 0
          ? failure.message
          : "the server sent " + std::to_string(failure.http_status) + " with Retry-After";
  const WaitScope scope(call.wait_reason, "waiting " + format_duration(delay) + ": " + reason);
  if (is_first && delay > kWaitWorthALog) {
    options_.logger.warning("Waiting before the request is sent again",
                            {{"delay", delay}, {"reason", reason}, {"request", call.what}});
  }
  return options_.clock->wait_for(delay, stop);
}

Result<Response> Requester::fetch(const Call& call, const std::stop_token& stop) {
  const TimePoint started = options_.clock->now();
  Result<HttpResponse> response = open(call, stop);
  Result<std::string> body = response ? read_body(*response->body, kResponseBytesMax, stop)
                                      : Result<std::string>(std::string());
  metrics_.observe_duration(call.method, options_.clock->now() - started);
  if (!response) return std::move(response).error();
  if (!body) return body.error().with_context(call.what);
  metrics_.observe_response_size(call.method, body->size());
  return Response{.status = response->status,
                  .headers = std::move(response->headers),
                  .body = *std::move(body)};
}

Result<HttpResponse> Requester::try_as(const Credential& credential, const Call& call,
                                       TimePoint deadline, const std::stop_token& stop) {
  Result<HttpResponse> response = send(make_request(call, credential, deadline), stop);
  const bool unauthorized = response && response->status == 401;
  if (!unauthorized || !credentials_.refused(credential.generation)) return response;

  const Result<Credential> renewed = credentials_.current(stop);
  if (!renewed) return without_credential(renewed.error().with_context("after a 401 response"));
  if (renewed->generation == credential.generation) return response;
  drain_body(*response->body, stop);
  response = Error();  // Releases the connection before the retry.
  return send(make_request(call, *renewed, deadline), stop);
}

HttpRequest Requester::make_request(const Call& call, const Credential& credential,
                                    TimePoint deadline) const {
  const std::string query = call.query.to_string();
  HttpRequest request{.method = call.method,
                      .url = server_->origin + server_->path_prefix + call.path +
                             (query.empty() ? "" : "?" + query),
                      .headers = {{.name = "Accept", .value = call.accept},
                                  {.name = "User-Agent", .value = user_agent_}},
                      .body = call.body,
                      .kind = call.kind,
                      .certificate = credential.certificate};
  if (deadline != TimePoint::max()) request.timeout = deadline - options_.clock->now();
  if (!call.accept_encoding.empty()) {
    request.headers.push_back({.name = "Accept-Encoding", .value = call.accept_encoding});
  }
  if (!call.content_type.empty()) {
    request.headers.push_back({.name = "Content-Type", .value = call.content_type});
  }
  if (!call.if_none_match.empty()) {
    request.headers.push_back({.name = "If-None-Match", .value = call.if_none_match});
  }
  if (!credential.authorization.empty()) {
    request.headers.push_back({.name = "Authorization", .value = credential.authorization});
  }
  request.headers.insert(request.headers.end(), credential.impersonation.begin(),
                         credential.impersonation.end());
  return request;
}

Result<HttpResponse> Requester::send(const HttpRequest& request, const std::stop_token& stop) {
  Result<HttpResponse> response = transport_->send(request, stop);
  metrics_.count_request(code_label(response), request.method);
  metrics_.observe_request_size(request.method, request.body.size());
  if (response) warnings_.report(response->headers);
  return response;
}

Result<void> Requester::wait_for_turn(const Call& call, RateLimit limit,
                                      const std::stop_token& stop) {
  if (stop.stop_requested()) return cancelled(call);
  TokenBucket* const bucket =
      limit == RateLimit::Discovery ? discovery_bucket_.get() : bucket_.get();
  if (limit == RateLimit::Exempt || bucket == nullptr) return {};

  const Duration delay = bucket->take();
  if (delay > kThrottlingLogged) log_throttling(call, delay);
  metrics_.observe_rate_limiter(call.method, delay);
  if (delay <= Duration::zero()) return {};
  const bool is_visible = delay > kThrottlingLong;
  const WaitScope scope(is_visible ? call.wait_reason : nullptr,
                        "waiting " + format_duration(delay) + ": client-side rate limit");
  if (!options_.clock->wait_for(delay, stop)) return cancelled(call);
  return {};
}

void Requester::log_throttling(const Call& call, Duration delay) {
  int verbosity = 3;
  if (delay > kThrottlingLong) {
    const TimePoint now = options_.clock->now();
    const detail::MutexLock lock(mutex_);
    if (!throttling_logged_ || now - *throttling_logged_ >= kThrottlingLogPeriod) {
      throttling_logged_ = now;
      verbosity = 0;
    }
  }
  options_.logger.info(verbosity, "Client-side throttling: waiting before sending the request",
                       {{"delay", delay}, {"request", call.what}});
}

Error Requester::failed_response(const Call& call, const HttpResponse& response,
                                 std::string_view body) const {
  Error error = codec::decode_failed_response({.http_status = response.status,
                                               .method = call.method,
                                               .body = body,
                                               .retry_after = retry_after_of(response)});
  if (is_plain_http(*server_) && expects_tls(response.status, body)) {
    error.code = ErrorCode::InvalidArgument;
    error.message = "the server at " + server_->host + " expects TLS: use https://";
  } else if (response.status == 401 && credentials_withheld_) {
    error.message += "; the credentials were not sent, because " + server_->origin +
                     " is not encrypted: use https://";
  } else if (response.status >= 300 && response.status < 400) {
    const std::string host = redirect_host(response.header("Location"));
    error.message += "; redirects are not followed" + (host.empty() ? "" : ": to " + host);
  }
  return error;
}

Result<HttpResponse> Requester::conclude(const Call& call, Result<HttpResponse> response,
                                         const std::optional<Error>& previous,
                                         const std::stop_token& stop) {
  if (!response) return final_error(call, response.error(), previous);
  if (is_success(call, response->status)) return response;

  const Result<std::string> body = read_body_front(*response->body, stop);
  if (!body) return body.error().with_context(call.what);
  return final_error(call, failed_response(call, *response, *body), previous);
}

}  // namespace kinform::inline v0::client
