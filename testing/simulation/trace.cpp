// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/simulation/trace.hpp"

#include <ostream>
#include <utility>

namespace kinform::inline v0::test_support {

namespace {

std::string moment_text(Duration since) {
  const auto count = std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
  std::string fraction = std::to_string(count % 1000);
  fraction.insert(0, 3 - fraction.size(), '0');
  std::string text = std::to_string(count / 1000) + "." + fraction;
  if (text.size() < 9) text.insert(0, 9 - text.size(), ' ');
  return text;
}

}  // namespace

Trace::Trace(const Clock& clock, std::ostream* out)
    : clock_(clock), out_(out), begin_(clock.now()) {}

void Trace::add(std::string_view what, std::string_view details) {
  std::string line = moment_text(clock_.now() - begin_);
  line.append("  ").append(what);
  if (!details.empty()) line.append(" ").append(details);
  for (const char byte : line) {  // FNV-1a
    digest_ = (digest_ ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
  }
  if (out_ != nullptr) *out_ << line << '\n';
  if (lines_.size() == kLines) lines_.pop_front();
  lines_.push_back(std::move(line));
}

}  // namespace kinform::inline v0::test_support
