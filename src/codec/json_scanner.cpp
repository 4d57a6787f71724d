// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_scanner.hpp"

#include <bit>
#include <cstring>

#if defined(__x86_64__) && defined(__GNUC__)
#define KINFORM_SCAN_X86 1
#include <immintrin.h>
#else
#define KINFORM_SCAN_X86 0
#endif

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::size_t kBlockBytes = 64;

// Positions of special characters in a block: bit i of each mask is set for byte i.
struct BlockMasks {
  std::uint64_t quotes = 0;
  std::uint64_t backslashes = 0;
  std::uint64_t opening = 0;  // { and [
  std::uint64_t closing = 0;  // } and ]
};

// The three operations that differ between processors. Every one of these structs has the same
// members:
//   masks(text)   the BlockMasks of the kBlockBytes at `text`
//   count(bits)   the number of set bits
//   parity(bits)  a mask whose bit i is the parity of bits 0 to i: 1 between two quotes
struct PortableOperations {
  static BlockMasks masks(const char* text) {
    BlockMasks masks;
    for (std::size_t i = 0; i < kBlockBytes; ++i) {
      const char byte = text[i];
      masks.quotes |= static_cast<std::uint64_t>(byte == '"') << i;
      masks.backslashes |= static_cast<std::uint64_t>(byte == '\\') << i;
      masks.opening |= static_cast<std::uint64_t>(byte == '{' || byte == '[') << i;
      masks.closing |= static_cast<std::uint64_t>(byte == '}' || byte == ']') << i;
    }
    return masks;
  }

  static std::uint64_t count(std::uint64_t bits) {
    return static_cast<std::uint64_t>(std::popcount(bits));
  }

  static std::uint64_t parity(std::uint64_t bits) {
    bits ^= bits << 1;
    bits ^= bits << 2;
    bits ^= bits << 4;
    bits ^= bits << 8;
    bits ^= bits << 16;
    bits ^= bits << 32;
    return bits;
  }
};

#if KINFORM_SCAN_X86

// Every x86-64 processor has SSE2.
struct Sse2Operations : PortableOperations {
  static BlockMasks masks(const char* text) {
    const auto equal = [](__m128i bytes, char byte) {
      const int bits = _mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(byte)));
      return static_cast<std::uint64_t>(static_cast<std::uint32_t>(bits));
    };
    BlockMasks masks;
    for (std::size_t i = 0; i < kBlockBytes; i += sizeof(__m128i)) {
      const __m128i bytes = _mm_loadu_si128(reinterpret_cast<const __m128i*>(text + i));
      const __m128i folded = _mm_or_si128(bytes, _mm_set1_epi8(0x20));  // Maps [ to { and ] to }.
      masks.quotes |= equal(bytes, '"') << i;
      masks.backslashes |= equal(bytes, '\\') << i;
      masks.opening |= equal(folded, '{') << i;
      masks.closing |= equal(folded, '}') << i;
    }
    return masks;
  }

  // Baseline x86-64 has no popcnt instruction, and std::popcount would be a function call.
  static std::uint64_t count(std::uint64_t bits) {
    bits -= (bits >> 1) & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + ((bits >> 2) & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0f0f0f0f0f0f0f0f;
    return (bits * 0x0101010101010101) >> 56;
  }
};

#define KINFORM_TARGET_AVX2 __attribute__((target("avx2,pclmul,popcnt")))

// AVX2, in processors since about 2013.
struct Avx2Operations {
  KINFORM_TARGET_AVX2 static std::uint64_t equal(__m256i low, __m256i high, char byte) {
    const __m256i wanted = _mm256_set1_epi8(byte);
    const int low_bits = _mm256_movemask_epi8(_mm256_cmpeq_epi8(low, wanted));
    const int high_bits = _mm256_movemask_epi8(_mm256_cmpeq_epi8(high, wanted));
    return static_cast<std::uint32_t>(low_bits) |
           static_cast<std::uint64_t>(static_cast<std::uint32_t>(high_bits)) << 32;
  }

  KINFORM_TARGET_AVX2 static BlockMasks masks(const char* text) {
    const __m256i low = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(text));
    const __m256i high = _mm256_loadu_si256(reinterpret_cast<const __m256i*>(text + 32));
    const __m256i fold = _mm256_set1_epi8(0x20);  // Maps [ to { and ] to }.
    const __m256i low_folded = _mm256_or_si256(low, fold);
    const __m256i high_folded = _mm256_or_si256(high, fold);
    return {.quotes = equal(low, high, '"'),
            .backslashes = equal(low, high, '\\'),
            .opening = equal(low_folded, high_folded, '{'),
            .closing = equal(low_folded, high_folded, '}')};
  }

  KINFORM_TARGET_AVX2 static std::uint64_t count(std::uint64_t bits) {
    return static_cast<std::uint64_t>(__builtin_popcountll(bits));
  }

  // Carry-less multiplication by all ones XORs, into each bit, that bit and all lower ones.
  KINFORM_TARGET_AVX2 static std::uint64_t parity(std::uint64_t bits) {
    const __m128i product =
        _mm_clmulepi64_si128(_mm_set_epi64x(0, static_cast<long long>(bits)), _mm_set1_epi8(-1), 0);
    return static_cast<std::uint64_t>(_mm_cvtsi128_si64(product));
  }
};

#endif

constexpr bool ends_scalar(char byte) {
  return !can_begin_json_value(byte) || byte == '{' || byte == '[' || byte == '"';
}

}  // namespace

