// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Encodes objects in Kubernetes' protobuf format, as its Go encoders do.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "codec/protobuf/message_tables.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/value.hpp"

namespace kinform::inline v0::codec {

// Writes by the same tables as the decoder reads, and the same bytes as Go: fields in the order of
// their numbers, zeros of fields that are not pointers, maps in the order of their keys.
//
// A message has no more than its type: members that the tables lack are left out, as a Go server
// drops them, and a value of another JSON type than the field's is written as zero.
//
// Not thread-safe.
class ProtobufEncoder {
 public:
  // `tables` must outlive the encoder.
  KINFORM_PRIVATE_EXPORT explicit ProtobufEncoder(
      const ProtobufTables& tables = kubernetes_protobuf_tables());

  [[nodiscard]] const ProtobufTables& tables() const { return tables_; }

  // Appends the message of an object. Kind and apiVersion are not part of it.
  KINFORM_PRIVATE_EXPORT void append_message(std::string& out, const MessageTable& table,
                                             const Value& object);

  // Appends an object in an envelope with its kind and apiVersion. Returns false, without appending
  // anything, if the tables lack its kind.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT bool append_object(std::string& out, const Value& object);

 private:
  void append_fields(std::string& out, const MessageTable& table, const FieldTable& fields,
                     std::size_t slots);
  void append_member(std::string& out, const MemberTable& member, const Value& value);
  void append_list(std::string& out, const MemberTable& member, const Value& list);
  void append_map(std::string& out, const MemberTable& member, const Value& map);
  // Appends one value; null and absent values become zero.
  void append_value(std::string& out, std::uint32_t number, const MemberTable& member,
                    const Value& value);
  void append_union(std::string& out, const MessageTable& table, const Value& value);

  const ProtobufTables& tables_;
  // The members of the open messages, by their index in the table.
  std::vector<Value> slots_;
  std::size_t slots_used_ = 0;
};

}  // namespace kinform::inline v0::codec
