// Decodes many objects of one kind, one after the other, faster than one by one.

#pragma once

#include <array>
#include <cstddef>
#include <string>
#include <string_view>

#include "api/object/object_pool.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::server {

// Not thread-safe.
class BulkDecoder {
 public:
  [[nodiscard]] Result<ObjectPtr> decode(std::string_view text);

 private:
  const ObjectPool::Owner pool_ = ObjectPool::create();
  codec::JsonDecoder decoder_{*pool_};
  std::string buffer_;  // With the room behind it that decoding needs.
  // The last ones. While they live, what the next one shares with them need not be made again.
  std::array<ObjectPtr, 64> recent_;
  std::size_t next_ = 0;
};

}  // namespace kinform::inline v0::server
