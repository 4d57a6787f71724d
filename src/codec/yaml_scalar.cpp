// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/yaml_scalar.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <optional>
#include <system_error>

#include "base/base64.hpp"
#include "base/utf8.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::string_view kTagPrefix = "tag:yaml.org,2002:";

template <std::size_t kCount>
bool is_one_of(std::string_view text, const std::array<std::string_view, kCount>& words) {
  return std::find(words.begin(), words.end(), text) != words.end();
}

bool is_null(std::string_view text) {
  static constexpr std::array<std::string_view, 5> kWords = {"", "~", "null", "Null", "NULL"};
  return is_one_of(text, kWords);
}

std::optional<bool> as_boolean(std::string_view text) {
  static constexpr std::array<std::string_view, 11> kTrue = {
      "y", "Y", "yes", "Yes", "YES", "true", "True", "TRUE", "on", "On", "ON"};
  static constexpr std::array<std::string_view, 11> kFalse = {
      "n", "N", "no", "No", "NO", "false", "False", "FALSE", "off", "Off", "OFF"};
  if (is_one_of(text, kTrue)) return true;
  if (is_one_of(text, kFalse)) return false;
  return std::nullopt;
}

bool is_not_finite(std::string_view text) {
  static constexpr std::array<std::string_view, 12> kWords = {".nan",  ".NaN",  ".NAN",  ".inf",
                                                              ".Inf",  ".INF",  "+.inf", "+.Inf",
                                                              "+.INF", "-.inf", "-.Inf", "-.INF"};
  return is_one_of(text, kWords);
}

bool is_digit(char byte) {
  return byte >= '0' && byte <= '9';
}

// Removes the digits at the front; returns whether there were any.
bool skip_digits(std::string_view& text) {
  const std::size_t length = std::min(text.find_first_not_of("0123456789"), text.size());
  text.remove_prefix(length);
  return length > 0;
}

// True if the text matches [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?
bool looks_like_float(std::string_view text) {
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  const bool has_whole = skip_digits(text);
  if (text.starts_with('.')) {
    text.remove_prefix(1);
    if (!skip_digits(text) && !has_whole) return false;
  } else if (!has_whole) {
    return false;
  }
  if (text.empty()) return true;
  if (text.front() != 'e' && text.front() != 'E') return false;
  text.remove_prefix(1);
  if (text.starts_with('-') || text.starts_with('+')) text.remove_prefix(1);
  return skip_digits(text) && text.empty();
}

// Returns the number base and removes its prefix, as Go's ParseInt does for base 0.
int take_base(std::string_view& digits) {
  if (digits.size() < 2 || digits.front() != '0') return 10;
  const char mark = digits[1];
  digits.remove_prefix(is_digit(mark) ? 1 : 2);
  switch (mark) {
    case 'x':
    case 'X':
      return 16;
    case 'b':
    case 'B':
      return 2;
    default:
      return 8;  // 0o17, 0O17 and 017.
  }
}

std::optional<std::uint64_t> parse_digits(std::string_view digits, int base) {
  std::uint64_t number = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, error] = std::from_chars(digits.data(), end, number, base);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

bool has_base_prefix(std::string_view digits) {
  constexpr std::string_view kMarks = "xXbBoO";
  return digits.size() >= 2 && digits[0] == '0' && kMarks.find(digits[1]) != std::string_view::npos;
}

std::optional<Json> as_integer(std::string_view text) {
  const bool negative = text.starts_with('-');
  std::string_view digits = text;
  if (negative || text.starts_with('+')) digits.remove_prefix(1);
  const bool is_decimal =
      !digits.empty() && digits.find_first_not_of("0123456789") == std::string_view::npos;
  if (!is_decimal && !has_base_prefix(digits)) return std::nullopt;

  const int base = take_base(digits);
  const std::optional<std::uint64_t> size = parse_digits(digits, base);
  if (!size) return std::nullopt;
  if (!negative) return Json(*size);
  constexpr std::uint64_t kLargestNegative = std::uint64_t{1} << 63U;
  if (*size > kLargestNegative) return std::nullopt;
  return Json(static_cast<std::int64_t>(0 - *size));
}

// Writes a whole float as an integer, as Go does: a server would reject 1.0 for an integer field.
Json number_from_double(double number) {
  constexpr double kBeyondInt64 = 9223372036854775808.0;
  if (std::trunc(number) == number && std::abs(number) < kBeyondInt64) {
    return Json(static_cast<std::int64_t>(number));
  }
  return Json(number);
}

