// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/bulk_decoder.hpp"

#include "codec/frame.hpp"

namespace kinform::inline v0::server {

Result<ObjectPtr> BulkDecoder::decode(std::string_view text) {
  buffer_.assign(text);
  buffer_.append(codec::kFramePadding, ' ');
  Result<ObjectPtr> object =
      decoder_.decode({.text = std::string_view(buffer_).substr(0, text.size())});
  if (object) recent_[next_++ % recent_.size()] = *object;
  return object;
}

}  // namespace kinform::inline v0::server
