// JSON text → Object.

#pragma once

#include <memory>
#include <string>

#include "codec/frame.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {
class ObjectPool;
}

namespace kinform::inline v0::codec {

// Written into objects that do not say what they are: items of a typed list carry neither (DY-03).
struct TypeMeta {
  std::string api_version = {};
  std::string kind = {};
};

// Decodes into the objects of one pool. Lossless; see Object. Objects are built from the tokens
// that simdjson finds, beside the document before (TokenWalker); what is not ordinary (huge
// integers, -0, floats) or not right is read a second time, exactly.
//
// Thread safety: not thread-safe; belongs to the pool's thread.
class JsonDecoder {
 public:
  // `pool` must outlive the decoder.
  explicit JsonDecoder(ObjectPool& pool);
  ~JsonDecoder();
  JsonDecoder(const JsonDecoder&) = delete;
  JsonDecoder& operator=(const JsonDecoder&) = delete;

  // The frame must be one JSON object. `defaults` go in front of the members where the object has
  // no own. Errors are Malformed or LimitExceeded and name the byte offset in the stream.
  [[nodiscard]] Result<ObjectPtr> decode(const Frame& frame, const TypeMeta& defaults = {});

  // A watch event, `{"type": …, "object": …}`, members in any order. An unknown type or a missing
  // object is Malformed.
  [[nodiscard]] Result<WatchEvent> decode_event(const Frame& frame);

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::codec
