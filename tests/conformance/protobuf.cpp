// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/conformance/protobuf.hpp"

#include <cstddef>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/protobuf/protobuf_encoder.hpp"

namespace kinform::inline v0::conformance {
namespace {

constexpr std::size_t kLengthBytes = 4;

std::size_t length_of(std::string_view frame) {
  std::size_t length = 0;
  for (const char byte : frame.substr(0, kLengthBytes)) {
    length = length << 8U | static_cast<unsigned char>(byte);
  }
  return length;
}

Result<Json> json_of(const Result<ObjectPtr>& object) {
  if (!object) return object.error();
  return parse_json((*object)->to_json());
}

}  // namespace

bool is_protobuf(std::string_view content_type) {
  return content_type.starts_with("application/vnd.kubernetes.protobuf");
}

bool is_protobuf(const std::vector<HttpHeader>& headers) {
  return is_protobuf(find_header(headers, "Content-Type"));
}

std::string to_protobuf(const Json& object) {
  const Result<ObjectPtr> parsed = parse_object(object.to_json());
  std::string bytes;
  const bool encoded =
      parsed.ok() && codec::ProtobufEncoder().append_object(bytes, (*parsed)->root());
  return encoded ? bytes : std::string();
}

Result<Json> from_protobuf(std::string_view enveloped) {
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::ProtobufDecoder decoder(*pool);
  std::string padded(enveloped);
  padded.append(codec::kFramePadding, '\0');
  return json_of(decoder.decode({.text = std::string_view(padded).substr(0, enveloped.size())}));
}

Result<std::optional<Json>> take_event(codec::InputBuffer& input) {
  const std::string_view bytes = input.bytes();
  if (bytes.size() < kLengthBytes || bytes.size() - kLengthBytes < length_of(bytes)) {
    return std::optional<Json>();
  }
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::ProtobufDecoder decoder(*pool);
  const std::size_t length = length_of(bytes);
  const Result<WatchEvent> event =
      decoder.decode_event({.text = bytes.substr(kLengthBytes, length)});
  if (!event) return event.error();
  Json shown = {{"type", to_string(event->type)},
                {"object", parse_json(event->object->to_json()).value()}};
  input.consume(kLengthBytes + length);
  return std::optional<Json>(std::move(shown));
}

}  // namespace kinform::inline v0::conformance
