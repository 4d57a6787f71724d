// A list in JSON, decoded item by item while it arrives.

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
  // What items are that do not say it themselves, if the list does not say it before them.
  TypeMeta item_type = {};

  // Whose uid and version decide whether an item is decoded at all; may be null. Must outlive the
  // stream.
  const KnownObjects* known = nullptr;

  // Longer items, or other members of the list, are LimitExceeded.
  std::size_t item_bytes_max = 16 * 1024 * 1024;
};

// Reads `{"kind": "PodList", "apiVersion": "v1", "metadata": {…}, "items": [{…}, …]}`, members in
// any order. It holds one item and one read buffer, never the list.
//
// Items without a type of their own get the list's: its kind less "List", and its apiVersion
// (DY-03). That takes a list whose type stands before its items; where it comes behind them,
// `item_type` applies. An absent or null `items` is an empty list. Members it does not know are
// skipped.
//
// Errors: those of the source as they are; the decoder's for an item; EndOfStream for a cut body;
// Malformed for what is not a list: another JSON value, a Table (REF-23), an object of another kind
// without items, more bytes behind it; the server's own error if the body is a Status (RQ-15).
//
// Not thread-safe.
class JsonListStream final : public ListStream {
 public:
  // `decoder` must outlive the stream.
  JsonListStream(std::unique_ptr<ByteSource> source, JsonDecoder& decoder,
                 JsonListStreamOptions options = {});

  [[nodiscard]] Result<std::optional<ListItem>> next(std::stop_token stop) override;

  [[nodiscard]] const ListMetadata& metadata() const override;

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

  // One for each state but Item and Ended; they return the next state.
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
  // The list's own members so far, as the text of an object that is not closed yet.
  std::string head_ = "{";
  ListMetadata metadata_;
};

}  // namespace kinform::inline v0::codec
