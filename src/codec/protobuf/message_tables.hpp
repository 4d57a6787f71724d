// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tables from field numbers to JSON members, by which protobuf messages are decoded and encoded.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "codec/protobuf/wire.hpp"
#include "kinform/detail/export.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::codec {

struct MessageTable;

// How a value is encoded, and what it is in JSON.
enum class ValueForm : std::uint8_t {
  Bool,
  Int32,
  Int64,
  Double,
  String,
  Bytes,        // Base64 in JSON.
  Time,         // Message of seconds and nanoseconds; null if the message is empty.
  MicroTime,    // The same message.
  Duration,     // Message of nanoseconds.
  Quantity,     // Message of a text.
  IntOrString,  // Message of a type, an integer and a text.
  Json,         // Message of JSON text; null if that is empty.
  Message,      // An object.
  WrappedList,  // Message of one repeated field; an array in JSON.
  Union,        // A message of which one field is the value in JSON.
};

// Returns how a value of this form is on the wire.
[[nodiscard]] constexpr WireType wire_type(ValueForm form) {
  if (form == ValueForm::Double) return WireType::Fixed64;
  return form <= ValueForm::Int64 ? WireType::Varint : WireType::Bytes;
}

enum class Cardinality : std::uint8_t { Single, List, Map };

// Which value of a field JSON omits. Go has no absent values for fields that are not pointers, so
// the server sends zeros in protobuf.
enum class Omit : std::uint8_t {
  Never,
  ZeroNumber,  // A varint of zero, or bytes of the length zero.
  ZeroDouble,
  ZeroTime,
};

// When the encoder writes a field of one value, as Go does.
enum class Presence : std::uint8_t {
  Always,        // Not a pointer: zero if JSON lacks it or has null.
  IfSet,         // A pointer or slice.
  UnlessAbsent,  // A pointer to a time or any JSON, where null is a value.
};

// A member of the JSON object that a message becomes.
struct MemberTable {
  std::string_view key;
  std::uint32_t number = 0;
  ValueForm form = ValueForm::String;  // Of the elements, for lists and maps.
  Cardinality cardinality = Cardinality::Single;
  Omit omit = Omit::Never;
  Presence presence = Presence::Always;
  // The objects have a kind and apiVersion in JSON: those of `message`.
  bool typed = false;
  const MessageTable* message = nullptr;  // Message, WrappedList, Union.
};

// The fields of a message, or of a message that is inlined in JSON.
struct FieldTable {
  struct Entry {
    static constexpr auto kUnknown = static_cast<WireType>(0xff);

    WireType type = kUnknown;  // Of all numbers that no field has.
    std::uint8_t member = 0;   // The index of the member, or of the table of an inlined message.
    bool repeated = false;
    bool inlined = false;
    Omit omit = Omit::Never;
  };
  std::vector<Entry> by_number;
  std::vector<const FieldTable*> inlined;
};

// A type of messages.
struct MessageTable {
  // The most members of a message: a bit set of them fits in a machine word.
  static constexpr std::size_t kMembersMax = 64;

  std::string_view name;         // "core/v1.PodSpec"
  std::string_view kind;         // "PodSpec"
  std::string api_version = {};  // "v1"
  FieldTable fields = {};
  // In the order in which the server writes JSON. Members of inlined messages are among them.
  std::vector<MemberTable> members = {};
  // A bit for each member that is null in JSON if the message lacks it: Go's nil slices, maps and
  // pointers without `omitempty`.
  std::uint64_t null_if_absent = 0;
  // A bit for each member that JSON omits if it is zero: those with an Omit other than Never.
  std::uint64_t omitted_if_zero = 0;
};

// The tables of all types of a schema.
//
// Thread safety: immutable once made.
class ProtobufTables {
 public:
  // `schema` must outlive the tables. REQUIRES: no type has more than kMembersMax members.
  explicit ProtobufTables(const schema::Schema& schema);
  ProtobufTables(const ProtobufTables&) = delete;
  ProtobufTables& operator=(const ProtobufTables&) = delete;

  // Finds a kind, such as ("apps/v1", "Deployment"); null if there is none. The kinds that all
  // groups share, such as Status and DeleteOptions, are found in each of them.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT const MessageTable* find(std::string_view api_version,
                                                                std::string_view kind) const;

 private:
  const MessageTable* table_of(const schema::Definition& definition);
  void fill(MessageTable& table, FieldTable& fields, const schema::Definition& definition);
  void add_member(MessageTable& table, FieldTable& fields, const schema::Field& field);
  void set_form(MemberTable& member, const schema::Type& type);
  [[nodiscard]] std::string api_version_of(const schema::Definition& definition) const;

  const schema::Schema& schema_;
  std::unordered_map<const schema::Definition*, MessageTable> tables_;
  std::deque<FieldTable> inlined_;
};

// Returns the tables of the Kubernetes types. Made on first use, which takes about a millisecond,
// and kept.
//
// Thread safety: may be called from any thread.
[[nodiscard]] KINFORM_PRIVATE_EXPORT const ProtobufTables& kubernetes_protobuf_tables();

}  // namespace kinform::inline v0::codec
