// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_list_decoder.hpp"

#include <algorithm>
#include <utility>

#include "api/parse_error.hpp"
#include "api/status_error.hpp"
#include "codec/item_identity.hpp"
#include "codec/json_string.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {
namespace {

// Limit on the total size of the list's members other than `items`. The longest of them is the
// continue token, with a few KB.
constexpr std::size_t kHeadBytesMax = 1024 * 1024;

// The members of a list or a Status that are decoded; other members are skipped.
constexpr std::string_view kKeptMembers[] = {"kind",    "apiVersion", "metadata", "status",
                                             "message", "reason",     "details",  "code"};

constexpr std::string_view kNull = "null";
constexpr std::string_view kListSuffix = "List";

// How much of a body that is not a list is shown in the error.
constexpr std::size_t kShownBytes = 96;

// If the members read so far end with this text, the response is a Table. It is refused at once,
// because its rows might exceed the size limit, and that error would be misleading.
constexpr std::string_view kTableMember = "\"kind\":\"Table\"";

// Returns the content of a JSON string, or nullopt if the frame is not a valid string.
std::optional<std::string> string_in(const Frame& frame) {
  const std::string_view text = frame.text;
  if (text.size() < 2 || text.front() != '"') return std::nullopt;
  std::string content;
  if (append_unescaped(content, text.substr(1, text.size() - 2))) return std::nullopt;
  return content;
}

bool is_kept(std::string_view key) {
  return std::find(std::begin(kKeptMembers), std::end(kKeptMembers), key) != std::end(kKeptMembers);
}

TypeMeta item_type_of(const Object& head, const TypeMeta& fallback) {
  std::string_view kind = head.kind();
  if (kind.empty()) return fallback;
  if (kind.ends_with(kListSuffix)) kind.remove_suffix(kListSuffix.size());
  if (kind.empty()) return {};  // kind "List": the items have different types.
  const std::string_view api_version = head.api_version();
  return {.api_version = api_version.empty() ? fallback.api_version : std::string(api_version),
          .kind = std::string(kind)};
}

ListMetadata metadata_of(const Object& head) {
  const Value metadata = head.metadata();
  ListMetadata result{.resource_version = std::string(metadata["resourceVersion"].as_string()),
                      .continue_token = std::string(metadata["continue"].as_string())};
  if (const Value remaining = metadata["remainingItemCount"]; remaining.is_number()) {
    result.remaining_item_count = remaining.as_int64();
  }
  return result;
}

}  // namespace

JsonListDecoder::JsonListDecoder(JsonDecoder& decoder, JsonListDecoderOptions options)
    : decoder_(decoder),
      options_(std::move(options)),
      splitter_({.frame_bytes_max = options_.item_bytes_max}) {}

Result<ListRead> JsonListDecoder::next(const std::stop_token& stop) {
  while (state_ != State::Ended) {
    // A page may have been fed as a whole, so that no read notices the stop.
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read list: stopped"};
    const Result<std::optional<char>> byte = splitter_.peek();
    if (!byte) return byte.error();
    if (!byte->has_value()) return end_of_bytes();
    if (state_ == State::Item) return read_item(**byte, stop);
    const Result<State> following = step(**byte);
    if (!following) return following.error();
    if (*following == state_) return ListRead::nothing_yet();
    state_ = *following;
  }
  return ListRead::ended();
}

const ListMetadata& JsonListDecoder::metadata() const {
  KINFORM_ASSERT(state_ == State::Ended);
  return metadata_;
}

Result<JsonListDecoder::State> JsonListDecoder::step(char byte) {
  switch (state_) {
    case State::BeforeList:
      return open_list(byte);
    case State::FirstMember:
      return begin_members(byte);
    case State::Key:
      return read_key();
    case State::Colon:
      return read_colon(byte);
    case State::Items:
      return open_items(byte);
    case State::NotItems:
      return read_null_items();
    case State::OtherValue:
      return read_other_value();
    case State::AfterMember:
      return after_member(byte);
    case State::FirstItem:
      return begin_items(byte);
    case State::AfterItem:
      return after_item(byte);
    case State::AfterList:
      return malformed("unexpected data after the list");
    case State::Item:
    case State::Ended:
      break;
  }
  KINFORM_ASSERT(false);
  return State::Ended;
}

