// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Fuzzes the parsers of times and durations: an accepted value is printed as text that parses to
// the same value.

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "kinform/detail/assert.hpp"
#include "kinform/time.hpp"

namespace {

void check_texts(std::string_view text) {
  const auto time = kinform::parse_time(text);
  const auto micro_time = kinform::parse_micro_time(text);
  KINFORM_ASSERT(time.ok() == micro_time.ok());
  if (time) {
    KINFORM_ASSERT(kinform::parse_time(kinform::format_time(*time)).value() == *time);
    const auto read = kinform::parse_micro_time(kinform::format_micro_time(*micro_time));
    KINFORM_ASSERT(read.value() == *micro_time);
  }
  if (const auto duration = kinform::parse_duration(text)) {
    const auto read = kinform::parse_duration(kinform::format_duration(*duration));
    KINFORM_ASSERT(read.value() == *duration);
  }
}

// Any number of seconds, microseconds and nanoseconds can be printed.
void check_number(std::int64_t number) {
  using std::chrono::microseconds;
  using std::chrono::sys_time;
  const std::chrono::seconds seconds(number);
  KINFORM_ASSERT(!kinform::format_time(std::chrono::sys_seconds(seconds)).empty());
  KINFORM_ASSERT(!kinform::format_micro_time(sys_time<microseconds>(microseconds(number))).empty());
  const auto read =
      kinform::parse_duration(kinform::format_duration(std::chrono::nanoseconds(number)));
  KINFORM_ASSERT(read.value().count() == number);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  check_texts(std::string_view(reinterpret_cast<const char*>(data), size));
  if (size == sizeof(std::int64_t)) {
    std::int64_t number = 0;
    std::memcpy(&number, data, size);
    check_number(number);
  }
  return 0;
}
