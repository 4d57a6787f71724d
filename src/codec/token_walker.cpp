// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/token_walker.hpp"

#include <algorithm>
#include <cstring>

#include "codec/json_string.hpp"

namespace kinform::inline v0::codec {

bool TokenWalker::walk(const JsonTokens::View& tokens, std::size_t root,
                       const MissingMembers& missing, const std::stop_token& stop) {
  tokens_ = tokens;
  missing_ = missing;
  do {
    found_missing_ = false;
    if (walk_root(root, stop)) return true;
    builder_.abandon();
  } while (found_missing_);  // The object has kind or apiVersion: retry without inserting it.
  return false;
}

void TokenWalker::set_previous(const JsonTokens::View& tokens) {
  has_previous_ = !builder_.met_duplicate_keys();
  previous_ = tokens;
  previous_root_ = levels_[1].first;
  previous_lacked_kind_ = !missing_.kind.empty();
  previous_lacked_api_version_ = !missing_.api_version.empty();
}

bool TokenWalker::walk_root(std::size_t root, const std::stop_token& stop) {
  token_ = root;
  depth_ = 0;
  if (tokens_.first(root) != '{') return false;
  if (open(true, has_previous_ ? previous_root_ : kNone) != Step::Opened) return false;
  add_missing();
  if (token_ >= tokens_.size()) return false;
  if (tokens_.first(token_) != '}') return walk_members(stop);
  ++token_;
  close();
  return true;
}

void TokenWalker::add_missing() {
  // Inserted members are in the object but not in the text. So members of this document and the
  // previous one can be matched by position only if both had the same members inserted and the
  // previous text is not `{}`. Then the previous text has none of the keys that are missing here.
  if (previous_lacked_kind_ == missing_.kind.empty() ||
      previous_lacked_api_version_ == missing_.api_version.empty() ||
      (has_previous_ && previous_.first(previous_root_ + 1) == '}')) {
    levels_[1].counterpart = levels_[1].next = kNone;
  }
  if (!missing_.kind.empty()) {
    builder_.key("kind");
    builder_.string(missing_.kind);
  }
  if (!missing_.api_version.empty()) {
    builder_.key("apiVersion");
    builder_.string(missing_.api_version);
  }
}

inline bool TokenWalker::repeats_key(PreviousToken counterpart) const {
  const std::string_view key = previous_.text_of(counterpart, 1);
  // Compares one byte more than the key, so that the colon after it is checked as well.
  return tokens_.text_of(token_, 1).size() == key.size() &&
         detail::same_short_text({key.data(), key.size() + 1},
                                 {tokens_.at(token_), key.size() + 1});
}

// True if the next value has the same bytes as `counterpart` in the previous document, up to the
// next token, white space included.
inline bool TokenWalker::repeats_value(PreviousToken counterpart) const {
  const std::uint32_t span = previous_.span(counterpart);
  if (token_ + span >= tokens_.size()) return false;
  return detail::same_short_text(previous_.text_of(counterpart, span),
                                 tokens_.text_of(token_, span));
}

// Sets `value` as the counterpart of the next value, and `next` to the key or element after it.
// Elements beyond the end of the counterpart array are compared with its last element.
inline void TokenWalker::follow(Level& level, PreviousToken value) const {
  level.value = level.last = value;
  if (value == kNone) {
    level.next = kNone;
    return;
  }
  const PreviousToken end = value + previous_.span(value);
  if (previous_.first(end) == ',') {
    level.next = end + 1;
  } else if (level.is_object) {
    level.next = kNone;
  }
}

inline bool TokenWalker::read_key(Level& level) {
  if (level.next != kNone && repeats_key(level.next)) {
    builder_.same_key();
    follow(level, level.next + 2);
    token_ += 2;
    return true;
  }
  return read_other_key(level);
}

inline bool TokenWalker::repeat_value(PreviousToken counterpart) {
  if (!repeats_value(counterpart)) return false;
  const std::uint32_t span = previous_.span(counterpart);
  tokens_.copy_spans(token_, previous_, counterpart, span);
  token_ += span;
  builder_.repeat();
  return true;
}

inline TokenWalker::Step TokenWalker::read_value(Level& level) {
  const bool comparable = level.value != kNone && builder_.can_repeat();
  if (comparable && repeat_value(level.value)) return Step::Done;
  if (level.has_new_keys && repeat_sibling(level)) return Step::Done;
  const char first = tokens_.first(token_);
  if (first != '{' && first != '[') return read_scalar(comparable) ? Step::Done : Step::Refused;
  const bool is_object = first == '{';
  if (tokens_.first(token_ + 1) != (is_object ? '}' : ']')) return open(is_object, level.value);
  is_object ? builder_.empty_object() : builder_.empty_array();
  tokens_.set_span(token_, 2);
  token_ += 2;
  return Step::Done;
}

// Ends the innermost container, whose closing bracket has just been read.
inline void TokenWalker::close() {
  const Level& level = levels_[depth_--];
  level.is_object ? builder_.end_object() : builder_.end_array();
  tokens_.set_span(level.first, token_ - level.first);
}

// Reads to the end of the root object. A loop instead of recursion, because decoding spends most of
// its time here.
bool TokenWalker::walk_members(const std::stop_token& stop) {
  const std::size_t size = tokens_.size();
  std::size_t next_stop_check = token_ + kValuesBetweenStops;
  while (true) {
    if (token_ >= next_stop_check) {
      if (stop.stop_requested()) return false;
      next_stop_check = token_ + kValuesBetweenStops;
    }
    Level& level = levels_[depth_];
    // There must be tokens for a key, a colon and a value, and for a closing bracket after them.
    if (token_ + (level.is_object ? 3 : 1) >= size) return false;
    if (level.is_object) {
      if (!read_key(level)) return false;
    } else if (level.next != kNone) {
      follow(level, level.next);
    }
    const Step step = read_value(level);
    if (step == Step::Refused) return false;
    if (step == Step::Opened) continue;
    while (true) {
      if (token_ >= size) return false;
      const char end = tokens_.first(token_++);
      if (end == ',') break;
      if (end != (levels_[depth_].is_object ? '}' : ']')) return false;
      close();
      if (depth_ == 0) return true;
    }
  }
}

bool TokenWalker::read_other_key(Level& level) {
  if (tokens_.first(token_) != '"' || tokens_.first(token_ + 1) != ':') return false;
  const std::optional<std::string_view> key = string_at(token_);
  if (!key || (depth_ == 1 && is_missing(*key))) return false;
  token_ += 2;
  const std::size_t expected_slot = builder_.expected_slot();
  const std::size_t slot = builder_.key(*key);
  if (level.counterpart == kNone) return true;
  if (slot != detail::kNotFound) {
    follow(level, value_of(level, slot, expected_slot));
  } else {
    // The counterpart (the same object in the previous document) lacks this key. Like
    // ObjectBuilder, compare the value with the counterpart's next value, or with its last one.
    level.value = level.next != kNone ? level.next + 2 : level.last;
    level.has_new_keys = true;
  }
  return true;
}

bool TokenWalker::is_missing(std::string_view key) {
  for (auto [name, value] :
       {std::pair{"kind", &missing_.kind}, std::pair{"apiVersion", &missing_.api_version}}) {
    if (value->empty() || key != name) continue;
    *value = {};
    found_missing_ = true;
  }
  return found_missing_;
}

// Maps with arbitrary keys, such as managedFields, have few distinct values under many keys. So the
// value of a new key is compared with the first members of the same map in the previous document.
bool TokenWalker::repeat_sibling(Level& level) {
  constexpr std::size_t kSiblingsMax = 16;
  if (depth_ == 1 || level.counterpart == kNone || tokens_.first(token_) != '{') return false;
  PreviousToken value = level.counterpart + 3;
  for (std::size_t slot = 0; slot < kSiblingsMax; ++slot) {
    if (repeats_value(value)) {
      level.value = value;
      builder_.compare_with(slot);
      return builder_.can_repeat() && repeat_value(value);
    }
    const PreviousToken end = value + previous_.span(value);
    if (previous_.first(end) != ',') return false;
    value = end + 3;
  }
  return false;
}

// Adds the next value, a scalar, to the object. Returns false if ExactJsonReader must read the
// document. `changed`: the value is known to differ from its counterpart.
bool TokenWalker::read_scalar(bool changed) {
  tokens_.set_span(token_, 1);
  const std::string_view text = tokens_.text(token_);
  switch (text.front()) {
    case '"': {
      const std::optional<std::string_view> string = string_at(token_);
      if (!string) return false;
      changed ? builder_.changed_string(*string) : builder_.string(*string);
      break;
    }
    case 't':
    case 'f':
      if (text != "true" && text != "false") return false;
      builder_.boolean(text == "true");
      break;
    case 'n':
      if (text != "null") return false;
      builder_.null();
      break;
    default:
      if (!read_integer()) return false;
  }
  ++token_;
  return true;
}

// Adds an integer of at most 18 digits, which always fits in 64 bits. Returns false for other
// numbers, and for -0, whose sign would be lost.
bool TokenWalker::read_integer() {
  constexpr std::size_t kDigitsMax = 18;
  std::string_view digits = tokens_.text(token_);
  const bool negative = digits.front() == '-';
  if (negative) digits.remove_prefix(1);
  if (digits.empty() || digits.size() > kDigitsMax) return false;
  if (digits.front() == '0' && (negative || digits.size() > 1)) return false;
  std::int64_t value = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return false;
    value = value * 10 + (digit - '0');
  }
  builder_.integer(negative ? -value : value);
  return true;
}