Result<JsonListDecoder::State> JsonListDecoder::open_list(char byte) {
  start_ = splitter_.input().bytes().substr(0, kShownBytes);
  if (byte != '{') return malformed("expected a list as a JSON object");
  splitter_.skip();
  return State::FirstMember;
}

Result<JsonListDecoder::State> JsonListDecoder::begin_members(char byte) {
  if (byte != '}') return State::Key;
  splitter_.skip();
  return State::AfterList;
}

Result<JsonListDecoder::State> JsonListDecoder::read_key() {
  const Result<Frame> frame = splitter_.next();
  if (!frame) return frame.error();
  if (frame->empty()) return state_;
  const std::optional<std::string> key = string_in(*frame);
  if (!key) return malformed("expected a member name before this");

  member_ = *key == "items" ? Member::Items : is_kept(*key) ? Member::Kept : Member::Ignored;
  if (member_ == Member::Kept) {
    if (head_.size() > 1) head_ += ',';
    head_.append("\"").append(*key).append("\":");
  }
  return State::Colon;
}

Result<JsonListDecoder::State> JsonListDecoder::read_colon(char byte) {
  if (byte != ':') return malformed("expected a colon");
  splitter_.skip();
  if (member_ != Member::Items) return State::OtherValue;
  if (std::exchange(items_seen_, true)) return malformed("duplicate member \"items\" in the list");
  return State::Items;
}

Result<JsonListDecoder::State> JsonListDecoder::open_items(char byte) {
  if (byte != '[') return State::NotItems;
  splitter_.skip();

  const Result<ObjectPtr> head = decode_head();
  if (!head) return head.error();
  if (const Result<void> checked = check_kind(**head); !checked) return checked.error();
  item_type_ = item_type_of(**head, options_.item_type);
  return State::FirstItem;
}

Result<JsonListDecoder::State> JsonListDecoder::read_null_items() {
  const Result<Frame> value = splitter_.next();
  if (!value) return value.error();
  if (value->empty()) return state_;
  if (value->text == kNull) return State::AfterMember;
  // A literal ends at the end of the stream, even if it is cut off there.
  const bool is_last = splitter_.input().finished() && splitter_.input().bytes().empty();
  if (is_last && kNull.starts_with(value->text)) return truncated();
  return malformed("expected an array of items before this");
}

Result<JsonListDecoder::State> JsonListDecoder::read_other_value() {
  const Result<Frame> value = splitter_.next();
  if (!value) return value.error();
  if (value->empty()) return state_;
  if (member_ == Member::Ignored) return State::AfterMember;
  if (const Result<void> kept = keep(*value); !kept) return kept.error();
  if (head_.ends_with(kTableMember)) return malformed("expected a list, got a Table");
  return State::AfterMember;
}

Result<JsonListDecoder::State> JsonListDecoder::after_member(char byte) {
  if (byte != ',' && byte != '}') return malformed("expected a comma or a closing brace");
  splitter_.skip();
  if (const Result<void> counted = count_member(); !counted) return counted.error();
  return byte == ',' ? State::Key : State::AfterList;
}

Result<JsonListDecoder::State> JsonListDecoder::begin_items(char byte) {
  if (byte != ']') return State::Item;
  splitter_.skip();
  return State::AfterMember;
}

Result<JsonListDecoder::State> JsonListDecoder::after_item(char byte) {
  if (byte != ',' && byte != ']') return malformed("expected a comma or a closing bracket");
  splitter_.skip();
  return byte == ',' ? State::Item : State::AfterMember;
}

Result<ListRead> JsonListDecoder::read_item(char byte, const std::stop_token& stop) {
  if (byte != '{') return malformed("expected a list item as a JSON object");
  const Result<Frame> frame = splitter_.next();
  if (!frame) return frame.error();
  if (frame->empty()) return ListRead::nothing_yet();

  state_ = State::AfterItem;
  if (ObjectPtr known = find_unchanged(frame->text)) {
    return ListRead::of({.object = std::move(known), .unchanged = true});
  }
  Result<ObjectPtr> object = decoder_.decode(*frame, item_type_, stop);
  if (!object) return object.error();
  return ListRead::of({.object = *std::move(object)});
}

