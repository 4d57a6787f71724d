// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/schema/field_validation.hpp"

#include "schema/schema.hpp"
#include "server/schema/custom_kinds.hpp"
#include "server/schema/custom_schema.hpp"
#include "server/schema/field_path.hpp"

namespace kinform::inline v0::server {
namespace {

void find_in(const Json& value, const schema::Type& type, const std::string& path,
             std::vector<std::string>& unknown);

void find_in_record(const Json& value, const schema::Definition& record, const std::string& path,
                    std::vector<std::string>& unknown) {
  for (const auto& [key, member] : value.members()) {
    const std::string where = member_path(path, key);
    if (const schema::Field* const field = record.find_field(key)) {
      find_in(member, field->type, where, unknown);
    } else if (unknown.size() < kReportedFieldsMax) {
      unknown.push_back(where);
    }
  }
}

void find_in(const Json& value, const schema::Type& type, const std::string& path,
             std::vector<std::string>& unknown) {
  const schema::Type& resolved = type.resolved();
  if (resolved.is_list()) {
    std::size_t index = 0;
    for (const Json& element : value.elements()) {
      find_in(element, resolved.element.front(), element_path(path, index++), unknown);
    }
  } else if (resolved.is_map()) {
    for (const auto& [key, member] : value.members()) {
      find_in(member, resolved.element.front(), member_path(path, key), unknown);
    }
  } else if (const schema::Definition* const record = resolved.record()) {
    find_in_record(value, *record, path, unknown);
  }
}

}  // namespace

std::vector<std::string> find_unknown_fields(const KindFacts& kind, const Json& object) {
  std::vector<std::string> unknown;
  if (kind.custom != nullptr) {
    Json copy = object;
    prune_unknown(copy, kind.custom->schema, unknown);
    return unknown;
  }
  const schema::Definition* const type =
      schema::kubernetes_schema().find_kind(kind.group, kind.version, kind.kind);
  if (type != nullptr) find_in_record(object, *type, {}, unknown);
  return unknown;
}

}  // namespace kinform::inline v0::server
