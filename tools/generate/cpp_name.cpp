// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/cpp_name.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace kinform::inline v0::tools {

namespace {

// Names that generated code cannot use: keywords of C++, and the macros `linux` and `unix`, which
// gcc and clang define in GNU modes.
constexpr auto kKeywords = std::to_array<std::string_view>(
    {"alignas",      "alignof",      "and",           "and_eq",
     "asm",          "auto",         "bitand",        "bitor",
     "bool",         "break",        "case",          "catch",
     "char",         "char16_t",     "char32_t",      "char8_t",
     "class",        "co_await",     "co_return",     "co_yield",
     "compl",        "concept",      "const",         "const_cast",
     "consteval",    "constexpr",    "constinit",     "continue",
     "decltype",     "default",      "delete",        "do",
     "double",       "dynamic_cast", "else",          "enum",
     "explicit",     "export",       "extern",        "false",
     "float",        "for",          "friend",        "goto",
     "if",           "inline",       "int",           "linux",
     "long",         "mutable",      "namespace",     "new",
     "noexcept",     "not",          "not_eq",        "nullptr",
     "operator",     "or",           "or_eq",         "private",
     "protected",    "public",       "register",      "reinterpret_cast",
     "requires",     "return",       "short",         "signed",
     "sizeof",       "static",       "static_assert", "static_cast",
     "struct",       "switch",       "template",      "this",
     "thread_local", "throw",        "true",          "try",
     "typedef",      "typeid",       "typename",      "union",
     "unix",         "unsigned",     "using",         "virtual",
     "void",         "volatile",     "wchar_t",       "while",
     "xor",          "xor_eq"});

bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}
bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_digit(char c) {
  return c >= '0' && c <= '9';
}
bool is_word(char c) {
  return is_upper(c) || is_lower(c) || is_digit(c);
}
char to_lower(char c) {
  return is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}
char to_upper(char c) {
  return is_lower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

// True if `name[s]` is the plural s of an acronym, as in `podIPs`: `IPs` is one word.
bool is_plural_of_acronym(std::string_view name, std::size_t s) {
  return s >= 2 && name[s] == 's' && is_upper(name[s - 1]) && is_upper(name[s - 2]) &&
         (s + 1 == name.size() || is_upper(name[s + 1]) || !is_word(name[s + 1]));
}

// True if `name[at]` is a capital that begins a word: it follows a lower-case letter or digit, or
// an acronym.
bool begins_word(std::string_view name, std::size_t at) {
  if (at == 0 || !is_upper(name[at])) return false;
  if (!is_upper(name[at - 1])) return is_word(name[at - 1]);
  return at + 1 < name.size() && is_lower(name[at + 1]) && !is_plural_of_acronym(name, at + 1);
}

// Makes a valid C++ identifier: puts `prefix` before a leading digit, and an underscore after a
// keyword.
std::string as_identifier(std::string word, std::string_view prefix) {
  if (word.empty() || is_digit(word.front())) word.insert(0, prefix);
  if (std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end()) word += '_';
  return word;
}

}  // namespace

std::string accessor_name(std::string_view json_name) {
  if (json_name == "namespace") return "namespace_name";
  std::string name;
  for (std::size_t at = 0; at < json_name.size(); ++at) {
    if (!is_word(json_name[at])) {
      if (!name.empty() && name.back() != '_') name += '_';
      continue;
    }
    if (begins_word(json_name, at) && !name.empty() && name.back() != '_') name += '_';
    name += to_lower(json_name[at]);
  }
  while (!name.empty() && name.back() == '_') name.pop_back();
  return as_identifier(std::move(name), "field_");
}

std::string class_name(std::string_view json_name) {
  std::string name;
  bool begins = true;
  for (const char c : json_name) {
    if (is_word(c)) name += begins ? to_upper(c) : c;
    begins = !is_word(c);
  }
  if (name.empty() || is_digit(name.front())) name.insert(0, "Field");
  return name;
}

std::string constant_name(std::string_view value) {
  if (value.empty()) return "kEmpty";
  if (value == "*") return "kAll";
  std::string name = "k";
  bool begins = true;
  for (const char c : value) {
    if (is_word(c)) name += begins ? to_upper(c) : c;
    begins = !is_word(c);
  }
  return name == "k" ? "kValue" : name;
}

std::string namespace_of(std::string_view package) {
  std::string name;
  std::string word;
  for (const char c : package) {
    if (c != '/') {
      word += is_word(c) ? to_lower(c) : '_';
      continue;
    }
    name += as_identifier(std::exchange(word, {}), "group_") + "::";
  }
  return name + as_identifier(std::move(word), "version_");
}

std::string literal(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out += '\\';
      out += c;
    } else if (byte < 0x20 || byte >= 0x7f) {
      std::array<char, 8> octal{};
      std::snprintf(octal.data(), octal.size(), "\\%03o", byte);
      out += octal.data();
    } else {
      out += c;
    }
  }
  return out + '"';
}

}  // namespace kinform::inline v0::tools
