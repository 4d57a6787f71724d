#include "api/utf8.hpp"

namespace kinform {
namespace {

bool is_continuation(std::string_view text, std::size_t position) {
  return position < text.size() && (static_cast<unsigned char>(text[position]) & 0xC0) == 0x80;
}

}  // namespace

std::size_t utf8_sequence_length(std::string_view text, std::size_t begin) {
  const auto first = static_cast<unsigned char>(text[begin]);
  if (first < 0x80) return 1;
  if (first < 0xC2 || first > 0xF4 || !is_continuation(text, begin + 1)) return 0;
  if (first < 0xE0) return 2;

  const auto second = static_cast<unsigned char>(text[begin + 1]);
  if (!is_continuation(text, begin + 2)) return 0;
  if (first == 0xE0 && second < 0xA0) return 0;
  if (first == 0xED && second > 0x9F) return 0;
  if (first < 0xF0) return 3;

  if (!is_continuation(text, begin + 3)) return 0;
  if (first == 0xF0 && second < 0x90) return 0;
  if (first == 0xF4 && second > 0x8F) return 0;
  return 4;
}

}  // namespace kinform
