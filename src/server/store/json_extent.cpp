// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/json_extent.hpp"

#include <algorithm>
#include <string>
#include <string_view>

#include "base/json_text.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kBrackets = 2;

class ExtentMeter {
 public:
  JsonExtent measure(const Json& value) {
    if (!value.is_object() && !value.is_array()) return {.bytes = scalar_bytes(value), .values = 1};
    JsonExtent extent = {.bytes = kBrackets + std::max<std::size_t>(value.size(), 1) - 1,
                         .values = 1};
    std::size_t depth_below = 0;
    const auto add = [&](const Json& part) {
      const JsonExtent below = measure(part);
      extent.bytes += below.bytes;
      extent.values += below.values;
      depth_below = std::max(depth_below, below.depth);
    };
    for (const auto& [key, member] : value.members()) {
      extent.bytes += string_bytes(key) + 1;  // With the colon.
      add(member);
    }
    for (const Json& element : value.elements()) add(element);
    extent.depth = depth_below + 1;
    return extent;
  }

 private:
  std::size_t scalar_bytes(const Json& value) {
    switch (value.type()) {
      case ValueType::Boolean:
        return std::string_view(value.as_bool() ? "true" : "false").size();
      case ValueType::Number:
        return value.number_text().size();
      case ValueType::String:
        return string_bytes(value.as_string());
      default:
        return std::string_view("null").size();
    }
  }

  // Writes the string, because its escapes may be six times as long as the characters.
  std::size_t string_bytes(std::string_view text) {
    written_.clear();
    append_json_string(written_, text);
    return written_.size();
  }

  std::string written_;  // Reused, to save an allocation for each string.
};

}  // namespace

JsonExtent extent_of(const Json& value) {
  return ExtentMeter().measure(value);
}

}  // namespace kinform::inline v0::server
