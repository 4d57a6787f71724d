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

// Checks the patterns of one definition.
//
// Not thread-safe.
class PatternChecker {
 public:
  // Fails with InvalidArgument if the pattern is invalid or too large, or if the patterns checked
  // so far are too large together.
  [[nodiscard]] Result<void> check(std::string_view pattern);

 private:
  std::size_t instructions_ = 0;
};

// The patterns of one schema, compiled when they are first needed.
//
// Not thread-safe.
class PatternCache {
 public:
  PatternCache();
  ~PatternCache();
  PatternCache(const PatternCache&) = delete;
  PatternCache& operator=(const PatternCache&) = delete;

  // Compiles the pattern; null if it is invalid. Valid until the next call.
  [[nodiscard]] const re2::RE2* find(std::string_view pattern);

 private:
  std::map<std::string, std::unique_ptr<const re2::RE2>, std::less<>> compiled_;
  // The last pattern that was compiled when the cache was full.
  std::unique_ptr<const re2::RE2> other_;
};

enum class PatternMatch : std::uint8_t { Yes, No, TooExpensive };

// Matches the strings of one object. Time is linear in the length of a text times the size of its
// pattern, and the sum of these products is limited.
//
// Not thread-safe.
class PatternMatcher {
 public:
  // `cache` must outlive the matcher.
  explicit PatternMatcher(PatternCache& cache) : cache_(cache) {}

  // Returns whether any part of the text matches. An invalid pattern matches every text:
  // definitions with an invalid pattern are rejected, but Server::put stores any.
  [[nodiscard]] PatternMatch match(std::string_view text, std::string_view pattern);

 private:
  PatternCache& cache_;
  std::size_t steps_ = 0;
};

}  // namespace kinform::inline v0::server
