// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_decoder.hpp"

#include <array>
#include <optional>
#include <span>
#include <string>

#include "api/object/object_builder.hpp"
#include "api/object/object_pool.hpp"
#include "api/parse_error.hpp"
#include "codec/protobuf/message_walker.hpp"
#include "codec/protobuf/wire.hpp"
#include "codec/watch_event.hpp"

namespace kinform::inline v0::codec {
namespace {

Error error_at(ErrorCode code, const Frame& frame, const char* at, std::string_view what) {
  const auto offset = static_cast<std::size_t>(at - frame.text.data());
  return {code, "protobuf at byte " + std::to_string(frame.stream_offset + offset) + ": " +
                    std::string(what)};
}

// Reads a message that has these fields of the type Bytes, numbered from 1. A missing field is
// empty.
Result<void> read_fields(const Frame& frame, std::string_view message,
                         std::span<std::string_view> fields,
                         UnknownFields unknown_fields = UnknownFields::Refuse) {
  WireReader reader(message);
  WireField field;
  std::array<bool, 4> seen{};
  while (reader.next(field)) {
    if (field.number > fields.size()) {
      if (unknown_fields == UnknownFields::Skip) continue;
      return error_at(ErrorCode::NotSupported, frame, field.begin,
                      "unknown field " + std::to_string(field.number));
    }
    const std::size_t index = field.number - 1;
    if (field.type != WireType::Bytes || seen.at(index)) {
      return error_at(ErrorCode::Malformed, frame, field.begin, "field of another type, or twice");
    }
    seen.at(index) = true;
    fields[index] = field.bytes;
  }
  if (!reader.failed()) return {};
  return error_at(ErrorCode::Malformed, frame, reader.at(), "malformed field");
}

Frame part_of(const Frame& frame, std::string_view part) {
  return {.text = part,
          .stream_offset =
              frame.stream_offset + static_cast<std::size_t>(part.data() - frame.text.data())};
}

}  // namespace

Result<Envelope> read_type_meta(const Frame& frame, UnknownFields unknown_fields) {
  const std::string_view empty = frame.text.substr(0, 0);
  std::array<std::string_view, 2> type = {empty, empty};
  const Result<void> read = read_fields(frame, frame.text, type, unknown_fields);
  if (!read) return read.error();
  return Envelope{.api_version = type[0], .kind = type[1]};
}

Result<Envelope> read_envelope(const Frame& frame, UnknownFields unknown_fields) {
  if (!frame.text.starts_with(kProtobufMagic)) {
    return error_at(ErrorCode::Malformed, frame, frame.text.data(),
                    "expected an object that begins with k8s and a zero byte");
  }
  enum : std::size_t { Type, Object, ContentEncoding, ContentType, FieldCount };
  const std::string_view empty = frame.text.substr(0, 0);
  std::array<std::string_view, FieldCount> fields = {empty, empty, empty, empty};
  const std::string_view message = frame.text.substr(kProtobufMagic.size());
  const Result<void> read = read_fields(frame, message, fields, unknown_fields);
  if (!read) return read.error();
  if (!fields[ContentEncoding].empty() || !fields[ContentType].empty()) {
    return error_at(ErrorCode::NotSupported, frame, message.data(),
                    "the object inside has a content type or encoding of its own");
  }
  Result<Envelope> envelope = read_type_meta(part_of(frame, fields[Type]), unknown_fields);
  if (envelope) envelope->object = part_of(frame, fields[Object]);
  return envelope;
}

class ProtobufDecoder::Impl {
 public:
  Impl(ObjectPool& pool, const ProtobufTables& tables, UnknownFields unknown_fields)
      : tables_(tables),
        unknown_fields_(unknown_fields),
        builder_(pool),
        walker_(builder_, unknown_fields) {}

  [[nodiscard]] const ProtobufTables& tables() const { return tables_; }

  Result<ObjectPtr> decode(const Frame& frame, const std::stop_token& stop) {
    const Result<Envelope> envelope = read_envelope(frame, unknown_fields_);
    if (!envelope) return envelope.error();
    const MessageTable* const table = find(envelope->api_version, envelope->kind);
    if (table == nullptr) {
      return error_at(ErrorCode::NotSupported, frame, frame.text.data(),
                      "no table for kind " + api::quote(envelope->kind) + " of " +
                          api::quote(envelope->api_version));
    }
    return decode(*table, envelope->object, envelope->kind, envelope->api_version, stop);
  }

  Result<ObjectPtr> decode(const MessageTable& table, const Frame& frame, std::string_view kind,
                           std::string_view api_version, const std::stop_token& stop) {
    if (!walker_.walk(table, frame, kind, api_version, stop)) return walker_.failure();
    Result<ObjectPtr> object = builder_.finish();
    if (object) walker_.keep_previous();
    return object;
  }

  Result<WatchEvent> decode_event(const Frame& frame, const std::stop_token& stop) {
    const std::string_view empty = frame.text.substr(0, 0);
    std::array<std::string_view, 2> event = {empty, empty};
    if (const Result<void> read = read_fields(frame, frame.text, event); !read) {
      return read.error();
    }
    const std::optional<WatchEventType> type = event_type_of(event[0]);
    if (!type) {
      return error_at(ErrorCode::Malformed, frame, event[0].data(),
                      "watch event of unknown type " + api::quote(event[0]));
    }
    std::array<std::string_view, 1> raw = {empty};
    if (const Result<void> read = read_fields(frame, event[1], raw); !read) return read.error();
    Result<ObjectPtr> object = decode(part_of(frame, raw[0]), stop);
    if (!object) return object.error();
    return WatchEvent{.type = *type, .object = *std::move(object)};
  }

 private:
  // Objects of one type follow each other, so the last look-up is kept.
  const MessageTable* find(std::string_view api_version, std::string_view kind) {
    if (found_ == nullptr || api_version != found_type_.api_version || kind != found_type_.kind) {
      found_ = tables_.find(api_version, kind);
      found_type_ = {.api_version = std::string(api_version), .kind = std::string(kind)};
    }
    return found_;
  }

  const ProtobufTables& tables_;
  const UnknownFields unknown_fields_;
  ObjectBuilder builder_;
  MessageWalker walker_;
  const MessageTable* found_ = nullptr;
  TypeMeta found_type_;
};

ProtobufDecoder::ProtobufDecoder(ObjectPool& pool, const ProtobufTables& tables,
                                 UnknownFields unknown_fields)
    : impl_(std::make_unique<Impl>(pool, tables, unknown_fields)) {}
ProtobufDecoder::~ProtobufDecoder() = default;

const ProtobufTables& ProtobufDecoder::tables() const {
  return impl_->tables();
}

Result<ObjectPtr> ProtobufDecoder::decode(const Frame& frame, const std::stop_token& stop) {
  return impl_->decode(frame, stop);
}

Result<ObjectPtr> ProtobufDecoder::decode_message(const MessageTable& table, const Frame& frame,
                                                  const TypeMeta& type,
                                                  const std::stop_token& stop) {
  return impl_->decode(table, frame, type.kind, type.api_version, stop);
}

Result<WatchEvent> ProtobufDecoder::decode_event(const Frame& frame, const std::stop_token& stop) {
  return impl_->decode_event(frame, stop);
}

}  // namespace kinform::inline v0::codec
