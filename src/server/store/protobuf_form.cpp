// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/protobuf_form.hpp"

#include "kinform/detail/assert.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0::server {

std::string MessageEncoder::encode(std::string_view json, const codec::TypeMeta& type) {
  if (codec_ == nullptr) codec_ = std::make_unique<Codec>();
  const Result<ObjectPtr> object = codec_->decoder.decode(json);
  KINFORM_ASSERT(object.ok());  // The server wrote this text.
  codec::ProtobufEncoder& encoder = codec_->encoder;
  const codec::MessageTable* const table = encoder.tables().find(type.api_version, type.kind);
  KINFORM_ASSERT(table != nullptr);
  std::string message;
  encoder.append_message(message, *table, (*object)->root());
  message.shrink_to_fit();
  return message;
}

std::string protobuf_from_json(std::string_view json) {
  std::string enveloped;
  const Result<ObjectPtr> object = parse_object(json);
  if (!object || !codec::ProtobufEncoder().append_object(enveloped, (*object)->root())) return {};
  return enveloped;
}

}  // namespace kinform::inline v0::server
