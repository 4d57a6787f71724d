// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/schema_pattern.hpp"

#include <algorithm>
#include <cctype>
#include <regex>

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kPatternMax = 1000;
// The maximum product of all counted repetitions such as `{3,5}` in a pattern. std::regex copies
// the repeated part for each count, so the product bounds the memory of a compiled pattern.
constexpr std::size_t kCopiesMax = 1000;

// Returns an upper bound of the product of all repetition counts in the pattern.
std::size_t copies_of(std::string_view pattern) {
  std::size_t copies = 1;
  for (std::size_t i = 0; i < pattern.size(); ++i) {
    if (pattern[i] == '\\') ++i;
    if (i >= pattern.size() || pattern[i] != '{') continue;
    std::size_t most = 0;
    std::size_t count = 0;
    for (++i; i < pattern.size() && pattern[i] != '}'; ++i) {
      const bool is_digit = std::isdigit(static_cast<unsigned char>(pattern[i])) != 0;
      count = is_digit ? std::min(kCopiesMax + 1, count * 10 + (pattern[i] - '0')) : 0;
      most = std::max(most, count);
    }
    copies = std::min(kCopiesMax + 1, copies * std::max<std::size_t>(most, 1));
  }
  return copies;
}

}  // namespace

Result<bool> matches_pattern(std::string_view text, const std::string& pattern) {
  if (pattern.size() > kPatternMax || copies_of(pattern) > kCopiesMax) {
    return Error{ErrorCode::InvalidArgument, "the pattern is too large"};
  }
  try {
    // __polynomial selects breadth-first matching: not exponential in time, and not recursive in
    // the length of the text.
    const std::regex compiled(pattern, std::regex::ECMAScript | std::regex_constants::__polynomial);
    return std::regex_search(text.begin(), text.end(), compiled);
  } catch (const std::regex_error& error) {
    return Error{ErrorCode::InvalidArgument, error.what()};
  }
}

}  // namespace kinform::inline v0::server
