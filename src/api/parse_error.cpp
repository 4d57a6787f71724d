// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/parse_error.hpp"

#include <utility>

#include "base/quote.hpp"

namespace kinform::inline v0::api {

namespace {

constexpr std::size_t kQuotedBytesMax = 96;

}  // namespace

Error parse_error(std::string_view what, std::string_view input, std::size_t position,
                  std::string_view problem) {
  std::string message(what);
  message += ' ';
  message += quote(input);
  message += ": byte ";
  message += std::to_string(position);
  message += ": ";
  message += problem;
  return Error{ErrorCode::InvalidArgument, std::move(message)};
}

std::string quote(std::string_view text) {
  std::string out;
  append_quoted(out, text.substr(0, kQuotedBytesMax));
  if (text.size() > kQuotedBytesMax) out += "...";
  return out;
}

}  // namespace kinform::inline v0::api
