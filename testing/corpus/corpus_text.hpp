// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Writes generated objects fast: a JSON writer, and text templates with slots (places to fill in).

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/json_text.hpp"

namespace kinform::inline v0::test_support::corpus {

// Appends JSON text and inserts the commas. The caller opens and closes brackets in order.
class JsonWriter {
 public:
  // `out` must outlive the writer.
  explicit JsonWriter(std::string& out) : out_(&out) {}

  // Writes an object or array; `body` calls this writer to write the contents.
  template <class Body>
  void object(const Body& body) {
    nest('{', body, '}');
  }
  template <class Body>
  void object(std::string_view key, const Body& body) {
    begin_member(key);
    nest_value('{', body, '}');
  }
  template <class Body>
  void array(std::string_view key, const Body& body) {
    begin_member(key);
    nest_value('[', body, ']');
  }

  void text(std::string_view key, std::string_view value) {
    begin_member(key);
    append_json_string(*out_, value);
  }
  void number(std::string_view key, std::int64_t value) {
    begin_member(key);
    append_json_integer(*out_, value);
  }
  void boolean(std::string_view key, bool value) { raw(key, value ? "true" : "false"); }
  void raw(std::string_view key, std::string_view json) {
    begin_member(key);
    *out_ += json;
  }

  // Writes an element of an array.
  void element(std::string_view value) {
    separate();
    append_json_string(*out_, value);
  }

  // Appends text unchanged: members with a trailing comma, or nothing. More members must follow.
  void splice(std::string_view members) {
    separate();
    *out_ += members;
    first_ = true;
  }

 private:
  void separate() {
    if (!first_) *out_ += ',';
    first_ = false;
  }
  void begin_member(std::string_view key) {
    separate();
    append_json_string(*out_, key);
    *out_ += ':';
  }
  template <class Body>
  void nest(char opening, const Body& body, char closing) {
    separate();
    nest_value(opening, body, closing);
  }
  template <class Body>
  void nest_value(char opening, const Body& body, char closing) {
    *out_ += opening;
    first_ = true;
    body();
    first_ = false;
    *out_ += closing;
  }

  std::string* out_;
  bool first_ = true;  // No comma before the next member or element.
};

// Returns the marker of a slot, to place into any string of a TextTemplate's source text.
[[nodiscard]] std::string slot(std::uint8_t number);

// A text with slots: places that are filled with values. It is parsed once, then expanded many
// times by copying.
class TextTemplate {
 public:
  TextTemplate() = default;
  // `text` has a marker, as returned by slot(), at the position of each slot.
  explicit TextTemplate(std::string text);

  // Appends the text, with each slot replaced by the value at its number. REQUIRES: every slot has
  // a value.
  void expand(std::string& out, std::span<const std::string> values) const;

 private:
  struct Gap {
    std::size_t position;  // In text_, from which the markers were removed.
    std::uint8_t slot;
  };

  std::string text_;
  std::vector<Gap> gaps_;
};

}  // namespace kinform::inline v0::test_support::corpus
