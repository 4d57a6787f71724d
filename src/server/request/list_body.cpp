// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_body.hpp"

#include <algorithm>
#include <memory>
#include <string_view>
#include <utility>

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kTail = "]}\n";
// Lists up to about this size are generated at once.
constexpr std::size_t kBodyBytesMax = 128 * 1024;

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

ApiResponse items_response(std::string head, std::vector<EntryPtr> items, EntryForm form,
                           const KindFacts& kind) {
  auto list = std::make_shared<ListBody>(std::move(head), std::move(items), form, kind);
  const bool is_custom = kind.custom != nullptr;
  if (list->bytes() > kBodyBytesMax && !is_custom) return {.list = std::move(list)};
  std::string text;
  for (std::string piece = list->read(kBodyBytesMax + 1); !piece.empty();
       piece = list->read(kBodyBytesMax + 1)) {
    text += piece;
  }
  return {.body = std::move(text)};
}

}  // namespace kinform::inline v0::server
