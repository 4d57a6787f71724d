// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads a JSON document without losing anything: a number that no machine type holds exactly keeps
// its text.

#pragma once

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>

#include "api/object/json_number.hpp"
#include "base/json_text.hpp"
#include "codec/frame.hpp"
#include "codec/json_string.hpp"
#include "codec/simdjson.hpp"
#include "kinform/error.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// Limit on nesting. Documents are read recursively, so a deeper one is refused.
constexpr std::size_t kJsonDepthMax = 512;

// A large document is decoded in parts of this many values; between them, a stop is noticed.
constexpr std::size_t kValuesBetweenStops = 4096;

[[nodiscard]] Error decoding_stopped();

// Returns the offset of the first byte that is not UTF-8 or is a control character inside a string;
// text.size() if a string is not closed. simdjson reports these errors without a position.
[[nodiscard]] std::size_t find_broken_text(std::string_view text);

// Calls the function of `Sink` that fits the number: integer, unsigned_integer, number (a double
// whose shortest form equals the text), or number_text. Uses `text` as scratch space.
// REQUIRES: is_json_number(token).
template <class Sink>
void add_json_number(Sink& sink, std::string_view token, std::string& text);

// Reads a document with simdjson's On-Demand interface and calls `Sink` for each part of it:
// begin_object, key, end_object, begin_array, end_array, null, boolean, string, integer,
// unsigned_integer, number (a double whose shortest form equals the text), number_text (any other
// number).
//
// Slower than simdjson's DOM, but exact. Scalars are parsed here from their tokens: simdjson would
// round numbers, and does not check all of a literal at the root. Not thread-safe.
template <class Sink>
class ExactJsonReader {
 public:
  // A stop request ends the reading of a large document early.
  ExactJsonReader(simdjson::ondemand::parser& parser, Sink& sink, std::stop_token stop = {})
      : parser_(parser), sink_(sink), stop_(std::move(stop)) {}

  // Reads the document. On failure, returns Malformed or LimitExceeded, with the byte offset in the
  // stream in the message, or Cancelled after a stop request; the caller must then discard what the
  // sink has received. `depth` is the number of containers around the document, which count for
  // the limit.
  [[nodiscard]] Result<void> read(const Frame& frame, std::size_t depth = 0);

 private:
  using Type = simdjson::ondemand::json_type;

  // On error, each of these functions sets failure_ and returns false. `Source` is a document or a
  // value, which have the same members but no common base class.
  template <class Source>
  bool read_value(Source& source, std::size_t depth);
  template <class Source>
  bool read_object(Source& source, std::size_t depth);
  template <class Source>
  bool read_array(Source& source, std::size_t depth);
  template <class Source>
  bool read_string(Source& source);
  template <class Source>
  bool read_scalar(Source& source);
  bool read_number(std::string_view token);
  bool unescape(simdjson::ondemand::raw_json_string raw);
  bool check_depth(std::size_t depth);
  bool check_stop();
  bool check_end();

  bool fail(simdjson::error_code code);
  bool fail(std::string what, const char* place, ErrorCode code = ErrorCode::Malformed);
  [[nodiscard]] const char* end() const { return frame_.text.data() + frame_.text.size(); }
  // Returns simdjson's current position in the text.
  const char* location();

  simdjson::ondemand::parser& parser_;
  Sink& sink_;
  const std::stop_token stop_;
  std::size_t values_ = 0;
  Frame frame_;
  simdjson::ondemand::document document_;
  const char* after_scalar_ = nullptr;  // One past the last string or scalar.
  std::string text_;
  Error failure_;
};

// Implementation.

template <class Sink>
void add_json_number(Sink& sink, std::string_view token, std::string& text) {
  const char* const token_end = token.data() + token.size();
  const auto whole = [token_end](std::from_chars_result read) {
    return read.ptr == token_end && read.ec == std::errc();
  };
  std::int64_t integer = 0;
  if (token != "-0" && whole(std::from_chars(token.data(), token_end, integer))) {
    sink.integer(integer);
    return;
  }
  std::uint64_t unsigned_integer = 0;
  if (whole(std::from_chars(token.data(), token_end, unsigned_integer))) {
    sink.unsigned_integer(unsigned_integer);
    return;
  }
  double number = 0;
  text.clear();
  if (whole(std::from_chars(token.data(), token_end, number))) append_json_double(text, number);
  if (text == token) {
    sink.number(number);
  } else {
    sink.number_text(token);
  }
}

template <class Sink>
Result<void> ExactJsonReader<Sink>::read(const Frame& frame, std::size_t depth) {
  frame_ = frame;
  const std::string_view text = frame.text;
  if (const auto error =
          parser_.iterate(text.data(), text.size(), text.size() + kFramePadding).get(document_)) {
    fail(simdjson::error_message(error), text.data() + find_broken_text(text));
    return failure_;
  }
  if (!read_value(document_, depth + 1) || !check_end()) return failure_;
  return {};
}

