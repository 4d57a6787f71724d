// Questions about an Error, by the names that users of Kubernetes clients look for.

#pragma once

#include "kinform/error.hpp"

namespace kinform::inline v0 {

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
