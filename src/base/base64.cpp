// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/base64.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace kinform::inline v0 {
namespace {

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::uint8_t kNoDigit = 0xff;

constexpr std::array<std::uint8_t, 256> make_digits() {
  std::array<std::uint8_t, 256> digits{};
  for (std::uint8_t& digit : digits) digit = kNoDigit;
  for (std::size_t i = 0; i < kAlphabet.size(); ++i) {
    digits[static_cast<unsigned char>(kAlphabet[i])] = static_cast<std::uint8_t>(i);
  }
  return digits;
}
constexpr std::array<std::uint8_t, 256> kDigits = make_digits();

std::uint32_t shiftable_byte(std::string_view bytes, std::size_t position) {
  return position < bytes.size() ? static_cast<unsigned char>(bytes[position]) : 0;
}

}  // namespace

std::string encode_base64(std::string_view bytes) {
  std::string text;
  text.reserve((bytes.size() + 2) / 3 * 4);
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    const std::uint32_t group = shiftable_byte(bytes, i) << 16U |
                                shiftable_byte(bytes, i + 1) << 8U | shiftable_byte(bytes, i + 2);
    text += kAlphabet[group >> 18U];
    text += kAlphabet[group >> 12U & 0x3fU];
    text += i + 1 < bytes.size() ? kAlphabet[group >> 6U & 0x3fU] : '=';
    text += i + 2 < bytes.size() ? kAlphabet[group & 0x3fU] : '=';
  }
  return text;
}

std::optional<std::string> decode_base64(std::string_view text) {
  std::string bytes;
  bytes.reserve(text.size() / 4 * 3);
  std::uint32_t group = 0;
  unsigned digits = 0;
  unsigned padding = 0;
  for (const char character : text) {
    if (character == '\n' || character == '\r') continue;
    if (character == '=') {
      if (++padding > 2) return std::nullopt;
      continue;
    }
    const std::uint8_t digit = kDigits[static_cast<unsigned char>(character)];
    if (digit == kNoDigit || padding > 0) return std::nullopt;
    group = group << 6U | digit;
    if (++digits < 4) continue;
    bytes += static_cast<char>(group >> 16U & 0xffU);
    bytes += static_cast<char>(group >> 8U & 0xffU);
    bytes += static_cast<char>(group & 0xffU);
    group = 0;
    digits = 0;
  }
  if (digits == 0 && padding == 0) return bytes;
  if (digits < 2 || digits + padding != 4) return std::nullopt;
  bytes += static_cast<char>(group >> (digits == 2 ? 4U : 10U) & 0xffU);
  if (digits == 3) bytes += static_cast<char>(group >> 2U & 0xffU);
  return bytes;
}

}  // namespace kinform::inline v0
