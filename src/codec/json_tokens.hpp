// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds where the tokens of a JSON document begin, with the first stage of simdjson's parser.

#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "codec/simdjson.hpp"

namespace kinform::inline v0::codec {

// The tokens of one document: brackets, colons, commas, strings, and runs of other characters, such
// as numbers. simdjson has checked that the text is UTF-8, that strings are closed and that they
// hold no control characters. Nothing else about the tokens is checked.
//
// Only the first of simdjson's two stages runs, through a public member meant for internal use. The
// second stage would build simdjson's own copy of the document; building an Object directly from
// the tokens takes less time than that stage alone.
//
// Not thread-safe.
class JsonTokens {
 public:
  // Finds the tokens of `text`, which is borrowed until copy_text(). Returns false if simdjson
  // rejects the text.
  // REQUIRES: kFramePadding readable bytes follow the text.
  [[nodiscard]] bool read(std::string_view text);

  // Copies the text, so that the caller may free it. For a document of more than 256 KiB, releases
  // all memory instead and returns false.
  bool copy_text();

  // Read access to the tokens. Valid until the next read() or copy_text().
  class View;
  [[nodiscard]] View view() const;

 private:
  [[nodiscard]] bool make_room(std::size_t bytes);
  void reset();

  simdjson::dom::parser parser_;
  std::string_view text_;
  const std::uint32_t* begins_ = nullptr;
  std::size_t size_ = 0;
  std::unique_ptr<std::uint32_t[]> spans_;
  std::string kept_text_;
};

// Holds copies of the pointers that every token access needs, so that they can stay in registers.
class JsonTokens::View {
 public:
  View() = default;
  View(const char* text, const std::uint32_t* begins, std::uint32_t* spans, std::size_t size)
      : text_(text), begins_(begins), spans_(spans), size_(size) {}

  [[nodiscard]] std::size_t size() const { return size_; }
  // Returns where a token begins. For token == size() that is the end of the text.
  [[nodiscard]] const char* at(std::size_t token) const { return text_ + begins_[token]; }
  [[nodiscard]] char first(std::size_t token) const { return *at(token); }

  // Returns the token's bytes, without the white space after it.
  [[nodiscard]] std::string_view text(std::size_t token) const {
    const char* end = at(token + 1);
    while (is_space(end[-1])) --end;
    return {at(token), static_cast<std::size_t>(end - at(token))};
  }
  // Returns the bytes of `count` tokens, up to the beginning of the token after them.
  [[nodiscard]] std::string_view text_of(std::size_t token, std::size_t count) const {
    return {at(token), begins_[token + count] - begins_[token]};
  }

  // The number of tokens in the value that begins with this one. Set by the code that walks the
  // document, with set_span().
  [[nodiscard]] std::uint32_t span(std::size_t token) const { return spans_[token]; }
  void set_span(std::size_t token, std::size_t span) const {
    spans_[token] = static_cast<std::uint32_t>(span);
  }
  // Copies the spans of an equal value from another document.
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
