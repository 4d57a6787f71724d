// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/typed/visitor.hpp"

namespace kinform::inline v0::tests {

namespace {

// Expects the JSON number if it fits the C++ type, and 0 otherwise.
template <class Number>
void expect_number(Visitor& visitor, const Value& raw, Number got) {
  const bool is_integer = raw.is_number() && raw.as_int64() == raw.as_int64(1);
  const bool fits = is_integer && std::in_range<Number>(raw.as_int64());
  const std::int64_t wanted = fits ? raw.as_int64() : 0;
  if (static_cast<std::int64_t>(got) != wanted) visitor.differ("another number", raw);
  if (fits && !visitor.mistyped && raw.number_text() != std::to_string(got)) {
    visitor.differ("another number", raw);
  }
}

}  // namespace

void expect_equal(Visitor& visitor, const Value& raw, std::string_view got) {
  if (raw.is_string() ? raw.as_string() != got : !got.empty()) visitor.differ("another text", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, bool got) {
  if ((raw.to_json() == "true") != got) visitor.differ("another boolean", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, std::int32_t got) {
  expect_number(visitor, raw, got);
}

void expect_equal(Visitor& visitor, const Value& raw, std::int64_t got) {
  expect_number(visitor, raw, got);
}

void expect_equal(Visitor& visitor, const Value& raw, double got) {
  const double wanted = raw.is_number() ? std::stod(raw.number_text()) : 0;
  if (wanted != got) visitor.differ("another number", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, const Quantity& got) {
  const std::string text = raw.is_string() ? std::string(raw.as_string()) : raw.number_text();
  const auto wanted = Quantity::parse(text);
  if (!(got == (wanted ? *wanted : Quantity()))) visitor.differ("another quantity", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, const IntOrString& got) {
  const std::string json = got.as_int() ? got.to_string() : "\"" + got.to_string() + "\"";
  if (!visitor.mistyped && raw.to_json() != json) visitor.differ("another number or text", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, const Base64& got) {
  if (raw.is_string() ? raw.as_string() != got.text() : static_cast<bool>(got)) {
    visitor.differ("other bytes", raw);
  }
  if (!visitor.mistyped && raw.is_string() && !got.decode()) visitor.differ("no base64", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, const Value& got) {
  if (!(raw == got)) visitor.differ("another value", raw);
}

// The zero time of Go is null as the value of a map. It reads as the zero time of C++.
void expect_equal(Visitor& visitor, const Value& raw, std::chrono::sys_seconds got) {
  const bool is_equal =
      raw.is_null() ? got == std::chrono::sys_seconds() : format_time(got) == raw.as_string();
  if (!visitor.mistyped && !is_equal) visitor.differ("another time", raw);
}

void expect_equal(Visitor& visitor, const Value& raw, MicroTime got) {
  if (!visitor.mistyped && format_micro_time(got) != raw.as_string()) {
    visitor.differ("another time", raw);
  }
}

void expect_equal(Visitor& visitor, const Value& raw, std::chrono::nanoseconds got) {
  if (!visitor.mistyped && format_duration(got) != raw.as_string()) {
    visitor.differ("another duration", raw);
  }
}

}  // namespace kinform::inline v0::tests
