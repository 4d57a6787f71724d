// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the decoders of several streams share.

#pragma once

#include <optional>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "codec/protobuf/protobuf_decoder.hpp"

namespace kinform::inline v0::client {

// The decoders that several streams share, and the memory pool of the objects that they make: equal
// parts of objects are shared even if one came as JSON and the other as protobuf. Used by one
// thread at a time, as the pool requires.
struct DecoderState {
  // Returns the decoder of protobuf, which is made on first use.
  [[nodiscard]] codec::ProtobufDecoder& protobuf_decoder() {
    return protobuf ? *protobuf : protobuf.emplace(*pool);
  }

  const ObjectPool::Owner pool = ObjectPool::create();
  codec::JsonDecoder decoder = codec::JsonDecoder(*pool);
  std::optional<codec::ProtobufDecoder> protobuf = {};
};

}  // namespace kinform::inline v0::client
