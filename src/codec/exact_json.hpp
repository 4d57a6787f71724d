// Reads a JSON document token by token, so that nothing is lost: numbers keep their spelling
// wherever it matters.

#pragma once

#include <charconv>
#include <cstddef>
#include <string>
#include <string_view>

#include "api/json_number.hpp"
#include "api/json_text.hpp"
#include "codec/frame.hpp"
#include "codec/simdjson.hpp"
#include "kinform/error.hpp"
#include "kinform/result.hpp"

namespace kinform::codec {

// Undoes the escapes of a JSON string's inside, `out` is replaced. Surrogates without their other
// half become U+FFFD, as in Go. False if an escape is not one of JSON's.
[[nodiscard]] bool unescape_json(std::string_view raw, std::string& out);

// From the character after the opening quote to the closing one. REQUIRES: simdjson has found the
// closing one.
[[nodiscard]] std::string_view inside_of_string(const char* text);

// Walks a document with simdjson's On-Demand interface and tells `Sink` what it finds:
// begin_object, key, end_object, begin_array, end_array, null, boolean, string, integer,
// unsigned_integer, number (a double that its shortest spelling gives back), number_text (any other
// number).
//
// Slower than the DOM, exact where that is not. Not thread-safe.
template <class Sink>
class ExactJsonReader {
 public:
  ExactJsonReader(simdjson::ondemand::parser& parser, Sink& sink, std::size_t depth_max)
      : parser_(parser), sink_(sink), depth_max_(depth_max) {}

  // Errors are Malformed or LimitExceeded and name the byte offset in the stream. What the sink was
  // told before an error is to be thrown away.
  [[nodiscard]] Result<void> read(const Frame& frame);

 private:
  using OnDemandValue = simdjson::ondemand::value;

  // Each returns false after noting the failure.
  bool read_value(OnDemandValue value, std::size_t depth);
  bool read_object(simdjson::ondemand::object object, std::size_t depth);
  bool read_array(simdjson::ondemand::array array, std::size_t depth);
  bool read_number(std::string_view token);
  bool fail(std::string what, ErrorCode code = ErrorCode::Malformed);

