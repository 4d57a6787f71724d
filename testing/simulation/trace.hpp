// What happened in a simulated run, for people who look into one, and in short for comparing two.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <iosfwd>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::test_support {

// Keeps the last lines, and a digest of all. Not thread-safe.
class Trace {
 public:
  // Lines carry the time since now. `clock` must outlive the trace; so must `out`, to which every
  // line is written too, unless it is null.
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

}  // namespace kinform::inline v0::testing
