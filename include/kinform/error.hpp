// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The error type of the library: a code for programs to decide on, and a message for people.

#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0 {

// The code of an error. Programs decide on it, never on the message. Each code has one producer:
// the API server's response, the connection to it, or this process.
enum class ErrorCode : std::uint8_t {
  // The API server responded with a status that no other ErrorCode stands for.
  Unknown,

  // The API server's response, by its reason or HTTP status.
  BadRequest,               // 400: the server could not parse the request.
  Unauthorized,             // 401: no credentials, or they were refused.
  Forbidden,                // 403: the user lacks a permission.
  NotFound,                 // 404: no such object or resource. Listers return it, too.
  NotSupported,             // 405, 406, 415: method or format not supported; see http_status.
  AlreadyExists,            // 409 on create.
  Conflict,                 // 409: the object has changed since it was read.
  Expired,                  // 410: the resource version or continue token is too old.
  RequestTooLarge,          // 413: the request body is too large for the server.
  Invalid,                  // 422: the server's validation refused the object; see causes.
  TooManyRequests,          // 429: the server limits requests; see retry_after.
  Internal,                 // 500, and watch events that could not be decoded.
  Unavailable,              // 503: the server is starting, stopping or overloaded.
  ServerTimeout,            // 504, or reason ServerTimeout: the server gave up on the request.
  ResourceVersionTooLarge,  // The server has not reached the requested resource version yet.

  // The connection to the server.
  ConnectionRefused,  // Nothing listens at the address.
  ConnectionReset,    // The peer closed the connection before or during the response.
  EndOfStream,        // The response ended in the middle of a value.
  Tls,                // The TLS handshake failed: unknown CA, wrong name, expired certificate.
  Network,            // Anything else on the way: no route, name not found.

  // This process.
  Timeout,             // A timeout or deadline that the caller or an option set has passed.
  Cancelled,           // A stop was requested.
  Closed,              // The queue or stream has been closed.
  Malformed,           // Received bytes that are not valid JSON, YAML, protobuf, HTTP or gzip.
  FormatChanged,       // A protobuf response has fields or kinds that this version does not know.
                       // JSON is requested from now on: send the request again.
  LimitExceeded,       // Received more than a configured limit allows.
  InvalidArgument,     // The caller passed an argument or a configuration that cannot work.
  FailedPrecondition,  // The call does not fit the state, for example a stopped informer.
  UserCode,            // A handler, transform or hook threw an exception.
};

// Returns the enumerator's name, for logs and metrics.
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(ErrorCode code) noexcept;

// One entry of `details.causes` in an API Status.
struct ErrorCause {
  std::string type = {};  // For example "FieldValueInvalid".
  std::string message = {};
  std::string field = {};  // For example "spec.containers[0].image".

  friend bool operator==(const ErrorCause&, const ErrorCause&) = default;
};

// A failure. Copyable, comparable, and cheap while there are no causes.
struct KINFORM_EXPORT Error {
  ErrorCode code = ErrorCode::Unknown;
  // Says what was attempted, on what, and what came back: `list pods in "web": 403 forbidden: …`.
  // Never contains a secret.
  std::string message = {};
  // The status of the HTTP response; 0 if there was none.
  int http_status = 0;
  // `reason` of the API Status, for example "Expired"; empty if there was none.
  std::string reason = {};
  // The object of the failure: `details.group`, `.kind` and `.name` of the API Status.
  std::string group = {};
  std::string kind = {};
  std::string name = {};
  std::vector<ErrorCause> causes = {};
  // The time that the server asks to wait before the next attempt, at most a minute.
  std::optional<std::chrono::seconds> retry_after = {};

  Error() = default;
  Error(ErrorCode error_code, std::string text) : code(error_code), message(std::move(text)) {}

  // Returns the same error with a prefix on its message: `context + ": " + message`.
  [[nodiscard]] Error with_context(std::string_view context) const;