  simdjson::ondemand::parser& parser_;
  Sink& sink_;
  const std::size_t depth_max_;
  std::string text_;
  std::string failure_;
  ErrorCode failure_code_ = ErrorCode::Malformed;
};

// Implementation.

template <class Sink>
Result<void> ExactJsonReader<Sink>::read(const Frame& frame) {
  failure_.clear();
  const auto refusal = [&](std::size_t offset, std::string_view what) {
    return Error(failure_code_, "JSON near byte " + std::to_string(frame.stream_offset + offset) +
                                    ": " + std::string(what));
  };
  simdjson::ondemand::document document;
  const auto unreadable =
      parser_.iterate(frame.text.data(), frame.text.size(), frame.text.size() + kFramePadding)
          .get(document);
  if (unreadable) return refusal(0, simdjson::error_message(unreadable));

  simdjson::ondemand::object object;
  // Scalars and arrays have no place at the top of anything that we read.
  if (const auto error = document.get_object().get(object)) {
    fail(simdjson::error_message(error));
  } else {
    read_object(object, 1);
  }
  const char* at = nullptr;
  const bool at_end = document.current_location().get(at) != simdjson::SUCCESS;
  if (failure_.empty() && !at_end) fail("text after the value");
  if (failure_.empty()) return {};
  return refusal(at_end ? frame.text.size() : static_cast<std::size_t>(at - frame.text.data()),
                 failure_);
}

template <class Sink>
bool ExactJsonReader<Sink>::read_value(OnDemandValue value, std::size_t depth) {
  simdjson::ondemand::json_type type{};
  if (const auto error = value.type().get(type)) return fail(simdjson::error_message(error));
  switch (type) {
    case simdjson::ondemand::json_type::object: {
      simdjson::ondemand::object object;
      if (const auto error = value.get_object().get(object)) {
        return fail(simdjson::error_message(error));
      }
      return read_object(object, depth);
    }
    case simdjson::ondemand::json_type::array: {
      simdjson::ondemand::array array;
      if (const auto error = value.get_array().get(array)) {
        return fail(simdjson::error_message(error));
      }
      return read_array(array, depth);
    }
    case simdjson::ondemand::json_type::number:
      return read_number(value.raw_json_token());
    case simdjson::ondemand::json_type::string: {
      simdjson::ondemand::raw_json_string raw;
      if (const auto error = value.get_raw_json_string().get(raw)) {
        return fail(simdjson::error_message(error));
      }
      if (!unescape_json(inside_of_string(raw.raw()), text_)) return fail("bad escape in a string");
      sink_.string(text_);
      return true;
    }
    case simdjson::ondemand::json_type::boolean: {
      bool boolean = false;
      if (const auto error = value.get_bool().get(boolean)) {
        return fail(simdjson::error_message(error));
      }
      sink_.boolean(boolean);
      return true;
    }
    case simdjson::ondemand::json_type::null: {
      bool null = false;
      if (value.is_null().get(null) || !null) return fail("not a value");
      sink_.null();
      return true;
    }
  }
  return fail("not a value");
}

template <class Sink>
bool ExactJsonReader<Sink>::read_object(simdjson::ondemand::object object, std::size_t depth) {
  if (depth > depth_max_) return fail("nested too deeply", ErrorCode::LimitExceeded);
  sink_.begin_object();
  for (auto member : object) {
    simdjson::ondemand::raw_json_string key;
    if (const auto error = member.key().get(key)) return fail(simdjson::error_message(error));
    if (!unescape_json(inside_of_string(key.raw()), text_)) return fail("bad escape in a key");
    sink_.key(text_);
    OnDemandValue value;
    if (const auto error = member.value().get(value)) return fail(simdjson::error_message(error));
    if (!read_value(value, depth + 1)) return false;
  }
  sink_.end_object();
  return true;
}

template <class Sink>
bool ExactJsonReader<Sink>::read_array(simdjson::ondemand::array array, std::size_t depth) {
  if (depth > depth_max_) return fail("nested too deeply", ErrorCode::LimitExceeded);
  sink_.begin_array();
  for (auto element : array) {
    OnDemandValue value;
    if (const auto error = element.get(value)) return fail(simdjson::error_message(error));
    if (!read_value(value, depth + 1)) return false;
  }
  sink_.end_array();
  return true;
}

template <class Sink>
bool ExactJsonReader<Sink>::read_number(std::string_view token) {
  // The token reaches to the next structural character.
  while (!token.empty() &&
         std::string_view(" \t\r\n").find(token.back()) != std::string_view::npos) {
    token.remove_suffix(1);
  }
  if (!is_json_number(token)) return fail("not a number: " + std::string(token.substr(0, 40)));
  const char* const end = token.data() + token.size();
  const auto whole = [end](std::from_chars_result read) {
    return read.ptr == end && read.ec == std::errc();
  };
  std::int64_t integer = 0;
  if (token != "-0" && whole(std::from_chars(token.data(), end, integer))) {
    sink_.integer(integer);
    return true;
  }
  std::uint64_t unsigned_integer = 0;
  if (whole(std::from_chars(token.data(), end, unsigned_integer))) {
    sink_.unsigned_integer(unsigned_integer);
    return true;
  }
  double number = 0;
  if (whole(std::from_chars(token.data(), end, number))) {
    text_.clear();
    append_json_double(text_, number);
    if (text_ == token) {
      sink_.number(number);
      return true;
    }
  }
  sink_.number_text(token);
  return true;
}

template <class Sink>
bool ExactJsonReader<Sink>::fail(std::string what, ErrorCode code) {
  if (failure_.empty()) {
    failure_ = std::move(what);
    failure_code_ = code;
  }
  return false;
}

}  // namespace kinform::codec
