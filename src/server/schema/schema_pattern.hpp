// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Regular expressions of CustomResourceDefinitions, in RE2 syntax as in kube-apiserver. Both the
// patterns and the texts are chosen by clients, so size and time are bounded.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "kinform/result.hpp"

namespace re2 {
class RE2;
}

namespace kinform::inline v0::server {

// The compiled patterns of one definition. Each is compiled once and kept, and the memory that they
// may use together is limited.
//
// Not thread-safe.
class PatternSet {
 public:
  PatternSet();
  ~PatternSet();
  PatternSet(const PatternSet&) = delete;
  PatternSet& operator=(const PatternSet&) = delete;

  // Compiles the pattern, unless the set has it. The result is valid as long as the set. Fails with
  // InvalidArgument if the pattern is invalid or too large, and with LimitExceeded if the patterns
  // of the set would be too large together.
  [[nodiscard]] Result<const re2::RE2*> find(std::string_view pattern);

 private:
  // Null for a pattern that is invalid or too large.
  std::map<std::string, std::unique_ptr<const re2::RE2>, std::less<>> compiled_;
  std::size_t memory_ = 0;  // What the patterns may use, not what they use now.
};

enum class PatternMatch : std::uint8_t { Yes, No, TooExpensive };

// Matches the strings of one object. Time is linear in the length of a text times the size of its
// pattern, and the sum of these products is limited.
//
// Not thread-safe.
class PatternMatcher {
 public:
  // `patterns` must outlive the matcher.
  explicit PatternMatcher(PatternSet& patterns) : patterns_(patterns) {}

  // Returns whether any part of the text matches. An invalid pattern matches every text, and a
  // pattern beyond the limit of the set is too expensive: definitions with such patterns are
  // rejected, but Server::put stores any.
  [[nodiscard]] PatternMatch match(std::string_view text, std::string_view pattern);

 private:
  PatternSet& patterns_;
  std::size_t steps_ = 0;
};

}  // namespace kinform::inline v0::server
