// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes a protobuf list item by item, while the response body arrives.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>

#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/stream_decoder.hpp"

namespace kinform::inline v0::codec {

struct ProtobufListDecoderOptions {
  // The expected kind and apiVersion of the items.
  TypeMeta item_type = {};

  // The objects in the cache. An item with the same uid and resourceVersion as its cached object is
  // not decoded. May be null. Must outlive the decoder.
  const KnownObjects* known = nullptr;

  // Maximum length of an item. A longer one fails with LimitExceeded.
  std::size_t item_bytes_max = 16 * 1024 * 1024;
};

// Decodes an envelope (see read_envelope) with a list such as PodList: a message of metadata and
// items. Only one item and one read are in memory at a time, never the whole list. The items get
// the list's type: its kind without "List", and its apiVersion (DY-03).
//
// NotSupported is as in ProtobufDecoder. Malformed is also an object that is not a list of the
// expected kind. A failure Status is the server's error (RQ-15).
//
// Not thread-safe.
class ProtobufListDecoder final : public ListDecoder {
 public:
  // `decoder` must outlive this one.
  explicit ProtobufListDecoder(ProtobufDecoder& decoder, ProtobufListDecoderOptions options = {});

  [[nodiscard]] InputBuffer& input() override { return input_; }
  [[nodiscard]] Result<ListRead> next(const std::stop_token& stop) override;
  [[nodiscard]] const ListMetadata& metadata() const override;

 private:
  enum class State : std::uint8_t {
    BeforeMagic,
    BeforeType,
    BeforeObject,
    InStatus,
    InList,
    AfterList,
    Ended,
  };
  // The tag and length of a field.
  struct Header {
    std::uint32_t number = 0;
    std::size_t size = 0;      // Of the header itself.
    std::uint64_t length = 0;  // Of the value.
  };

  // step() calls the function of the current state. Each reads one part, which sets item_ if it is
  // an item. Returns false if the part is incomplete.
  [[nodiscard]] Result<bool> step(const std::stop_token& stop);
  [[nodiscard]] Result<bool> read_magic();
  [[nodiscard]] Result<bool> read_type();
  [[nodiscard]] Result<bool> read_object_header();
  [[nodiscard]] Result<bool> read_status(const std::stop_token& stop);
  [[nodiscard]] Result<bool> read_field(const std::stop_token& stop);
  [[nodiscard]] Result<bool> read_end();

  [[nodiscard]] Result<void> choose_table(const TypeMeta& type);
  [[nodiscard]] bool is_expected_list(std::string_view kind) const;
  [[nodiscard]] Result<void> read_item(const Frame& frame, const std::stop_token& stop);
  [[nodiscard]] Result<void> read_metadata(const Frame& frame);
  [[nodiscard]] ObjectPtr find_unchanged(std::string_view item) const;

  // The header of the next field, or nullopt if it is incomplete.
  [[nodiscard]] Result<std::optional<Header>> read_header(std::string_view bytes) const;
  [[nodiscard]] Result<bool> incomplete() const;
  [[nodiscard]] Error error_here(ErrorCode code, std::string_view what) const;

  // Constant after construction.
  ProtobufDecoder& decoder_;
  const ProtobufListDecoderOptions options_;

  InputBuffer input_;
  State state_ = State::BeforeMagic;
  TypeMeta item_type_;
  std::uint64_t object_end_ = 0;  // Where the message of the list ends, in the stream.
  const MessageTable* table_ = nullptr;
  const MemberTable* items_ = nullptr;
  const MemberTable* metadata_member_ = nullptr;
  bool metadata_seen_ = false;
  ListMetadata metadata_;
  std::optional<ListItem> item_;
  std::uint64_t last_item_bytes_ = 0;
};

}  // namespace kinform::inline v0::codec
