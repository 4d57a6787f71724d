// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/comment.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "base/utf8.hpp"

namespace kinform::inline v0::tools {

namespace {

constexpr std::size_t kColumns = 100;
// Deeper indentation of a description's lines is reduced, so that there is room for words.
constexpr std::size_t kIndentMax = 20;

// True for the characters that end a line for any reader: compilers, editors and JavaScript tools
// disagree about the less common ones.
bool ends_line(char32_t c) {
  return (c >= U'\n' && c <= U'\r') || c == 0x85 || c == 0x2028 || c == 0x2029;
}

// True for controls, and for characters that make code look like something else.
bool is_deceptive(char32_t c) {
  const bool is_control = c < 0x20 || (c >= 0x7f && c < 0xa0);
  const bool is_direction = c == 0x061c || c == 0x200e || c == 0x200f ||
                            (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
  const bool is_invisible = c == 0xfeff || (c >= 0xe0000 && c <= 0xe007f);
  return is_control || is_direction || is_invisible;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines(1);
  for (std::size_t at = 0; at < text.size();) {
    const auto [c, bytes, valid] = decode_utf8(text.substr(at));
    const std::string_view sequence = text.substr(at, bytes);
    at += bytes;
    if (ends_line(c)) {
      if (c == U'\r' && at < text.size() && text[at] == '\n') ++at;
      lines.emplace_back();
    } else if (c == U'\t') {
      lines.back() += ' ';
    } else if (!valid || is_deceptive(c)) {
      lines.back() += '?';
    } else {
      lines.back() += sequence;
    }
  }
  return lines;
}

std::size_t columns_of(std::string_view text) {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xc0U) != 0x80U;  // Not a continuation byte.
  }));
}

std::vector<std::string_view> words_of(std::string_view line) {
  std::vector<std::string_view> words;
  while (true) {
    const std::size_t begin = line.find_first_not_of(' ');
    if (begin == std::string_view::npos) return words;
    const std::size_t end = std::min(line.find(' ', begin), line.size());
    words.push_back(line.substr(begin, end - begin));
    line.remove_prefix(end);
  }
}

// A backslash at the end of a line continues a comment on the next line; so does its trigraph.
bool continues_line(std::string_view line) {
  return line.ends_with('\\') || line.ends_with("\?\?/");
}

class CommentWriter {
 public:
  explicit CommentWriter(std::size_t indent) : margin_(std::string(indent, ' ') + "//") {}

  void write_line(std::string_view text) {
    const std::vector<std::string_view> words = words_of(text);
    if (words.empty()) {
      // Blank lines at the begin and at the end are dropped, several in a row become one.
      is_paragraph_over_ = !out_.empty();
      return;
    }
    if (std::exchange(is_paragraph_over_, false)) out_ += margin_ + "\n";
    const std::string start =
        margin_ + std::string(1 + std::min(text.find_first_not_of(' '), kIndentMax), ' ');
    std::string line = start + std::string(words.front());
    for (std::size_t i = 1; i < words.size(); ++i) {
      if (columns_of(line) + 1 + columns_of(words[i]) > kColumns) {
        end_line(line);
        line = start + std::string(words[i]);
      } else {
        (line += ' ') += words[i];
      }
    }
    end_line(line);
  }

  [[nodiscard]] std::string take() { return std::move(out_); }

 private:
  void end_line(const std::string& line) {
    out_ += line;
    if (continues_line(line)) out_ += '.';
    out_ += '\n';
  }

  const std::string margin_;
  std::string out_;
  bool is_paragraph_over_ = false;
};

}  // namespace

std::string comment(std::string_view text, std::size_t indent) {
  CommentWriter writer(indent);
  for (const std::string& line : lines_of(text)) writer.write_line(line);
  return writer.take();
}

}  // namespace kinform::inline v0::tools
