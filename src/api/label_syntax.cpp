// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "api/label_syntax.hpp"

#include "api/object/integer.hpp"

namespace kinform::inline v0::api {

namespace {

constexpr std::size_t kNameBytesMax = 63;
constexpr std::size_t kDnsSubdomainBytesMax = 253;

bool is_lower_alphanumeric(char byte) {
  return is_digit(byte) || (byte >= 'a' && byte <= 'z');
}

bool is_alphanumeric(char byte) {
  return is_lower_alphanumeric(byte) || (byte >= 'A' && byte <= 'Z');
}

std::optional<SyntaxProblem> find_name_problem(std::string_view name) {
  if (name.size() > kNameBytesMax) return SyntaxProblem{kNameBytesMax, "is longer than 63 bytes"};
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (is_alphanumeric(name[i])) continue;
    if (name[i] != '-' && name[i] != '_' && name[i] != '.') {
      return SyntaxProblem{i, "may hold letters, digits, '-', '_' and '.' only"};
    }
    if (i == 0) return SyntaxProblem{i, "must begin with a letter or digit"};
    if (i + 1 == name.size()) return SyntaxProblem{i, "must end with a letter or digit"};
  }
  return std::nullopt;
}

std::optional<SyntaxProblem> find_prefix_problem(std::string_view prefix) {
  if (prefix.empty()) return SyntaxProblem{0, "must have a name before '/'"};
  if (prefix.size() > kDnsSubdomainBytesMax) {
    return SyntaxProblem{kDnsSubdomainBytesMax, "is longer than 253 bytes before '/'"};
  }
  for (std::size_t i = 0; i < prefix.size(); ++i) {
    if (is_lower_alphanumeric(prefix[i])) continue;
    if (prefix[i] != '-' && prefix[i] != '.') {
      return SyntaxProblem{i, "may hold lower-case letters, digits, '-' and '.' only before '/'"};
    }
    const bool begins_part = i == 0 || prefix[i - 1] == '.';
    const bool ends_part = i + 1 == prefix.size() || prefix[i + 1] == '.';
    if (begins_part || ends_part) {
      return SyntaxProblem{i, "must have a letter or digit here"};
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<SyntaxProblem> find_label_key_problem(std::string_view key) {
  std::size_t name_begin = 0;
  if (const std::size_t slash = key.find('/'); slash != std::string_view::npos) {
    if (auto problem = find_prefix_problem(key.substr(0, slash))) return problem;
    name_begin = slash + 1;
  }
  const std::string_view name = key.substr(name_begin);
  if (name.empty()) return SyntaxProblem{name_begin, "must have a name"};
  auto problem = find_name_problem(name);
  if (problem) problem->position += name_begin;
  return problem;
}

std::optional<SyntaxProblem> find_label_value_problem(std::string_view value) {
  return find_name_problem(value);
}

}  // namespace kinform::inline v0::api