// Called if only white space is left.
Result<ListRead> JsonListDecoder::end_of_bytes() {
  if (!splitter_.input().finished()) return ListRead::nothing_yet();
  if (state_ != State::AfterList) return truncated();
  const Result<ObjectPtr> head = decode_head();
  if (!head) return head.error();
  if (const Result<void> checked = check_kind(**head); !checked) return checked.error();
  metadata_ = metadata_of(**head);
  state_ = State::Ended;
  return ListRead::ended();
}

// Appends the value of a member that is needed to head_, after its key.
Result<void> JsonListDecoder::keep(const Frame& value) {
  if (head_.size() + value.text.size() > kHeadBytesMax) {
    return Error{ErrorCode::LimitExceeded, "list has more than " + std::to_string(kHeadBytesMax) +
                                               " bytes besides its items, at byte " +
                                               std::to_string(value.stream_offset)};
  }
  head_ += value.text;
  return {};
}

// Adds up the sizes of the members other than `items`, and of the white space around them.
Result<void> JsonListDecoder::count_member() {
  const std::uint64_t end = splitter_.input().offset();
  if (member_ != Member::Items) other_bytes_ += end - member_begin_;
  member_begin_ = end;
  if (other_bytes_ <= options_.item_bytes_max) return {};
  return Error{ErrorCode::LimitExceeded,
               "list has more than " + std::to_string(options_.item_bytes_max) +
                   " bytes in members other than its items, at byte " + std::to_string(end)};
}

// Returns the cached object with the same uid and resourceVersion, or null.
ObjectPtr JsonListDecoder::find_unchanged(std::string_view item) const {
  if (options_.known == nullptr) return nullptr;
  const std::optional<ItemIdentity> identity = read_identity(item);
  if (!identity) return nullptr;
  ObjectPtr known = options_.known->find(identity->key);
  const bool unchanged = known && known->uid() == identity->uid &&
                         known->resource_version() == identity->resource_version;
  return unchanged ? known : nullptr;
}

// Decodes head_, the list's members other than `items`, as far as they have been read.
Result<ObjectPtr> JsonListDecoder::decode_head() {
  std::string text = head_ + "}";
  const std::size_t size = text.size();
  text.append(kFramePadding, ' ');
  Result<ObjectPtr> head = decoder_.decode({.text = std::string_view(text).substr(0, size)});
  if (!head) return head.error().with_context("decode list metadata");
  return head;
}

Result<void> JsonListDecoder::check_kind(const Object& head) const {
  if (is_failure_status(head.root())) return error_from_status(head.root(), 0);
  const std::string_view kind = head.kind();
  if (kind == "Status" || kind == "Table") {
    return malformed("expected a list, got a " + std::string(kind));
  }
  // A single object, or the error message of a proxy, must not pass for an empty list: that would
  // empty the cache.
  if (!items_seen_ && !kind.ends_with(kListSuffix)) {
    return malformed("expected a list, with \"items\" or a kind that ends in List; got " +
                     api::quote(start_));
  }
  if (!is_expected_list(kind)) {
    return malformed("the server sends kind " + api::quote(kind) + ", expected " +
                     options_.item_type.kind + "List; check the kind of the resource");
  }
  return {};
}

// Returns whether items of the expected kind may be in a list of this kind. Custom resource
// definitions choose the kind of their lists. The others, whose group has no dot, use the kind of
// the items with the suffix List.
bool JsonListDecoder::is_expected_list(std::string_view kind) const {
  const TypeMeta& expected = options_.item_type;
  if (kind.empty() || kind == kListSuffix || kind == "PartialObjectMetadataList") return true;
  const std::string_view version = expected.api_version;
  const std::size_t slash = version.find('/');
  const bool has_dot = slash != std::string_view::npos && version.find('.') < slash;
  return expected.kind.empty() || has_dot || kind == expected.kind + std::string(kListSuffix);
}

Error JsonListDecoder::truncated() const {
  return {ErrorCode::EndOfStream,
          "list truncated at byte " + std::to_string(splitter_.input().offset())};
}

Error JsonListDecoder::malformed(std::string_view what) const {
  return {ErrorCode::Malformed,
          std::string(what) + " at byte " + std::to_string(splitter_.input().offset())};
}

}  // namespace kinform::inline v0::codec
