// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_list_decoder.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "api/parse_error.hpp"
#include "api/status_error.hpp"
#include "codec/protobuf/wire.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {
namespace {

// Limits on what is not an item: the type, a Status or the metadata of a list, whose longest part
// is the continue token with a few KB, and what follows the list.
constexpr std::size_t kTypeBytesMax = 4096;
constexpr std::size_t kOtherBytesMax = 1024 * 1024;
constexpr std::size_t kEndBytesMax = 4096;

// A buffer that has grown for a long item shrinks after an item of this size.
constexpr std::size_t kShortItemBytes = 64 * 1024;

constexpr std::size_t kVarintBytesMax = 10;
constexpr std::string_view kListEnding = "List";

// The fields of runtime.Unknown.
enum : std::uint32_t { kTypeField = 1, kObjectField = 2, kEncodingField = 3, kContentField = 4 };

const MemberTable* find_member(const MessageTable& table, std::string_view key) {
  const auto found = std::find_if(table.members.begin(), table.members.end(),
                                  [key](const MemberTable& member) { return member.key == key; });
  return found == table.members.end() ? nullptr : &*found;
}

// Returns the value of this member of a message; empty if it is missing or its bytes are malformed.
std::string_view value_of(const MessageTable& table, std::string_view message,
                          std::string_view key) {
  const MemberTable* const member = find_member(table, key);
  if (member == nullptr) return {};
  WireReader reader(message);
  WireField field;
  while (reader.next(field)) {
    if (field.number == member->number && field.type == WireType::Bytes) return field.bytes;
  }
  return {};
}

}  // namespace

ProtobufListDecoder::ProtobufListDecoder(ProtobufDecoder& decoder,
                                         ProtobufListDecoderOptions options)
    : decoder_(decoder),
      options_(std::move(options)),
      input_({.value_bytes_max = options_.item_bytes_max + 2 * kVarintBytesMax}) {}

Result<ListRead> ProtobufListDecoder::next(const std::stop_token& stop) {
  while (state_ != State::Ended) {
    // A page may be in the buffer as a whole, so that no read notices the stop.
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read list: stopped"};
    const Result<bool> advanced = step(stop);
    if (!advanced) return advanced.error();
    if (!*advanced) return ListRead::nothing_yet();
    if (item_) return ListRead::of(*std::exchange(item_, std::nullopt));
  }
  return ListRead::ended();
}

const ListMetadata& ProtobufListDecoder::metadata() const {
  KINFORM_ASSERT(state_ == State::Ended);
  return metadata_;
}

Result<bool> ProtobufListDecoder::step(const std::stop_token& stop) {
  switch (state_) {
    case State::BeforeMagic:
      return read_magic();
    case State::BeforeType:
      return read_type();
    case State::BeforeObject:
      return read_object_header();
    case State::InStatus:
      return read_status(stop);
    case State::InList:
      return read_field(stop);
    case State::AfterList:
      return read_end();
    case State::Ended:
      break;
  }
  KINFORM_ASSERT(false);
  return false;
}

Result<bool> ProtobufListDecoder::read_magic() {
  const std::string_view bytes = input_.bytes();
  if (!bytes.starts_with(kProtobufMagic.substr(0, bytes.size()))) {
    return error_here(ErrorCode::Malformed,
                      "expected an object that begins with k8s and a zero byte");
  }
  if (bytes.size() < kProtobufMagic.size()) return incomplete();
  input_.consume(kProtobufMagic.size());
  state_ = State::BeforeType;
  return true;
}

// The type must be known before the object is read, so it must be in front, where servers write it.
Result<bool> ProtobufListDecoder::read_type() {
  const Result<std::optional<Header>> header = read_header(input_.bytes());
  if (!header) return header.error();
  if (!header->has_value()) return incomplete();
  if ((*header)->number != kTypeField) {
    return error_here(ErrorCode::Malformed, "expected the type of the object");
  }
  if ((*header)->length > kTypeBytesMax) {
    return error_here(ErrorCode::LimitExceeded, "the type of the object is too long");
  }
  const std::size_t size = (*header)->size + (*header)->length;
  if (input_.bytes().size() < size) return incomplete();
  const Result<Envelope> envelope =
      read_type_meta({.text = input_.bytes().substr((*header)->size, (*header)->length),
                      .stream_offset = input_.offset() + (*header)->size});
  if (!envelope) return envelope.error();
  const Result<void> chosen = choose_table(
      {.api_version = std::string(envelope->api_version), .kind = std::string(envelope->kind)});
  if (!chosen) return chosen.error();
  input_.consume(size);
  state_ = State::BeforeObject;
  return true;
}

