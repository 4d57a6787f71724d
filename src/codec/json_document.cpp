// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// parse_json(): JSON text to an editable Json document.

#include <string>
#include <utility>
#include <vector>

#include "codec/exact_json.hpp"
#include "kinform/json.hpp"

namespace kinform::inline v0 {
namespace {

// Builds a Json document from the calls of ExactJsonReader.
class DocumentSink {
 public:
  void begin_object() { open_.emplace_back(); }
  void key(std::string_view text) { open_.back().keys.emplace_back(text); }
  void end_object() {
    Container object = close();
    std::vector<std::pair<std::string, Json>> members;
    members.reserve(object.keys.size());
    for (std::size_t i = 0; i < object.keys.size(); ++i) {
      members.emplace_back(std::move(object.keys[i]), std::move(object.values[i]));
    }
    add(Json::object_of(std::move(members)));
  }
  void begin_array() { open_.emplace_back(); }
  void end_array() { add(Json::array_of(close().values)); }

  void null() { add(Json()); }
  void boolean(bool value) { add(Json(value)); }
  void integer(std::int64_t value) { add(Json(value)); }
  void unsigned_integer(std::uint64_t value) { add(Json(value)); }
  void number(double value) { add(Json(value)); }
  void number_text(std::string_view token) { add(Json::number(token).value_or(Json())); }
  void string(std::string_view text) { add(Json(std::string(text))); }

  [[nodiscard]] Json take_root() { return std::move(root_); }

 private:
  struct Container {
    std::vector<std::string> keys;  // Only for an object.
    std::vector<Json> values;
  };

  Container close() {
    Container closed = std::move(open_.back());
    open_.pop_back();
    return closed;
  }
  void add(Json json) {
    if (open_.empty()) {
      root_ = std::move(json);
    } else {
      open_.back().values.push_back(std::move(json));
    }
  }

  std::vector<Container> open_;
  Json root_;
};

}  // namespace

Result<Json> parse_json(std::string_view text) {
  std::string padded(text);
  padded.append(codec::kFramePadding, '\0');
  simdjson::ondemand::parser parser;
  DocumentSink sink;
  codec::ExactJsonReader reader(parser, sink);
  const Result<void> read = reader.read({.text = std::string_view(padded).substr(0, text.size())});
  if (!read) return read.error();
  return sink.take_root();
}

}  // namespace kinform::inline v0
