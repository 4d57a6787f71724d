#include "codec/json_decoder.hpp"

#include <cstring>
#include <optional>
#include <string>
#include <utility>

#include "api/object_builder.hpp"
#include "api/object_pool.hpp"
#include "codec/exact_json.hpp"
#include "codec/simdjson.hpp"

namespace kinform::codec {

namespace {

namespace dom = simdjson::dom;

// What became of an attempt on the fast path.
enum class Outcome : std::uint8_t { Built, NotExact };

// Whether a number -0 stands in the text, or something inside a string that looks like it.
bool has_negative_zero(std::string_view text) {
  for (std::size_t at = text.find("-0"); at != std::string_view::npos;
       at = text.find("-0", at + 2)) {
    const char before = at == 0 ? '\0' : text[at - 1];
    if (std::strchr(":,[ \t\r\n", before) != nullptr) return true;
  }
  return false;
}

// Tells a builder what stands in simdjson's DOM, as long as that is exactly what stood in the text.
class DomWalker {
 public:
  explicit DomWalker(ObjectBuilder& builder) : builder_(builder) {}

  Outcome walk_root(const dom::object& object, const TypeMeta& defaults) {
    depth_ = 1;
    builder_.begin_object();
    append_default(object, "kind", defaults.kind);
    append_default(object, "apiVersion", defaults.api_version);
    return walk_members(object);
  }

  // simdjson reads -0 as the integer 0; only then is the text worth a look.
  [[nodiscard]] bool saw_zero() const { return saw_zero_; }

 private:
  void append_default(const dom::object& object, std::string_view key, const std::string& value) {
    if (value.empty() || object.at_key(key).error() == simdjson::SUCCESS) return;
    builder_.key(key);
    builder_.string(value);
  }

  Outcome walk_object(const dom::object& object) {
    if (++depth_ > kJsonDepthMax) return Outcome::NotExact;  // Let the exact reader say where.
    builder_.begin_object();
    return walk_members(object);
  }

  // The rest of an object whose begin_object has been called.
  Outcome walk_members(const dom::object& object) {
    for (const dom::key_value_pair member : object) {
      builder_.key(member.key);
      if (walk(member.value) == Outcome::NotExact) return Outcome::NotExact;
    }
    builder_.end_object();
    --depth_;
    return Outcome::Built;
  }

  Outcome walk(const dom::element& element) {
    switch (element.type()) {
      case dom::element_type::OBJECT:
        return walk_object(dom::object(element));
      case dom::element_type::ARRAY:
        return walk_array(dom::array(element));
      case dom::element_type::STRING:
        builder_.string(std::string_view(element));
        break;
      case dom::element_type::INT64:
        walk_integer(std::int64_t(element));
        break;
      case dom::element_type::UINT64:
        builder_.unsigned_integer(std::uint64_t(element));
        break;
      case dom::element_type::DOUBLE:
        return Outcome::NotExact;
      case dom::element_type::BOOL:
        builder_.boolean(bool(element));
        break;
      case dom::element_type::NULL_VALUE:
        builder_.null();
        break;
    }
    return Outcome::Built;
  }

  Outcome walk_array(const dom::array& array) {
    if (++depth_ > kJsonDepthMax) return Outcome::NotExact;
    builder_.begin_array();
    for (const dom::element element : array) {
      if (walk(element) == Outcome::NotExact) return Outcome::NotExact;
    }
    builder_.end_array();
    --depth_;
    return Outcome::Built;
  }

  void walk_integer(std::int64_t integer) {
    saw_zero_ |= integer == 0;
    builder_.integer(integer);
  }

  ObjectBuilder& builder_;
  std::size_t depth_ = 0;
  bool saw_zero_ = false;
};

// Passes what the exact reader finds on to a builder, with a type in front.
class TypedSink {
 public:
  TypedSink(ObjectBuilder& builder, const TypeMeta& type) : builder_(builder), type_(type) {}

  void begin_object() {
    builder_.begin_object();
    if (!std::exchange(at_root_, false)) return;
    append_member("kind", type_.kind);
    append_member("apiVersion", type_.api_version);
  }
  void key(std::string_view text) { builder_.key(text); }
  void end_object() { builder_.end_object(); }
  void begin_array() { builder_.begin_array(); }
  void end_array() { builder_.end_array(); }
  void null() { builder_.null(); }
  void boolean(bool value) { builder_.boolean(value); }
  void integer(std::int64_t value) { builder_.integer(value); }
  void unsigned_integer(std::uint64_t value) { builder_.unsigned_integer(value); }
  void number(double value) { builder_.number(value); }
  void number_text(std::string_view token) { builder_.number_text(token); }
  void string(std::string_view text) { builder_.string(text); }

 private:
  void append_member(std::string_view key, const std::string& value) {
    if (value.empty()) return;
    builder_.key(key);
    builder_.string(value);
  }

  ObjectBuilder& builder_;
  const TypeMeta& type_;
  bool at_root_ = true;
};

std::optional<WatchEventType> event_type_of(std::string_view text) {
  for (const WatchEventType type :
       {WatchEventType::Modified, WatchEventType::Added, WatchEventType::Deleted,
        WatchEventType::Bookmark, WatchEventType::Error}) {
    if (text == to_string(type)) return type;
  }
  return std::nullopt;
}

}  // namespace

class JsonDecoder::Impl {
 public:
  explicit Impl(ObjectPool& pool) : builder_(pool) {}

