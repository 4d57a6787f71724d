// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "client/warnings.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "base/ascii.hpp"
#include "base/user_code.hpp"

namespace kinform::inline v0::client {
namespace {

constexpr int kMiscellaneous = 299;
constexpr std::size_t kTextsMax = 1000;
constexpr std::size_t kTextBytesMax = 4096;

bool is_digit(char character) {
  return character >= '0' && character <= '9';
}

void skip_blanks(std::string_view& text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
}

// Parses a quoted string at the front of `text` and removes it.
std::optional<std::string> take_quoted(std::string_view& text) {
  if (!text.starts_with('"')) return std::nullopt;
  std::string content;
  for (std::size_t i = 1; i < text.size(); ++i) {
    if (text[i] == '"') {
      text.remove_prefix(i + 1);
      return content;
    }
    if (text[i] == '\\' && i + 1 < text.size()) ++i;
    content += text[i];
  }
  return std::nullopt;
}

// Makes a server's text safe for terminals and logs: limits its size, drops control characters.
std::string printable(std::string text) {
  if (text.size() > kTextBytesMax) text.resize(kTextBytesMax);
  const auto is_control = [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7f; };
  text.erase(std::remove_if(text.begin(), text.end(), is_control), text.end());
  return text;
}

// Parses a warning at the front of `text` and removes it.
std::optional<ServerWarning> take_warning(std::string_view& text) {
  if (text.size() < 4 || !std::all_of(text.begin(), text.begin() + 3, is_digit) || text[3] != ' ') {
    return std::nullopt;
  }
  ServerWarning warning;
  for (const char digit : text.substr(0, 3)) warning.code = warning.code * 10 + (digit - '0');
  text.remove_prefix(4);

  const std::size_t agent_end = text.find(' ');
  if (agent_end == 0 || agent_end == std::string_view::npos) return std::nullopt;
  warning.agent = printable(std::string(text.substr(0, agent_end)));
  text.remove_prefix(agent_end + 1);

  std::optional<std::string> content = take_quoted(text);
  if (!content) return std::nullopt;
  warning.text = printable(*std::move(content));
  skip_blanks(text);
  if (text.starts_with('"') && !take_quoted(text)) return std::nullopt;  // Skip the date.
  skip_blanks(text);
  return warning;
}

}  // namespace

std::vector<ServerWarning> parse_warnings(std::string_view value) {
  std::vector<ServerWarning> warnings;
  skip_blanks(value);
  while (!value.empty()) {
    std::optional<ServerWarning> warning = take_warning(value);
    if (!warning) break;
    warnings.push_back(*std::move(warning));
    if (!value.starts_with(',')) break;
    value.remove_prefix(1);
    skip_blanks(value);
  }
  return warnings;
}

WarningReporter::WarningReporter(Hook hook, Logger logger)
    : hook_(std::move(hook)), logger_(std::move(logger)) {}

void WarningReporter::report(const std::vector<HttpHeader>& headers) {
  for (const HttpHeader& header : headers) {
    if (lower_case(header.name) != "warning") continue;
    for (const ServerWarning& warning : parse_warnings(header.value)) {
      const bool counts = warning.code == kMiscellaneous && !warning.text.empty();
      if (counts && is_new(warning.text)) report_one(warning);
    }
  }
}

bool WarningReporter::is_new(const std::string& text) {
  const detail::MutexLock lock(mutex_);
  if (reported_.size() >= kTextsMax) reported_.clear();
  return reported_.insert(text).second;
}

void WarningReporter::report_one(const ServerWarning& warning) const {
  if (!hook_) return logger_.warning(warning.text);
  const Result<void> told = call_user_code("warning hook", [&] { hook_(warning); });
  if (!told) logger_.error(told.error(), "Warning hook failed");
}

}  // namespace kinform::inline v0::client
