// Sends requests to one server: limited, tried again where that helps, measured and logged.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "client/request_metrics.hpp"
#include "client/request_url.hpp"
#include "client/warnings.hpp"
#include "config/credentials.hpp"
#include "kinform/client.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/token_bucket.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::client {

// What the first try waits for (RQ-04). Later ones always wait for the ordinary limit.
enum class RateLimit : std::uint8_t {
  Ordinary,
  Discovery,  // Few and far between, but then many at once (RQ-03).
  Exempt,     // Watches.
};

// Which failures on the way are followed by another try, one second later (RQ-07). A refused
// connection never is.
enum class ConnectionRetry : std::uint8_t {
  Never,
  LostConnection,           // For what only reads.
  LostConnectionOrTimeout,  // For watches.
};

// One request, before it is known where the server is and who asks.
struct Call {
  std::string what = {};  // For messages: `list pods in "web"`.
  std::string method = "GET";
  std::string path = {};  // Escaped, from the root of the API.
  Query query = {};
  std::string accept = "application/json";
  std::string content_type = {};
  std::string body = {};
  // Not empty: an answer of 304 is a success too.
  std::string if_none_match = {};
  ExchangeKind kind = ExchangeKind::Short;
  RateLimit rate_limit = RateLimit::Ordinary;
  ConnectionRetry connection_retry = ConnectionRetry::Never;
  // Where the client has none of its own (ClientOptions::request_timeout).
  std::optional<Duration> timeout = {};
};

// An answer that is complete.
struct Response {
  int status = 0;
  std::vector<HttpHeader> headers = {};
  std::string body = {};
};

// Whole seconds as in a Retry-After header; nothing if it is a date or something else (RQ-06).
[[nodiscard]] std::optional<std::chrono::seconds> parse_retry_after(std::string_view value);

// Whether a failure on the way may be followed by another try.
[[nodiscard]] bool is_retriable(const Error& error, ConnectionRetry retry);

// Thread safety: all members may be called from any thread.
class Requester {
 public:
  Requester(std::shared_ptr<Transport> transport, ClientConfig config, ClientOptions options);

  // Returns once an answer of 200 to 299 has begun; any other is an Error. All errors begin with
  // `call.what`.
  [[nodiscard]] Result<HttpResponse> open(const Call& call, const std::stop_token& stop);

  // The same, with the whole body; more than 64 MiB are LimitExceeded.
  [[nodiscard]] Result<Response> fetch(const Call& call, const std::stop_token& stop);

  [[nodiscard]] RequestMetrics& metrics() { return metrics_; }
  [[nodiscard]] Clock& clock() const { return *options_.clock; }
  [[nodiscard]] const Logger& logger() const { return options_.logger; }

 private:
  // One try, and one more if the server refuses the credential and there is a newer one.
  [[nodiscard]] Result<HttpResponse> try_as(const config::Credential& credential, const Call& call,
                                            TimePoint deadline, const std::stop_token& stop);
  [[nodiscard]] HttpRequest make_request(const Call& call, const config::Credential& credential,
                                         TimePoint deadline) const;
  [[nodiscard]] Result<HttpResponse> send(const HttpRequest& request, const std::stop_token& stop);
  [[nodiscard]] Result<void> wait_for_turn(const Call& call, RateLimit limit,
                                           const std::stop_token& stop);
  void log_throttling(const Call& call, Duration delay);
  [[nodiscard]] Result<HttpResponse> conclude(const Call& call, Result<HttpResponse> response,
                                              const std::optional<Error>& previous,
                                              const std::stop_token& stop);

  // Constant after construction.
  const std::shared_ptr<Transport> transport_;
  const ClientOptions options_;
  const Result<ServerUrl> server_;
  const std::string user_agent_;
  // Null: no limit.
  const std::unique_ptr<TokenBucket> bucket_;
  const std::unique_ptr<TokenBucket> discovery_bucket_;

  config::Credentials credentials_;
  RequestMetrics metrics_;
  WarningReporter warnings_;

  detail::Mutex mutex_;
  std::optional<TimePoint> throttling_logged_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::client
