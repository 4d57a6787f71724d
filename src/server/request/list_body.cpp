// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_body.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kTail = "]}\n";

}  // namespace

ListBody::ListBody(std::string head, std::vector<EntryPtr> items, EntryForm form,
                   const KindFacts& kind)
    : head_(std::move(head)), items_(std::move(items)), form_(form), kind_(&kind) {
  bytes_ = head_.size() + kTail.size();
  for (const EntryPtr& item : items_) bytes_ += item->bytes() + 1;
}

std::string ListBody::read(std::size_t bytes_max) {
  std::string piece;
  if (ended_) return piece;
  piece.reserve(std::min(bytes_max + bytes_max / 4, bytes_));
  piece += std::exchange(head_, {});
  while (next_ < items_.size() && piece.size() < bytes_max) {
    if (next_ > 0) piece += ',';
    EntryPtr& item = items_[next_++];
    item->append_item_to(piece, form_, *kind_);
    item.reset();  // Frees the object if no other reference to it is left.
  }
  if (next_ < items_.size()) return piece;
  piece += kTail;
  ended_ = true;
  return piece;
}

}  // namespace kinform::inline v0::server
