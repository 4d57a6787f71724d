// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Formats times without allocating.

#pragma once

#include <chrono>
#include <cstddef>
#include <span>
#include <string_view>

namespace kinform::inline v0::api {

constexpr std::size_t kTimeSize = sizeof("2006-01-02T15:04:05Z") - 1;

// Writes a time as format_time() formats it, and returns the text. A decoder calls it a dozen times
// for each pod. REQUIRES: a year from 0 to 9999.
std::string_view write_time(std::span<char, kTimeSize> out, std::chrono::sys_seconds time);

}  // namespace kinform::inline v0::api
