// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/json_extent.hpp"

#include <algorithm>
#include <string_view>

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kBrackets = 2;
constexpr std::size_t kQuotes = 2;

std::size_t scalar_bytes(const Json& value) {
  switch (value.type()) {
    case ValueType::Boolean:
      return std::string_view(value.as_bool() ? "true" : "false").size();
    case ValueType::Number:
      return value.number_text().size();
    case ValueType::String:
      return value.as_string().size() + kQuotes;
    default:
      return std::string_view("null").size();
  }
}

}  // namespace

JsonExtent extent_of(const Json& value) {
  if (!value.is_object() && !value.is_array()) return {.bytes = scalar_bytes(value), .values = 1};
  JsonExtent extent = {.bytes = kBrackets + std::max<std::size_t>(value.size(), 1) - 1,
                       .values = 1};
  std::size_t depth_below = 0;
  const auto add = [&](const Json& part) {
    const JsonExtent below = extent_of(part);
    extent.bytes += below.bytes;
    extent.values += below.values;
    depth_below = std::max(depth_below, below.depth);
  };
  for (const auto& [key, member] : value.members()) {
    extent.bytes += key.size() + kQuotes + 1;  // With the colon.
    add(member);
  }
  for (const Json& element : value.elements()) add(element);
  extent.depth = depth_below + 1;
  return extent;
}

}  // namespace kinform::inline v0::server
