// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/corpus/corpus_text.hpp"

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support::corpus {
namespace {

// The marker of a slot is two bytes: this one, and one for the slot number. JSON writers do not
// escape either, and no generated text contains the first.
constexpr char kMark = '\x7F';
constexpr char kFirstNumber = '0';
constexpr std::uint8_t kSlotsMax = 0x7F - kFirstNumber;

}  // namespace

std::string slot(std::uint8_t number) {
  KINFORM_ASSERT(number < kSlotsMax && number + kFirstNumber != '\\');
  return {kMark, static_cast<char>(kFirstNumber + number)};
}

TextTemplate::TextTemplate(std::string text) {
  std::size_t position = 0;
  while (true) {
    const std::size_t mark = text.find(kMark, position);
    text_.append(text, position, mark - position);
    if (mark == std::string::npos) return;
    gaps_.push_back({text_.size(), static_cast<std::uint8_t>(text[mark + 1] - kFirstNumber)});
    position = mark + 2;
  }
}

void TextTemplate::expand(std::string& out, std::span<const std::string> values) const {
  std::size_t position = 0;
  for (const Gap& gap : gaps_) {
    KINFORM_ASSERT(gap.slot < values.size());
    out.append(text_, position, gap.position - position);
    out += values[gap.slot];
    position = gap.position;
  }
  out.append(text_, position);
}

}  // namespace kinform::inline v0::test_support::corpus
