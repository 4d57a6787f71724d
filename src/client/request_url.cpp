// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/request_url.hpp"

#include <algorithm>

namespace kinform::inline v0::client {
namespace {

constexpr std::string_view kUnreserved =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~";
constexpr std::string_view kPathOnly = "$&+,/:;=@";

void append_escaped(std::string& out, char character) {
  constexpr std::string_view kDigits = "0123456789ABCDEF";
  const auto byte = static_cast<unsigned char>(character);
  out += '%';
  out += kDigits[byte >> 4];
  out += kDigits[byte & 15];
}

bool contains(std::string_view set, char character) {
  return set.find(character) != std::string_view::npos;
}

bool is_visible_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char c) { return c > ' ' && c < 0x7f; });
}

Error bad_server(std::string_view problem) {
  return {ErrorCode::InvalidArgument, "server address " + std::string(problem)};
}

}  // namespace

std::string escape_path(std::string_view path) {
  std::string escaped;
  for (const char character : path) {
    if (contains(kUnreserved, character) || contains(kPathOnly, character)) {
      escaped += character;
    } else {
      append_escaped(escaped, character);
    }
  }
  return escaped;
}

std::string escape_parameter(std::string_view text) {
  std::string escaped;
  for (const char character : text) {
    if (contains(kUnreserved, character)) {
      escaped += character;
    } else if (character == ' ') {
      escaped += '+';
    } else {
      append_escaped(escaped, character);
    }
  }
  return escaped;
}

void Query::add(std::string_view name, std::string_view value) {
  parameters_.emplace_back(name, value);
}

void Query::add(std::string_view name, std::int64_t value) {
  add(name, std::to_string(value));
}

void Query::add_unless_empty(std::string_view name, std::string_view value) {
  if (!value.empty()) add(name, value);
}

std::string Query::to_string() const {
  auto sorted = parameters_;
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const auto& left, const auto& right) { return left.first < right.first; });
  std::string text;
  for (const auto& [name, value] : sorted) {
    if (!text.empty()) text += '&';
    text.append(escape_parameter(name)).append("=").append(escape_parameter(value));
  }
  return text;
}

Result<ServerUrl> parse_server_url(std::string_view text, SchemeDefault scheme) {
  if (text.empty()) text = "localhost";
  if (!is_visible_ascii(text)) return bad_server("contains invalid characters");

  std::string scheme_name = scheme == SchemeDefault::Https ? "https" : "http";
  if (const std::size_t separator = text.find("://"); separator != std::string_view::npos) {
    scheme_name = text.substr(0, separator);
    text.remove_prefix(separator + 3);
  }
  if (scheme_name != "http" && scheme_name != "https") {
    return bad_server("must begin with http:// or https://");
  }
  if (contains(text, '?') || contains(text, '#')) {
    return bad_server("must not have a query or fragment");
  }
  const std::string_view host = text.substr(0, text.find('/'));
  if (host.empty()) return bad_server("has no host");
  if (contains(host, '@')) return bad_server("must not contain a user name or password");

  std::string_view path = text.substr(host.size());
  while (path.ends_with('/')) path.remove_suffix(1);
  return ServerUrl{.origin = scheme_name + "://" + std::string(host),
                   .path_prefix = std::string(path),
                   .host = std::string(host)};
}

}  // namespace kinform::inline v0::client