std::optional<Json> as_float(std::string_view text) {
  if (!looks_like_float(text)) return std::nullopt;
  if (text.starts_with('+')) text.remove_prefix(1);
  // An integer of any size keeps all its digits.
  const bool is_whole = text.find_first_of(".eE") == std::string_view::npos;
  if (is_whole) {
    if (Result<Json> exact = Json::number(text)) return *std::move(exact);
  }
  double number = 0;
  const auto [stop, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error == std::errc::result_out_of_range) {
    // As in kubectl, underflow is zero, and a number that is too large is a string.
    const Result<Json> exact = Json::number(text);
    const bool is_tiny = exact.ok() && std::abs(exact->as_double()) < 1;
    return is_tiny ? std::optional<Json>(Json(0)) : std::nullopt;
  }
  if (error != std::errc{} || stop != text.data() + text.size()) return std::nullopt;
  return number_from_double(number);
}

std::optional<Json> as_number(std::string_view text) {
  const char first = text.front();
  // Underscores are allowed in numbers that begin with a digit or a sign.
  if (first == '.') return as_float(text);
  if (!is_digit(first) && first != '+' && first != '-') return std::nullopt;
  std::string plain(text);
  plain.erase(std::remove(plain.begin(), plain.end(), '_'), plain.end());
  if (std::optional<Json> integer = as_integer(plain)) return integer;
  return as_float(plain);
}

Result<Json> resolve_plain(std::string_view text) {
  if (is_null(text)) return Json();
  if (const std::optional<bool> truth = as_boolean(text)) return Json(*truth);
  if (is_not_finite(text)) {
    return Error{ErrorCode::Malformed, "infinity and NaN cannot be represented in JSON"};
  }
  if (std::optional<Json> number = as_number(text)) return *std::move(number);
  return Json(text);
}

Error wrong_tag(std::string_view kind) {
  return Error{ErrorCode::Malformed, "value does not match its tag !!" + std::string(kind)};
}

bool is_utf8(std::string_view text) {
  while (!text.empty()) {
    const Utf8Character next = decode_utf8(text);
    if (!next.valid) return false;
    text.remove_prefix(next.bytes);
  }
  return true;
}

Result<Json> resolve_binary(std::string_view text) {
  std::string base64(text);
  std::erase_if(base64, [](char byte) { return byte == ' ' || byte == '\n' || byte == '\r'; });
  std::optional<std::string> bytes = decode_base64(base64);
  if (!bytes) return wrong_tag("binary");
  if (!is_utf8(*bytes)) {
    return Error{ErrorCode::Malformed,
                 "!!binary data that is not UTF-8 cannot be represented in JSON"};
  }
  return Json(*std::move(bytes));
}

// Resolves a scalar with an explicit tag such as !!int.
Result<Json> resolve_tagged(std::string_view kind, std::string_view text) {
  if (kind == "binary") return resolve_binary(text);
  const bool is_typed = kind == "null" || kind == "bool" || kind == "int" || kind == "float";
  if (!is_typed) return Json(text);
  Result<Json> value = resolve_plain(text);
  if (!value) return value;
  const bool fits = (kind == "null" && value->is_null()) ||
                    (kind == "bool" && value->is_boolean()) ||
                    (kind == "float" && value->is_number()) ||
                    (kind == "int" && value->is_number() &&
                     value->number_text().find_first_of(".eE") == std::string::npos);
  if (!fits) return wrong_tag(kind);
  return value;
}

// Formats a number that is used as a key: like Go's shortest form of a 32-bit float, as kubectl's
// parser does.
std::string float_key_text(double number) {
  const auto single = static_cast<float>(number);
  std::array<char, 64> buffer{};
  const double size = std::abs(number);
  const auto format = size != 0 && (size < 1e-4 || size >= 1e6) ? std::chars_format::scientific
                                                                : std::chars_format::fixed;
  const auto [end, error] =
      std::to_chars(buffer.data(), buffer.data() + buffer.size(), single, format);
  return error == std::errc{} ? std::string(buffer.data(), end) : std::string();
}

}  // namespace

Result<Json> resolve_yaml_scalar(std::string_view tag, std::string_view text) {
  if (tag == "?") return resolve_plain(text);
  if (tag.starts_with(kTagPrefix)) return resolve_tagged(tag.substr(kTagPrefix.size()), text);
  return Json(text);
}

Result<std::string> yaml_key_text(const Json& scalar) {
  switch (scalar.type()) {
    case ValueType::String:
      return std::string(scalar.as_string());
    case ValueType::Boolean:
      return std::string(scalar.as_bool() ? "true" : "false");
    case ValueType::Number: {
      const std::string text = scalar.number_text();
      if (text.find_first_of(".eE") == std::string::npos) return text;
      return float_key_text(scalar.as_double());
    }
    default:
      return Error{ErrorCode::Malformed, "null cannot be a key"};
  }
}

}  // namespace kinform::inline v0::codec
