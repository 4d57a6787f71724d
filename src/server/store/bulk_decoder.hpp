// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes many objects of one kind in sequence, faster than with a new decoder for each object.

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
  std::string buffer_;  // Has the padding that the decoder needs.
  // The most recently decoded objects. They are kept alive so that the next objects can share equal
  // values with them, through the pool of shared values (ObjectPool), instead of storing copies.
  std::array<ObjectPtr, 64> recent_;
  std::size_t next_ = 0;
};

}  // namespace kinform::inline v0::server
