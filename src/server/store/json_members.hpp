// The members of an object in JSON text, without parsing them.

#pragma once

#include <string_view>
#include <vector>

namespace kinform::inline v0::server {

struct TextMember {
  std::string_view name = {};  // With its quotes, and escapes if there are any.
  std::string_view value = {};
};

// In their order. Borrowed from `text`. REQUIRES: it is a valid JSON object.
[[nodiscard]] std::vector<TextMember> members_of(std::string_view text);

}  // namespace kinform::inline v0::server
