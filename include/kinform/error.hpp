// What went wrong, in a form that a program can decide on and a person can read.

#pragma once

#include <chrono>
#include <cstdint>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace kinform::inline v0 {

// Decide on these, never on the text. Those with an HTTP status are what an API server answers; the
// others arise on the way to it or in this process.
enum class ErrorCode : std::uint8_t {
  Unknown,
  // Answers of an API server.
  BadRequest,            // 400
  Unauthorized,          // 401
  Forbidden,             // 403
  NotFound,              // 404
  MethodNotSupported,    // 405
  NotAcceptable,         // 406
  AlreadyExists,         // 409 on create
  Conflict,              // 409: the object has changed since it was read
  Expired,               // 410: the resource version or continue token is too old
  TooLarge,              // 413
  UnsupportedMediaType,  // 415
  Invalid,               // 422
  TooManyRequests,       // 429
  Internal,              // 500
  Unavailable,           // 503
  ServerTimeout,         // 504, or 500 with reason ServerTimeout
  VersionTooLarge,       // The server has not reached the resource version asked for.
  // The way to the server.
  ConnectionRefused,
  ConnectionReset,
  EndOfStream,  // The stream was cut inside a value.
  DeadlineExceeded,
  Tls,
  Network,  // Anything else: no route, name not found, …
  // This process.
  Cancelled,  // A stop was requested.
  Closed,     // The queue or stream has been closed.
  Malformed,  // Bytes that are not what they should be.
  LimitExceeded,
  InvalidArgument,
  FailedPrecondition,  // For example: the informer has been stopped.
  UserCode,            // A handler, transform or hook threw.
};

// The enumerator's name, for logs and metrics.
[[nodiscard]] std::string_view to_string(ErrorCode code) noexcept;

// One of the reasons that a server gives in `details.causes`.
struct ErrorCause {
  std::string type = {};  // For example "FieldValueInvalid".
  std::string message = {};
  std::string field = {};  // For example "spec.containers[0].image".

  friend bool operator==(const ErrorCause&, const ErrorCause&) = default;
};

// A failure. Copyable, comparable, and cheap while there are no causes.
struct Error {
  ErrorCode code = ErrorCode::Unknown;
  // What was attempted, on what, and what was answered: `list pods in "web": 403 forbidden: …`.
  // Never a secret.
  std::string message = {};
  // The status of the HTTP answer, 0 where there was none.
  int http_status = 0;
  // `reason` of the API Status, for example "Expired"; empty where there was none.
  std::string reason = {};
  // What the API Status says the failure is about: `details.group`, `.kind` and `.name`.
  std::string group = {};
  std::string kind = {};
  std::string name = {};
  std::vector<ErrorCause> causes = {};
  // How long the server asks to wait before the next try.
  std::optional<std::chrono::seconds> retry_after = {};

  Error() = default;
  Error(ErrorCode error_code, std::string text) : code(error_code), message(std::move(text)) {}

  // The same failure with what was attempted in front: `context + ": " + message`.
  [[nodiscard]] Error with_context(std::string_view context) const;

  friend bool operator==(const Error&, const Error&) = default;
};

// `message`, or the code's name if there is none.
[[nodiscard]] std::string to_string(const Error& error);

std::ostream& operator<<(std::ostream& out, ErrorCode code);
std::ostream& operator<<(std::ostream& out, const Error& error);

// The functions below have the names that users of other Kubernetes clients know.

// What an API server answered.
[[nodiscard]] inline bool is_bad_request(const Error& error) {
  return error.code == ErrorCode::BadRequest;
}
[[nodiscard]] inline bool is_unauthorized(const Error& error) {
  return error.code == ErrorCode::Unauthorized;
}
[[nodiscard]] inline bool is_forbidden(const Error& error) {
  return error.code == ErrorCode::Forbidden;
}
[[nodiscard]] inline bool is_not_found(const Error& error) {
  return error.code == ErrorCode::NotFound;
}
[[nodiscard]] inline bool is_method_not_supported(const Error& error) {
  return error.code == ErrorCode::MethodNotSupported;
}
[[nodiscard]] inline bool is_not_acceptable(const Error& error) {
  return error.code == ErrorCode::NotAcceptable;
}
[[nodiscard]] inline bool is_already_exists(const Error& error) {
  return error.code == ErrorCode::AlreadyExists;
}
// The object has changed since it was read: read it again and retry.
[[nodiscard]] inline bool is_conflict(const Error& error) {
  return error.code == ErrorCode::Conflict;
}
// Reasons Expired and Gone alike (ERR-02); `error.reason` tells them apart.
[[nodiscard]] inline bool is_expired(const Error& error) {
  return error.code == ErrorCode::Expired;
}
[[nodiscard]] inline bool is_too_large(const Error& error) {
  return error.code == ErrorCode::TooLarge;
}
[[nodiscard]] inline bool is_unsupported_media_type(const Error& error) {
  return error.code == ErrorCode::UnsupportedMediaType;
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
// Reasons Timeout and ServerTimeout; not is_version_too_large(), though servers send that as one.
[[nodiscard]] inline bool is_server_timeout(const Error& error) {
  return error.code == ErrorCode::ServerTimeout;
}
// The server has not reached the resource version that was asked for (ERR-03).
[[nodiscard]] inline bool is_version_too_large(const Error& error) {
  return error.code == ErrorCode::VersionTooLarge;
}

// What happened on the way to it.
[[nodiscard]] inline bool is_connection_refused(const Error& error) {
  return error.code == ErrorCode::ConnectionRefused;
}
[[nodiscard]] inline bool is_connection_reset(const Error& error) {
  return error.code == ErrorCode::ConnectionReset;
}
// The peer went away: retrying may help (ERR-06).
[[nodiscard]] inline bool is_probable_end_of_stream(const Error& error) {
  return error.code == ErrorCode::EndOfStream || error.code == ErrorCode::ConnectionReset;
}
[[nodiscard]] inline bool is_cancelled(const Error& error) {
  return error.code == ErrorCode::Cancelled;
}

}  // namespace kinform::inline v0
