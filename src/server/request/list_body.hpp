// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The body of a list, generated piece by piece while it is sent.

#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "server/request/api_message.hpp"
#include "server/store/entry.hpp"
#include "server/store/protobuf_form.hpp"

namespace kinform::inline v0::server {

// Holds references to the stored objects (entries) and generates their text on demand, so a large
// list needs little memory even if the client reads slowly.
//
// Not thread-safe.
class ListBody {
 public:
  // `metadata` is the metadata of the list. With protobuf, encodes the items that are not encoded
  // yet, because their sizes come first. REQUIRES: `kind` outlives this object; if it is a custom
  // kind, the mutex of Api is held during all calls. The form is not Table.
  ListBody(const Json& metadata, std::vector<EntryPtr> items, EntryFormat format,
           const KindFacts& kind, MessageEncoder& encoder);

  // The approximate size of the whole text; with protobuf, the exact size.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  // Returns the next piece, longer than `bytes_max` by at most one object; empty at the end.
  [[nodiscard]] std::string read(std::size_t bytes_max);

 private:
  void begin_json(const Json& metadata);
  void begin_protobuf(const Json& metadata, MessageEncoder& encoder);
  void append_item(std::string& piece, std::size_t index) const;

  std::string head_;
  std::string_view tail_;
  std::vector<EntryPtr> items_;
  std::vector<std::string_view> messages_;  // Of the items, in protobuf.
  const EntryFormat format_;
  const KindFacts* const kind_;
  std::size_t bytes_ = 0;
  std::size_t next_ = 0;
  bool ended_ = false;
};

// Returns a response with these items. A long list is generated while it
// is sent, to save memory; one of a custom kind, which may change or disappear meanwhile, is not.
[[nodiscard]] ApiResponse items_response(const Json& metadata, std::vector<EntryPtr> items,
                                         EntryFormat format, const KindFacts& kind,
                                         MessageEncoder& encoder);

}  // namespace kinform::inline v0::server