TokenWalker::Step TokenWalker::open(bool is_object, PreviousToken counterpart) {
  if (++depth_ > kJsonDepthMax)
    return Step::Refused;  // ExactJsonReader reports the error with its offset.
  is_object ? builder_.begin_object() : builder_.begin_array();
  if (!builder_.has_counterpart()) counterpart = kNone;
  levels_[depth_] = {.first = static_cast<std::uint32_t>(token_),
                     .is_object = is_object,
                     .has_new_keys = false,
                     .counterpart = counterpart,
                     .next = counterpart == kNone ? kNone : counterpart + 1,
                     .value = kNone,
                     .last = kNone};
  ++token_;
  return Step::Opened;
}

std::optional<std::string_view> TokenWalker::string_at(std::size_t token) {
  std::string_view inside = tokens_.text(token);
  KINFORM_ASSERT(inside.size() >= 2 && inside.back() == '"');  // simdjson checked it.
  inside = inside.substr(1, inside.size() - 2);
  if (inside.find('\\') == std::string_view::npos) return inside;
  unescaped_.clear();
  if (append_unescaped(unescaped_, inside)) return std::nullopt;
  return unescaped_;
}

TokenWalker::PreviousToken TokenWalker::value_of(const Level& level, std::size_t slot,
                                                 std::size_t expected_slot) const {
  constexpr std::size_t kMembersWalkedMax = 64;
  PreviousToken key = level.counterpart + 1;
  std::size_t slot_of_key = depth_ == 1 ? members_in_front() : 0;
  if (level.next != kNone && expected_slot <= slot) {
    key = level.next;
    slot_of_key = expected_slot;
  }
  if (slot < slot_of_key || slot - slot_of_key > kMembersWalkedMax) return kNone;
  PreviousToken value = key + 2;
  for (; slot_of_key < slot; ++slot_of_key) value += previous_.span(value) + 3;
  return value;
}

std::size_t TokenWalker::members_in_front() const {
  return (previous_lacked_kind_ ? 1 : 0) + (previous_lacked_api_version_ ? 1 : 0);
}

}  // namespace kinform::inline v0::codec
