// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes a JSON list item by item, while the response body arrives.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "codec/frame_splitter.hpp"
#include "codec/json_decoder.hpp"
#include "codec/stream_decoder.hpp"

namespace kinform::inline v0::codec {

struct JsonListDecoderOptions {
  // The expected kind and apiVersion of the items. Items that have none get these if the list's own
  // kind and apiVersion come after its items.
  TypeMeta item_type = {};

  // The objects in the cache. An item with the same uid and resourceVersion as its cached object is
  // not decoded. May be null. Must outlive the decoder.
  const KnownObjects* known = nullptr;

  // Maximum length of an item, and of the list's other members together. More fails with
  // LimitExceeded.
  std::size_t item_bytes_max = 16 * 1024 * 1024;
};

// Decodes `{"kind": "PodList", "apiVersion": "v1", "metadata": {…}, "items": [{…}, …]}`, members in
// any order. Only one item and one read are in memory at a time, never the whole list.
//
// Items without a type get the list's: its kind without "List", and its apiVersion (DY-03). If the
// list's type comes after its items, `item_type` is used instead. A null `items`, or none in an
// object whose kind ends in List, is an empty list. Unknown members are skipped.
//
// Malformed is also a body that is not a list of the expected kind: another JSON value, a Table
// (REF-23), an object with neither `items` nor a kind that ends in List, a list of another built-in
// kind, or a list with bytes after it. LimitExceeded is also more than kSpaceBytesMax of white
// space between two tokens of the list. A failure Status is the server's error (RQ-15).
//
// Not thread-safe.
class JsonListDecoder final : public ListDecoder {
 public:
  // `decoder` must outlive this one.
  explicit JsonListDecoder(JsonDecoder& decoder, JsonListDecoderOptions options = {});

  [[nodiscard]] InputBuffer& input() override { return splitter_.input(); }
  [[nodiscard]] Result<ListRead> next(const std::stop_token& stop) override;
  [[nodiscard]] const ListMetadata& metadata() const override;

 private:
  enum class State : std::uint8_t {
    BeforeList,
    FirstMember,
    Key,
    Colon,
    Items,
    NotItems,
    OtherValue,
    AfterMember,
    FirstItem,
    Item,
    AfterItem,
    AfterList,
    Ended,
  };
  enum class Member : std::uint8_t { Items, Kept, Ignored };

  // step() calls the handler of the current state with the next byte that is not white space. The
  // handler consumes one byte or one value, and returns the next state, or the current one if the
  // value is incomplete. Item, and the end of the bytes, are handled by next().
  [[nodiscard]] Result<State> step(char byte);
  [[nodiscard]] Result<State> open_list(char byte);
  [[nodiscard]] Result<State> begin_members(char byte);
  [[nodiscard]] Result<State> read_key();
  [[nodiscard]] Result<State> read_colon(char byte);
  [[nodiscard]] Result<State> open_items(char byte);
  [[nodiscard]] Result<State> read_null_items();
  [[nodiscard]] Result<State> read_other_value();
  [[nodiscard]] Result<State> after_member(char byte);
  [[nodiscard]] Result<State> begin_items(char byte);
  [[nodiscard]] Result<State> after_item(char byte);

  [[nodiscard]] Result<ListRead> read_item(char byte, const std::stop_token& stop);
  [[nodiscard]] Result<ListRead> end_of_bytes();
  [[nodiscard]] Result<void> keep(const Frame& value);
  [[nodiscard]] Result<void> count_member();
  [[nodiscard]] ObjectPtr find_unchanged(std::string_view item) const;
  [[nodiscard]] Result<ObjectPtr> decode_head();
  [[nodiscard]] Result<void> check_kind(const Object& head) const;
  [[nodiscard]] bool is_expected_list(std::string_view kind) const;

  [[nodiscard]] Error truncated() const;
  [[nodiscard]] Error malformed(std::string_view what) const;

  // Constant after construction.
  JsonDecoder& decoder_;
  const JsonListDecoderOptions options_;

  FrameSplitter splitter_;
  State state_ = State::BeforeList;
  Member member_ = Member::Ignored;  // The member whose value comes next.
  bool items_seen_ = false;
  TypeMeta item_type_;
  std::string start_;  // The first bytes of the body, for errors.
  // JSON text of the list's members other than `items`, as far as read, without the closing brace.
  std::string head_ = "{";
  std::uint64_t member_begin_ = 0;  // Where the current member of the list begins.
  std::uint64_t other_bytes_ = 0;   // In members other than `items`.
  ListMetadata metadata_;
};

}  // namespace kinform::inline v0::codec
