// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// to_yaml(): writes YAML in the style of kubectl.

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/utf8.hpp"
#include "codec/yaml_scalar.hpp"
#include "kinform/yaml.hpp"

namespace kinform::inline v0 {
namespace {

// The styles in which YAML can write a string.
enum class Style : std::uint8_t { Plain, SingleQuoted, DoubleQuoted, Literal };

bool is_printable(char32_t character) {
  if (character < 0x20) return character == '\t';
  if (character >= 0x7f && character < 0xa0) return false;
  // Unicode line separators, the byte order mark, and noncharacters are not printable.
  return character != 0x2028 && character != 0x2029 && character != 0xfeff &&
         (character < 0xfffe || character > 0xffff);
}

// True if all characters are printable or line breaks.
bool is_printable(std::string_view text) {
  while (!text.empty()) {
    const Utf8Character next = decode_utf8(text);
    if (!next.valid || (next.code_point != '\n' && !is_printable(next.code_point))) return false;
    text.remove_prefix(next.bytes);
  }
  return true;
}

// True if the unquoted text would be read as another type than string, by this or an older parser
// (in YAML 1.1, 1:30 is a number).
bool is_ambiguous(std::string_view text) {
  const Result<Json> meaning = codec::resolve_yaml_scalar("?", text);
  if (!meaning.ok() || !meaning->is_string() || text == "<<" || text == "=") return true;
  return text.find_first_not_of("0123456789:_.+-") == std::string_view::npos &&
         text.find(':') != std::string_view::npos;
}

// True if the syntax allows the text without quotes.
bool is_plain(std::string_view text) {
  constexpr std::string_view kIndicators = "-?:,[]{}#&*!|>'\"%@`";
  if (text.empty() || text.front() == ' ' || text.back() == ' ' || text.back() == ':') return false;
  if (kIndicators.find(text.front()) != std::string_view::npos) {
    // `-`, `?` and `:` are indicators only if a space follows.
    const bool is_word = (text.front() == '-' || text.front() == '?' || text.front() == ':') &&
                         text.size() > 1 && text[1] != ' ' && text[1] != '-';
    if (!is_word) return false;
  }
  if (text.starts_with("...")) return false;
  return text.find(": ") == std::string_view::npos && text.find(" #") == std::string_view::npos &&
         text.find_first_of("\n\t,[]{}") == std::string_view::npos;
}

// True if the text can be a literal block (`|`): several lines, the first not indented.
bool is_literal(std::string_view text) {
  return text.find('\n') != std::string_view::npos && text.front() != ' ' && text.front() != '\n' &&
         text.front() != '\t' && text.find(" \n") == std::string_view::npos &&
         text.find('\t') == std::string_view::npos && text.back() != ' ';
}

Style style_of(std::string_view text) {
  if (!is_printable(text)) return Style::DoubleQuoted;
  if (is_literal(text)) return Style::Literal;
  if (is_ambiguous(text) || text.find_first_of("\n\t") != std::string_view::npos) {
    return Style::DoubleQuoted;
  }
  return is_plain(text) ? Style::Plain : Style::SingleQuoted;
}

class YamlWriter {
 public:
  explicit YamlWriter(const YamlOptions& options) : options_(options) {}

  // Writes a whole document.
  [[nodiscard]] std::string write(const Json& json) {
    if (is_container(json)) {
      container(json, 0);
    } else {
      scalar(json, 0);
    }
    return std::move(out_);
  }

 private:
  // True for a non-empty array or object; empty ones are written like scalars.
  static bool is_container(const Json& json) {
    return (json.is_array() || json.is_object()) && !json.empty();
  }

  // Writes one line per element or member, indented by `indent`. With `in_place`, the first line
  // continues the current one.
  void container(const Json& json, std::size_t indent, bool in_place = false) {
    if (json.is_array()) {
      for (const Json& element : json.elements()) {
        if (!std::exchange(in_place, false)) out_.append(indent, ' ');
        array_element(element, indent);
      }
      return;
    }
    for (const Json::Member* member : members_of(json)) {
      if (!std::exchange(in_place, false)) out_.append(indent, ' ');
      object_member(*member, indent);
    }
  }

