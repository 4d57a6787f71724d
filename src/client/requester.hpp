// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Sends requests to one server, with rate limit, retries, credentials, metrics and logging.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "client/json_fallbacks.hpp"
#include "client/request_metrics.hpp"
#include "client/request_url.hpp"
#include "client/wait_reason.hpp"
#include "client/warnings.hpp"
#include "config/credentials.hpp"
#include "kinform/building_blocks/token_bucket.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

// The rate limit of the first attempt; retries always use the ordinary limit (RQ-04).
enum class RateLimit : std::uint8_t {
  Ordinary,
  Discovery,  // Rare, but in bursts (RQ-03).
  Exempt,     // Watches.
};

// The network failures that are retried, after one second (RQ-07). A refused connection is never
// retried.
enum class ConnectionRetry : std::uint8_t {
  Never,
  LostConnection,           // For requests that only read.
  LostConnectionOrTimeout,  // For watches.
};

// One request, without server address and credentials.
struct Call {
  std::string what = {};  // For messages: `list pods in "web"`.
  std::string method = "GET";
  std::string path = {};  // Escaped, from the root of the API.
  Query query = {};
  std::string accept = "application/json";
  std::string accept_encoding = {};  // Empty: the transport chooses.
  std::string content_type = {};
  std::string body = {};
  // The ETag to send in If-None-Match; empty: none. If set, a 304 response is a success, too.
  std::string if_none_match = {};
  ExchangeKind kind = ExchangeKind::Short;
  RateLimit rate_limit = RateLimit::Ordinary;
  ConnectionRetry connection_retry = ConnectionRetry::Never;
  // False returns a 429 response at once: the caller counts and delays the retries itself.
  bool retry_too_many_requests = true;
  // False: never retried, not even if the server says when (Retry-After).
  bool is_retried = true;
  // Used if ClientOptions::request_timeout is not set.
  std::optional<Duration> timeout = {};
  // Receives the reason of each wait before an attempt; null: nobody needs it. Must outlive the
  // call.
  WaitReason* wait_reason = nullptr;
};

// A complete response.
struct Response {
  int status = 0;
  std::vector<HttpHeader> headers = {};
  std::string body = {};
};

// Parses a Retry-After header; only whole seconds are supported, not dates (RQ-06). Longer times
// than a minute are taken for a minute.
[[nodiscard]] std::optional<std::chrono::seconds> parse_retry_after(std::string_view value);

// Returns true if this network failure may be retried.
[[nodiscard]] bool is_retriable(const Error& error, ConnectionRetry retry);

// Thread safety: all members may be called from any thread.
class Requester {
 public:
  Requester(std::shared_ptr<Transport> transport, ClientConfig config, ClientOptions options);

  // Sends the request and returns when the headers of a 2xx response have arrived. Any other status
  // is an Error. All errors begin with `call.what`.
  [[nodiscard]] Result<HttpResponse> open(const Call& call, const std::stop_token& stop);

  // Like open(), but reads the whole body. Returns LimitExceeded if it exceeds 64 MiB.
  [[nodiscard]] Result<Response> fetch(const Call& call, const std::stop_token& stop);

  // The resources that are requested as JSON because protobuf could not be used.
  [[nodiscard]] const std::shared_ptr<JsonFallbacks>& json_fallbacks() const {
    return json_fallbacks_;
  }
  // ClientOptions::wire_format.
  [[nodiscard]] WireFormat wire_format() const { return options_.wire_format; }
  [[nodiscard]] RequestMetrics& metrics() { return metrics_; }
  [[nodiscard]] Clock& clock() const { return *options_.clock; }
  [[nodiscard]] const Logger& logger() const { return options_.logger; }

 private:
  // Makes one attempt, and a second one if the server responds with 401 and the credential was
  // renewed.
  [[nodiscard]] Result<HttpResponse> try_as(const config::Credential& credential, const Call& call,
                                            TimePoint deadline, const std::stop_token& stop);
  [[nodiscard]] HttpRequest make_request(const Call& call, const config::Credential& credential,
                                         TimePoint deadline) const;
  [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request, const std::stop_token& stop);
  [[nodiscard]] Result<void> wait_for_turn(const Call& call, RateLimit limit,
                                           const std::stop_token& stop);
  void log_throttling(const Call& call, Duration delay);
  // Waits before the next attempt. Returns false if a stop was requested.
  [[nodiscard]] bool wait_before_retry(const Call& call, Duration delay, const Error& failure,
                                       bool is_first, const std::stop_token& stop);
  // Returns the error of a response that is not a success; explains those that a wrong server URL
  // causes.
  [[nodiscard]] Error failed_response(const Call& call, const HttpResponse& response,
                                      std::string_view body) const;
  [[nodiscard]] Result<HttpResponse> conclude(const Call& call, Result<HttpResponse> response,
                                              const std::optional<Error>& previous,
                                              const std::stop_token& stop);

  // Constant after construction.
  const std::shared_ptr<Transport> transport_;
  const ClientOptions options_;
  const Result<ServerUrl> server_;
  const bool credentials_withheld_;
  const std::string user_agent_;
  // Null: no limit.
  const std::unique_ptr<TokenBucket> bucket_;
  const std::unique_ptr<TokenBucket> discovery_bucket_;
  const std::shared_ptr<JsonFallbacks> json_fallbacks_;  // Thread-safe.

  config::Credentials credentials_;
  RequestMetrics metrics_;
  WarningReporter warnings_;

  detail::Mutex mutex_;
  std::optional<TimePoint> throttling_logged_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::client
