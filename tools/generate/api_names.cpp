// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/api_names.hpp"

#include <string>

#include "base/ascii.hpp"
#include "base/quote.hpp"

namespace kinform::inline v0::tools {

namespace {

constexpr std::size_t kGroupMax = 253;
constexpr std::size_t kLabelMax = 63;
constexpr std::size_t kLiteralMax = 1000;
constexpr std::size_t kShownMax = 80;

// True for a DNS label: lower-case letters, digits, and dashes inside.
bool is_label(std::string_view text) {
  constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789-";
  return !text.empty() && text.size() <= kLabelMax && text.front() != '-' && text.back() != '-' &&
         text.find_first_not_of(kAllowed) == std::string_view::npos;
}

bool is_label_with_letter(std::string_view text) {
  return is_label(text) && text.front() >= 'a';
}

bool is_domain(std::string_view text) {
  if (text.size() > kGroupMax) return false;
  while (true) {
    const std::size_t dot = text.find('.');
    if (!is_label(text.substr(0, dot))) return false;
    if (dot == std::string_view::npos) return true;
    text.remove_prefix(dot + 1);
  }
}

// Returns the text in quotes, on one line and not longer than a message should be.
std::string shown(std::string_view text) {
  return text.size() <= kShownMax ? quoted_text(text)
                                  : quoted_text(text.substr(0, kShownMax)) + "…";
}

Error invalid(std::string_view path, std::string_view name, std::string_view rule) {
  return {ErrorCode::Malformed,
          std::string(path) + " is " + shown(name) + ", expected " + std::string(rule)};
}

}  // namespace

Result<void> check_api_names(const schema::ResourceFacts& resource) {
  constexpr std::string_view kLabelRule =
      "at most 63 lower-case letters, digits and dashes, beginning with a letter";
  if (!resource.group.empty() && !is_domain(resource.group)) {
    return invalid("spec.group", resource.group, "a domain such as shop.example.com");
  }
  if (!is_label_with_letter(resource.version)) {
    return invalid("version name", resource.version, kLabelRule);
  }
  if (!is_label_with_letter(resource.plural)) {
    return invalid("spec.names.plural", resource.plural, kLabelRule);
  }
  if (!is_label_with_letter(lower_case(resource.kind))) {
    return invalid("spec.names.kind", resource.kind,
                   "at most 63 letters, digits and dashes, beginning with a letter");
  }
  return {};
}

Result<void> check_literal(std::string_view text, std::string_view what) {
  if (text.size() > kLiteralMax) {
    return Error{ErrorCode::Malformed, std::string(what) + " " + shown(text) + " has " +
                                           std::to_string(text.size()) + " bytes; at most " +
                                           std::to_string(kLiteralMax) + " are supported"};
  }
  if (text.find('\0') != std::string_view::npos) {
    return Error{ErrorCode::Malformed, std::string(what) + " " + shown(text) +
                                           " contains a NUL character, which is not supported"};
  }
  return {};
}

}  // namespace kinform::inline v0::tools
