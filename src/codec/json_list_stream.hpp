// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes a JSON list item by item, while the response body arrives.

#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "codec/frame_reader.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0::codec {

struct JsonListStreamOptions {
  // The expected kind and apiVersion of the items. Items that have none get these if the list's own
  // kind and apiVersion come after its items.
  TypeMeta item_type = {};

  // The objects in the cache. An item with the same uid and resourceVersion as its cached object is
  // not decoded. May be null. Must outlive the stream.
  const KnownObjects* known = nullptr;

  // Maximum length of an item, or of another member of the list. A longer one fails with
  // LimitExceeded.
  std::size_t item_bytes_max = 16 * 1024 * 1024;
};

// Reads `{"kind": "PodList", "apiVersion": "v1", "metadata": {…}, "items": [{…}, …]}`, members in
// any order. Only one item and one read buffer are in memory at a time, never the whole list.
//
// Items without a type get the list's: its kind without "List", and its apiVersion (DY-03). If the
// list's type comes after its items, `item_type` is used instead. A null `items`, or none in an
// object whose kind ends in List, is an empty list. Unknown members are skipped.
//
// Errors of the source are returned unchanged, and so are errors of the decoder for an item. The
// stream returns EndOfStream if the body is truncated, the server's error if the body is a failure
// Status (RQ-15), and Malformed if the body is not a list of the expected kind: another JSON value,
// a Table (REF-23), an object with neither `items` nor a kind that ends in List, a list of another
// built-in kind, or a list with bytes after it.
//
// Not thread-safe.
class JsonListStream final : public ListStream {
 public:
  // `decoder` must outlive the stream.
  JsonListStream(std::unique_ptr<ByteSource> source, JsonDecoder& decoder,
                 JsonListStreamOptions options = {});

  [[nodiscard]] Result<std::optional<ListItem>> next(std::stop_token stop) override;

  [[nodiscard]] const ListMetadata& metadata() const override;
  [[nodiscard]] std::uint64_t bytes_read() const override { return reader_.bytes_read(); }

 private:
  enum class State : std::uint8_t {
    BeforeList,
    FirstMember,
    Member,
    AfterMember,
    FirstItem,
    Item,
    AfterItem,
    AfterList,
    Ended,
  };
  enum class Member : std::uint8_t { Items, Kept, Ignored };

  // step() calls the handler of the current state, which returns the next state. Item and Ended are
  // handled by next().
  [[nodiscard]] Result<State> step(const std::stop_token& stop);
  [[nodiscard]] Result<State> open_list(const std::stop_token& stop);
  [[nodiscard]] Result<State> begin_members(const std::stop_token& stop);
  [[nodiscard]] Result<State> read_member(const std::stop_token& stop);
  [[nodiscard]] Result<State> after_member(const std::stop_token& stop);
  [[nodiscard]] Result<State> begin_items(const std::stop_token& stop);
  [[nodiscard]] Result<State> after_item(const std::stop_token& stop);
  [[nodiscard]] Result<State> end_list(const std::stop_token& stop);

  [[nodiscard]] Result<Member> read_key(const std::stop_token& stop);
  [[nodiscard]] Result<State> open_items(const std::stop_token& stop);
  [[nodiscard]] Result<State> read_other_member(Member member, const std::stop_token& stop);
  [[nodiscard]] Result<std::optional<ListItem>> read_item(const std::stop_token& stop);
  [[nodiscard]] ObjectPtr find_unchanged(std::string_view item) const;
  [[nodiscard]] Result<ObjectPtr> decode_head();
  [[nodiscard]] Result<void> check_kind(const Object& head) const;
  [[nodiscard]] bool is_expected_list(std::string_view kind) const;

  [[nodiscard]] Result<char> peek(const std::stop_token& stop);
  [[nodiscard]] Error malformed(std::string_view what) const;

  // Constant after construction.
  const std::unique_ptr<ByteSource> source_;
  JsonDecoder& decoder_;
  const JsonListStreamOptions options_;

  FrameReader reader_;
  State state_ = State::BeforeList;
  bool items_seen_ = false;
  TypeMeta item_type_;
  std::string start_;  // The first bytes of the body, for errors.
  // JSON text of the list's members other than `items`, as far as read, without the closing brace.
  std::string head_ = "{";
  ListMetadata metadata_;
};

}  // namespace kinform::inline v0::codec
