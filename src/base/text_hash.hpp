// A seeded hash of texts, for tables whose keys come from outside.

#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace kinform::inline v0 {

// Drawn once for the process, at the first use, even if that is before main(): names come from
// whoever may create objects, and must not be able to aim at one place of a table.
[[nodiscard]] std::uint64_t hash_seed() noexcept;

[[nodiscard]] std::uint64_t hash_text(std::string_view text,
                                      std::uint64_t seed = hash_seed()) noexcept;
// One of two. Not symmetric.
[[nodiscard]] std::uint64_t mix_hashes(std::uint64_t left, std::uint64_t right) noexcept;

// Implementation. Inline, and of the wyhash family, because it is a good part of a look-up: on keys
// of usual length it takes a third of the time of abseil's.

namespace hash_detail {

[[nodiscard]] std::uint64_t draw_seed() noexcept;

constexpr std::uint64_t kOdd1 = 0xa0761d6478bd642f;
constexpr std::uint64_t kOdd2 = 0xe7037ed1a0b428db;

// Both halves of the 128-bit product, folded.
inline std::uint64_t mix(std::uint64_t left, std::uint64_t right) {
  __extension__ using Product = unsigned __int128;
  const Product product = static_cast<Product>(left) * right;
  return static_cast<std::uint64_t>(product) ^ static_cast<std::uint64_t>(product >> 64);
}

template <class Word>
std::uint64_t read(const char* at) {
  Word word;
  std::memcpy(&word, at, sizeof(word));
  return word;
}

// Where the text ends inside a word, the last word overlaps the one before: together they have all
// bytes, and there are few branches to mispredict.
inline std::uint64_t hash(std::uint64_t state, std::string_view text) {
  const char* at = text.data();
  const std::size_t size = text.size();
  const char* const end = at + size;
  std::uint64_t first = 0;
  std::uint64_t last = 0;
  if (size > 16) {
    for (; at < end - 16; at += 16) {
      state = mix(read<std::uint64_t>(at) ^ kOdd1, read<std::uint64_t>(at + 8) ^ state);
    }
    first = read<std::uint64_t>(end - 16);
    last = read<std::uint64_t>(end - 8);
  } else if (size >= 8) {
    first = read<std::uint64_t>(at);
    last = read<std::uint64_t>(end - 8);
  } else if (size >= 4) {
    first = read<std::uint32_t>(at);
    last = read<std::uint32_t>(end - 4);
  } else if (size > 0) {
    first = read<std::uint8_t>(at) << 16 | read<std::uint8_t>(at + size / 2) << 8 |
            read<std::uint8_t>(end - 1);
  }
  return mix(first ^ kOdd1 ^ size, last ^ state ^ kOdd2);
}

}  // namespace hash_detail

inline std::uint64_t hash_seed() noexcept {
  static const std::uint64_t seed = hash_detail::draw_seed();
  return seed;
}

inline std::uint64_t hash_text(std::string_view text, std::uint64_t seed) noexcept {
  return hash_detail::hash(seed, text);
}

inline std::uint64_t mix_hashes(std::uint64_t left, std::uint64_t right) noexcept {
  return hash_detail::mix(left ^ hash_detail::kOdd1, right);
}

}  // namespace kinform::inline v0