Instructions best_instructions() {
#if KINFORM_SCAN_X86
  static const bool avx2 = __builtin_cpu_supports("avx2") && __builtin_cpu_supports("pclmul") &&
                           __builtin_cpu_supports("popcnt");
  return avx2 ? Instructions::Avx2 : Instructions::Sse2;
#else
  return Instructions::Portable;
#endif
}

std::size_t JsonScanner::feed(std::string_view text) {
  KINFORM_ASSERT(!complete_);
  if (text.empty()) return 0;
  if (shape_ == Shape::Unknown) {
    const char first = text.front();
    const bool container = first == '{' || first == '[';
    shape_ = container ? Shape::Container : first == '"' ? Shape::String : Shape::Scalar;
  }
  switch (shape_) {
    case Shape::Container:
      return feed_container(text);
    case Shape::String:
      return feed_string(text);
    default:
      return feed_scalar(text);
  }
}

// Scans a container block by block. Always inlined, so that it is compiled once per instruction
// set.
struct JsonScanner::ContainerScan {
  template <class Operations>
  [[gnu::always_inline]] static inline std::size_t feed(JsonScanner& scanner,
                                                        std::string_view text) {
    std::size_t position = 0;
    while (text.size() - position >= kBlockBytes) {
      position += block<Operations>(scanner, text.data() + position, kBlockBytes);
      if (scanner.complete_) return position;
    }
    const std::size_t rest = text.size() - position;
    if (rest == 0) return position;

    char tail[kBlockBytes];
    std::memset(tail, ' ', sizeof(tail));
    std::memcpy(tail, text.data() + position, rest);
    return position + block<Operations>(scanner, tail, rest);
  }

  // Scans one block, whose first `size` bytes are text and the rest blanks. Returns how many of
  // these bytes belong to the container.
  template <class Operations>
  [[gnu::always_inline]] static inline std::size_t block(JsonScanner& scanner, const char* text,
                                                         std::size_t size) {
    const BlockMasks masks = Operations::masks(text);
    const std::uint64_t quotes = masks.quotes & ~scanner.escaped_bytes(masks.backslashes, size);
    // A set bit is a byte inside a string, or its opening quote.
    const std::uint64_t strings =
        Operations::parity(quotes) ^ (std::uint64_t{0} - std::uint64_t{scanner.inside_string_});
    scanner.inside_string_ = (strings >> 63) != 0;

    const std::uint64_t opening = masks.opening & ~strings;
    const std::uint64_t closing = masks.closing & ~strings;
    const std::uint64_t closing_count = Operations::count(closing);
    if (scanner.depth_ <= closing_count) {  // The container may end in this block.
      return scanner.walk_brackets(opening, closing, size);
    }
    scanner.depth_ += Operations::count(opening) - closing_count;
    return size;
  }

#if KINFORM_SCAN_X86
  KINFORM_TARGET_AVX2 static std::size_t feed_avx2(JsonScanner& scanner, std::string_view text) {
    return feed<Avx2Operations>(scanner, text);
  }
#endif
};

std::size_t JsonScanner::feed_container(std::string_view text) {
#if KINFORM_SCAN_X86
  if (instructions_ == Instructions::Avx2) return ContainerScan::feed_avx2(*this, text);
  if (instructions_ == Instructions::Sse2) return ContainerScan::feed<Sse2Operations>(*this, text);
#endif
  return ContainerScan::feed<PortableOperations>(*this, text);
}

// Returns a mask of the bytes that are escaped by a backslash. In a run of backslashes, every
// second one is itself escaped. Adding a run's first bit to the run carries into the bit after the
// run; whether that byte is escaped follows from whether the run began at an even or an odd
// position.
inline std::uint64_t JsonScanner::escaped_bytes(std::uint64_t backslashes, std::size_t size) {
  const std::uint64_t first = escape_next_ ? 1 : 0;
  if (backslashes == 0) {
    escape_next_ = false;
    return first;
  }
  constexpr std::uint64_t kEven = 0x5555555555555555;
  backslashes &= ~first;
  const std::uint64_t after_backslash = (backslashes << 1) | first;
  const std::uint64_t odd_starts = backslashes & ~kEven & ~after_backslash;
  const std::uint64_t odd_runs = odd_starts + backslashes;
  const bool carried_out = odd_runs < backslashes;
  const std::uint64_t escaped = (kEven ^ (odd_runs << 1)) & after_backslash;
  escape_next_ = size == kBlockBytes ? carried_out : ((escaped >> size) & 1) != 0;
  return escaped;
}

std::size_t JsonScanner::walk_brackets(std::uint64_t opening, std::uint64_t closing,
                                       std::size_t size) {
  for (std::uint64_t left = opening | closing; left != 0; left &= left - 1) {
    const auto position = static_cast<std::size_t>(std::countr_zero(left));
    if (((opening >> position) & 1) != 0) {
      ++depth_;
    } else if (--depth_ == 0) {
      complete_ = true;
      return position + 1;
    }
  }
  return size;
}

std::size_t JsonScanner::feed_string(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char byte = text[i];
    if (escape_next_) {
      escape_next_ = false;
    } else if (byte == '\\') {
      escape_next_ = true;
    } else if (byte == '"') {
      complete_ = inside_string_;
      inside_string_ = true;
      if (complete_) return i + 1;
    }
  }
  return text.size();
}

std::size_t JsonScanner::feed_scalar(std::string_view text) {
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (!ends_scalar(text[i])) continue;
    complete_ = true;
    return i;
  }
  return text.size();
}

}  // namespace kinform::inline v0::codec
