// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_list_stream.hpp"

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

JsonListStream::JsonListStream(std::unique_ptr<ByteSource> source, JsonDecoder& decoder,
                               JsonListStreamOptions options)
    : source_(std::move(source)),
      decoder_(decoder),
      options_(std::move(options)),
      reader_(*source_, {.frame_bytes_max = options_.item_bytes_max}) {}

Result<std::optional<ListItem>> JsonListStream::next(std::stop_token stop) {
  while (state_ != State::Ended) {
    // A page may be in the buffer as a whole, so that no read notices the stop.
    if (stop.stop_requested()) return Error{ErrorCode::Cancelled, "read list: stopped"};
    if (state_ == State::Item) return read_item(stop);
    const Result<State> following = step(stop);
    if (!following) return following.error();
    state_ = *following;
  }
  return std::optional<ListItem>();
}

const ListMetadata& JsonListStream::metadata() const {
  KINFORM_ASSERT(state_ == State::Ended);
  return metadata_;
}

Result<JsonListStream::State> JsonListStream::step(const std::stop_token& stop) {
  switch (state_) {
    case State::BeforeList:
      return open_list(stop);
    case State::FirstMember:
      return begin_members(stop);
    case State::Member:
      return read_member(stop);
    case State::AfterMember:
      return after_member(stop);
    case State::FirstItem:
      return begin_items(stop);
    case State::AfterItem:
      return after_item(stop);
    case State::AfterList:
      return end_list(stop);
    case State::Item:
    case State::Ended:
      break;
  }
  KINFORM_ASSERT(false);
  return State::Ended;
}

Result<JsonListStream::State> JsonListStream::open_list(const std::stop_token& stop) {
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  start_ = reader_.buffered().substr(0, kShownBytes);
  if (*byte != '{') return malformed("expected a list as a JSON object");
  reader_.skip();
  return State::FirstMember;
}

Result<JsonListStream::State> JsonListStream::begin_members(const std::stop_token& stop) {
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  if (*byte != '}') return State::Member;
  reader_.skip();
  return State::AfterList;
}

Result<JsonListStream::State> JsonListStream::read_member(const std::stop_token& stop) {
  const Result<Member> member = read_key(stop);
  if (!member) return member.error();
  const Result<char> colon = peek(stop);
  if (!colon) return colon.error();
  if (*colon != ':') return malformed("expected a colon");
  reader_.skip();
  return *member == Member::Items ? open_items(stop) : read_other_member(*member, stop);
}

Result<JsonListStream::State> JsonListStream::after_member(const std::stop_token& stop) {
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  if (*byte != ',' && *byte != '}') return malformed("expected a comma or a closing brace");
  reader_.skip();
  return *byte == ',' ? State::Member : State::AfterList;
}

Result<JsonListStream::State> JsonListStream::begin_items(const std::stop_token& stop) {
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  if (*byte != ']') return State::Item;
  reader_.skip();
  return State::AfterMember;
}

Result<JsonListStream::State> JsonListStream::after_item(const std::stop_token& stop) {
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  if (*byte != ',' && *byte != ']') return malformed("expected a comma or a closing bracket");
  reader_.skip();
  return *byte == ',' ? State::Item : State::AfterMember;
}

Result<JsonListStream::State> JsonListStream::end_list(const std::stop_token& stop) {
  const Result<std::optional<char>> byte = reader_.peek(stop);
  if (!byte) return byte.error();
  if (byte->has_value()) return malformed("unexpected data after the list");

  const Result<ObjectPtr> head = decode_head();
  if (!head) return head.error();
  if (const Result<void> checked = check_kind(**head); !checked) return checked.error();
  metadata_ = metadata_of(**head);
  return State::Ended;
}

// Consumes the key, and appends it to head_ if the member is needed.
Result<JsonListStream::Member> JsonListStream::read_key(const std::stop_token& stop) {
  if (const Result<char> byte = peek(stop); !byte) return byte.error();
  const Result<Frame> frame = reader_.next(stop);
  if (!frame) return frame.error();
  const std::optional<std::string> key = string_in(*frame);
  if (!key) return malformed("expected a member name before this");

  if (*key == "items") return Member::Items;
  const bool kept =
      std::find(std::begin(kKeptMembers), std::end(kKeptMembers), *key) != std::end(kKeptMembers);
  if (!kept) return Member::Ignored;
  if (head_.size() > 1) head_ += ',';
  head_.append("\"").append(*key).append("\":");
  return Member::Kept;
}

