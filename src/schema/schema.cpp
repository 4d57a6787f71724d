// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "schema/schema.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace kinform::inline v0::schema {

namespace {

constexpr int kAliasDepthMax = 16;

Error wrong(std::string_view where, std::string_view problem) {
  return {ErrorCode::Malformed, "schema: " + std::string(where) + ": " + std::string(problem)};
}

std::string place(const Definition& definition, const Field& field) {
  return definition.name + "." + (field.name.empty() ? field.type.name : field.name);
}

using Definitions = std::map<std::string, const Definition*, std::less<>>;

Result<void> link_type(Type& type, const Definitions& definitions, std::string_view where) {
  for (Type& element : type.element) {
    if (const auto linked = link_type(element, definitions, where); !linked) return linked.error();
  }
  if (type.form != TypeForm::Named) return {};
  const auto found = definitions.find(type.name);
  if (found == definitions.end()) return wrong(where, "unknown type " + type.name);
  type.definition = found->second;
  return {};
}

Result<void> link_definition(Definition& definition, const Definitions& definitions) {
  if (definition.form == DefinitionForm::Alias) {
    return link_type(definition.alias, definitions, definition.name);
  }
  for (Field& field : definition.fields) {
    const auto linked = link_type(field.type, definitions, place(definition, field));
    if (!linked) return linked.error();
  }
  return {};
}

Result<void> check_alias(const Definition& definition) {
  const Definition* at = &definition;
  for (int depth = 0; depth < kAliasDepthMax; ++depth) {
    if (at->form != DefinitionForm::Alias || at->alias.form != TypeForm::Named) return {};
    at = at->alias.definition;
  }
  return wrong(definition.name, "cyclic alias");
}

// Collects the names of all members of the record's JSON, including inlined types. Fails for
// duplicate names and for a record that is inlined into itself.
Result<void> collect_names(const Definition& record, std::set<std::string_view>& names, int depth) {
  if (depth > kAliasDepthMax) return wrong(record.name, "type is inlined into itself");
  for (const Field& field : record.fields) {
    if (field.inlined) {
      const Definition* const inlined = field.type.record();
      if (inlined == nullptr) return wrong(place(record, field), "only a record can be inlined");
      if (const auto inner = collect_names(*inlined, names, depth + 1); !inner) {
        return inner.error();
      }
    } else if (!names.insert(field.name).second) {
      return wrong(place(record, field), "duplicate field name");
    }
  }
  return {};
}

Result<void> check_numbers(const Definition& record) {
  std::set<std::uint32_t> numbers;
  for (const Field& field : record.fields) {
    if (field.number != 0 && !numbers.insert(field.number).second) {
      return wrong(place(record, field), "duplicate field number");
    }
  }
  return {};
}

Result<void> check_keys(const Definition& record, const Field& field) {
  const Type& type = field.type.resolved();
  const bool merges = field.patch.merge || field.list_kind != ListKind::Atomic;
  if (!merges) return {};
  if (!type.is_list()) return wrong(place(record, field), "only a list can be merged by key");

  const Definition* const element = type.element.front().record();
  std::vector<std::string> keys = field.list_keys;
  if (!field.patch.merge_key.empty()) keys.push_back(field.patch.merge_key);
  for (const std::string& key : keys) {
    if (element == nullptr || element->find_field(key) == nullptr) {
      return wrong(place(record, field), "list elements have no field \"" + key + "\"");
    }
  }
  return {};
}

Result<void> check_definition(const Definition& definition) {
  if (definition.form == DefinitionForm::Alias) return check_alias(definition);
  std::set<std::string_view> names;
  if (const auto unique = collect_names(definition, names, 0); !unique) return unique.error();
  if (const auto unique = check_numbers(definition); !unique) return unique.error();
  for (const Field& field : definition.fields) {
    if (const auto keyed = check_keys(definition, field); !keyed) return keyed.error();
  }
  return {};
}

}  // namespace

const Type& Type::resolved() const {
  const Type* type = this;
  while (type->form == TypeForm::Named && type->definition->form == DefinitionForm::Alias) {
    type = &type->definition->alias;
  }
  static const Type string;
  const bool is_enum =
      type->form == TypeForm::Named && type->definition->form == DefinitionForm::Enum;
  return is_enum ? string : *type;
}

const Definition* Type::record() const {
  const Type& type = resolved();
  const bool is_record =
      type.form == TypeForm::Named && type.definition->form == DefinitionForm::Record;
  return is_record ? type.definition : nullptr;
}

std::string_view Definition::short_name() const {
  return std::string_view(name).substr(name.rfind('.') + 1);
}

std::string_view Definition::package() const {
  return std::string_view(name).substr(0, name.rfind('.'));
}

const Field* Definition::find_field(std::string_view json_name) const {
  for (const Field& field : fields) {
    if (field.inlined) {
      if (const Field* found = field.type.record()->find_field(json_name)) return found;
    } else if (field.name == json_name) {
      return &field;
    }
  }
  return nullptr;
}

Result<Schema> Schema::link(std::vector<Package> packages) {
  Schema schema;
  schema.packages_ = std::move(packages);
  std::sort(schema.packages_.begin(), schema.packages_.end(),
            [](const Package& left, const Package& right) { return left.name < right.name; });

  for (const Package& package : schema.packages_) {
    for (const Definition& definition : package.definitions) {
      if (!schema.definitions_.emplace(definition.name, &definition).second) {
        return wrong(definition.name, "duplicate type");
      }
    }
  }
  for (Package& package : schema.packages_) {
    for (Definition& definition : package.definitions) {
      const auto linked = link_definition(definition, schema.definitions_);
      if (!linked) return linked.error();
    }
    for (ResourceFacts& resource : package.resources) {
      const std::string& type = resource.type_name.empty() ? resource.kind : resource.type_name;
      resource.type = schema.find(package.name + "." + type);
      if (resource.type == nullptr) return wrong(resource.plural, "unknown kind " + resource.kind);
    }
  }
  // Check aliases first: the other checks resolve them.
  for (const auto& [name, definition] : schema.definitions_) {
    if (definition->form != DefinitionForm::Alias) continue;
    if (const auto checked = check_definition(*definition); !checked) return checked.error();
  }
  for (const auto& [name, definition] : schema.definitions_) {
    if (const auto checked = check_definition(*definition); !checked) return checked.error();
  }
  return schema;
}

const Definition* Schema::find(std::string_view name) const {
  const auto found = definitions_.find(name);
  return found == definitions_.end() ? nullptr : found->second;
}

const Definition* Schema::find_kind(std::string_view group, std::string_view version,
                                    std::string_view kind) const {
  for (const Package& package : packages_) {
    if (package.group != group || package.version != version) continue;
    return find(package.name + "." + std::string(kind));
  }
  return nullptr;
}

const ResourceFacts* Schema::find_resource(std::string_view group, std::string_view version,
                                           std::string_view plural) const {
  for (const Package& package : packages_) {
    if (package.group != group || package.version != version) continue;
    for (const ResourceFacts& resource : package.resources) {
      if (resource.plural == plural) return &resource;
    }
  }
  return nullptr;
}

}  // namespace kinform::inline v0::schema
