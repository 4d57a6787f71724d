// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes protobuf values that are not objects in JSON: numbers, strings, times, quantities.

#pragma once

#include <cstddef>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>

#include "api/object/object_builder.hpp"
#include "codec/exact_json.hpp"
#include "codec/frame.hpp"
#include "codec/protobuf/message_tables.hpp"
#include "codec/protobuf/plain_json_walker.hpp"
#include "codec/protobuf/wire.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::codec {

// Adds values to an object, with the same text as in the JSON of the server.
//
// Not thread-safe.
class ScalarReader {
 public:
  explicit ScalarReader(ObjectBuilder& builder,
                        UnknownFields unknown_fields = UnknownFields::Refuse)
      : builder_(builder), unknown_fields_(unknown_fields), plain_json_(builder) {}

  // Begins a message. `frame` is where the values come from, for the offsets in errors.
  void begin(const Frame& frame, std::stop_token stop, bool exact_json);

  // Adds a value. `value` is what follows the tag, and the length if there is one; an empty one is
  // the zero value. `previous` is the value that the builder's counterpart was made from, or has no
  // data. `changed`: the two are known to differ. `depth` is the number of open containers.
  // REQUIRES: the form is none of Message, WrappedList, Union; eight readable bytes follow the
  // value, and the previous one.
  [[nodiscard]] bool add(ValueForm form, std::string_view value, std::string_view previous,
                         bool changed, std::size_t depth);

  // Sets `zero` to whether this time is Go's zero time.
  [[nodiscard]] bool is_zero_time(std::string_view value, bool& zero);

  // Returns text that is valid UTF-8: replaces invalid bytes by U+FFFD, as Go does in JSON. Valid
  // until the next call.
  [[nodiscard]] std::string_view valid_text(std::string_view text);

  // True if the last call returned false only because embedded JSON is not as plain as expected.
  // After begin() with `exact_json`, it is read exactly.
  [[nodiscard]] bool needs_exact_json() const { return needs_exact_json_; }

  // The reason why the last call returned false.
  [[nodiscard]] const Error& failure() const { return failure_; }
  // Record a failure at a place in the frame, and return false.
  bool fail(ErrorCode code, const char* at, std::string_view what);
  bool malformed(const char* at, std::string_view what) {
    return fail(ErrorCode::Malformed, at, what);
  }
  bool fail(Error failure);

 private:
  [[nodiscard]] bool add_integer(std::string_view value, bool is_32_bits);
  [[nodiscard]] bool add_double(std::string_view value);
  [[nodiscard]] bool add_time(std::string_view value);
  [[nodiscard]] bool add_micro_time(std::string_view value);
  [[nodiscard]] bool add_duration(std::string_view value);
  [[nodiscard]] bool add_quantity(std::string_view value, bool changed);
  [[nodiscard]] bool add_int_or_string(std::string_view value);
  [[nodiscard]] bool add_json(std::string_view value, std::string_view previous, std::size_t depth);
  void add_string(std::string_view text, bool changed);

  struct Timestamp;
  [[nodiscard]] bool read_timestamp(std::string_view value, Timestamp& time);
  [[nodiscard]] static bool read_usual_timestamp(std::string_view value, Timestamp& time);
  [[nodiscard]] bool read_small(std::string_view message, std::span<WireField> fields);

  ObjectBuilder& builder_;
  const UnknownFields unknown_fields_;
  PlainJsonWalker plain_json_;
  Frame frame_;
  std::stop_token stop_;
  Error failure_;
  std::string text_;
  bool exact_json_ = false;
  bool needs_exact_json_ = false;
  simdjson::ondemand::parser json_parser_;
};

}  // namespace kinform::inline v0::codec
