// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares and converts JSON numbers in text form, exactly at any size.

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace kinform::inline v0 {

// True if the whole of `text` is a number by the grammar of RFC 8259.
[[nodiscard]] bool is_json_number(std::string_view text);

// REQUIRES for all functions below: is_json_number(text).

// True if both have the same decimal value: 1, 1.0 and 10e-1 do, and so do -0 and 0. Numbers with
// exponents beyond 10^17 are compared as text.
[[nodiscard]] bool json_numbers_equal(std::string_view left, std::string_view right);

// Returns the number if it is an integer that fits, such as 1.0 or 1e3; otherwise nullopt.
[[nodiscard]] std::optional<std::int64_t> json_number_to_int64(std::string_view text);
[[nodiscard]] std::optional<std::uint64_t> json_number_to_uint64(std::string_view text);

// Returns the nearest double; infinity beyond its range.
[[nodiscard]] double json_number_to_double(std::string_view text);

}  // namespace kinform::inline v0