  void array_element(const Json& element, std::size_t indent) {
    out_ += "- ";
    if (is_container(element)) {
      container(element, indent + 2, true);
    } else {
      scalar(element, indent);
    }
  }

  void object_member(const Json::Member& member, std::size_t indent) {
    key(member.key);
    out_ += ':';
    if (!is_container(member.value)) {
      out_ += ' ';
      return scalar(member.value, indent);
    }
    out_ += '\n';
    // kubectl does not indent a list below its key.
    container(member.value, member.value.is_array() ? indent : indent + 2);
  }

  std::vector<const Json::Member*> members_of(const Json& json) const {
    std::vector<const Json::Member*> members;
    for (const Json::Member& member : json.members()) members.push_back(&member);
    if (options_.sort_keys) {
      std::sort(members.begin(), members.end(),
                [](const auto* left, const auto* right) { return left->key < right->key; });
    }
    return members;
  }

  void key(const std::string& text) {
    // A long plain key would need the explicit "? key" form, so it is quoted.
    constexpr std::size_t kLongestPlain = 128;
    const Style style = style_of(text);
    const bool is_short = text.size() <= kLongestPlain;
    if (style == Style::Plain && is_short) {
      out_ += text;
    } else if (style == Style::SingleQuoted && is_short) {
      single_quoted(text);
    } else {
      double_quoted(text);
    }
  }

  // Writes a scalar or an empty container, and a line break.
  void scalar(const Json& json, std::size_t indent) {
    switch (json.type()) {
      case ValueType::String:
        return text(json.as_string(), indent);
      case ValueType::Array:
        out_ += "[]";
        break;
      case ValueType::Object:
        out_ += "{}";
        break;
      default:
        json.append_json(out_);
    }
    out_ += '\n';
  }

  void text(std::string_view text, std::size_t indent) {
    switch (style_of(text)) {
      case Style::Literal:
        return literal(text, indent + 2);
      case Style::Plain:
        out_ += text;
        break;
      case Style::SingleQuoted:
        single_quoted(text);
        break;
      case Style::DoubleQuoted:
        double_quoted(text);
        break;
    }
    out_ += '\n';
  }

  void single_quoted(std::string_view text) {
    out_ += '\'';
    for (const char character : text) out_.append(character == '\'' ? 2 : 1, character);
    out_ += '\'';
  }

  // A JSON string is a valid YAML string once all unprintable characters are escaped.
  void double_quoted(std::string_view text) {
    constexpr std::string_view kHex = "0123456789abcdef";
    out_ += '"';
    while (!text.empty()) {
      const Utf8Character next = decode_utf8(text);
      const char32_t character = next.code_point;
      if (character == '\n') {
        out_ += "\\n";
      } else if (character == '\t') {
        out_ += "\\t";
      } else if (character == '"' || character == '\\') {
        out_ += '\\';
        out_ += static_cast<char>(character);
      } else if (!next.valid || !is_printable(character)) {
        out_ += "\\u";
        for (const unsigned shift : {12U, 8U, 4U, 0U}) out_ += kHex[character >> shift & 0xfU];
      } else {
        out_ += text.substr(0, next.bytes);
      }
      text.remove_prefix(next.bytes);
    }
    out_ += '"';
  }

  void literal(std::string_view text, std::size_t indent) {
    const bool ends_line = text.back() == '\n';
    const bool ends_empty = text.ends_with("\n\n");
    out_ += ends_empty ? "|+\n" : ends_line ? "|\n" : "|-\n";
    if (ends_line) text.remove_suffix(1);
    while (true) {
      const std::size_t end = std::min(text.find('\n'), text.size());
      if (end > 0) out_.append(indent, ' ');
      out_ += text.substr(0, end);
      out_ += '\n';
      if (end == text.size()) return;
      text.remove_prefix(end + 1);
    }
  }

  const YamlOptions options_;
  std::string out_;
};

}  // namespace

std::string to_yaml(const Json& json, YamlOptions options) {
  return YamlWriter(options).write(json);
}

std::string to_yaml(const Value& value, YamlOptions options) {
  return to_yaml(Json::from(value), options);
}

std::string to_yaml(const Object& object, YamlOptions options) {
  return to_yaml(edit(object), options);
}

}  // namespace kinform::inline v0