template <class Sink>
template <class Source>
bool ExactJsonReader<Sink>::read_value(Source& source, std::size_t depth) {
  if (++values_ % kValuesBetweenStops == 0 && !check_stop()) return false;
  Type type{};
  if (const auto error = source.type().get(type)) return fail(error);
  switch (type) {
    case Type::object:
      return read_object(source, depth);
    case Type::array:
      return read_array(source, depth);
    case Type::string:
      return read_string(source);
    case Type::number:
    case Type::boolean:
    case Type::null:
      return read_scalar(source);
  }
  return fail(simdjson::TAPE_ERROR);
}

template <class Sink>
template <class Source>
bool ExactJsonReader<Sink>::read_object(Source& source, std::size_t depth) {
  if (!check_depth(depth)) return false;
  simdjson::ondemand::object object;
  if (const auto error = source.get_object().get(object)) return fail(error);
  sink_.begin_object();
  for (auto member : object) {
    simdjson::ondemand::field field;
    if (const auto error = std::move(member).get(field)) return fail(error);
    if (!unescape(field.key())) return false;
    sink_.key(text_);
    if (!read_value(field.value(), depth + 1)) return false;
  }
  sink_.end_object();
  return true;
}

template <class Sink>
template <class Source>
bool ExactJsonReader<Sink>::read_array(Source& source, std::size_t depth) {
  if (!check_depth(depth)) return false;
  simdjson::ondemand::array array;
  if (const auto error = source.get_array().get(array)) return fail(error);
  sink_.begin_array();
  for (auto element : array) {
    simdjson::ondemand::value value;
    // The move matters only in some build options of simdjson.
    // NOLINTNEXTLINE(performance-move-const-arg)
    if (const auto error = std::move(element).get(value)) return fail(error);
    if (!read_value(value, depth + 1)) return false;
  }
  sink_.end_array();
  return true;
}

template <class Sink>
template <class Source>
bool ExactJsonReader<Sink>::read_string(Source& source) {
  simdjson::ondemand::raw_json_string raw;
  if (const auto error = source.get_raw_json_string().get(raw)) return fail(error);
  if (!unescape(raw)) return false;
  sink_.string(text_);
  return true;
}

template <class Sink>
template <class Source>
bool ExactJsonReader<Sink>::read_scalar(Source& source) {
  simdjson::simdjson_result<std::string_view> raw = source.raw_json_token();
  std::string_view token;
  if (const auto error = std::move(raw).get(token)) return fail(error);
  token = token.substr(
      0, token.find_last_not_of(" \n\r\t") + 1);  // The raw token includes trailing space.
  after_scalar_ = token.data() + token.size();
  if (token == "null") {
    sink_.null();
  } else if (token == "true" || token == "false") {
    sink_.boolean(token == "true");
  } else {
    return read_number(token);
  }
  return true;
}

template <class Sink>
bool ExactJsonReader<Sink>::read_number(std::string_view token) {
  if (!is_json_number(token)) {
    return fail("neither a number nor true, false or null", token.data());
  }
  add_json_number(sink_, token, text_);
  return true;
}

template <class Sink>
bool ExactJsonReader<Sink>::unescape(simdjson::ondemand::raw_json_string raw) {
  const std::string_view inside = inside_of_json_string(raw.raw());
  after_scalar_ = inside.data() + inside.size() + 1;
  text_.clear();
  const auto broken = append_unescaped(text_, inside);
  return !broken || fail("invalid escape in a string", inside.data() + *broken);
}

template <class Sink>
bool ExactJsonReader<Sink>::check_depth(std::size_t depth) {
  if (depth <= kJsonDepthMax) return true;
  return fail("nested more than " + std::to_string(kJsonDepthMax) + " levels deep", location(),
              ErrorCode::LimitExceeded);
}

template <class Sink>
bool ExactJsonReader<Sink>::check_stop() {
  if (!stop_.stop_requested()) return true;
  failure_ = decoding_stopped();
  return false;
}

template <class Sink>
bool ExactJsonReader<Sink>::check_end() {
  Type type{};
  const bool is_container =
      !document_.type().get(type) && (type == Type::object || type == Type::array);
  const char* rest = is_container ? location() : after_scalar_;
  while (rest != end() && std::string_view(" \n\r\t").find(*rest) != std::string_view::npos) ++rest;
  return rest == end() || fail("unexpected text after the document", rest);
}

template <class Sink>
const char* ExactJsonReader<Sink>::location() {
  const char* place = nullptr;
  return document_.current_location().get(place) == simdjson::SUCCESS ? place : end();
}

template <class Sink>
bool ExactJsonReader<Sink>::fail(simdjson::error_code code) {
  // simdjson reports a truncated document at the opening bracket, so name the end of the text.
  const bool truncated = code == simdjson::INCOMPLETE_ARRAY_OR_OBJECT;
  return fail(simdjson::error_message(code), truncated ? end() : location());
}

template <class Sink>
bool ExactJsonReader<Sink>::fail(std::string what, const char* place, ErrorCode code) {
  const auto offset = static_cast<std::size_t>(std::min(place, end()) - frame_.text.data());
  failure_ = Error(code, "malformed JSON at byte " + std::to_string(frame_.stream_offset + offset) +
                             ": " + std::move(what));
  return false;
}

}  // namespace kinform::inline v0::codec
