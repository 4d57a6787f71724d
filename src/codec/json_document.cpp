// JSON text → Json.

#include <simdjson.h>

#include "api/utf8.hpp"
#include "codec/json_string.hpp"
#include "kinform/json.hpp"

namespace kinform {
namespace {

namespace ondemand = simdjson::ondemand;

constexpr int kDepthMax = 512;
constexpr std::string_view kSpace = " \n\r\t";

// simdjson's tokens reach up to the next one.
std::string_view without_trailing_space(std::string_view token) {
  return token.substr(0, token.find_last_not_of(kSpace) + 1);
}

// Where the bytes stop being text of a JSON document: not UTF-8, a control character inside a
// string, or the end inside a string. simdjson finds these before it looks at positions.
std::size_t find_broken_text(std::string_view text) {
  bool inside_string = false;
  bool escaped = false;
  std::size_t position = 0;
  while (position < text.size()) {
    const std::size_t length = utf8_sequence_length(text, position);
    const char first = text[position];
    if (length == 0) return position;
    if (inside_string && static_cast<unsigned char>(first) < 0x20) return position;
    if (first == '"' && !escaped) inside_string = !inside_string;
    escaped = inside_string && first == '\\' && !escaped;
    position += length;
  }
  return text.size();
}

// Reads a document that simdjson has indexed, each part once and in order. Scalars are read from
// their tokens: simdjson's own numbers would not be exact, and its root literals not checked to
// their end.
class DocumentReader {
 public:
  // `text` is the padded text that `document` was made from. Both must outlive the reader.
  DocumentReader(ondemand::document& document, std::string_view text)
      : document_(&document), text_(text) {}

  Result<Json> read() {
    ondemand::json_type type{};
    if (const auto error = document_->type().get(type)) return failure(error);
    Result<Json> json = read_value(*document_, type, 0);
    if (!json) return json;

    const char* rest = is_container(type) ? location() : after_scalar_;
    while (rest != end() && kSpace.find(*rest) != std::string_view::npos) ++rest;
    if (rest != end()) return failure("more text after the document", rest);
    return json;
  }

 private:
  // `Source` is a document or a value: they have the same members, but no base in common.
  template <class Source>
  Result<Json> read_value(Source& source, ondemand::json_type type, int depth) {
    switch (type) {
      case ondemand::json_type::array:
        return read_array(source, depth + 1);
      case ondemand::json_type::object:
        return read_object(source, depth + 1);
      case ondemand::json_type::string:
        return read_string(source);
      case ondemand::json_type::number:
      case ondemand::json_type::boolean:
      case ondemand::json_type::null:
        return read_scalar(source);
    }
    return failure(simdjson::TAPE_ERROR);
  }

  Result<Json> read_part(ondemand::value value, int depth) {
    ondemand::json_type type{};
    if (const auto error = value.type().get(type)) return failure(error);
    return read_value(value, type, depth);
  }

  template <class Source>
  Result<Json> read_array(Source& source, int depth) {
    if (depth > kDepthMax) return too_deep();
    ondemand::array array;
    if (const auto error = source.get_array().get(array)) return failure(error);

    std::vector<Json> elements;
    for (auto element : array) {
      ondemand::value value;
      if (const auto error = std::move(element).get(value)) return failure(error);
      Result<Json> json = read_part(value, depth);
      if (!json) return json;
      elements.push_back(*std::move(json));
    }
    return Json::array_of(std::move(elements));
  }

  template <class Source>
  Result<Json> read_object(Source& source, int depth) {
    if (depth > kDepthMax) return too_deep();
    ondemand::object object;
    if (const auto error = source.get_object().get(object)) return failure(error);

    std::vector<std::pair<std::string, Json>> members;
    for (auto member : object) {
      ondemand::field field;
      if (const auto error = std::move(member).get(field)) return failure(error);
      Result<std::string> key = read_text(field.key());
      if (!key) return std::move(key).error();
      Result<Json> json = read_part(field.value(), depth);
      if (!json) return json;
      members.emplace_back(*std::move(key), *std::move(json));
    }
    return Json::object_of(std::move(members));
  }

  template <class Source>
  Result<Json> read_string(Source& source) {
    ondemand::raw_json_string raw;
    if (const auto error = source.get_raw_json_string().get(raw)) return failure(error);
    Result<std::string> text = read_text(raw);
    if (!text) return std::move(text).error();
    return Json(*std::move(text));
  }

  Result<std::string> read_text(ondemand::raw_json_string raw) {
    const std::string_view inside = codec::inside_of_json_string(raw.raw());
    after_scalar_ = inside.data() + inside.size() + 1;
    std::string text;
    if (const auto broken = codec::append_unescaped(text, inside)) {
      return failure("invalid escape in a string", inside.data() + *broken);
    }
    return text;
  }

  template <class Source>
  Result<Json> read_scalar(Source& source) {
    std::string_view token;
    if (const auto error = raw_token(source).get(token)) return failure(error);
    token = without_trailing_space(token);
    after_scalar_ = token.data() + token.size();
    if (token == "null") return Json();
    if (token == "true") return Json(true);
    if (token == "false") return Json(false);
    Result<Json> number = Json::number(token);
    if (!number) return failure("neither a number nor true, false or null", token.data());
    return number;
  }

  static simdjson::simdjson_result<std::string_view> raw_token(ondemand::document& source) {
    return source.raw_json_token();
  }
  static simdjson::simdjson_result<std::string_view> raw_token(ondemand::value& source) {
    return source.raw_json_token();
  }

  static bool is_container(ondemand::json_type type) {
    return type == ondemand::json_type::array || type == ondemand::json_type::object;
  }

  [[nodiscard]] const char* end() const { return text_.data() + text_.size(); }

  // The token that simdjson stands at.
  const char* location() {
    const char* place = nullptr;
    return document_->current_location().get(place) == simdjson::SUCCESS ? place : end();
  }

  Error failure(simdjson::error_code code) {
    // simdjson notices at the opening bracket that the text does not end with the closing one.
    const bool truncated = code == simdjson::INCOMPLETE_ARRAY_OR_OBJECT;
    return failure(simdjson::error_message(code), truncated ? end() : location());
  }

  Error failure(std::string_view what, const char* place) const {
    const auto offset = std::min(static_cast<std::size_t>(place - text_.data()), text_.size());
    return {ErrorCode::Malformed,
            "malformed JSON at byte " + std::to_string(offset) + ": " + std::string(what)};
  }

  Error too_deep() {
    Error error = failure("more than " + std::to_string(kDepthMax) + " levels", location());
    error.code = ErrorCode::LimitExceeded;
    return error;
  }

  ondemand::document* document_;
  std::string_view text_;
  const char* after_scalar_ = nullptr;
};

Error broken_text(std::string_view text, simdjson::error_code code) {
  return {ErrorCode::Malformed, "malformed JSON at byte " + std::to_string(find_broken_text(text)) +
                                    ": " + simdjson::error_message(code)};
}

}  // namespace

Result<Json> parse_json(std::string_view text) {
  const simdjson::padded_string padded(text);
  ondemand::parser parser;
  ondemand::document document;
  if (const auto error = parser.iterate(padded).get(document)) return broken_text(text, error);
  return DocumentReader(document, {padded.data(), padded.size()}).read();
}

}  // namespace kinform
