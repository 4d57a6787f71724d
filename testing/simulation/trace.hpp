// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Records the events of a simulated run as lines to read, and as a hash to compare runs.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <iosfwd>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::test_support {

// Keeps the last lines, and a hash of all lines. Not thread-safe.
class Trace {
 public:
  // Lines show the time since construction. If `out` is not null, every line is also written to it.
  // `clock` and `out` must outlive the trace.
  explicit Trace(const Clock& clock, std::ostream* out = nullptr);

  void add(std::string_view what, std::string_view details = {});

  [[nodiscard]] std::uint64_t digest() const { return digest_; }
  [[nodiscard]] const std::deque<std::string>& last_lines() const { return lines_; }

 private:
  static constexpr std::size_t kLines = 60;

  const Clock& clock_;
  std::ostream* const out_;
  const TimePoint begin_;
  std::uint64_t digest_ = 14695981039346656037ULL;
  std::deque<std::string> lines_;
};

}  // namespace kinform::inline v0::test_support