Result<void> ProtobufListDecoder::choose_table(const TypeMeta& type) {
  table_ = decoder_.tables().find(type.api_version, type.kind);
  if (table_ == nullptr) {
    return error_here(ErrorCode::NotSupported, "no table for kind " + api::quote(type.kind) +
                                                   " of " + api::quote(type.api_version));
  }
  item_type_ = type;
  if (type.kind == "Status") return {};
  items_ = find_member(*table_, "items");
  metadata_member_ = find_member(*table_, "metadata");
  const bool is_list = items_ != nullptr && items_->cardinality == Cardinality::List &&
                       items_->form == ValueForm::Message && metadata_member_ != nullptr;
  if (!is_list) {
    return error_here(ErrorCode::Malformed, "expected a list, got a " + type.kind);
  }
  if (!is_expected_list(type.kind)) {
    return error_here(ErrorCode::Malformed, "the server sends kind " + api::quote(type.kind) +
                                                ", expected " + options_.item_type.kind +
                                                "List; check the kind of the resource");
  }
  item_type_.kind.resize(type.kind.size() - kListEnding.size());
  return {};
}

bool ProtobufListDecoder::is_expected_list(std::string_view kind) const {
  if (!kind.ends_with(kListEnding)) return false;
  const std::string& expected = options_.item_type.kind;
  return expected.empty() || kind == "PartialObjectMetadataList" ||
         kind == expected + std::string(kListEnding);
}

Result<bool> ProtobufListDecoder::read_object_header() {
  const Result<std::optional<Header>> header = read_header(input_.bytes());
  if (!header) return header.error();
  if (!header->has_value()) return incomplete();
  if ((*header)->number != kObjectField) {
    return error_here(ErrorCode::Malformed, "expected the object");
  }
  input_.consume((*header)->size);
  object_end_ = input_.offset() + (*header)->length;
  state_ = items_ == nullptr ? State::InStatus : State::InList;
  return true;
}

Result<bool> ProtobufListDecoder::read_status(const std::stop_token& stop) {
  const std::uint64_t size = object_end_ - input_.offset();
  if (size > kOtherBytesMax) return error_here(ErrorCode::LimitExceeded, "the Status is too long");
  if (input_.bytes().size() < size) return incomplete();
  const Result<ObjectPtr> status = decoder_.decode_message(
      *table_, {.text = input_.bytes().substr(0, size), .stream_offset = input_.offset()},
      item_type_, stop);
  if (!status) return status.error();
  if (is_failure_status((*status)->root())) return error_from_status((*status)->root(), 0);
  return error_here(ErrorCode::Malformed, "expected a list, got a Status");
}

Result<bool> ProtobufListDecoder::read_field(const std::stop_token& stop) {
  if (last_item_bytes_ <= kShortItemBytes) input_.shrink();
  const std::uint64_t left = object_end_ - input_.offset();
  if (left == 0) {
    state_ = State::AfterList;
    return true;
  }
  const std::string_view bytes = input_.bytes().substr(0, left);
  const Result<std::optional<Header>> header = read_header(bytes);
  if (!header) return header.error();
  if (!header->has_value()) {
    if (bytes.size() < left) return incomplete();
    return error_here(ErrorCode::Malformed, "a field ends after the list");
  }
  const auto [number, header_size, length] = **header;
  const bool is_item = number == items_->number;
  if (!is_item && number != metadata_member_->number) {
    return error_here(ErrorCode::NotSupported, "unknown field " + std::to_string(number) + " of " +
                                                   std::string(table_->name));
  }
  if (length > left - header_size) {
    return error_here(ErrorCode::Malformed, "a field ends after the list");
  }
  if (length > (is_item ? options_.item_bytes_max : kOtherBytesMax)) {
    return error_here(ErrorCode::LimitExceeded,
                      is_item ? "the item is too long" : "the metadata of the list is too long");
  }
  if (bytes.size() < header_size + length) return incomplete();
  const Frame frame{.text = bytes.substr(header_size, length),
                    .stream_offset = input_.offset() + header_size};
  const Result<void> read = is_item ? read_item(frame, stop) : read_metadata(frame);
  if (!read) return read.error();
  input_.consume(header_size + length);
  return true;
}

Result<void> ProtobufListDecoder::read_item(const Frame& frame, const std::stop_token& stop) {
  last_item_bytes_ = frame.text.size();
  if (ObjectPtr known = find_unchanged(frame.text)) {
    item_ = ListItem{.object = std::move(known), .unchanged = true};
    return {};
  }
  Result<ObjectPtr> object = decoder_.decode_message(*items_->message, frame, item_type_, stop);
  if (!object) return object.error();
  item_ = ListItem{.object = *std::move(object)};
  return {};
}

