// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_decoder.hpp"

#include <array>
#include <optional>
#include <string>
#include <utility>

#include "api/object/object_builder.hpp"
#include "api/object/object_pool.hpp"
#include "codec/exact_json.hpp"
#include "codec/json_tokens.hpp"
#include "codec/simdjson.hpp"
#include "codec/token_walker.hpp"
#include "codec/watch_event.hpp"

namespace kinform::inline v0::codec {

namespace {

// Forwards the values from ExactJsonReader to a builder, and inserts kind and apiVersion at the
// front of the root object.
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

}  // namespace

class JsonDecoder::Impl {
 public:
  explicit Impl(ObjectPool& pool) : builder_(pool), walker_(builder_) {}

  Result<ObjectPtr> decode(const Frame& frame, const TypeMeta& defaults,
                           const std::stop_token& stop) {
    if (walk(frame, defaults, stop)) return finish_walked();
    builder_.abandon();
    if (stop.stop_requested()) return decoding_stopped();
    return decode_exactly(frame, defaults, stop);
  }

  Result<WatchEvent> decode_event(const Frame& frame, const std::stop_token& stop) {
    if (const std::optional<std::string_view> type = walk_event(frame, stop)) {
      return make_event(frame, *type, finish_walked());
    }
    builder_.abandon();
    if (stop.stop_requested()) return decoding_stopped();
    return decode_event_exactly(frame, stop);
  }

 private:
  // Fast path: builds the object from the frame's tokens. Returns false if the frame must be read
  // with ExactJsonReader instead.
  bool walk(const Frame& frame, const TypeMeta& defaults, const std::stop_token& stop) {
    if (!tokens_->read(frame.text)) return false;
    const JsonTokens::View tokens = tokens_->view();
    return walker_.walk(tokens, 0, {defaults.kind, defaults.api_version}, stop) &&
           walker_.end() == tokens.size();
  }

  // Fast path: builds the event's object from the frame's tokens and returns the event's type.
  // Returns nullopt if the frame must be read with ExactJsonReader instead.
  std::optional<std::string_view> walk_event(const Frame& frame, const std::stop_token& stop) {
    if (!tokens_->read(frame.text)) return std::nullopt;
    const JsonTokens::View tokens = tokens_->view();
    if (tokens.first(0) != '{') return std::nullopt;
    std::optional<std::string_view> type;
    bool has_object = false;
    for (std::size_t key = 1;;) {
      const std::size_t value = key + 2;
      if (value + 1 >= tokens.size() || tokens.first(key + 1) != ':') return std::nullopt;
      std::size_t end = value + 1;
      if (tokens.text(key) == "\"type\"" && tokens.first(value) == '"') {
        type = tokens.text(value);
      } else if (tokens.text(key) == "\"object\"" && !has_object) {
        if (!walker_.walk(tokens, value, {}, stop)) return std::nullopt;
        has_object = true;
        end = walker_.end();
      } else {
        return std::nullopt;
      }
      if (end >= tokens.size()) return std::nullopt;
      key = end + 1;
      if (tokens.first(end) == ',') continue;
      if (tokens.first(end) != '}' || key != tokens.size()) return std::nullopt;
      break;
    }
    if (!type || !has_object || type->find('\\') != std::string_view::npos) return std::nullopt;
    return type->substr(1, type->size() - 2);
  }

  // Finishes the object. Keeps its JSON text (unless it is too large) and tokens, with which
  // walker_ compares the next document. Reuses the buffers of the document that was kept before.
  Result<ObjectPtr> finish_walked() {
    Result<ObjectPtr> object = builder_.finish();
    if (!object) return object;
    if (tokens_->copy_text()) {
      walker_.set_previous(tokens_->view());
    } else {
      walker_.clear_previous();
    }
    std::swap(tokens_, previous_tokens_);
    return object;
  }

  Result<ObjectPtr> decode_exactly(const Frame& frame, const TypeMeta& defaults,
                                   const std::stop_token& stop) {
    Result<ObjectPtr> object = read_exactly(frame, {}, stop);
    if (!object) return object;
    TypeMeta missing;
    if ((**object)["kind"].is_absent()) missing.kind = defaults.kind;
    if ((**object)["apiVersion"].is_absent()) missing.api_version = defaults.api_version;
    if (missing.kind.empty() && missing.api_version.empty()) return object;
    return read_exactly(frame, missing, stop);
  }

  // Builds the object with ExactJsonReader, with `missing` inserted at its front. REQUIRES: the
  // document lacks these members.
  Result<ObjectPtr> read_exactly(const Frame& frame, const TypeMeta& missing,
                                 const std::stop_token& stop) {
    TypedSink sink(builder_, missing);
    ExactJsonReader reader(ondemand_parser_, sink, stop);
    if (frame.text.find_first_not_of(" \n\r\t") != frame.text.find('{')) {
      return Error(
          ErrorCode::Malformed,
          "malformed JSON at byte " + std::to_string(frame.stream_offset) + ": not an object");
    }
    if (const Result<void> read = reader.read(frame); !read) {
      builder_.abandon();
      return read.error();
    }
    walker_.clear_previous();
    return builder_.finish();
  }

  Result<WatchEvent> decode_event_exactly(const Frame& frame, const std::stop_token& stop) {
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
    const std::string owned_type(type);  // Copied: the parser's next use overwrites it.
    const Frame inner{.text = object,
                      .stream_offset = frame.stream_offset +
                                       static_cast<std::size_t>(object.data() - frame.text.data())};
    return make_event(frame, owned_type, read_exactly(inner, {}, stop));
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
  TokenWalker walker_;
  std::array<JsonTokens, 2> documents_;
  JsonTokens* tokens_ = &documents_[0];
  JsonTokens* previous_tokens_ = &documents_[1];
  simdjson::ondemand::parser ondemand_parser_;
};

JsonDecoder::JsonDecoder(ObjectPool& pool) : impl_(std::make_unique<Impl>(pool)) {}
JsonDecoder::~JsonDecoder() = default;

Result<ObjectPtr> JsonDecoder::decode(const Frame& frame, const TypeMeta& defaults,
                                      const std::stop_token& stop) {
  return impl_->decode(frame, defaults, stop);
}

Result<WatchEvent> JsonDecoder::decode_event(const Frame& frame, const std::stop_token& stop) {
  return impl_->decode_event(frame, stop);
}

}  // namespace kinform::inline v0::codec

namespace kinform::inline v0 {

Result<ObjectPtr> parse_object(std::string_view json) {
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::JsonDecoder decoder(*pool);
  std::string padded;
  padded.reserve(json.size() + codec::kFramePadding);
  padded.append(json).append(codec::kFramePadding, '\0');
  return decoder.decode({.text = std::string_view(padded).substr(0, json.size())});
}

}  // namespace kinform::inline v0
