// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes a protobuf message against the one before it: feeds an ObjectBuilder by the tables of its
// type, and takes over whatever has the same bytes as in the previous message.

#pragma once

#include <cstddef>
#include <cstdint>
#include <stop_token>
#include <string_view>
#include <vector>

#include "api/object/object_builder.hpp"
#include "codec/frame.hpp"
#include "codec/protobuf/message_layout.hpp"
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
// skipped as a whole. Where the members of a counterpart are is known from when it was scanned.
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
  // skipped; Malformed; LimitExceeded, if values are nested too deeply; or Cancelled after a stop
  // request, which is noticed in large messages. Its text has the byte offset in the stream.
  // REQUIRES: kFramePadding readable bytes follow the message.
  [[nodiscard]] bool walk(const MessageTable& table, const Frame& frame, std::string_view kind,
                          std::string_view api_version, const std::stop_token& stop);
  [[nodiscard]] const Error& failure() const { return scalars_.failure(); }

  // Makes the message walked last the previous one, unless it is large. Call it once the builder
  // has finished the object.
  void keep_previous();

  // Returns the size of the buffers for messages and their layouts: at most 3 MB, whatever the size
  // of the messages.
  [[nodiscard]] std::size_t bytes_kept() const;

 private:
  // The bytes of a value. For a list or map: all of its fields, tags included. Without data, the
  // value is missing.
  using Span = std::string_view;

  // A message and where its members are.
  struct Document {
    std::vector<char> bytes = {};
    Span text = {};  // In `bytes`, or in the frame if it is large.
    MessageLayout layout = {};
  };
  // The counterpart of a value.
  struct Counterpart {
    Span value = {};
    MessageLayout::Index record = MessageLayout::kNone;  // If it is a message or list that has one.
  };

  // An open container, and the position reached in its counterpart.
  struct Level {
    Cardinality cardinality = Cardinality::Single;  // Single: a message.
    bool has_previous = false;  // The builder's counterpart is made from the previous message.
    bool same_keys = false;     // The keys are the counterpart's, in the same order.
    MessageLayout::Index record = MessageLayout::kNone;  // Maps have none.
    MessageLayout::Index last_child = MessageLayout::kNone;
    std::uint32_t position = 0;  // Which member or element of its parent it is.
    // The first record of the counterpart's that may belong to the next value.
    MessageLayout::Index previous_child = MessageLayout::kNone;

    // A message.
    const MessageTable* table = nullptr;
    std::uint64_t pending = 0;  // The members that are still to be added.
    std::uint64_t absent = 0;   // Those of them that are null.
    // The counterpart's record, its members that have a value, and whether the record was made only
    // for this level.
    MessageLayout::Index previous_record = MessageLayout::kNone;
    std::uint64_t previous_members = 0;
    bool scanned_previous = false;

    // To remember the part with, once it is complete.
    PartMemo::Place place = {};
    const void* type = nullptr;

    // A list or map. `member` describes the elements.
    const MemberTable* member = nullptr;
    Span rest = {};
    Span previous_rest = {};
    Span previous_element = {};
    std::uint32_t next_position = 0;  // Of the next element.
    std::size_t previous_index = 0;   // Of the first element or entry in previous_rest.
  };

  // The members of a message that are on the wire, and those of them that are zero or empty.
  struct Members {
    std::uint64_t on_wire = 0;
    std::uint64_t zeros = 0;

    [[nodiscard]] std::uint64_t in_json(const MessageTable& table) const {
      return on_wire & ~(zeros & table.omitted_if_zero);
    }
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
  void copy(const Frame& frame);
  void abandon();
  [[nodiscard]] bool run();
  // Add what follows in the innermost container, up to a value that opens another one.
  [[nodiscard]] bool add_members(Level& level);
  void repeat_members(Level& level, const MessageLayout::Part* parts,
                      const MessageLayout::Part* previous_parts);
  [[nodiscard]] bool add_elements(Level& level);
  [[nodiscard]] bool add_entries(Level& level);
  [[nodiscard]] bool add_entry(Level& level);
  void close();
  [[nodiscard]] bool is_stopped();

  // Records where the members of the message are.
  [[nodiscard]] bool scan(const MessageTable& table, Span message, Document& document,
                          MessageLayout::Index record);
  [[nodiscard]] bool scan_fields(const MessageTable& table, const FieldTable& fields, Span message,
                                 const char* origin, MessageLayout::Part* parts, Members& members);
  [[nodiscard]] bool is_omitted(Omit omit, Span value, bool& omitted);
  [[nodiscard]] bool read_entry(Span& rest, const MemberTable& member, Entry& entry);
  [[nodiscard]] static bool read_usual_entry(Span message, Entry& entry);
  [[nodiscard]] Span follow_entry(Level& level, std::size_t slot);

  // Finds the record of the counterpart's member or element at this position. Positions must not
  // decrease from call to call.
  [[nodiscard]] MessageLayout::Index previous_record(Level& level, std::uint32_t position);
  // Returns the value that is in this part of a document.
  static Span value_of(const Document& document, MessageLayout::Part part) {
    return {document.text.data() + part.begin, part.size};
  }

  // Takes over the counterpart if it has the same bytes. Otherwise sets `changed` if the value is
  // known to differ from the counterpart.
  [[nodiscard]] bool repeat(Span value, Span previous, bool& changed);
  // Add a value, which the builder expects next, at a position of the innermost container.
  [[nodiscard]] bool add(const MemberTable& member, Cardinality cardinality, Span value,
                         const Counterpart& previous, std::uint32_t position, bool changed);
  [[nodiscard]] bool add_single(const MemberTable& member, Span value, const Counterpart& previous,
                                std::uint32_t position, bool changed);
  [[nodiscard]] bool add_union(const MemberTable& member, Span value, std::uint32_t position);
  [[nodiscard]] bool add_wrapped_list(const MemberTable& member, Span value,
                                      const Counterpart& previous, std::uint32_t position);
  [[nodiscard]] bool open_message(const MessageTable& table, Span message,
                                  const Counterpart& previous, std::uint32_t position,
                                  const Prefix& prefix);
  [[nodiscard]] bool compare_with(const Counterpart& previous, std::size_t prefix, Level& level);
  [[nodiscard]] bool open_list(const MemberTable& member, Span value, const Counterpart& previous,
                               std::uint32_t position);
  [[nodiscard]] bool open_map(const MemberTable& member, Span value, const Counterpart& previous);
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
  std::size_t values_ = 0;  // Since the last check for a stop request.

  std::vector<Level> levels_;  // Never reallocated.
  Document document_;

  const MessageTable* table_ = nullptr;
  std::size_t prefix_ = 0;
  // The previous message. null if there is none.
  const MessageTable* previous_table_ = nullptr;
  std::size_t previous_prefix_ = 0;
  Document previous_;
};

}  // namespace kinform::inline v0::codec
