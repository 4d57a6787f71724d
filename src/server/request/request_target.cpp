// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/request_target.hpp"

#include <algorithm>
#include <vector>

namespace kinform::inline v0::server {
namespace {

int hex_digit(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  if (c >= 'a' && c <= 'f') return c - 'a' + 10;
  if (c >= 'A' && c <= 'F') return c - 'A' + 10;
  return -1;
}

// Decodes percent-escapes. `plus` is the character that a plus sign means: a space in the query, a
// plus in the path.
std::optional<std::string> unescape(std::string_view text, char plus) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '+') {
      out += plus;
    } else if (text[i] != '%') {
      out += text[i];
    } else {
      if (i + 2 >= text.size()) return std::nullopt;
      const int high = hex_digit(text[i + 1]);
      const int low = hex_digit(text[i + 2]);
      if (high < 0 || low < 0) return std::nullopt;
      out += static_cast<char>(high * 16 + low);
      i += 2;
    }
  }
  return out;
}

bool read_parameters(std::string_view query, RequestTarget& target) {
  while (!query.empty()) {
    const std::size_t end = std::min(query.find('&'), query.size());
    const std::string_view pair = query.substr(0, end);
    query.remove_prefix(std::min(end + 1, query.size()));
    if (pair.empty()) continue;
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const auto name = unescape(pair.substr(0, equals), ' ');
    const auto value = unescape(pair.substr(std::min(equals + 1, pair.size())), ' ');
    if (!name || !value) return false;
    target.parameters.emplace(*name, *value);
  }
  return true;
}

std::vector<std::string> split_path(std::string_view path) {
  std::vector<std::string> parts;
  while (!path.empty()) {
    path.remove_prefix(1);  // Remove the slash.
    const std::size_t end = std::min(path.find('/'), path.size());
    parts.emplace_back(path.substr(0, end));
    path.remove_prefix(end);
  }
  return parts;
}

}  // namespace

std::string_view RequestTarget::parameter(std::string_view name) const {
  const auto found = parameters.find(name);
  return found == parameters.end() ? std::string_view() : found->second;
}

bool RequestTarget::has(std::string_view name) const {
  return parameters.find(name) != parameters.end();
}

std::optional<RequestTarget> parse_request_target(std::string_view target) {
  const std::size_t end = std::min(target.find('?'), target.size());
  std::optional<std::string> path = unescape(target.substr(0, end), '+');
  if (!path || path->empty() || path->front() != '/') return std::nullopt;
  RequestTarget parsed = {.path = *std::move(path)};
  if (!read_parameters(target.substr(std::min(end + 1, target.size())), parsed)) {
    return std::nullopt;
  }
  return parsed;
}

std::optional<ResourcePath> parse_resource_path(std::string_view path, const FindKind& find_kind) {
  std::vector<std::string> parts = split_path(path);
  if (!parts.empty() && parts.back().empty()) parts.pop_back();  // Ignore a trailing slash.
  auto part = parts.begin();
  const auto left = [&] { return parts.end() - part; };

  std::string group;
  if (left() >= 2 && *part == "api") {
    ++part;
  } else if (left() >= 3 && *part == "apis") {
    ++part;
    group = *part++;
  } else {
    return std::nullopt;
  }
  const std::string version = *part++;

  ResourcePath found;
  if (left() > 0 && *part == "watch") {
    found.watch = true;
    ++part;
  }
  // `namespaces` is also a resource itself, with names and subresources.
  const bool is_namespace_subresource =
      left() == 3 && part[0] == "namespaces" && (part[2] == "status" || part[2] == "finalize");
  if (left() >= 3 && *part == "namespaces" && !is_namespace_subresource) {
    found.namespace_name = part[1];
    part += 2;
  }
  if (left() < 1 || left() > 3) return std::nullopt;
  found.kind = find_kind(group, version, *part++);
  if (found.kind == nullptr) return std::nullopt;
  if (!found.kind->namespaced && !found.namespace_name.empty()) return std::nullopt;
  if (left() > 0) found.name = *part++;
  if (left() > 0) found.subresource = *part++;
  // An object of a namespaced kind needs a namespace; only collections exist across namespaces.
  if (!found.name.empty() && found.kind->namespaced && found.namespace_name.empty()) {
    return std::nullopt;
  }
  if (!found.subresource.empty() && !found.kind->has_subresource(found.subresource)) {
    return std::nullopt;
  }
  return found;
}

}  // namespace kinform::inline v0::server
