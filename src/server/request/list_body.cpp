// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/request/list_body.hpp"

#include <algorithm>
#include <memory>
#include <utility>

#include "codec/protobuf/wire_writer.hpp"
#include "server/request/accept.hpp"
#include "server/store/protobuf_form.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kJsonTail = "]}\n";
constexpr std::uint32_t kItemsField = 2;
// Lists up to about this size are generated at once.
constexpr std::size_t kBodyBytesMax = 128 * 1024;

codec::TypeMeta list_type(const KindFacts& kind, EntryForm form) {
  codec::TypeMeta type = type_of(kind, form);
  type.kind += "List";
  return type;
}

}  // namespace

ListBody::ListBody(const Json& metadata, std::vector<EntryPtr> items, EntryFormat format,
                   const KindFacts& kind, MessageEncoder& encoder)
    : items_(std::move(items)), format_(format), kind_(&kind) {
  if (format_.encoding == Encoding::Protobuf) {
    begin_protobuf(metadata, encoder);
  } else {
    begin_json(metadata);
  }
}

void ListBody::begin_json(const Json& metadata) {
  const codec::TypeMeta type = list_type(*kind_, format_.form);
  head_ = R"({"kind":")" + type.kind + R"(","apiVersion":")" + type.api_version +
          R"(","metadata":)" + metadata.to_json() + R"(,"items":[)";
  tail_ = kJsonTail;
  bytes_ = head_.size() + tail_.size();
  for (const EntryPtr& item : items_) bytes_ += item->bytes() + 1;
}

void ListBody::begin_protobuf(const Json& metadata, MessageEncoder& encoder) {
  // The metadata of all lists has the same number and type.
  const std::string first =
      encoder.encode(Json({{"metadata", metadata}}).to_json(),
                     {.api_version = "meta.k8s.io/v1", .kind = "PartialObjectMetadataList"});
  std::size_t size = first.size();
  messages_.reserve(items_.size());
  for (const EntryPtr& item : items_) {
    messages_.push_back(item->message(format_.form, encoder));
    size += codec::bytes_field_size(kItemsField, messages_.back().size());
  }
  codec::append_envelope_head(head_, list_type(*kind_, format_.form), size);
  bytes_ = head_.size() + size + codec::kEnvelopeTail.size();
  head_ += first;
  tail_ = codec::kEnvelopeTail;
}

std::string ListBody::read(std::size_t bytes_max) {
  std::string piece;
  if (ended_) return piece;
  piece.reserve(std::min(bytes_max + bytes_max / 4, bytes_));
  piece += std::exchange(head_, {});
  while (next_ < items_.size() && piece.size() < bytes_max) {
    append_item(piece, next_);
    items_[next_].reset();  // Frees the object if no other reference to it is left.
    ++next_;
  }
  if (next_ < items_.size()) return piece;
  piece += tail_;
  ended_ = true;
  return piece;
}

void ListBody::append_item(std::string& piece, std::size_t index) const {
  if (format_.encoding == Encoding::Protobuf) {
    codec::append_bytes_field(piece, kItemsField, messages_[index]);
    return;
  }
  if (index > 0) piece += ',';
  items_[index]->append_item_to(piece, format_.form, *kind_);
}

ApiResponse items_response(const Json& metadata, std::vector<EntryPtr> items, EntryFormat format,
                           const KindFacts& kind, MessageEncoder& encoder) {
  auto list = std::make_shared<ListBody>(metadata, std::move(items), format, kind, encoder);
  ApiResponse response = {.content_type = std::string(content_type_of(format.encoding))};
  const bool is_custom = kind.custom != nullptr;
  if (list->bytes() > kBodyBytesMax && !is_custom) {
    response.list = std::move(list);
    return response;
  }
  for (std::string piece = list->read(kBodyBytesMax + 1); !piece.empty();
       piece = list->read(kBodyBytesMax + 1)) {
    response.body += piece;
  }
  return response;
}

}  // namespace kinform::inline v0::server
