// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Writes Json as text, compact or indented.

#include "base/json_text.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0 {
namespace {

class JsonWriter {
 public:
  enum class Form : std::uint8_t { Compact, Pretty };

  JsonWriter(std::string& out, Form form, int indent)
      : out_(&out), form_(form), indent_(indent < 0 ? 0 : static_cast<std::size_t>(indent)) {}

  void write(const Json& json) {
    switch (json.type()) {
      case ValueType::Absent:
      case ValueType::Null:
        *out_ += "null";
        return;
      case ValueType::Boolean:
        *out_ += json.as_bool() ? "true" : "false";
        return;
      case ValueType::Number:
        *out_ += json.number_text();
        return;
      case ValueType::String:
        append_json_string(*out_, json.as_string());
        return;
      case ValueType::Array:
        return write_array(json);
      case ValueType::Object:
        return write_object(json);
    }
  }

 private:
  void write_array(const Json& json) {
    open('[');
    for (const Json& element : json.elements()) {
      begin_part();
      write(element);
    }
    close(']');
  }

  void write_object(const Json& json) {
    open('{');
    for (const auto& [key, value] : json.members()) {
      begin_part();
      append_json_string(*out_, key);
      *out_ += form_ == Form::Pretty ? ": " : ":";
      write(value);
    }
    close('}');
  }

  void open(char bracket) {
    *out_ += bracket;
    ++level_;
    first_ = true;
  }

  void begin_part() {
    if (!first_) *out_ += ',';
    first_ = false;
    break_line();
  }

  void close(char bracket) {
    --level_;
    if (!first_) break_line();
    first_ = false;
    *out_ += bracket;
  }

  void break_line() {
    if (form_ == Form::Compact) return;
    *out_ += '\n';
    out_->append(level_ * indent_, ' ');
  }

  std::string* out_;
  Form form_;
  std::size_t indent_;
  std::size_t level_ = 0;
  bool first_ = true;  // Nothing has been written since the innermost bracket was opened.
};

}  // namespace

void Json::append_json(std::string& out) const {
  JsonWriter(out, JsonWriter::Form::Compact, 0).write(*this);
}

std::string Json::to_json() const {
  std::string out;
  append_json(out);
  return out;
}

std::string Json::to_json_pretty(int indent) const {
  std::string out;
  JsonWriter(out, JsonWriter::Form::Pretty, indent).write(*this);
  return out;
}

}  // namespace kinform::inline v0
