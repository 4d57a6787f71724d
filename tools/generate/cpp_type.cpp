// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/cpp_type.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <utility>

#include "tools/generate/cpp_name.hpp"

namespace kinform::inline v0::tools {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::Type;
using schema::TypeForm;

namespace {

// Names that accessors must not have: members of the base classes of generated classes, and
// (kReservedOfKinds) further members of classes for whole objects.
constexpr auto kReserved = std::to_array<std::string_view>(
    {"raw", "member", "get", "json", "blank", "put_field", "drop_field", "field_part"});
constexpr auto kReservedOfKinds = std::to_array<std::string_view>({"object", "key", "resource"});

void collect_accessors(const Definition& definition, std::vector<Accessor>& accessors) {
  for (const Field& field : definition.fields) {
    if (field.inlined) {
      collect_accessors(*field.type.record(), accessors);
    } else {
      accessors.push_back({.field = &field, .name = accessor_name(field.name)});
    }
  }
}

// Returns names that are not taken: `foo_bar`, `foo_bar_2`, `foo_bar_3`.
class FreeNames {
 public:
  using Taken = std::function<bool(const std::string&)>;

  explicit FreeNames(Taken taken) : taken_(std::move(taken)) {}

  std::string next(const std::string& name) {
    if (!is_used(name)) return *used_.insert(name).first;
    int& number = numbers_.try_emplace(name, 2).first->second;
    while (true) {
      std::string numbered = name + (name.ends_with('_') ? "" : "_") + std::to_string(number++);
      if (!is_used(numbered)) return *used_.insert(std::move(numbered)).first;
    }
  }

 private:
  [[nodiscard]] bool is_used(const std::string& name) const {
    return used_.count(name) != 0 || taken_(name);
  }

