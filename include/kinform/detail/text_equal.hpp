// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// String comparison for short strings that are usually equal.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// Returns zero if the two words are equal.
template <class Word>
Word difference(const char* left, const char* right) {
  Word a;
  Word b;
  std::memcpy(&a, left, sizeof(Word));
  std::memcpy(&b, right, sizeof(Word));
  return a ^ b;
}

// Compares the first and the last word, which may overlap. REQUIRES: size >= sizeof(Word).
template <class Word>
bool equal_ends(const char* left, const char* right, std::size_t size) {
  const std::size_t last = size - sizeof(Word);
  return (difference<Word>(left, right) | difference<Word>(left + last, right + last)) == 0;
}

// Sixteen bytes, in one register if the processor has such.
using WordPair [[gnu::vector_size(16)]] = std::uint64_t;

// Compares 16 bytes at a time; the last 16 overlap those before. REQUIRES: size > 16.
inline bool equal_long_text(const char* left, const char* right, std::size_t size) {
  const std::size_t last = size - 16;
  WordPair all =
      difference<WordPair>(left, right) | difference<WordPair>(left + last, right + last);
  for (std::size_t at = 16; at < last; at += 16) all |= difference<WordPair>(left + at, right + at);
  return (all[0] | all[1]) == 0;
}

// Returns left == right, without a call of memcmp and with few branches: keys are short, and
// usually equal when they are compared.
inline bool equal_text(std::string_view left, std::string_view right) {
  const std::size_t size = left.size();
  if (size != right.size()) return false;
  if (size > 16) return equal_long_text(left.data(), right.data(), size);
  if (size >= 8) return equal_ends<std::uint64_t>(left.data(), right.data(), size);
  if (size >= 4) return equal_ends<std::uint32_t>(left.data(), right.data(), size);
  return size == 0 || (left.front() == right.front() && left[size / 2] == right[size / 2] &&
                       left.back() == right.back());
}

}  // namespace kinform::inline v0::detail
