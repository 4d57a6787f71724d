// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes JSON text into cached objects and watch events.

#pragma once

#include <memory>
#include <stop_token>
#include <string>

#include "codec/frame.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {
class ObjectPool;
}

namespace kinform::inline v0::codec {

// The kind and apiVersion that are inserted into an object without them. The items of a typed list
// have neither (DY-03).
struct TypeMeta {
  std::string api_version = {};
  std::string kind = {};
};

// Decodes objects into one pool (the store of values that objects share), without loss. On the fast
// path, TokenWalker compares each document with the one decoded before it and decodes only the
// differences. A document with huge integers, -0, floats or errors is read a second time with
// ExactJsonReader.
//
// Thread safety: not thread-safe; belongs to the pool's thread.
class JsonDecoder {
 public:
  // `pool` must outlive the decoder.
  KINFORM_PRIVATE_EXPORT explicit JsonDecoder(ObjectPool& pool);
  KINFORM_PRIVATE_EXPORT ~JsonDecoder();
  JsonDecoder(const JsonDecoder&) = delete;
  JsonDecoder& operator=(const JsonDecoder&) = delete;

  // Decodes a frame that holds one JSON object. `defaults` are inserted at the front if the object
  // lacks them. On failure, returns Malformed or LimitExceeded, with the byte offset in the stream
  // in the message. A stop request ends the decoding of a large object early, with Cancelled.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT Result<ObjectPtr> decode(const Frame& frame,
                                                                const TypeMeta& defaults = {},
                                                                const std::stop_token& stop = {});

  // Decodes a watch event, `{"type": …, "object": …}`, with its members in any order. Returns
  // Malformed if the type is unknown or the object is missing. A stop request is noticed as by
  // decode().
  [[nodiscard]] Result<WatchEvent> decode_event(const Frame& frame,
                                                const std::stop_token& stop = {});

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::codec