  Taken taken_;
  std::set<std::string> used_;
  std::map<std::string, int> numbers_;  // The next number of a name that is used.
};

// Removes the underscore of names that are C++ keywords. Names with a prefix do not need it:
// `operator_` becomes `operator`, for `set_operator`.
std::string without_underscore(std::string name) {
  if (name.ends_with('_')) name.pop_back();
  return name;
}

const Type& innermost(const Type& type) {
  const Type* at = &type.resolved();
  while (at->is_list() || at->is_map()) at = &at->element.front().resolved();
  return *at;
}

// Returns the classes that the definition's accessors return by value. Classes of list and map
// elements are left out: they may be incomplete where the accessor is declared.
std::vector<const Definition*> returned_classes(const Definition& definition) {
  std::vector<const Definition*> classes;
  for (const Accessor& accessor : accessors_of(definition)) {
    if (const Definition* used = class_behind(accessor.field->type)) classes.push_back(used);
  }
  return classes;
}

// Adds all packages whose classes the definition's accessors use.
void collect_packages(const Definition& definition, std::set<std::string>& packages) {
  for (const Accessor& accessor : accessors_of(definition)) {
    const Type& type = innermost(accessor.field->type);
    if (type.form == TypeForm::Named) packages.emplace(type.definition->package());
  }
}

std::string header_of(std::string_view folder, std::string_view package) {
  return std::string(folder) + (folder.empty() ? "" : "/") + std::string(package) + ".hpp";
}

constexpr std::string_view kOwnNamespace = "kinform::";

bool is_part_of_library(const CppPackage& package) {
  return package.name_space.starts_with(kOwnNamespace);
}

}  // namespace

const Definition* class_behind(const Type& type) {
  const Type& resolved = type.resolved();
  return resolved.form == TypeForm::Named ? resolved.definition : nullptr;
}

bool is_kind(const Definition& definition) {
  return std::any_of(definition.fields.begin(), definition.fields.end(), [](const Field& field) {
    return field.inlined && field.type.name == "meta/v1.TypeMeta";
  });
}

const schema::ResourceFacts* resource_of(const schema::Package& package,
                                         const Definition& definition) {
  for (const schema::ResourceFacts& resource : package.resources) {
    if (resource.type == &definition) return &resource;
  }
  return nullptr;
}

std::vector<Accessor> accessors_of(const Definition& definition) {
  std::vector<Accessor> accessors;
  collect_accessors(definition, accessors);
  std::set<std::string> reserved(kReserved.begin(), kReserved.end());
  if (is_kind(definition)) reserved.insert(kReservedOfKinds.begin(), kReservedOfKinds.end());
  std::set<std::string> names;
  FreeNames free_names([&](const std::string& name) { return reserved.count(name) != 0; });
  for (Accessor& accessor : accessors) {
    if (reserved.count(accessor.name) != 0) accessor.name += '_';
    accessor.name = free_names.next(accessor.name);
    names.insert(accessor.name);
  }
  // A field `clearName` has an accessor of the name that the draft's clear function of `name` has.
  FreeNames free_stems([&](const std::string& stem) {
    return names.count("set_" + stem) != 0 || names.count("clear_" + stem) != 0;
  });
  for (Accessor& accessor : accessors) {
    accessor.stem = free_stems.next(without_underscore(accessor.name));
  }
  return accessors;
}

CppPackage plan_package(const schema::Package& package, const CppPlace& place) {
  CppPackage plan;
  plan.package = &package;
  plan.name_space = place.root + (place.root.empty() ? "" : "::") + namespace_of(package.name);
  plan.header = header_of(place.folder, package.name);

  std::set<std::string> packages;
  std::set<const Definition*> placed;
  // Depth first: a class comes after the classes it returns, except in cycles.
  const std::function<void(const Definition&)> put = [&](const Definition& definition) {
    if (definition.package() != package.name || !placed.insert(&definition).second) return;
    for (const Definition* used : returned_classes(definition)) put(*used);
    plan.classes.push_back(&definition);
    collect_packages(definition, packages);
  };
  for (const Definition& definition : package.definitions) {
    if (definition.form == DefinitionForm::Record || definition.form == DefinitionForm::Union) {
      put(definition);
    } else if (definition.form == DefinitionForm::Alias) {
      const Type& type = innermost(definition.alias);
      if (type.form == TypeForm::Named) packages.emplace(type.definition->package());
    }
  }
  packages.erase(package.name);
  for (const std::string& used : packages) {
    plan.includes.push_back(header_of("kinform/api", used));
  }
  return plan;
}

std::string opened_namespace(const CppPackage& package) {
  if (!is_part_of_library(package)) return package.name_space;
  return "kinform::inline v0::" + package.name_space.substr(kOwnNamespace.size());
}

std::string license_of(const CppPackage& package) {
  if (!is_part_of_library(package)) return "";
  return "// SPDX-FileCopyrightText: The kinform Authors\n"
         "// SPDX-License-Identifier: Apache-2.0\n\n";
}

std::string source_of(const std::string& header) {
  constexpr std::string_view kFolder = "kinform/api/";
  std::string name = header.starts_with(kFolder) ? header.substr(kFolder.size()) : header;
  std::replace(name.begin(), name.end(), '/', '_');
  return name.substr(0, name.rfind('.')) + ".cpp";
}

std::string api_of(const CppPackage& package) {
  const schema::Package& of = *package.package;
  return of.group.empty() ? of.version : of.group + "/" + of.version;
}

std::string class_of(const CppPackage& package, const Definition& definition) {
  const std::string name(definition.short_name());
  if (definition.package() == package.package->name) return name;
  return "kinform::" + namespace_of(definition.package()) + "::" + name;
}

std::string element_type(const CppPackage& package, const Type& type) {
  const Type& resolved = type.resolved();
  switch (resolved.form) {
    case TypeForm::String:
      return "std::string_view";
    case TypeForm::Bool:
      return "bool";
    case TypeForm::Int32:
      return "std::int32_t";
    case TypeForm::Int64:
      return "std::int64_t";
    case TypeForm::Double:
      return "double";
    case TypeForm::Bytes:
      return "kinform::Base64";
    case TypeForm::Time:
      return "kinform::Time";
    case TypeForm::MicroTime:
      return "kinform::MicroTime";
    case TypeForm::Duration:
      return "std::chrono::nanoseconds";
    case TypeForm::Quantity:
      return "kinform::Quantity";
    case TypeForm::IntOrString:
      return "kinform::IntOrString";
    case TypeForm::Json:
      return "kinform::Value";
    case TypeForm::List:
      return "kinform::ListView<" + element_type(package, resolved.element.front()) + ">";
    case TypeForm::Map:
      return "kinform::MapView<" + element_type(package, resolved.element.front()) + ">";
    case TypeForm::Named:
      return class_of(package, *resolved.definition);
  }
  return {};
}

std::string view_type(const CppPackage& package, const Field& field) {
  const std::string type = element_type(package, field.type);
  switch (field.type.resolved().form) {
    case TypeForm::String:
      return field.pointer ? "const std::optional<" + type + ">" : "const " + type;
    case TypeForm::Bool:
    case TypeForm::Int32:
    case TypeForm::Int64:
    case TypeForm::Double:
      return field.pointer ? "const std::optional<" + type + ">" : type;
    case TypeForm::Time:
    case TypeForm::MicroTime:
    case TypeForm::Duration:
    case TypeForm::Quantity:
    case TypeForm::IntOrString:
      return "const std::optional<" + type + ">";
    default:
      return type;
  }
}

bool borrows(const Type& type) {
  switch (type.resolved().form) {
    case TypeForm::Bool:
    case TypeForm::Int32:
    case TypeForm::Int64:
    case TypeForm::Double:
    case TypeForm::Time:
    case TypeForm::MicroTime:
    case TypeForm::Duration:
    case TypeForm::Quantity:
    case TypeForm::IntOrString:
      return false;
    default:
      return true;
  }
}

}  // namespace kinform::inline v0::tools
