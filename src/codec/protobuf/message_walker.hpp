// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes a protobuf message against the one before it: feeds an ObjectBuilder by the tables of its
// type, and takes over whatever has the same bytes as in the previous message.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "api/object/object_builder.hpp"
#include "codec/frame.hpp"
#include "codec/protobuf/message_tables.hpp"
#include "codec/protobuf/part_memo.hpp"
#include "codec/protobuf/scalar_reader.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0::codec {

// Interprets the tables in one loop. The fields of a message are on the wire in the order of their
// numbers, but in JSON in the order of the Go type. So each message is first scanned for where its
// fields are; then its members are added in JSON's order.
//
// A value's counterpart is the value at the same path in the previous message. A value with the
// same bytes as its counterpart is not decoded, and a message or list with the same bytes is
// skipped as a whole.
//
// Not thread-safe.
class MessageWalker {
 public:
  explicit MessageWalker(ObjectBuilder& builder,
                         UnknownFields unknown_fields = UnknownFields::Refuse);

  // Builds, with the builder, the object of a message. `kind` and `api_version` become its first
  // members, unless they are empty. On failure, returns false, with the reason in failure(), and
  // abandons the object in the builder.
  //
  // failure() is NotSupported, if the message has a field that the tables lack, unless those are
  // skipped; Malformed;
  // LimitExceeded, if values are nested too deeply; or Cancelled after a stop request, which is
  // noticed in large messages. Its text has the byte offset in the stream.
  // REQUIRES: kFramePadding readable bytes follow the message.
  [[nodiscard]] bool walk(const MessageTable& table, const Frame& frame, std::string_view kind,
                          std::string_view api_version, const std::stop_token& stop);
  [[nodiscard]] const Error& failure() const { return scalars_.failure(); }

  // Makes the message walked last the previous one, unless it is large. Call it once the builder
  // has finished the object, while the frame is still valid.
  void keep_previous();

 private:
  // The bytes of a value. For a list or map: all of its fields, tags included. Without data, the
  // value is missing: a counterpart that does not exist, or a member that is null if absent.
  using Span = std::string_view;

  // An open container, and the position reached in its counterpart.
  struct Level {
    Cardinality cardinality = Cardinality::Single;  // Single: a message.
    bool has_previous = false;  // The builder's counterpart is made from the previous message.

    // A message.
    const MessageTable* table = nullptr;
    std::uint64_t pending = 0;           // The members that are still to be added.
    std::uint64_t previous_members = 0;  // The members of the counterpart.
    bool same_keys = false;              // The keys are the counterpart's, in the same order.
    // Where the values of the members are in slots_, and where those of the counterpart are.
    std::size_t slots = 0;
    std::size_t previous_slots = 0;

    // To remember the part with, once it is complete.
    PartMemo::Place place = {};
    const void* type = nullptr;

    // A list or map. `member` describes the elements.
    const MemberTable* member = nullptr;
    Span rest = {};
    Span previous_rest = {};
    Span previous_element = {};
    std::size_t previous_index = 0;  // Of the first entry in previous_rest; only for maps.
  };

  // The members of a message: those that are on the wire, and those that are in JSON.
  struct Members {
    std::uint64_t on_wire = 0;
    std::uint64_t in_json = 0;
  };
  struct Entry {
    Span key = {};
    Span value = {};
  };
  // Members to insert at the front of an object, unless they are empty.
  struct Prefix {
    std::string_view kind = {};
    std::string_view api_version = {};

    [[nodiscard]] std::size_t size() const {
      return (kind.empty() ? 0U : 1U) + (api_version.empty() ? 0U : 1U);
    }
  };

  [[nodiscard]] bool walk(const Prefix& prefix, bool exact_json);
  [[nodiscard]] bool run(const std::stop_token& stop);
  [[nodiscard]] bool add_member(Level& level);
  [[nodiscard]] bool add_element(Level& level);
  [[nodiscard]] bool add_entry(Level& level);
  void close();

  // Stores where the members of the message are, in slots_ from `slots` on.
  [[nodiscard]] bool scan(const MessageTable& table, Span message, std::size_t slots,
                          std::uint64_t& in_json);
  [[nodiscard]] bool scan_fields(const MessageTable& table, const FieldTable& fields, Span message,
                                 Span* slots, Members& members);
  [[nodiscard]] bool is_omitted(Omit omit, Span value, bool& omitted);
  [[nodiscard]] bool read_entry(Span& rest, const MemberTable& member, Entry& entry);
  [[nodiscard]] Span follow_entry(Level& level, std::size_t slot);

  // Add a value, which the builder expects next. `previous` is its counterpart. add() first
  // compares the two.
  [[nodiscard]] bool add(const MemberTable& member, Cardinality cardinality, Span value,
                         Span previous);
  [[nodiscard]] bool add_single(const MemberTable& member, Span value, Span previous, bool changed);
  [[nodiscard]] bool add_union(const MemberTable& member, Span value);
  [[nodiscard]] bool add_wrapped_list(const MemberTable& member, Span value, Span previous);
  [[nodiscard]] bool open_message(const MessageTable& table, Span message, Span previous,
                                  const Prefix& prefix);
  [[nodiscard]] bool open_list(const MemberTable& member, Span value, Span previous);
  [[nodiscard]] bool open_map(const MemberTable& member, Span value, Span previous);
  [[nodiscard]] bool has_room(Span value);
  void add_prefix(const Prefix& prefix);

  bool malformed(const char* at, std::string_view what) { return scalars_.malformed(at, what); }
  bool unknown_field(const MessageTable& table, const WireField& field);
  [[nodiscard]] const char* skip_field(const MessageTable& table, const FieldTable& fields,
                                       Span rest);
  bool refuse_field(const MessageTable& table, const FieldTable& fields, Span rest);

  ObjectBuilder& builder_;
  const UnknownFields unknown_fields_;
  ScalarReader scalars_;
  PartMemo memo_;
  Frame frame_;
  std::stop_token stop_;
  std::size_t fields_scanned_ = 0;

  std::vector<Level> levels_;  // Never reallocated.
  // The members of the open messages, and of their counterparts. Those of a level end where those
  // of the next one begin. Not cleared: the sets of members say which slots are valid.
  std::vector<Span> slots_;
  std::size_t slots_used_ = 0;

  const MessageTable* table_ = nullptr;
  std::size_t prefix_ = 0;
  // The previous message. null if there is none.
  const MessageTable* previous_table_ = nullptr;
  std::size_t previous_prefix_ = 0;
  std::string previous_;
};

}  // namespace kinform::inline v0::codec
