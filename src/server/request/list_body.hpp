// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The body of a list, generated piece by piece while it is sent.

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "server/request/api_message.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// Holds references to the stored objects (entries) and generates their text on demand, so a large
// list needs little memory even if the client reads slowly.
//
// Not thread-safe.
class ListBody {
 public:
  // `head` is the text up to and including the bracket that opens the items. REQUIRES: `kind`
  // outlives this object; if it is a custom kind, the mutex of Api is held during all calls.
  ListBody(std::string head, std::vector<EntryPtr> items, EntryForm form, const KindFacts& kind);

  // The approximate size of the whole text.
  [[nodiscard]] std::size_t bytes() const { return bytes_; }

  // Returns the next piece, longer than `bytes_max` by at most one object; empty at the end.
  [[nodiscard]] std::string read(std::size_t bytes_max);

 private:
  std::string head_;
  std::vector<EntryPtr> items_;
  const EntryForm form_;
  const KindFacts* const kind_;
  std::size_t bytes_ = 0;
  std::size_t next_ = 0;
  bool ended_ = false;
};

// Returns a response with these items. `head` is as for ListBody. A long list is generated while it
// is sent, to save memory; one of a custom kind, which may change or disappear meanwhile, is not.
[[nodiscard]] ApiResponse items_response(std::string head, std::vector<EntryPtr> items,
                                         EntryForm form, const KindFacts& kind);

}  // namespace kinform::inline v0::server
