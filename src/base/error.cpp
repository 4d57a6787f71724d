// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/error.hpp"

#include <ostream>
#include <utility>

namespace kinform::inline v0 {

std::string_view to_string(ErrorCode code) noexcept {
  switch (code) {
    case ErrorCode::Unknown:
      return "Unknown";
    case ErrorCode::BadRequest:
      return "BadRequest";
    case ErrorCode::Unauthorized:
      return "Unauthorized";
    case ErrorCode::Forbidden:
      return "Forbidden";
    case ErrorCode::NotFound:
      return "NotFound";
    case ErrorCode::NotSupported:
      return "NotSupported";
    case ErrorCode::AlreadyExists:
      return "AlreadyExists";
    case ErrorCode::Conflict:
      return "Conflict";
    case ErrorCode::Expired:
      return "Expired";
    case ErrorCode::RequestTooLarge:
      return "RequestTooLarge";
    case ErrorCode::Invalid:
      return "Invalid";
    case ErrorCode::TooManyRequests:
      return "TooManyRequests";
    case ErrorCode::Internal:
      return "Internal";
    case ErrorCode::Unavailable:
      return "Unavailable";
    case ErrorCode::ServerTimeout:
      return "ServerTimeout";
    case ErrorCode::ResourceVersionTooLarge:
      return "ResourceVersionTooLarge";
    case ErrorCode::ConnectionRefused:
      return "ConnectionRefused";
    case ErrorCode::ConnectionReset:
      return "ConnectionReset";
    case ErrorCode::EndOfStream:
      return "EndOfStream";
    case ErrorCode::Timeout:
      return "Timeout";
    case ErrorCode::Tls:
      return "Tls";
    case ErrorCode::Network:
      return "Network";
    case ErrorCode::Cancelled:
      return "Cancelled";
    case ErrorCode::Closed:
      return "Closed";
    case ErrorCode::Malformed:
      return "Malformed";
    case ErrorCode::FormatChanged:
      return "FormatChanged";
    case ErrorCode::LimitExceeded:
      return "LimitExceeded";
    case ErrorCode::InvalidArgument:
      return "InvalidArgument";
    case ErrorCode::FailedPrecondition:
      return "FailedPrecondition";
    case ErrorCode::UserCode:
      return "UserCode";
  }
  return "Unknown";
}

Error Error::with_context(std::string_view context) const {
  Error error = *this;
  error.message = std::string(context) + ": " + to_string(*this);
  return error;
}

std::string to_string(const Error& error) {
  return error.message.empty() ? std::string(to_string(error.code)) : error.message;
}

std::ostream& operator<<(std::ostream& out, ErrorCode code) {
  return out << to_string(code);
}

std::ostream& operator<<(std::ostream& out, const Error& error) {
  return out << to_string(error);
}

}  // namespace kinform::inline v0
