// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/json_members.hpp"

#include "codec/json_scanner.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::server {
namespace {

// Removes whitespace and the given punctuation from the front.
void skip(std::string_view& rest, char punctuation) {
  while (!rest.empty() && (codec::is_json_space(rest.front()) || rest.front() == punctuation)) {
    rest.remove_prefix(1);
  }
}

std::string_view take_value(std::string_view& rest) {
  KINFORM_ASSERT(!rest.empty() && codec::can_begin_json_value(rest.front()));
  codec::JsonScanner scanner;
  const std::string_view value = rest.substr(0, scanner.feed(rest));
  rest.remove_prefix(value.size());
  return value;
}

}  // namespace

std::vector<TextMember> members_of(std::string_view text) {
  std::vector<TextMember> members;
  skip(text, '{');
  while (!text.empty() && text.front() == '"') {
    TextMember& member = members.emplace_back();
    member.name = take_value(text);
    skip(text, ':');
    member.value = take_value(text);
    skip(text, ',');
  }
  return members;
}

}  // namespace kinform::inline v0::server
