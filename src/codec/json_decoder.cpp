#include "codec/json_decoder.hpp"

#include <array>
#include <bit>
#include <optional>
#include <string>
#include <utility>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "api/object_builder.hpp"
#include "api/object_pool.hpp"
#include "codec/exact_json.hpp"
#include "codec/simdjson.hpp"
#include "codec/tape.hpp"

namespace kinform::codec {

namespace {

// What became of an attempt on the fast path.
enum class Outcome : std::uint8_t { Built, NotExact };

// The first "-0" at or behind `from`, or npos. With SSE2 where there is: nearly every object is
// asked, and dashes are so frequent in names and times that a search from dash to dash takes long.
std::size_t find_dash_zero(std::string_view text, std::size_t from) {
#if defined(__SSE2__)
  constexpr std::size_t kVector = 16;
  const __m128i dash = _mm_set1_epi8('-');
  const __m128i zero = _mm_set1_epi8('0');
  for (; from + kVector < text.size(); from += kVector) {
    const auto* at = reinterpret_cast<const __m128i*>(text.data() + from);
    const auto* next = reinterpret_cast<const __m128i*>(text.data() + from + 1);
    const __m128i both = _mm_and_si128(_mm_cmpeq_epi8(_mm_loadu_si128(at), dash),
                                       _mm_cmpeq_epi8(_mm_loadu_si128(next), zero));
    const auto found = static_cast<unsigned>(_mm_movemask_epi8(both));
    if (found != 0) return from + static_cast<std::size_t>(std::countr_zero(found));
  }
#endif
  return text.find("-0", from);
}

// Whether a number -0 stands in the text, or something inside a string that looks like it.
bool has_negative_zero(std::string_view text) {
  for (std::size_t at = find_dash_zero(text, 1); at != std::string_view::npos;
       at = find_dash_zero(text, at + 2)) {
    const auto before = static_cast<unsigned char>(text[at - 1]);
    if (before == ':' || before == ',' || before == '[' || before <= ' ') return true;
  }
  return false;
}

// Tells a builder what stands on a tape, as long as that is exactly what stood in the text.
class TapeWalker {
 public:
  TapeWalker(const Tape& tape, ObjectBuilder& builder) : tape_(tape), builder_(builder) {}

  // REQUIRES: an object stands at `index`.
  Outcome walk(std::size_t index, const TypeMeta& defaults) {
    const bool has_kind = defaults.kind.empty() || tape_.find(index, "kind");
    const bool has_api_version = defaults.api_version.empty() || tape_.find(index, "apiVersion");
    builder_.begin_object();
    if (!has_kind) append_member("kind", defaults.kind);
    if (!has_api_version) append_member("apiVersion", defaults.api_version);
    return walk_inside(index + 1);
  }

  // simdjson reads -0 as the integer 0; only then is the text worth a look.
  [[nodiscard]] bool saw_zero() const { return saw_zero_; }

 private:
  void append_member(std::string_view key, const std::string& value) {
    builder_.key(key);
    builder_.string(value);
  }

  // Up to the end of the object whose first word is at `index`. Without recursion: this is where
  // the time goes.
  Outcome walk_inside(std::size_t index) {
    std::size_t depth = 1;
    in_object_[depth] = true;
    bool key_next = true;
    while (true) {
      const char type = tape_.type(index);
      switch (type) {
        case '"':
          if (key_next) {
            builder_.key(tape_.text(index++));
            key_next = false;
            continue;
          }
          builder_.string(tape_.text(index++));
          break;
        case '{':
        case '[':
          if (tape_.type(index + 1) == (type == '{' ? '}' : ']')) {
            type == '{' ? builder_.empty_object() : builder_.empty_array();
            index += 2;
            break;
          }
          if (++depth > kJsonDepthMax) return Outcome::NotExact;  // The exact reader says where.
          in_object_[depth] = key_next = type == '{';
          type == '{' ? builder_.begin_object() : builder_.begin_array();
          ++index;
          continue;
        case '}':
        case ']':
          type == '}' ? builder_.end_object() : builder_.end_array();
          if (--depth == 0) return Outcome::Built;
          key_next = in_object_[depth];
          ++index;
          continue;
        case 'l':
          saw_zero_ |= tape_.integer(index) == 0;
          builder_.integer(tape_.integer(index));
          index += 2;
          break;
        case 'u':
          builder_.unsigned_integer(tape_.unsigned_integer(index));
          index += 2;
          break;
        case 't':
          builder_.boolean(true);
          ++index;
          break;
        case 'f':
          builder_.boolean(false);
          ++index;
          break;
        case 'n':
          builder_.null();
          ++index;
          break;
        default:
          return Outcome::NotExact;  // A double.
      }
      key_next = in_object_[depth];
    }
  }

  const Tape& tape_;
  ObjectBuilder& builder_;
  std::array<bool, kJsonDepthMax + 1> in_object_;
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
    if (const std::optional<Tape> tape = parse(frame)) {
      if (build(frame, *tape, Tape::kRoot, defaults) == Outcome::Built) return builder_.finish();
    }
    return decode_exactly(frame, defaults);
  }

  Result<WatchEvent> decode_event(const Frame& frame) {
    if (const std::optional<Tape> tape = parse(frame)) {
      const std::optional<std::size_t> type = tape->find(Tape::kRoot, "type");
      const std::optional<std::size_t> object = tape->find(Tape::kRoot, "object");
      if (type && tape->type(*type) == '"' && object && tape->type(*object) == '{' &&
          build(frame, *tape, *object, {}) == Outcome::Built) {
        return make_event(frame, tape->text(*type), builder_.finish());
      }
    }
    return decode_event_exactly(frame);
  }

 private:
  // Nothing if simdjson refuses the text or it is not an object.
  std::optional<Tape> parse(const Frame& frame) {
    if (parser_.parse(frame.text.data(), frame.text.size(), false).error()) return std::nullopt;
    const Tape tape(parser_.doc);
    if (tape.type(Tape::kRoot) != '{') return std::nullopt;
    return tape;
  }

  Outcome build(const Frame& frame, const Tape& tape, std::size_t index, const TypeMeta& defaults) {
    TapeWalker walker(tape, builder_);
    Outcome outcome = walker.walk(index, defaults);
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
  simdjson::dom::parser parser_;
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
