// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_object.hpp"

#include <string>

#include "api/object/object_pool.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"

namespace kinform::inline v0::codec {

Result<ObjectPtr> parse_protobuf_object(std::string_view bytes, UnknownFields unknown_fields) {
  std::string padded(bytes);
  padded.append(kFramePadding, '\0');
  const ObjectPool::Owner pool = ObjectPool::create();
  ProtobufDecoder decoder(*pool, kubernetes_protobuf_tables(), unknown_fields);
  return decoder.decode({.text = std::string_view(padded).substr(0, bytes.size())});
}

}  // namespace kinform::inline v0::codec
