// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/plain_json_walker.hpp"

#include <bit>
#include <cstdint>
#include <cstring>

#include "codec/exact_json.hpp"
#include "codec/json_string.hpp"

namespace kinform::inline v0::codec {
namespace {

// Returns the position of the first quote, backslash, control character or byte that is not ASCII,
// or a position behind the end. Reads eight bytes at a time, also behind the end.
const char* find_special(const char* at, const char* end) {
  constexpr std::uint64_t kOnes = 0x0101010101010101;
  constexpr std::uint64_t kHighBits = 0x8080808080808080;
  for (; at < end; at += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, at, sizeof(word));
    // Each subtraction sets the high bit of a byte that is wanted, and perhaps of bytes behind it.
    const std::uint64_t found = (((word ^ kOnes * '"') - kOnes) | ((word ^ kOnes * '\\') - kOnes) |
                                 (word - kOnes * 0x20) | word) &
                                kHighBits;
    if (found != 0) return at + std::countr_zero(found) / 8;
  }
  return at;
}

bool is_empty_object(const char* at, const char* end) {
  return end - at >= 2 && at[0] == '{' && at[1] == '}';
}

}  // namespace

bool PlainJsonWalker::walk(std::string_view json, std::string_view previous, std::size_t depth) {
  at_ = json.data();
  end_ = at_ + json.size();
  depth_ = depth;
  previous_ = previous.empty() ? nullptr : previous.data();
  previous_end_ = previous.data() + previous.size();
  unpaired_depth_ = kNoDepth;
  value_is_paired_ = previous_ != nullptr;
  if (!read_value()) return false;
  while (depth_ > depth) {
    const bool is_opened = at_[-1] == '{';
    if (!is_opened) {
      if (at_ >= end_) return false;
      if (*at_ == '}') {
        close();
        continue;
      }
      if (*at_ != ',') return false;
      ++at_;
      if (is_paired() && *previous_ == ',') ++previous_;
    }
    if (!read_member()) return false;
  }
  return at_ == end_;
}

inline bool PlainJsonWalker::read_member() {
  if (at_ >= end_ || *at_ != '"') return false;
  bool escaped = false;
  const char* at = find_special(at_ + 1, end_);
  for (; at < end_ && *at == '\\'; at = find_special(at + 2, end_)) escaped = true;
  if (end_ - at < 2 || *at != '"' || at[1] != ':') return false;
  // With quotes and colon.
  const std::string_view key(at_, static_cast<std::size_t>(at + 2 - at_));
  at_ = at + 2;
  const bool is_same = is_paired() &&
                       key.size() <= static_cast<std::size_t>(previous_end_ - previous_) &&
                       detail::same_short_text({previous_, key.size()}, key);
  if (!is_same) {
    return read_other_key(key.substr(1, key.size() - 3), escaped) && read_value();
  }
  previous_ += key.size();
  if (is_empty_object(at_, end_) && is_empty_object(previous_, previous_end_) &&
      builder_.same_member()) {
    at_ += 2;
    previous_ += 2;
    return true;
  }
  builder_.same_key();
  value_is_paired_ = true;
  return read_value();
}

bool PlainJsonWalker::read_other_key(std::string_view key, bool escaped) {
  if (escaped) {
    unescaped_.clear();
    if (append_unescaped(unescaped_, key)) return false;
    key = unescaped_;
  }
  std::size_t expected = builder_.expected_slot();
  const std::size_t slot = builder_.key(key);
  value_is_paired_ = false;
  // A key that the counterpart lacks: the counterpart's next key is still the next one.
  if (!is_paired() || slot == detail::kNotFound) return true;
  if (slot < expected) {
    previous_ = nullptr;
    return true;
  }
  for (; is_paired() && expected < slot; ++expected) {
    skip_previous(',');
    if (is_paired()) ++previous_;
  }
  if (is_paired()) skip_previous(':');
  if (is_paired()) ++previous_;
  value_is_paired_ = is_paired();
  return true;
}

inline bool PlainJsonWalker::read_value() {
  if (end_ - at_ < 2 || *at_ != '{') return false;
  if (at_[1] != '}') {
    if (depth_ >= kJsonDepthMax) return false;
    open();
    return true;
  }
  builder_.empty_object();
  at_ += 2;
  if (!value_is_paired_) return true;
  if (is_empty_object(previous_, previous_end_)) {
    previous_ += 2;
  } else {
    skip_previous(',');
  }
  return true;
}

inline void PlainJsonWalker::open() {
  builder_.begin_object();
  ++at_;
  ++depth_;
  if (value_is_paired_ && previous_[0] == '{' && builder_.has_counterpart()) {
    ++previous_;
    return;
  }
  if (value_is_paired_) skip_previous(',');
  if (unpaired_depth_ == kNoDepth) unpaired_depth_ = depth_;
}

inline void PlainJsonWalker::close() {
  builder_.end_object();
  ++at_;
  if (unpaired_depth_ == depth_) {
    unpaired_depth_ = kNoDepth;
  } else if (is_paired()) {
    skip_previous('}');
    if (is_paired()) ++previous_;
  }
  --depth_;
}

// Moves from the opening quote of a string to the closing one.
void PlainJsonWalker::skip_previous_string() {
  const char* at = find_special(previous_ + 1, previous_end_);
  while (at < previous_end_ && *at != '"') {
    at = find_special(at + (*at == '\\' ? 2 : 1), previous_end_);
  }
  previous_ = at;
}

// Moves to the next `stop` in the innermost container of the counterpart, or to the end of this
// container. The counterpart need not be plain. Each of its bytes is skipped at most once.
void PlainJsonWalker::skip_previous(char stop) {
  std::size_t nesting = 0;
  for (; previous_ < previous_end_; ++previous_) {
    const char byte = *previous_;
    if (nesting == 0 && (byte == stop || byte == '}')) return;
    if (byte == '{' || byte == '[') {
      ++nesting;
    } else if (byte == '}' || byte == ']') {
      --nesting;
    } else if (byte == '"') {
      skip_previous_string();
    }
  }
  previous_ = nullptr;
}

}  // namespace kinform::inline v0::codec
