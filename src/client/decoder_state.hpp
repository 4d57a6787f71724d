// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the decoders of several streams share.

#pragma once

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"

namespace kinform::inline v0::client {

// The decoder that several streams share, and the memory pool of the objects that it makes. Used by
// one thread at a time, as the pool requires.
struct DecoderState {
  const ObjectPool::Owner pool = ObjectPool::create();
  codec::JsonDecoder decoder = codec::JsonDecoder(*pool);
};

}  // namespace kinform::inline v0::client
