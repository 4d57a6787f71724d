// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/impersonation.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "config/token_file.hpp"

namespace kinform::inline v0::config {
namespace {

// Characters allowed in a header name besides letters and digits (RFC 9110), except "%".
constexpr std::string_view kPlainMarks = "!#$&'*+-.^_`|~";

char to_lower(char letter) {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

bool is_plain(char character) {
  return (character >= 'a' && character <= 'z') || (character >= '0' && character <= '9') ||
         kPlainMarks.find(character) != std::string_view::npos;
}

// Lower-cases a key, as header names ignore case, and percent-encodes other characters.
std::string header_key(std::string_view key) {
  constexpr std::string_view kHex = "0123456789ABCDEF";
  std::string escaped;
  for (const char character : key) {
    const char lower = to_lower(character);
    if (is_plain(lower)) {
      escaped += lower;
      continue;
    }
    const auto byte = static_cast<unsigned char>(lower);
    escaped += '%';
    escaped += kHex[byte >> 4U];
    escaped += kHex[byte & 0xfU];
  }
  return escaped;
}

}  // namespace

Result<std::vector<HttpHeader>> impersonation_headers(const Impersonation& who) {
  std::vector<HttpHeader> headers;
  if (who.user.empty()) {
    if (who == Impersonation()) return headers;
    return Error{ErrorCode::InvalidArgument, "impersonation: uid, groups and extra require a user"};
  }
  headers.push_back({"Impersonate-User", who.user});
  if (!who.uid.empty()) headers.push_back({"Impersonate-Uid", who.uid});
  for (const std::string& group : who.groups) headers.push_back({"Impersonate-Group", group});
  for (const auto& [key, values] : who.extra) {
    for (const std::string& value : values) {
      headers.push_back({"Impersonate-Extra-" + header_key(key), value});
    }
  }
  const bool all_fit = std::all_of(headers.begin(), headers.end(), [](const HttpHeader& header) {
    return fits_header(header.value);
  });
  if (!all_fit) {
    return Error{ErrorCode::InvalidArgument, "impersonation: value contains control characters"};
  }
  return headers;
}

}  // namespace kinform::inline v0::config
