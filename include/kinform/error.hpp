// What went wrong, in a form that a program can decide on and a person can read.

#pragma once

#include <chrono>
#include <cstdint>
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

}  // namespace kinform::inline v0
