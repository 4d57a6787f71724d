// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_tokens.hpp"

#include <algorithm>

namespace kinform::inline v0::codec {

namespace {

constexpr std::size_t kSmallestCapacity = std::size_t{16} * 1024;
// JSON texts up to this size are kept, to compare the next document with them. Larger documents are
// rare, and the memory for one would be held long after it was needed.
constexpr std::size_t kKeptTextMax = std::size_t{256} * 1024;

}  // namespace

bool JsonTokens::read(std::string_view text) {
  size_ = 0;
  if (!make_room(text.size())) return false;
  auto& stages = *parser_.implementation;
  const auto* bytes = reinterpret_cast<const std::uint8_t*>(text.data());
  if (stages.stage1(bytes, text.size(), simdjson::stage1_mode::regular) != simdjson::SUCCESS) {
    return false;
  }
  text_ = text;
  begins_ = stages.structural_indexes.get();
  size_ = stages.n_structural_indexes;
  return true;
}

bool JsonTokens::make_room(std::size_t bytes) {
  if (parser_.implementation && bytes <= parser_.capacity()) return true;
  const std::size_t wanted = std::max(bytes + bytes / 2, kSmallestCapacity);
  if (parser_.allocate(wanted) != simdjson::SUCCESS) return false;
  spans_ = std::make_unique_for_overwrite<std::uint32_t[]>(wanted);
  return true;
}

bool JsonTokens::copy_text() {
  if (text_.size() > kKeptTextMax) {
    reset();
    return false;
  }
  kept_text_.assign(text_);
  text_ = kept_text_;
  return true;
}

void JsonTokens::reset() {
  parser_ = simdjson::dom::parser();
  spans_.reset();
  begins_ = nullptr;
  text_ = {};
  size_ = 0;
}

}  // namespace kinform::inline v0::codec
