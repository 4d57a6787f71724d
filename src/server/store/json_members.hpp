// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Splits the JSON text of an object into its members, without parsing the values.

#pragma once

#include <string_view>
#include <vector>

namespace kinform::inline v0::server {

struct TextMember {
  std::string_view name = {};  // With quotes, still escaped.
  std::string_view value = {};
};

// Returns the members in order, as views into `text`. REQUIRES: `text` is a valid JSON object.
[[nodiscard]] std::vector<TextMember> members_of(std::string_view text);

}  // namespace kinform::inline v0::server