Result<JsonListStream::State> JsonListStream::read_other_member(Member member,
                                                                const std::stop_token& stop) {
  if (const Result<char> byte = peek(stop); !byte) return byte.error();
  const Result<Frame> value = reader_.next(stop);
  if (!value) return value.error();
  if (member == Member::Ignored) return State::AfterMember;
  if (head_.size() + value->text.size() > kHeadBytesMax) {
    return Error{ErrorCode::LimitExceeded, "list has more than " + std::to_string(kHeadBytesMax) +
                                               " bytes besides its items, at byte " +
                                               std::to_string(value->stream_offset)};
  }
  head_ += value->text;
  if (head_.ends_with(kTableMember)) return malformed("expected a list, got a Table");
  return State::AfterMember;
}

Result<JsonListStream::State> JsonListStream::open_items(const std::stop_token& stop) {
  if (std::exchange(items_seen_, true)) return malformed("duplicate member \"items\" in the list");
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  if (*byte != '[') {
    const Result<Frame> value = reader_.next(stop);
    if (!value) return value.error();
    if (value->text == "null") return State::AfterMember;
    if (const Result<char> next_byte = peek(stop); !next_byte)
      return next_byte.error();  // Truncated, as in "nul".
    return malformed("expected an array of items before this");
  }
  reader_.skip();

  const Result<ObjectPtr> head = decode_head();
  if (!head) return head.error();
  if (const Result<void> checked = check_kind(**head); !checked) return checked.error();
  item_type_ = item_type_of(**head, options_.item_type);
  return State::FirstItem;
}

Result<std::optional<ListItem>> JsonListStream::read_item(const std::stop_token& stop) {
  const Result<char> byte = peek(stop);
  if (!byte) return byte.error();
  if (*byte != '{') return malformed("expected a list item as a JSON object");
  const Result<Frame> frame = reader_.next(stop);
  if (!frame) return frame.error();

  state_ = State::AfterItem;
  if (ObjectPtr known = find_unchanged(frame->text)) {
    return std::optional(ListItem{.object = std::move(known), .unchanged = true});
  }
  Result<ObjectPtr> object = decoder_.decode(*frame, item_type_, stop);
  if (!object) return object.error();
  return std::optional(ListItem{.object = *std::move(object)});
}

// Returns the cached object with the same uid and resourceVersion, or null.
ObjectPtr JsonListStream::find_unchanged(std::string_view item) const {
  if (options_.known == nullptr) return nullptr;
  const std::optional<ItemIdentity> identity = read_identity(item);
  if (!identity) return nullptr;
  ObjectPtr known = options_.known->find(identity->key);
  const bool unchanged = known && known->uid() == identity->uid &&
                         known->resource_version() == identity->resource_version;
  return unchanged ? known : nullptr;
}

// Decodes head_, the list's members other than `items`, as far as they have been read.
Result<ObjectPtr> JsonListStream::decode_head() {
  std::string text = head_ + "}";
  const std::size_t size = text.size();
  text.append(kFramePadding, ' ');
  Result<ObjectPtr> head = decoder_.decode({.text = std::string_view(text).substr(0, size)});
  if (!head) return head.error().with_context("decode list metadata");
  return head;
}

Result<void> JsonListStream::check_kind(const Object& head) const {
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
bool JsonListStream::is_expected_list(std::string_view kind) const {
  const TypeMeta& expected = options_.item_type;
  if (kind.empty() || kind == kListSuffix || kind == "PartialObjectMetadataList") return true;
  const std::string_view version = expected.api_version;
  const std::size_t slash = version.find('/');
  const bool has_dot = slash != std::string_view::npos && version.find('.') < slash;
  return expected.kind.empty() || has_dot || kind == expected.kind + std::string(kListSuffix);
}

// Returns the next byte; the end of the stream is an error.
Result<char> JsonListStream::peek(const std::stop_token& stop) {
  const Result<std::optional<char>> byte = reader_.peek(stop);
  if (!byte) return byte.error();
  if (byte->has_value()) return **byte;
  return Error{ErrorCode::EndOfStream,
               "list truncated at byte " + std::to_string(reader_.stream_offset())};
}

Error JsonListStream::malformed(std::string_view what) const {
  return {ErrorCode::Malformed,
          std::string(what) + " at byte " + std::to_string(reader_.stream_offset())};
}

}  // namespace kinform::inline v0::codec
