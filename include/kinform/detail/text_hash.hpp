// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A fast hash of texts, for tables in memory whose keys come from outside.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "kinform/detail/cxx20.hpp"

namespace kinform::inline v0::detail {

// Drawn once for the process, at the first use, even if that is before main(): names come from
// whoever may create objects, and must not be able to aim at one place of a table.
[[nodiscard]] std::uint64_t hash_seed() noexcept;

[[nodiscard]] std::uint64_t hash_text(std::string_view text,
                                      std::uint64_t seed = hash_seed()) noexcept;
// One of two. Not symmetric.
[[nodiscard]] std::uint64_t mix_hashes(std::uint64_t left, std::uint64_t right) noexcept;

// Implementation. Inline, because it is a good part of a look-up: on keys of usual length it takes
// a third of the time of abseil's. What is multiplied is as in hashes of the wyhash family; but no
// product waits for the one before, so that the processor works at all of them at the same time.

// Fresh each time.
[[nodiscard]] std::uint64_t draw_hash_seed() noexcept;

// Both halves of the 128-bit product, folded.
inline std::uint64_t folded_product(std::uint64_t left, std::uint64_t right) {
  __extension__ using Product = unsigned __int128;
  const Product product = static_cast<Product>(left) * right;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

template <class Word>
std::uint64_t read_word(const char* at) {
  Word word;
  std::memcpy(&word, at, sizeof(word));
  return word;
}

inline std::uint64_t hash_seed() noexcept {
  static const std::uint64_t seed = draw_hash_seed();
  return seed;
}

// Of sixteen bytes. The seed is in both factors: nobody can choose a zero.
inline std::uint64_t hash_word_pair(const char* at, std::uint64_t seed) {
  return folded_product(read_word<std::uint64_t>(at) ^ seed,
                        read_word<std::uint64_t>(at + 8) - seed);
}

// Where the text ends inside a word, the last word overlaps the one before: together they have all
// bytes, and there are few branches to mispredict.
inline std::uint64_t hash_text(std::string_view text, std::uint64_t seed) noexcept {
  constexpr std::uint64_t kOdd1 = 0xa0761d6478bd642f;
  constexpr std::uint64_t kOdd2 = 0xe7037ed1a0b428db;
  const char* const begin = text.data();
  const std::size_t size = text.size();
  const char* const end = begin + size;
  std::uint64_t sum = seed + kOdd2;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  if (size > 16) {
    // Each pair has a seed of its own, for they must not change places unnoticed. The first two,
    // which most keys have, are not in the loop: that saves a third of the instructions.
    sum = hash_word_pair(begin, sum);
    if (size > 32) {
      std::uint64_t pair_seed = seed + kOdd1;
      sum ^= hash_word_pair(begin + 16, pair_seed);
      for (const char* at = begin + 32; at < end - 16; at += 16) {
        pair_seed += kOdd1;
        sum ^= hash_word_pair(at, pair_seed);
      }
    }
    first = read_word<std::uint64_t>(end - 16);
    last = read_word<std::uint64_t>(end - 8);
  } else if (size >= 8) {
    first = read_word<std::uint64_t>(begin);
    last = read_word<std::uint64_t>(end - 8);
  } else if (size >= 4) {
    first = read_word<std::uint32_t>(begin);
    last = read_word<std::uint32_t>(end - 4);
  } else if (size > 0) {
    first = read_word<std::uint8_t>(begin) << 16 | read_word<std::uint8_t>(begin + size / 2) << 8 |
            read_word<std::uint8_t>(end - 1);
  }
  // The second one spreads what texts that differ in their last bytes alone have in common.
  return folded_product(folded_product(first ^ seed * (size + 1), last ^ sum), kOdd1);
}

inline std::uint64_t mix_hashes(std::uint64_t left, std::uint64_t right) noexcept {
  constexpr std::uint64_t kOdd = 0xa0761d6478bd642f;
  return folded_product(left ^ kOdd, right);
}

}  // namespace kinform::inline v0::detail
