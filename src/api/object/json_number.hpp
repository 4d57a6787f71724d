// JSON numbers as text: exact at any size, where a double would round and an integer overflow.

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kinform::inline v0 {

// Whether `text` is a number as RFC 8259 writes it, and nothing else.
[[nodiscard]] bool is_json_number(std::string_view text);

// The rest REQUIRES is_json_number(text).

// Whether both are the same decimal number: 1, 1.0 and 10e-1 are; -0 is 0. Exponents beyond 10^17
// compare by their spelling.
[[nodiscard]] bool json_numbers_equal(std::string_view left, std::string_view right);

// The integer, where the number is one and fits; 1.0 and 1e3 are integers.
[[nodiscard]] std::optional<std::int64_t> json_number_to_int64(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> json_number_to_uint64(std::string_view text);

// The nearest double; infinite for a number beyond its range.
[[nodiscard]] double json_number_to_double(std::string_view text);

}  // namespace kinform::inline v0
