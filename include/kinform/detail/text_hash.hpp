// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A fast, seeded string hash for in-memory tables whose keys come from outside.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "kinform/detail/cxx20.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0::detail {

// Returns the random seed of this process, drawn at first use, even before main(). It protects
// against hash flooding: users who can create objects choose their names.
[[nodiscard]] KINFORM_EXPORT std::uint64_t hash_seed() noexcept;

[[nodiscard]] std::uint64_t hash_text(std::string_view text,
                                      std::uint64_t seed = hash_seed()) noexcept;
// Combines two hashes. Not symmetric.
[[nodiscard]] std::uint64_t mix_hashes(std::uint64_t left, std::uint64_t right) noexcept;

// Implementation. Inline, because it is a large part of a lookup: for keys of usual length it takes
// a third of the time of abseil's hash. It multiplies like hashes of the wyhash family, but no
// product depends on the previous one, so the processor computes them in parallel.

// Returns a new random seed on each call.
[[nodiscard]] KINFORM_EXPORT std::uint64_t draw_hash_seed() noexcept;

// Returns both halves of the 128-bit product, combined by XOR.
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

// Hashes sixteen bytes. The seed is in both factors, so that no input can force a factor of zero.
inline std::uint64_t hash_word_pair(const char* at, std::uint64_t seed) {
  return folded_product(read_word<std::uint64_t>(at) ^ seed,
                        read_word<std::uint64_t>(at + 8) - seed);
}

// If the text ends inside a word, the last word overlaps the one before: together they cover all
// bytes with few branches to mispredict.
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
    // Each pair has its own seed, so that swapping pairs changes the hash. The first two pairs,
    // which most keys have, are outside the loop: that saves a third of the instructions.
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
  // The second product spreads the hashes of texts that differ only in their last bytes.
  return folded_product(folded_product(first ^ seed * (size + 1), last ^ sum), kOdd1);
}

inline std::uint64_t mix_hashes(std::uint64_t left, std::uint64_t right) noexcept {
  constexpr std::uint64_t kOdd = 0xa0761d6478bd642f;
  return folded_product(left ^ kOdd, right);
}

}  // namespace kinform::inline v0::detail