ObjectPtr ProtobufListDecoder::find_unchanged(std::string_view item) const {
  const MemberTable* const member = find_member(*items_->message, "metadata");
  if (options_.known == nullptr || member == nullptr) return nullptr;
  const MessageTable& table = *member->message;
  const std::string_view metadata = value_of(*items_->message, item, "metadata");
  const std::string_view uid = value_of(table, metadata, "uid");
  const std::string_view version = value_of(table, metadata, "resourceVersion");
  if (uid.empty() || version.empty()) return nullptr;
  ObjectPtr known = options_.known->find(
      ObjectKeyView{value_of(table, metadata, "namespace"), value_of(table, metadata, "name")});
  const bool unchanged = known && known->uid() == uid && known->resource_version() == version;
  return unchanged ? known : nullptr;
}

Result<void> ProtobufListDecoder::read_metadata(const Frame& frame) {
  if (std::exchange(metadata_seen_, true)) {
    return error_here(ErrorCode::Malformed, "the metadata of the list occurs twice");
  }
  // Decoded like any object, so that all its bytes are checked.
  const Result<ObjectPtr> decoded =
      decoder_.decode_message(*metadata_member_->message, frame, {}, {});
  if (!decoded) return decoded.error();
  const Value metadata = (*decoded)->root();
  metadata_.resource_version = metadata["resourceVersion"].as_string();
  metadata_.continue_token = metadata["continue"].as_string();
  if (const Value remaining = metadata["remainingItemCount"]; remaining.is_number()) {
    metadata_.remaining_item_count = remaining.as_int64();
  }
  return {};
}

// What follows the object: its content type and encoding, which are empty.
Result<bool> ProtobufListDecoder::read_end() {
  const std::string_view bytes = input_.bytes();
  if (bytes.size() > kEndBytesMax) {
    return error_here(ErrorCode::Malformed, "unexpected data after the list");
  }
  if (!input_.finished()) return false;
  if (bytes.empty()) {
    state_ = State::Ended;
    return true;
  }
  const Result<std::optional<Header>> header = read_header(bytes);
  if (!header) return header.error();
  if (!header->has_value() || (*header)->length > bytes.size() - (*header)->size) {
    return incomplete();
  }
  const std::uint32_t number = (*header)->number;
  if (number < kEncodingField) {
    return error_here(ErrorCode::Malformed, "unexpected data after the list");
  }
  if (number > kContentField || (*header)->length > 0) {
    return error_here(ErrorCode::NotSupported,
                      "the list has a content type or encoding of its own, or unknown fields");
  }
  input_.consume((*header)->size);
  return true;
}

Result<std::optional<ProtobufListDecoder::Header>> ProtobufListDecoder::read_header(
    std::string_view bytes) const {
  const char* const end = bytes.data() + bytes.size();
  std::uint64_t tag = 0;
  const char* const after_tag = read_varint(bytes.data(), end, tag);
  if (after_tag == nullptr) {
    if (bytes.size() < kVarintBytesMax) return std::optional<Header>();
    return error_here(ErrorCode::Malformed, "malformed field");
  }
  Header header{.number = static_cast<std::uint32_t>(tag >> 3U)};
  if (header.number == 0 || tag > std::numeric_limits<std::uint32_t>::max()) {
    return error_here(ErrorCode::Malformed, "malformed field");
  }
  if (static_cast<WireType>(tag & 7U) != WireType::Bytes) {
    return error_here(ErrorCode::NotSupported, "unknown field " + std::to_string(header.number));
  }
  const char* const after_length = read_varint(after_tag, end, header.length);
  if (after_length == nullptr) {
    if (static_cast<std::size_t>(end - after_tag) < kVarintBytesMax) return std::optional<Header>();
    return error_here(ErrorCode::Malformed, "malformed field");
  }
  if (header.length > std::numeric_limits<std::int64_t>::max())
    return error_here(ErrorCode::Malformed, "malformed field");
  header.size = static_cast<std::size_t>(after_length - bytes.data());
  return std::optional(header);
}

Result<bool> ProtobufListDecoder::incomplete() const {
  if (!input_.finished()) return false;
  return Error{ErrorCode::EndOfStream,
               "list truncated at byte " + std::to_string(input_.bytes_fed())};
}

Error ProtobufListDecoder::error_here(ErrorCode code, std::string_view what) const {
  return {code, "protobuf at byte " + std::to_string(input_.offset()) + ": " + std::string(what)};
}

}  // namespace kinform::inline v0::codec
