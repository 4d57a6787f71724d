// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/schema_pattern.hpp"

#include <algorithm>
#include <utility>

#include <re2/re2.h>

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kPatternBytesMax = 10'000;
// Memory of a compiled pattern, including the states that matching adds to it. Most patterns are
// small. A large one has at most 16,000 instructions.
constexpr std::size_t kSmallPattern = 64 * 1024;
constexpr std::size_t kLargePattern = 1024 * 1024;
// Memory of all patterns of a definition: 64 large patterns or 1,024 small ones. Compiling them
// takes about a second.
constexpr std::size_t kSetMemoryMax = 64 * 1024 * 1024;
// Bytes times instructions, for all strings of an object. In the worst case, patterns for which RE2
// simulates an NFA, a step takes 20 ns.
constexpr std::size_t kStepsMax = 100'000'000;

std::unique_ptr<const RE2> compile(std::string_view pattern, std::size_t memory) {
  RE2::Options options;
  options.set_log_errors(false);
  options.set_never_capture(true);
  options.set_max_mem(static_cast<std::int64_t>(memory));
  return std::make_unique<const RE2>(re2::StringPiece(pattern.data(), pattern.size()), options);
}

Error invalid_pattern(std::string_view reason) {
  return {ErrorCode::InvalidArgument, "error parsing regexp: " + std::string(reason)};
}

}  // namespace

PatternSet::PatternSet() = default;
PatternSet::~PatternSet() = default;

Result<const RE2*> PatternSet::find(std::string_view pattern) {
  if (const auto found = compiled_.find(pattern); found != compiled_.end()) {
    if (found->second == nullptr) return invalid_pattern("invalid or too large");
    return found->second.get();
  }
  if (pattern.size() > kPatternBytesMax) {
    return Error{ErrorCode::InvalidArgument, "the pattern is too large"};
  }
  if (memory_ >= kSetMemoryMax) {
    return Error{ErrorCode::LimitExceeded, "the patterns of the definition are too large"};
  }
  memory_ += kSmallPattern;
  std::unique_ptr<const RE2> compiled = compile(pattern, kSmallPattern);
  if (compiled->error_code() == RE2::ErrorPatternTooLarge) {
    memory_ += kLargePattern - kSmallPattern;
    compiled = compile(pattern, kLargePattern);
  }
  std::unique_ptr<const RE2>& kept = compiled_[std::string(pattern)];
  if (!compiled->ok()) return invalid_pattern(compiled->error());
  kept = std::move(compiled);
  return kept.get();
}

PatternMatch PatternMatcher::match(std::string_view text, std::string_view pattern) {
  const Result<const RE2*> found = patterns_.find(pattern);
  if (!found) {
    const bool is_full = found.error().code == ErrorCode::LimitExceeded;
    return is_full ? PatternMatch::TooExpensive : PatternMatch::Yes;
  }
  const RE2& compiled = **found;
  steps_ += text.size() * static_cast<std::size_t>(std::max(compiled.ProgramSize(), 1));
  if (steps_ > kStepsMax) return PatternMatch::TooExpensive;
  const bool matches = RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), compiled);
  return matches ? PatternMatch::Yes : PatternMatch::No;
}

}  // namespace kinform::inline v0::server
