// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "base/duration.hpp"

#include <cstdint>
#include <string_view>

namespace kinform::inline v0 {

namespace {

constexpr std::uint64_t kMicrosecond = 1'000;
constexpr std::uint64_t kMillisecond = 1'000'000;
constexpr std::uint64_t kSecond = 1'000'000'000;
constexpr std::uint64_t kMinute = 60 * kSecond;
constexpr std::uint64_t kHour = 60 * kMinute;

// Formats `count / unit` exactly. REQUIRES: `unit` is a power of ten.
std::string decimal(std::uint64_t count, std::uint64_t unit, std::string_view suffix) {
  std::string text = std::to_string(count / unit);
  if (const std::uint64_t rest = count % unit) {
    // Adding `unit` puts a 1 in front, which keeps leading zeros and is then replaced by the point.
    std::string decimals = std::to_string(unit + rest);
    decimals[0] = '.';
    decimals.erase(decimals.find_last_not_of('0') + 1);
    text += decimals;
  }
  return text.append(suffix);
}

std::string format_nanoseconds(std::uint64_t count) {
  if (count == 0) return "0s";
  if (count < kMicrosecond) return decimal(count, 1, "ns");
  if (count < kMillisecond) return decimal(count, kMicrosecond, "\u00b5s");
  if (count < kSecond) return decimal(count, kMillisecond, "ms");

  std::string text;
  if (count >= kHour) text += std::to_string(count / kHour) + "h";
  if (count >= kMinute) text += std::to_string(count % kHour / kMinute) + "m";
  return text + decimal(count % kMinute, kSecond, "s");
}

}  // namespace

std::string format_duration(Duration duration) {
  const auto count = static_cast<std::uint64_t>(duration.count());
  // The count is unsigned, because the most negative duration has no positive counterpart.
  if (duration >= Duration::zero()) return format_nanoseconds(count);
  return std::string("-").append(format_nanoseconds(0 - count));
}

}  // namespace kinform::inline v0
