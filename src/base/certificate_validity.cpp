// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/certificate_validity.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <string>

#include "base/pem.hpp"

namespace kinform::inline v0 {
namespace {

// DER tags (X.690).
enum class Tag : std::uint8_t {
  Integer = 0x02,
  UtcTime = 0x17,
  GeneralizedTime = 0x18,
  Sequence = 0x30,
  Version = 0xa0,  // Explicit tag of a certificate's version (RFC 5280, 4.1).
};

// Reads DER elements one by one. Stops at a truncated element.
class DerReader {
 public:
  explicit DerReader(std::string_view bytes) : rest_(bytes) {}

  [[nodiscard]] bool begins_with(Tag tag) const {
    return !rest_.empty() && byte(0) == static_cast<std::uint8_t>(tag);
  }

  // Consumes the next element and returns its contents; nullopt if it has another tag.
  std::optional<std::string_view> take(Tag tag) {
    constexpr std::size_t kLongForm = 0x80;
    if (!begins_with(tag) || rest_.size() < 2) return std::nullopt;
    std::size_t header = 2;
    std::size_t length = byte(1);
    if (length >= kLongForm) {
      const std::size_t length_bytes = length - kLongForm;
      if (length_bytes > sizeof(std::uint32_t) || rest_.size() < 2 + length_bytes) {
        return std::nullopt;
      }
      length = 0;
      while (header < 2 + length_bytes) length = length * 256 + byte(header++);
    }
    if (rest_.size() - header < length) return std::nullopt;
    const std::string_view contents = rest_.substr(header, length);
    rest_.remove_prefix(header + length);
    return contents;
  }

 private:
  [[nodiscard]] std::uint8_t byte(std::size_t index) const {
    return static_cast<std::uint8_t>(rest_[index]);
  }

  std::string_view rest_;
};

// Parses `YYYYMMDDhhmmssZ`, the only form allowed in certificates.
std::optional<WallTime> parse_time(std::string_view text) {
  if (text.size() != 15 || text.back() != 'Z') return std::nullopt;
  const auto is_digit = [](char character) { return character >= '0' && character <= '9'; };
  if (!std::all_of(text.begin(), text.end() - 1, is_digit)) return std::nullopt;
  const auto number = [text](std::size_t begin, std::size_t size) {
    int value = 0;
    std::from_chars(text.data() + begin, text.data() + begin + size, value);
    return value;
  };
  namespace chrono = std::chrono;
  const chrono::year_month_day date(chrono::year(number(0, 4)),
                                    chrono::month(static_cast<unsigned>(number(4, 2))),
                                    chrono::day(static_cast<unsigned>(number(6, 2))));
  // Years beyond the range of WallTime mean forever; some certificates use 9999.
  constexpr chrono::year kLastYear(2200);
  if (!date.ok()) return std::nullopt;
  if (date.year() > kLastYear) return WallTime::max();
  return chrono::sys_days(date) + chrono::hours(number(8, 2)) + chrono::minutes(number(10, 2)) +
         chrono::seconds(number(12, 2));
}

std::optional<WallTime> take_time(DerReader& reader) {
  if (const auto text = reader.take(Tag::GeneralizedTime)) return parse_time(*text);
  const auto text = reader.take(Tag::UtcTime);
  if (!text || text->empty()) return std::nullopt;
  const bool is_last_century = text->front() >= '5';  // RFC 5280, 4.1.2.5.1
  return parse_time((is_last_century ? "19" : "20") + std::string(*text));
}

std::optional<CertificateValidity> take_validity(std::string_view contents) {
  DerReader reader(contents);
  const std::optional<WallTime> not_before = take_time(reader);
  const std::optional<WallTime> not_after = take_time(reader);
  if (!not_before || !not_after) return std::nullopt;
  return CertificateValidity{*not_before, *not_after};
}

}  // namespace

std::optional<CertificateValidity> certificate_validity(std::string_view pem) {
  const std::optional<std::string> der = first_certificate(pem);
  if (!der) return std::nullopt;
  const auto certificate = DerReader(*der).take(Tag::Sequence);
  if (!certificate) return std::nullopt;
  const auto to_be_signed = DerReader(*certificate).take(Tag::Sequence);
  if (!to_be_signed) return std::nullopt;

  DerReader fields(*to_be_signed);
  if (fields.begins_with(Tag::Version) && !fields.take(Tag::Version)) return std::nullopt;
  const bool leads_to_validity = fields.take(Tag::Integer) &&   // Serial number,
                                 fields.take(Tag::Sequence) &&  // algorithm,
                                 fields.take(Tag::Sequence);    // issuer.
  if (!leads_to_validity) return std::nullopt;
  const auto validity = fields.take(Tag::Sequence);
  if (!validity) return std::nullopt;
  return take_validity(*validity);
}

}  // namespace kinform::inline v0
