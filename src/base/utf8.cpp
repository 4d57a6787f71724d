#include "base/utf8.hpp"

#include <array>

#include "kinform/detail/assert.hpp"

namespace kinform {

namespace {

constexpr Utf8Character kInvalid = {.code_point = 0xfffd, .bytes = 1, .valid = false};

struct Lead {
  std::size_t bytes;        // Of the whole character; 0 if no character begins like this.
  unsigned char bits_mask;  // What the lead byte contributes.
};

Lead lead_of(unsigned char byte) {
  if (byte < 0x80) return {1, 0x7f};
  if (byte >= 0xc2 && byte < 0xe0) return {2, 0x1f};  // 0xc0 and 0xc1 begin overlong forms only.
  if (byte >= 0xe0 && byte < 0xf0) return {3, 0x0f};
  if (byte >= 0xf0 && byte < 0xf5) return {4, 0x07};
  return {0, 0};
}

// Indexed by the number of bytes: what is lower would have fitted into fewer.
constexpr std::array<char32_t, 5> kLowest = {0, 0, 0x80, 0x800, 0x10000};

}  // namespace

Utf8Character decode_utf8(std::string_view text) {
  KINFORM_ASSERT(!text.empty());
  const auto byte_at = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };

  const Lead lead = lead_of(byte_at(0));
  if (lead.bytes == 0 || lead.bytes > text.size()) return kInvalid;
  char32_t code_point = byte_at(0) & lead.bits_mask;
  for (std::size_t i = 1; i < lead.bytes; ++i) {
    if ((byte_at(i) & 0xc0) != 0x80) return kInvalid;
    code_point = code_point << 6 | (byte_at(i) & 0x3f);
  }
  const bool is_surrogate = code_point >= 0xd800 && code_point < 0xe000;
  if (code_point < kLowest[lead.bytes] || is_surrogate || code_point > 0x10ffff) return kInvalid;
  return {.code_point = code_point, .bytes = lead.bytes, .valid = true};
}

}  // namespace kinform