  Result<ObjectPtr> decode(const Frame& frame, const TypeMeta& defaults) {
    dom::object object;
    if (!parse(frame).get_object().get(object)) {
      if (build(frame, object, defaults) == Outcome::Built) return builder_.finish();
    }
    return decode_exactly(frame, defaults);
  }

  Result<WatchEvent> decode_event(const Frame& frame) {
    dom::object event;
    std::string_view type;
    dom::object object;
    if (!parse(frame).get_object().get(event) && !event["type"].get_string().get(type) &&
        !event["object"].get_object().get(object)) {
      if (build(frame, object, {}) == Outcome::Built)
        return make_event(frame, type, builder_.finish());
    }
    return decode_event_exactly(frame);
  }

 private:
  simdjson::simdjson_result<dom::element> parse(const Frame& frame) {
    return dom_parser_.parse(frame.text.data(), frame.text.size(), false);
  }

  Outcome build(const Frame& frame, const dom::object& object, const TypeMeta& defaults) {
    DomWalker walker(builder_);
    Outcome outcome = walker.walk_root(object, defaults);
    if (walker.saw_zero() && has_negative_zero(frame.text)) outcome = Outcome::NotExact;
    if (outcome == Outcome::NotExact) builder_.abandon();
    return outcome;
  }

  Result<ObjectPtr> decode_exactly(const Frame& frame, const TypeMeta& defaults) {
    Result<ObjectPtr> object = read_exactly(frame, {});
    if (!object) return object;
    TypeMeta missing;
    if ((**object)["kind"].is_absent()) missing.kind = defaults.kind;
    if ((**object)["apiVersion"].is_absent()) missing.api_version = defaults.api_version;
    if (missing.kind.empty() && missing.api_version.empty()) return object;
    return read_exactly(frame, missing);
  }

  // `missing` are members that the document does not have.
  Result<ObjectPtr> read_exactly(const Frame& frame, const TypeMeta& missing) {
    TypedSink sink(builder_, missing);
    ExactJsonReader reader(ondemand_parser_, sink);
    if (frame.text.find_first_not_of(" \n\r\t") != frame.text.find('{')) {
      return Error(
          ErrorCode::Malformed,
          "malformed JSON at byte " + std::to_string(frame.stream_offset) + ": not an object");
    }
    if (const Result<void> read = reader.read(frame); !read) {
      builder_.abandon();
      return read.error();
    }
    return builder_.finish();
  }

  Result<WatchEvent> decode_event_exactly(const Frame& frame) {
    simdjson::ondemand::document document;
    auto error =
        ondemand_parser_
            .iterate(frame.text.data(), frame.text.size(), frame.text.size() + kFramePadding)
            .get(document);
    std::string_view type;
    if (!error) error = document["type"].get_string().get(type);
    simdjson::ondemand::object inside;
    if (!error) error = document["object"].get_object().get(inside);
    std::string_view object;
    if (!error) error = inside.raw_json().get(object);
    if (error) return malformed(frame, simdjson::error_message(error));
    const std::string owned_type(type);  // The parser is about to be used again.
    const Frame inner{.text = object,
                      .stream_offset = frame.stream_offset +
                                       static_cast<std::size_t>(object.data() - frame.text.data())};
    return make_event(frame, owned_type, read_exactly(inner, {}));
  }

  static Error malformed(const Frame& frame, const std::string& what) {
    return {ErrorCode::Malformed,
            "watch event at byte " + std::to_string(frame.stream_offset) + ": " + what};
  }

  static Result<WatchEvent> make_event(const Frame& frame, std::string_view type_text,
                                       Result<ObjectPtr> object) {
    if (!object) return object.error();
    const std::optional<WatchEventType> type = event_type_of(type_text);
    if (!type)
      return malformed(frame, "unknown type \"" + std::string(type_text.substr(0, 40)) + "\"");
    return WatchEvent{.type = *type, .object = *std::move(object)};
  }

  ObjectBuilder builder_;
  dom::parser dom_parser_;
  simdjson::ondemand::parser ondemand_parser_;
};

JsonDecoder::JsonDecoder(ObjectPool& pool) : impl_(std::make_unique<Impl>(pool)) {}
JsonDecoder::~JsonDecoder() = default;

Result<ObjectPtr> JsonDecoder::decode(const Frame& frame, const TypeMeta& defaults) {
  return impl_->decode(frame, defaults);
}

Result<WatchEvent> JsonDecoder::decode_event(const Frame& frame) {
  return impl_->decode_event(frame);
}

}  // namespace kinform::codec

namespace kinform {

Result<ObjectPtr> parse_object(std::string_view json) {
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::JsonDecoder decoder(*pool);
  std::string padded;
  padded.reserve(json.size() + codec::kFramePadding);
  padded.append(json).append(codec::kFramePadding, '\0');
  return decoder.decode({.text = std::string_view(padded).substr(0, json.size())});
}

}  // namespace kinform
