// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/protobuf/comparison.hpp"

#include <algorithm>

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

std::optional<std::string> difference_to_reference(ProtobufDecoder& decoder, const Definition& type,
                                                   std::string_view message) {
  ReferenceProblems problems;
  const Json wanted = reference_decode(message, type, problems);
  std::string padded(message);
  padded.append(codec::kFramePadding, '\0');
  const Result<ObjectPtr> object = decoder.decode_message(
      table_of(decoder, type), {.text = std::string_view(padded).substr(0, message.size())}, {});
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
