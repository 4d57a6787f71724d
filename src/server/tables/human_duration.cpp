// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/tables/human_duration.hpp"

namespace kinform::inline v0::server {
namespace {

// Formats `3m20s`, or `3m` if the smaller part is zero.
std::string two_parts(long long large, char large_unit, long long small, char small_unit) {
  std::string text = std::to_string(large) + large_unit;
  if (small > 0) text += std::to_string(small) + small_unit;
  return text;
}

}  // namespace

std::string human_duration(std::chrono::seconds duration) {
  constexpr long long kMinute = 60;
  constexpr long long kHour = 60 * kMinute;
  constexpr long long kDay = 24 * kHour;
  constexpr long long kYear = 365 * kDay;
  const long long seconds = duration.count();
  if (seconds < -1) return "<invalid>";
  if (seconds <= 0) return "0s";
  if (seconds < 2 * kMinute) return std::to_string(seconds) + "s";
  if (seconds < 10 * kMinute) return two_parts(seconds / kMinute, 'm', seconds % kMinute, 's');
  if (seconds < 3 * kHour) return std::to_string(seconds / kMinute) + "m";
  if (seconds < 8 * kHour) return two_parts(seconds / kHour, 'h', seconds % kHour / kMinute, 'm');
  if (seconds < 2 * kDay) return std::to_string(seconds / kHour) + "h";
  if (seconds < 8 * kDay) return two_parts(seconds / kDay, 'd', seconds % kDay / kHour, 'h');
  if (seconds < 2 * kYear) return std::to_string(seconds / kDay) + "d";
  if (seconds < 8 * kYear) return two_parts(seconds / kYear, 'y', seconds % kYear / kDay, 'd');
  return std::to_string(seconds / kYear) + "y";
}

}  // namespace kinform::inline v0::server
