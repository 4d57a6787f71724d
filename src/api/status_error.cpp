// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/status_error.hpp"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <string>

#include "base/utf8.hpp"

namespace kinform::inline v0 {
namespace {

constexpr std::size_t kQuotedBytesMax = 2048;
constexpr std::size_t kUtf8BytesMax = 4;

// Servers before 1.18.6 report a too large resource version only with exactly this text (ERR-03).
constexpr std::string_view kTooLargeText = "Too large resource version";

struct NamedCode {
  std::string_view reason;
  ErrorCode code;
};

// The known reasons of a Status. If the reason is not in this table, the numeric code
// decides, as if the reason were absent.
constexpr NamedCode kReasons[] = {
    {"BadRequest", ErrorCode::BadRequest},
    {"Unauthorized", ErrorCode::Unauthorized},
    {"Forbidden", ErrorCode::Forbidden},
    {"NotFound", ErrorCode::NotFound},
    {"MethodNotAllowed", ErrorCode::NotSupported},
    {"NotAcceptable", ErrorCode::NotSupported},
    {"AlreadyExists", ErrorCode::AlreadyExists},
    {"Conflict", ErrorCode::Conflict},
    {"Gone", ErrorCode::Expired},
    {"Expired", ErrorCode::Expired},
    {"RequestEntityTooLarge", ErrorCode::RequestTooLarge},
    {"UnsupportedMediaType", ErrorCode::NotSupported},
    {"Invalid", ErrorCode::Invalid},
    {"TooManyRequests", ErrorCode::TooManyRequests},
    {"InternalError", ErrorCode::Internal},
    {"ServiceUnavailable", ErrorCode::Unavailable},
    {"ServerTimeout", ErrorCode::ServerTimeout},
    {"Timeout", ErrorCode::ServerTimeout},
    {"StorageReadError", ErrorCode::Unknown},  // A known reason without an ErrorCode: not Internal,
                                               // despite its code 500.
};

const NamedCode* find_reason(std::string_view reason) {
  const auto* found =
      std::find_if(std::begin(kReasons), std::end(kReasons),
                   [reason](const NamedCode& known) { return known.reason == reason; });
  return found == std::end(kReasons) ? nullptr : found;
}

ErrorCode code_of_number(std::int64_t number) {
  switch (number) {
    case 400:
      return ErrorCode::BadRequest;
    case 401:
      return ErrorCode::Unauthorized;
    case 403:
      return ErrorCode::Forbidden;
    case 404:
      return ErrorCode::NotFound;
    case 405:
    case 406:
    case 415:
      return ErrorCode::NotSupported;
    case 409:
      return ErrorCode::Conflict;
    case 410:
      return ErrorCode::Expired;
    case 413:
      return ErrorCode::RequestTooLarge;
    case 422:
      return ErrorCode::Invalid;
    case 429:
      return ErrorCode::TooManyRequests;
    case 500:
      return ErrorCode::Internal;
    case 503:
      return ErrorCode::Unavailable;
    case 504:
      return ErrorCode::ServerTimeout;
    default:
      return ErrorCode::Unknown;
  }
}

bool is_timeout(std::string_view reason, std::int64_t number) {
  return reason == "Timeout" || (find_reason(reason) == nullptr && number == 504);
}

bool says_version_too_large(const Value& status, std::int64_t number) {
  const bool timeout = is_timeout(status["reason"].as_string(), number);
  for (const Value cause : status["details"]["causes"].elements()) {
    if (cause["reason"].as_string() == "ResourceVersionTooLarge") return true;
    if (timeout && cause["message"].as_string() == kTooLargeText) return true;
  }
  const std::string_view message = status["message"].as_string();
  return timeout && message.find(kTooLargeText) != std::string_view::npos;
}

ErrorCode classify(const Value& status, std::int64_t number) {
  if (number == 429) return ErrorCode::TooManyRequests;
  if (says_version_too_large(status, number)) return ErrorCode::ResourceVersionTooLarge;
  const NamedCode* known = find_reason(status["reason"].as_string());
  return known != nullptr ? known->code : code_of_number(number);
}

// Returns a text such as `410 Expired: too old`, without the parts that are unknown.
std::string describe(std::int64_t number, std::string_view reason, std::string_view message) {
  std::string text = number != 0 ? std::to_string(number) : std::string();
  if (!reason.empty()) text.append(text.empty() ? "" : " ").append(reason);
  if (!message.empty()) text.append(text.empty() ? "" : ": ").append(message);
  return text.empty() ? "the server reported a failure without details" : text;
}

std::vector<ErrorCause> causes_of(const Value& details) {
  std::vector<ErrorCause> causes;
  for (const Value cause : details["causes"].elements()) {
    causes.push_back({.type = std::string(cause["reason"].as_string()),
                      .message = std::string(cause["message"].as_string()),
                      .field = std::string(cause["field"].as_string())});
  }
  return causes;
}

// Returns the reason that a server would have put into a Status with this code.
std::string_view reason_of_number(int number, std::string_view method) {
  if (number == 409) return method == "POST" ? "AlreadyExists" : "Conflict";
  // Sent by a proxy whose upstream did not respond in time; the server may still process the
  // request.
  if (number == 504) return "Timeout";
  // 410 and 413 get no reason: the code is enough, and Gone or Expired would be a guess.
  if (number == 410 || number == 413) return {};
  const ErrorCode code = number >= 500 && code_of_number(number) == ErrorCode::Unknown
                             ? ErrorCode::Internal
                             : code_of_number(number);
  if (code == ErrorCode::Unknown) return {};
  return std::find_if(std::begin(kReasons), std::end(kReasons),
                      [code](const NamedCode& known) { return known.code == code; })
      ->reason;
}

bool is_text(const Utf8Character& character) {
  const char32_t code = character.code_point;
  const bool control =
      (code < 0x20 || code == 0x7f) && code != '\n' && code != '\r' && code != '\t';
  return character.valid && !control;
}

// Returns the front of the body, truncated at a character boundary; empty if it is not text.
std::string_view quotable(std::string_view body) {
  const std::string_view front = body.substr(0, kQuotedBytesMax);
  std::size_t position = 0;
  while (position < front.size()) {
    const Utf8Character character = decode_utf8(front.substr(position));
    if (is_text(character)) {
      position += character.bytes;
      continue;
    }
    const bool cut = front.size() - position < kUtf8BytesMax;  // Truncated here or by the caller.
    if (character.valid || !cut) return {};
    break;
  }
  while (position > 0 && static_cast<unsigned char>(front[position - 1]) <= ' ') --position;
  return front.substr(0, position);
}

}  // namespace

bool is_status(const Value& object) {
  if (object["kind"].as_string() != "Status") return false;
  const std::string_view version = object["apiVersion"].as_string();
  return version == "v1" || version == "meta.k8s.io/v1";
}

bool is_failure_status(const Value& object) {
  return is_status(object) && object["status"].as_string() != "Success";
}

Error error_from_status(const Value& status, int http_status) {
  const std::int64_t own_number = status["code"].as_int64();
  const std::int64_t number =
      own_number > 0 && own_number <= std::numeric_limits<int>::max() ? own_number : http_status;
  const Value details = status["details"];

  Error error;
  error.code = http_status == 429 ? ErrorCode::TooManyRequests : classify(status, number);
  error.http_status = http_status >= 400 ? http_status : static_cast<int>(number);
  error.reason = status["reason"].as_string();
  error.message = describe(error.http_status, error.reason, status["message"].as_string());
  error.group = details["group"].as_string();
  error.kind = details["kind"].as_string();
  error.name = details["name"].as_string();
  error.causes = causes_of(details);
  if (const std::int64_t seconds = details["retryAfterSeconds"].as_int64(); seconds > 0) {
    error.retry_after = std::chrono::seconds(std::min(seconds, kRetryAfterMax.count()));
  }
  return error;
}

Error error_from_event_object(const Value& object) {
  if (is_status(object)) return error_from_status(object, 0);
  const std::string type =
      std::string(object["apiVersion"].as_string()) + " " + std::string(object["kind"].as_string());
  return {ErrorCode::Unknown, "unexpected object in an ERROR event, not a Status: " + type};
}

Error error_from_response(const FailedResponse& response) {
  const std::string_view reason = reason_of_number(response.http_status, response.method);
  const NamedCode* known = find_reason(reason);

  Error error;
  error.code = known != nullptr ? known->code : code_of_number(response.http_status);
  error.http_status = response.http_status;
  error.reason = reason;
  error.message = describe(response.http_status, reason, quotable(response.body));
  error.retry_after = response.retry_after;
  return error;
}

}  // namespace kinform::inline v0
