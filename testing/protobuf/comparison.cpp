// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/protobuf/comparison.hpp"

#include <algorithm>

#include "codec/protobuf/protobuf_encoder.hpp"
#include "kinform/detail/assert.hpp"
#include "testing/protobuf/reference_decoder.hpp"

namespace kinform::inline v0::test_support {

using codec::MessageTable;
using codec::ProtobufDecoder;
using schema::Definition;
using schema::Package;

namespace {

// Decoders may name either of two problems, and the reference may stop at the first.
bool is_expected(ErrorCode code, const ReferenceProblems& problems) {
  switch (code) {
    case ErrorCode::NotSupported:
      return problems.any();
    case ErrorCode::Malformed:
      return problems.malformed;
    case ErrorCode::LimitExceeded:
      return problems.too_deep || problems.malformed;
    default:
      return false;
  }
}

const Package& package_of(const Definition& type) {
  for (const Package& package : schema::kubernetes_schema().packages()) {
    if (package.name == type.package()) return package;
  }
  KINFORM_ASSERT(false);
  return schema::kubernetes_schema().packages().front();
}

}  // namespace

namespace {

Result<ObjectPtr> decode_message(ProtobufDecoder& decoder, const Definition& type,
                                 std::string_view message) {
  std::string padded(message);
  padded.append(codec::kFramePadding, '\0');
  return decoder.decode_message(table_of(decoder, type),
                                {.text = std::string_view(padded).substr(0, message.size())}, {});
}

std::string encode_message(const ProtobufDecoder& decoder, const Definition& type,
                           const Object& object) {
  std::string message;
  codec::ProtobufEncoder(decoder.tables())
      .append_message(message, table_of(decoder, type), object.root());
  return message;
}

}  // namespace

std::optional<std::string> difference_after_encoding(ProtobufDecoder& decoder,
                                                     const Definition& type,
                                                     std::string_view message) {
  const Result<ObjectPtr> object = decode_message(decoder, type, message);
  if (!object) return std::nullopt;
  const std::string encoded = encode_message(decoder, type, **object);
  const Result<ObjectPtr> again = decode_message(decoder, type, encoded);
  if (!again) return type.name + ": " + again.error().message + "\nof: " + (*object)->to_json();
  if (encode_message(decoder, type, **again) == encoded) return std::nullopt;
  return type.name + ": " + (*object)->to_json() + "\nencoded: " + (*again)->to_json();
}

std::optional<std::string> difference_to_reference(ProtobufDecoder& decoder, const Definition& type,
                                                   std::string_view message) {
  ReferenceProblems problems;
  const Json wanted = reference_decode(message, type, problems);
  const Result<ObjectPtr> object = decode_message(decoder, type, message);
  if (!object) {
    if (is_expected(object.error().code, problems)) return std::nullopt;
    return type.name + ": unexpected error: " + object.error().message;
  }
  if (problems.any()) return type.name + ": accepted";
  if ((*object)->to_json() == wanted.to_json()) return std::nullopt;
  return type.name + ": " + (*object)->to_json() + "\nreference: " + wanted.to_json();
}

std::vector<const Definition*> all_kinds() {
  std::vector<const Definition*> kinds;
  for (const Package& package : schema::kubernetes_schema().packages()) {
    for (const Definition& definition : package.definitions) {
      const bool is_kind = std::any_of(
          definition.fields.begin(), definition.fields.end(), [](const schema::Field& field) {
            return field.inlined && field.type.name == "meta/v1.TypeMeta";
          });
      if (is_kind) kinds.push_back(&definition);
    }
  }
  return kinds;
}

const MessageTable& table_of(const ProtobufDecoder& decoder, const Definition& type) {
  const Package& package = package_of(type);
  const std::string api_version =
      package.group.empty() ? package.version : package.group + "/" + package.version;
  const MessageTable* const table = decoder.tables().find(api_version, type.short_name());
  KINFORM_ASSERT(table != nullptr);
  return *table;
}

}  // namespace kinform::inline v0::test_support
