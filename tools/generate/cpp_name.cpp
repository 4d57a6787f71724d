// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/cpp_name.hpp"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

namespace kinform::inline v0::tools {

namespace {

// Names that generated code cannot use: keywords of C++, macros of the C library and of the GNU
// modes of gcc and clang, and the namespaces that generated code refers to.
constexpr auto kKeywords = std::to_array<std::string_view>({
    // clang-format off
    "alignas", "alignof", "alloca", "and", "and_eq", "asm", "assert", "auto", "be16toh", "be32toh",
    "be64toh", "bitand", "bitor", "bool", "break", "case", "catch", "char", "char16_t", "char32_t",
    "char8_t", "class", "co_await", "co_return", "co_yield", "compl", "concept", "const",
    "const_cast", "consteval", "constexpr", "constinit", "continue", "decltype", "default",
    "delete", "do", "double", "dynamic_cast", "else", "enum", "errno", "explicit", "export",
    "extern", "false", "float", "for", "friend", "goto", "htobe16", "htobe32", "htobe64", "htole16",
    "htole32", "htole64", "if", "inline", "int", "issubnormal", "kinform", "le16toh", "le32toh",
    "le64toh", "linux", "long", "mutable", "namespace", "new", "noexcept", "not", "not_eq",
    "nullptr", "offsetof", "operator", "or", "or_eq", "private", "protected", "public", "register",
    "reinterpret_cast", "requires", "return", "short", "signed", "sizeof", "static",
    "static_assert", "static_cast", "std", "strdupa", "strndupa", "struct", "switch", "template",
    "this", "thread_local", "throw", "true", "try", "typedef", "typeid", "typename", "union",
    "unix", "unsigned", "using", "virtual", "void", "volatile", "wchar_t", "while", "xor", "xor_eq"
    // clang-format on
});

// Functions and types of the C library that are likely names of API groups. They are global names,
// so a namespace must not have them.
constexpr auto kGlobalNames = std::to_array<std::string_view>(
    {"abort",    "abs",      "accept",   "access",   "acos",     "alarm",     "asin",     "atan",
     "basename", "bind",     "brk",      "ceil",     "clock",    "clone",     "close",    "connect",
     "cos",      "crypt",    "daemon",   "daylight", "difftime", "div",       "dup",      "environ",
     "erf",      "exit",     "exp",      "fabs",     "floor",    "fma",       "fmod",     "fork",
     "free",     "gamma",    "getopt",   "hypot",    "index",    "kill",      "link",     "listen",
     "log",      "malloc",   "mmap",     "mount",    "nan",      "nice",      "open",     "pause",
     "pipe",     "poll",     "pow",      "printf",   "profil",   "ptrace",    "putenv",   "puts",
     "raise",    "rand",     "random",   "read",     "recv",     "remainder", "remove",   "rename",
     "revoke",   "rewind",   "round",    "select",   "send",     "setenv",    "shutdown", "signal",
     "sin",      "sleep",    "socket",   "sqrt",     "stat",     "stderr",    "stdin",    "stdout",
     "strlen",   "swab",     "symlink",  "sync",     "syscall",  "system",    "tan",      "time",
     "timer",    "timespec", "timezone", "tm",       "trunc",    "truncate",  "uint",     "ulong",
     "unlink",   "unshare",  "ushort",   "wait",     "write"});

// Class names that have a meaning in generated code.
constexpr auto kBaseClasses =
    std::to_array<std::string_view>({"Draft", "View", "TypedObject", "JsonDraft"});

// Macros of the C library that could be names of classes; is_error_macro() knows more.
constexpr auto kMacros = std::to_array<std::string_view>({
    // clang-format off
    "BUFSIZ", "CSIGNAL", "INFINITY", "MAXFLOAT", "NAN", "NFDBITS", "NULL", "NZERO", "SNAN", "SNANF",
    "SNANF128", "SNANF32", "SNANF32X", "SNANF64", "SNANF64X", "SNANL", "WCONTINUED", "WEOF",
    "WEXITED", "WEXITSTATUS", "WIFCONTINUED", "WIFEXITED", "WIFSIGNALED", "WIFSTOPPED", "WNOHANG",
    "WNOWAIT", "WSTOPPED", "WSTOPSIG", "WTERMSIG", "WUNTRACED"
    // clang-format on
});

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

// True for names such as `EOF` and `EIO`: the C library may define any of them.
bool is_error_macro(std::string_view name) {
  return name.size() > 1 && name.front() == 'E' &&
         std::all_of(name.begin(), name.end(), [](char c) { return is_upper(c) || is_digit(c); });
}

bool is_keyword(std::string_view word) {
  return std::find(kKeywords.begin(), kKeywords.end(), word) != kKeywords.end();
}

// Makes a valid C++ identifier: puts `prefix` before a leading digit, and an underscore after a
// keyword.
std::string as_identifier(std::string word, std::string_view prefix) {
  if (word.empty() || is_digit(word.front())) word.insert(0, prefix);
  if (is_keyword(word)) word += '_';
  return word;
}

std::string namespace_word(std::string_view label, std::string_view prefix) {
  std::string word;
  for (const char c : label) {
    // Two underscores in a row are reserved for the compiler.
    if (is_word(c)) {
      word += to_lower(c);
    } else if (word.empty() || word.back() != '_') {
      word += '_';
    }
  }
  return as_identifier(std::move(word), prefix);
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

bool is_reserved_class(std::string_view name) {
  return is_error_macro(name) ||
         std::find(kBaseClasses.begin(), kBaseClasses.end(), name) != kBaseClasses.end() ||
         std::find(kMacros.begin(), kMacros.end(), name) != kMacros.end();
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
  const std::size_t slash = package.find('/');
  std::string group = namespace_word(package.substr(0, slash), "group_");
  if (std::find(kGlobalNames.begin(), kGlobalNames.end(), group) != kGlobalNames.end()) {
    group += '_';
  }
  return group + "::" + namespace_word(package.substr(slash + 1), "version_");
}

bool is_usable_namespace(std::string_view name) {
  while (true) {
    const std::size_t end = name.find("::");
    const std::string_view word = name.substr(0, end);
    const auto is_part = [](char c) { return is_word(c) || c == '_'; };
    if (word.empty() || is_digit(word.front()) || word.front() == '_' || is_keyword(word) ||
        word.find("__") != std::string_view::npos ||
        !std::all_of(word.begin(), word.end(), is_part)) {
      return false;
    }
    if (end == std::string_view::npos) return true;
    name.remove_prefix(end + 2);
  }
}

std::string literal(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    // An escaped question mark cannot be part of a trigraph.
    if (c == '"' || c == '\\' || (c == '?' && out.back() == '?')) {
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
