// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/protobuf_body.hpp"

#include <utility>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"
#include "server/request/accept.hpp"
#include "server/store/protobuf_form.hpp"

namespace kinform::inline v0::server {

Result<std::string> json_from_protobuf(std::string_view body) {
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::ProtobufDecoder decoder(*pool, codec::kubernetes_protobuf_tables(),
                                 codec::UnknownFields::Skip);
  std::string padded;
  padded.reserve(body.size() + codec::kFramePadding);
  padded.append(body).append(codec::kFramePadding, '\0');
  const Result<ObjectPtr> object =
      decoder.decode({.text = std::string_view(padded).substr(0, body.size())});
  if (!object) return object.error();
  return (*object)->to_json();
}

void encode_body(ApiResponse& response, Encoding encoding) {
  if (encoding == Encoding::Json || response.list != nullptr ||
      response.content_type != kJsonType) {
    return;
  }
  std::string encoded = protobuf_from_json(response.body);
  if (encoded.empty()) return;
  response.body = std::move(encoded);
  response.content_type = content_type_of(encoding);
}

}  // namespace kinform::inline v0::server
