// Fields that hold a number or a text, such as a port (80 or "http") or a share of replicas (3 or
// "25%").

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "kinform/result.hpp"

namespace kinform {

enum class Rounding : std::uint8_t {
  Down,  // Towards minus infinity.
  Up,    // Towards plus infinity.
};

// A 32-bit number or a text; 80 and "80" are different.
class IntOrString {
 public:
  // The number 0.
  IntOrString() = default;
  explicit IntOrString(std::int32_t number) : value_(number) {}
  explicit IntOrString(std::string text) : value_(std::move(text)) {}

  // A number if the text is one that fits 32 bits, else the text as it is. For flags; in JSON the
  // type says which.
  [[nodiscard]] static IntOrString parse(std::string_view text);

  [[nodiscard]] std::optional<std::int32_t> as_int() const noexcept;
  // Valid as long as this object.
  [[nodiscard]] std::optional<std::string_view> as_string() const noexcept;

  [[nodiscard]] std::string to_string() const;

  // The number itself, or, for a text such as "25%", that share of `total`. Fails with
  // ErrorCode::InvalidArgument on any other text and on a share that does not fit 64 bits.
  [[nodiscard]] Result<std::int64_t> scaled_value(std::int64_t total, Rounding rounding) const;

  friend bool operator==(const IntOrString&, const IntOrString&) = default;

 private:
  std::variant<std::int32_t, std::string> value_ = 0;
};

}  // namespace kinform
