// Where the tokens of a JSON document begin, as simdjson's first stage finds them.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "codec/simdjson.hpp"

namespace kinform::inline v0::codec {

// The tokens of one document: brackets, colons, commas, strings, and whatever else stands between
// those. simdjson has made sure that the text is UTF-8, that strings end and that no control
// character is in them; nothing else is known about the tokens.
//
// Only the first of the two stages of simdjson's parser runs, through a member of it that is public
// but meant for its own use. The second would write the document down in a form of its own, strings
// copied; building an object from the tokens takes less time than that alone.
//
// Not thread-safe.
class JsonTokens {
 public:
  // Finds the tokens of `text`, which is borrowed until keep(). False if simdjson refuses it.
  // REQUIRES: kFramePadding readable bytes follow the text.
  [[nodiscard]] bool read(std::string_view text);

  // Keeps a copy of the text, so that it may go. A large document is forgotten instead, and its
  // memory given back: false.
  bool keep();

  // How a walker sees them: borrowed until the next read().
  class View;
  [[nodiscard]] View view() const;

 private:
  [[nodiscard]] bool make_room(std::size_t bytes);
  void forget();

  simdjson::dom::parser parser_;
  std::string_view text_;
  const std::uint32_t* begins_ = nullptr;
  std::size_t size_ = 0;
  std::unique_ptr<std::uint32_t[]> spans_;
  std::string kept_text_;
};

// A value, so that its pointers are at hand where every token is looked at.
class JsonTokens::View {
 public:
  View() = default;
  View(const char* text, const std::uint32_t* begins, std::uint32_t* spans, std::size_t size)
      : text_(text), begins_(begins), spans_(spans), size_(size) {}

  [[nodiscard]] std::size_t size() const { return size_; }
  // Where a token begins; the text's end for the first behind the last.
  [[nodiscard]] const char* at(std::size_t token) const { return text_ + begins_[token]; }
  [[nodiscard]] char first(std::size_t token) const { return *at(token); }

  // From the token's first byte to its last one; without the white space behind it.
  [[nodiscard]] std::string_view text(std::size_t token) const {
    const char* end = at(token + 1);
    while (is_space(end[-1])) --end;
    return {at(token), static_cast<std::size_t>(end - at(token))};
  }
  // The bytes of so many tokens, up to where the next one begins.
  [[nodiscard]] std::string_view text_of(std::size_t token, std::size_t count) const {
    return {at(token), begins_[token + count] - begins_[token]};
  }

  // How many tokens the value that begins with this one has. Whoever walks the document notes it.
  [[nodiscard]] std::uint32_t span(std::size_t token) const { return spans_[token]; }
  void set_span(std::size_t token, std::size_t span) const {
    spans_[token] = static_cast<std::uint32_t>(span);
  }
  // The same values stand in another document.
  void copy_spans(std::size_t token, const View& from, std::size_t from_token,
                  std::size_t count) const {
    if (count == 1) return set_span(token, 1);
    std::copy_n(from.spans_ + from_token, count, spans_ + token);
  }

 private:
  static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\r' || c == '\t'; }

  const char* text_ = nullptr;
  const std::uint32_t* begins_ = nullptr;
  std::uint32_t* spans_ = nullptr;
  std::size_t size_ = 0;
};

inline JsonTokens::View JsonTokens::view() const {
  return {text_.data(), begins_, spans_.get(), size_};
}

}  // namespace kinform::inline v0::codec
