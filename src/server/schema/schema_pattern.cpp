// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/schema_pattern.hpp"

#include <algorithm>

#include <re2/re2.h>

namespace kinform::inline v0::server {
namespace {

constexpr std::size_t kPatternBytesMax = 10'000;
// Memory of a compiled pattern, including the states that matching adds to it. Limits it to 16,000
// instructions.
constexpr int kPatternMemory = 1024 * 1024;
// Instructions of all patterns of a definition: compiling them takes less than a second.
constexpr std::size_t kInstructionsMax = 1'000'000;
// Counted for a pattern that does not compile, which may have taken as long as a large one.
constexpr std::size_t kInvalidInstructions = 10'000;
constexpr std::size_t kCachedMax = 100;
// Bytes times instructions, for all strings of an object. In the worst case, patterns for which RE2
// simulates an NFA, a step takes 20 ns.
constexpr std::size_t kStepsMax = 100'000'000;

std::unique_ptr<const RE2> compile(std::string_view pattern) {
  RE2::Options options;
  options.set_log_errors(false);
  options.set_never_capture(true);
  options.set_max_mem(kPatternMemory);
  return std::make_unique<const RE2>(re2::StringPiece(pattern.data(), pattern.size()), options);
}

Error too_large(std::string_view what) {
  return {ErrorCode::InvalidArgument, std::string(what) + " too large"};
}

}  // namespace

Result<void> PatternChecker::check(std::string_view pattern) {
  if (pattern.size() > kPatternBytesMax) return too_large("the pattern is");
  if (instructions_ > kInstructionsMax) return too_large("the patterns of the definition are");
  const std::unique_ptr<const RE2> compiled = compile(pattern);
  instructions_ += compiled->ok() ? static_cast<std::size_t>(std::max(compiled->ProgramSize(), 1))
                                  : kInvalidInstructions;
  if (compiled->ok()) return {};
  return Error{ErrorCode::InvalidArgument, "error parsing regexp: " + compiled->error()};
}

PatternCache::PatternCache() = default;
PatternCache::~PatternCache() = default;

const RE2* PatternCache::find(std::string_view pattern) {
  const auto found = compiled_.find(pattern);
  if (found != compiled_.end()) return found->second->ok() ? found->second.get() : nullptr;
  std::unique_ptr<const RE2>& place =
      compiled_.size() < kCachedMax ? compiled_[std::string(pattern)] : other_;
  place = compile(pattern);
  return place->ok() ? place.get() : nullptr;
}

PatternMatch PatternMatcher::match(std::string_view text, std::string_view pattern) {
  const RE2* const compiled = cache_.find(pattern);
  if (compiled == nullptr) return PatternMatch::Yes;
  steps_ += text.size() * static_cast<std::size_t>(std::max(compiled->ProgramSize(), 1));
  if (steps_ > kStepsMax) return PatternMatch::TooExpensive;
  const bool matches = RE2::PartialMatch(re2::StringPiece(text.data(), text.size()), *compiled);
  return matches ? PatternMatch::Yes : PatternMatch::No;
}

}  // namespace kinform::inline v0::server
