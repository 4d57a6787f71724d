// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/request_log.hpp"

#include <algorithm>
#include <array>
#include <chrono>

#include "base/ascii.hpp"
#include "http/url.hpp"

namespace kinform::inline v0::http {
namespace {

constexpr int kRequests = 6;
constexpr int kHeaders = 8;

std::int64_t to_milliseconds(Duration duration) {
  return std::chrono::duration_cast<std::chrono::milliseconds>(duration).count();
}

}  // namespace

bool is_secret_header(std::string_view name) {
  // Part of a name is enough: proxies and gateways have names of their own for tokens.
  constexpr std::array<std::string_view, 8> kSecretWords = {
      "auth", "cookie", "token", "secret", "password", "key", "credential", "session"};
  const std::string lower = lower_case(name);
  return std::any_of(kSecretWords.begin(), kSecretWords.end(), [&lower](std::string_view word) {
    return lower.find(word) != std::string::npos;
  });
}

std::string describe_headers(const std::vector<HttpHeader>& headers) {
  std::string text;
  for (const HttpHeader& header : headers) {
    if (!text.empty()) text += ", ";
    text += header.name + ": " + (is_secret_header(header.name) ? "<masked>" : header.value);
  }
  return text;
}

void log_request(const Logger& logger, const HttpRequest& request) {
  if (!logger.enabled(LogLevel::Info, kHeaders)) return;
  logger.info(kHeaders, "Request",
              {{"verb", request.method},
               {"url", without_credentials(request.url)},
               {"headers", describe_headers(request.headers)},
               {"bodyBytes", request.body.size()}});
}

void log_response(const Logger& logger, const HttpRequest& request, int status,
                  const std::vector<HttpHeader>& headers, Duration duration) {
  if (logger.enabled(LogLevel::Info, kHeaders)) {
    logger.info(kHeaders, "Response headers",
                {{"verb", request.method},
                 {"url", without_credentials(request.url)},
                 {"headers", describe_headers(headers)}});
  }
  if (!logger.enabled(LogLevel::Info, kRequests)) return;
  logger.info(kRequests, "Response",
              {{"verb", request.method},
               {"url", without_credentials(request.url)},
               {"status", status},
               {"milliseconds", to_milliseconds(duration)}});
}

void log_failure(const Logger& logger, const HttpRequest& request, const Error& error,
                 Duration duration) {
  if (!logger.enabled(LogLevel::Info, kRequests)) return;
  logger.info(kRequests, "Request failed",
              {{"verb", request.method},
               {"url", without_credentials(request.url)},
               {"err", error},
               {"milliseconds", to_milliseconds(duration)}});
}

}  // namespace kinform::inline v0::http