  friend bool operator==(const Error&, const Error&) = default;
};

// Returns the message, or the code's name if it is empty.
[[nodiscard]] KINFORM_EXPORT std::string to_string(const Error& error);

// Prints the name of the code.
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, ErrorCode code);
// Prints to_string().
KINFORM_EXPORT std::ostream& operator<<(std::ostream& out, const Error& error);

// The functions below have the names that users of other Kubernetes clients know.

// True for 400: the server could not parse the request.
[[nodiscard]] inline bool is_bad_request(const Error& error) {
  return error.code == ErrorCode::BadRequest;
}
// True for 401: no credentials, or they were refused.
[[nodiscard]] inline bool is_unauthorized(const Error& error) {
  return error.code == ErrorCode::Unauthorized;
}
// True for 403: the user lacks a permission.
[[nodiscard]] inline bool is_forbidden(const Error& error) {
  return error.code == ErrorCode::Forbidden;
}
// True for 404: no such object or resource.
[[nodiscard]] inline bool is_not_found(const Error& error) {
  return error.code == ErrorCode::NotFound;
}
// True for 405 method not allowed, 406 not acceptable and 415 unsupported media type; see
// http_status.
[[nodiscard]] inline bool is_not_supported(const Error& error) {
  return error.code == ErrorCode::NotSupported;
}
[[nodiscard]] inline bool is_already_exists(const Error& error) {
  return error.code == ErrorCode::AlreadyExists;
}
// True if the object has changed since it was read: read it again and retry.
[[nodiscard]] inline bool is_conflict(const Error& error) {
  return error.code == ErrorCode::Conflict;
}
// True for the reasons Expired and Gone; `error.reason` distinguishes them.
[[nodiscard]] inline bool is_expired(const Error& error) {
  return error.code == ErrorCode::Expired;
}
[[nodiscard]] inline bool is_request_too_large(const Error& error) {
  return error.code == ErrorCode::RequestTooLarge;
}
[[nodiscard]] inline bool is_invalid(const Error& error) {
  return error.code == ErrorCode::Invalid;
}
[[nodiscard]] inline bool is_too_many_requests(const Error& error) {
  return error.code == ErrorCode::TooManyRequests;
}
[[nodiscard]] inline bool is_internal(const Error& error) {
  return error.code == ErrorCode::Internal;
}
[[nodiscard]] inline bool is_unavailable(const Error& error) {
  return error.code == ErrorCode::Unavailable;
}
// True for the reasons Timeout and ServerTimeout, but not for a resource version that is too large,
// which servers also report as a timeout; see is_resource_version_too_large().
[[nodiscard]] inline bool is_server_timeout(const Error& error) {
  return error.code == ErrorCode::ServerTimeout;
}
// True if the server has not reached the resource version that was requested.
[[nodiscard]] inline bool is_resource_version_too_large(const Error& error) {
  return error.code == ErrorCode::ResourceVersionTooLarge;
}

// True if nothing listens at the address.
[[nodiscard]] inline bool is_connection_refused(const Error& error) {
  return error.code == ErrorCode::ConnectionRefused;
}
// True if the peer closed the connection before or during the response.
[[nodiscard]] inline bool is_connection_reset(const Error& error) {
  return error.code == ErrorCode::ConnectionReset;
}
// True if the peer went away: retrying may help.
[[nodiscard]] inline bool is_probable_end_of_stream(const Error& error) {
  return error.code == ErrorCode::EndOfStream || error.code == ErrorCode::ConnectionReset;
}
// True if the same request, sent again, is for JSON instead of protobuf.
[[nodiscard]] inline bool is_format_changed(const Error& error) {
  return error.code == ErrorCode::FormatChanged;
}
[[nodiscard]] inline bool is_cancelled(const Error& error) {
  return error.code == ErrorCode::Cancelled;
}

}  // namespace kinform::inline v0
