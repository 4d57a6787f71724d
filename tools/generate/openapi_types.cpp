// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tools/generate/openapi_types.hpp"

#include <algorithm>
#include <utility>

#include "tools/generate/api_names.hpp"
#include "tools/generate/cpp_name.hpp"

namespace kinform::inline v0::tools {

using schema::Definition;
using schema::DefinitionForm;
using schema::Field;
using schema::ListKind;
using schema::Package;
using schema::Type;
using schema::TypeForm;

namespace {

constexpr std::string_view kComponentPrefix = "#/components/schemas/";
// Class names are cut there: they grow with each level of nesting.
constexpr std::size_t kClassNameMax = 500;
// Part of the pattern that Kubernetes' tools write for quantities. A string field whose pattern
// contains it is a quantity.
constexpr std::string_view kQuantityPattern = "([KMGTPE]i)|[numkMGTPE]";

Error wrong_openapi(const std::string& path, const std::string& problem) {
  return {ErrorCode::Malformed, path + ": " + problem};
}

Type scalar(TypeForm form) {
  return Type{.form = form};
}

Type list_of(Type element) {
  Type type = scalar(TypeForm::List);
  type.element.push_back(std::move(element));
  return type;
}

Type map_of(Type element) {
  Type type = scalar(TypeForm::Map);
  type.element.push_back(std::move(element));
  return type;
}

bool is_true(const Json& openapi, std::string_view key) {
  return openapi[key].as_bool();
}

bool is_quantity(const Json& openapi) {
  return openapi["pattern"].as_string().find(kQuantityPattern) != std::string_view::npos;
}

std::string text_of(const Json& openapi, std::string_view key) {
  return std::string(openapi[key].as_string());
}

std::set<std::string_view> texts_of(const Json& list) {
  std::set<std::string_view> texts;
  for (const Json& element : list.elements()) texts.insert(element.as_string());
  return texts;
}

std::optional<Type> built_in(std::string name) {
  if (schema::kubernetes_schema().find(name) == nullptr) return std::nullopt;
  return Type{.form = TypeForm::Named, .name = std::move(name)};
}

// Returns the built-in type of an OpenAPI name: `core/v1.PodSpec` for `io.k8s.api.core.v1.PodSpec`.
// Empty for other names.
std::optional<Type> kubernetes_type(std::string_view name) {
  constexpr std::string_view kMeta = "io.k8s.apimachinery.pkg.apis.meta.v1.";
  constexpr std::string_view kApi = "io.k8s.api.";
  if (name == "io.k8s.apimachinery.pkg.api.resource.Quantity") return scalar(TypeForm::Quantity);
  if (name == "io.k8s.apimachinery.pkg.util.intstr.IntOrString") {
    return scalar(TypeForm::IntOrString);
  }
  if (name == "io.k8s.apimachinery.pkg.runtime.RawExtension") return scalar(TypeForm::Json);
  if (name.starts_with(kMeta)) {
    const std::string_view type = name.substr(kMeta.size());
    if (type == "Time") return scalar(TypeForm::Time);
    if (type == "MicroTime") return scalar(TypeForm::MicroTime);
    if (type == "Duration") return scalar(TypeForm::Duration);
    if (type == "FieldsV1") return scalar(TypeForm::Json);
    return built_in("meta/v1." + std::string(type));
  }
  if (!name.starts_with(kApi)) return std::nullopt;
  std::string path(name.substr(kApi.size()));  // core.v1.PodSpec
  if (const std::size_t dot = path.find('.'); dot != std::string::npos) path[dot] = '/';
  return built_in(std::move(path));
}

void read_list_kind(const Json& openapi, Field& field) {
  const std::string_view kind = openapi["x-kubernetes-list-type"].as_string();
  if (kind == "set") field.list_kind = ListKind::Set;
  if (kind != "map") return;
  field.list_kind = ListKind::Map;
  for (const Json& key : openapi["x-kubernetes-list-map-keys"].elements()) {
    field.list_keys.emplace_back(key.as_string());
  }
}

Field metadata_field() {
  Field field;
  field.name = "metadata";
  field.omit_empty = true;
  field.type = Type{.form = TypeForm::Named, .name = "meta/v1.ObjectMeta"};
  return field;
}

Field type_meta_field() {
  Field field;
  field.inlined = true;
  field.type = Type{.form = TypeForm::Named, .name = "meta/v1.TypeMeta"};
  return field;
}

}  // namespace

Type OpenApiTypes::named(const std::string& name) const {
  return Type{.form = TypeForm::Named, .name = package_.name + "." + name};
}

std::string OpenApiTypes::free_name(std::string name) {
  if (name.size() > kClassNameMax) name.resize(kClassNameMax);
  if (!is_reserved_class(name) && names_.insert(name).second) return name;
  int& number = next_numbers_.try_emplace(name, 2).first->second;
  while (true) {
    std::string unique = name + std::to_string(number++);
    if (names_.insert(unique).second) return unique;
  }
}

std::string kind_class_name(const std::string& kind) {
  const std::string name = class_name(kind);
  return is_reserved_class(name) ? name + "_" : name;
}

bool OpenApiTypes::reserve_kind(const std::string& class_name) {
  return names_.insert(class_name).second;
}

Result<void> OpenApiTypes::add_kind(const KindSchema& kind) {
  if (components_ != kind.components) referred_.clear();
  components_ = kind.components;
  Definition record;
  record.name = package_.name + "." + kind.name;
  record.description = text_of(*kind.openapi, "description");
  record.fields.push_back(type_meta_field());
  record.fields.push_back(metadata_field());
  if (const auto added = add_fields(record, *kind.openapi, kind.name, kind.path, true); !added) {
    return added.error();
  }
  package_.definitions.push_back(std::move(record));
  return {};
}

Result<void> OpenApiTypes::add_fields(Definition& record, const Json& openapi,
                                      const std::string& name, const std::string& path,
                                      bool is_kind) {
  const Json& properties = openapi["properties"];
  if (!properties.is_null() && !properties.is_object()) {
    return wrong_openapi(path + ".properties", "expected an object");
  }
  const std::set<std::string_view> required = texts_of(openapi["required"]);
  for (const auto& [key, property] : properties.members()) {
    if (is_kind && (key == "apiVersion" || key == "kind" || key == "metadata")) continue;
    if (const auto usable = check_literal(key, "field name"); !usable) {
      return usable.error().with_context(path + ".properties");
    }
    auto field = field_of(key, property, name, path + ".properties." + key);
    if (!field) return field.error();
    // Required fields that are never null need no std::optional.
    field->pointer = field->nullable || required.count(key) == 0;
    record.fields.push_back(std::move(*field));
  }
  return {};
}

Result<Field> OpenApiTypes::field_of(const std::string& json_name, const Json& openapi,
                                     const std::string& name, const std::string& path) {
  if (!openapi.is_object()) return wrong_openapi(path, "expected a schema");
  Field field;
  field.name = json_name;
  field.description = text_of(openapi, "description");
  field.nullable = is_true(openapi, "nullable");
  auto type = type_of(openapi, name + class_name(json_name), path);
  if (!type) return type.error();
  field.type = std::move(*type);
  if (field.type.is_list()) read_list_kind(openapi, field);
  return field;
}

Result<Type> OpenApiTypes::type_of(const Json& openapi, const std::string& name,
                                   const std::string& path) {
  if (!openapi.is_object()) return wrong_openapi(path, "expected a schema");
  if (const Json* reference = openapi.find("$ref")) {
    return referred_type(reference->as_string(), path + ".$ref");
  }
  // OpenAPI v3 wraps a reference in allOf if it has a default or a description.
  if (openapi["allOf"].size() == 1 && openapi["allOf"][0].contains("$ref")) {
    return referred_type(openapi["allOf"][0]["$ref"].as_string(), path + ".allOf[0].$ref");
  }
  if (is_true(openapi, "x-kubernetes-int-or-string") ||
      openapi["format"].as_string() == "int-or-string") {
    return scalar(is_quantity(openapi) ? TypeForm::Quantity : TypeForm::IntOrString);
  }
  if (is_true(openapi, "x-kubernetes-embedded-resource")) return scalar(TypeForm::Json);

  const Json& declared = openapi["type"];
  if (declared.is_null()) {
    return openapi.contains("properties") ? object_type(openapi, name, path)
                                          : scalar(TypeForm::Json);
  }
  const std::string_view type = declared.as_string();
  if (type == "string") return string_type(openapi, name, path);
  if (type == "boolean") return scalar(TypeForm::Bool);
  if (type == "number") return scalar(TypeForm::Double);
  if (type == "integer") {
    return scalar(openapi["format"].as_string() == "int32" ? TypeForm::Int32 : TypeForm::Int64);
  }
  if (type == "array") return list_type(openapi, name, path);
  if (type == "object") return object_type(openapi, name, path);
  return wrong_openapi(path + ".type", "unknown type " + declared.to_json());
}

Result<Type> OpenApiTypes::string_type(const Json& openapi, const std::string& name,
                                       const std::string& path) {
  const std::string_view format = openapi["format"].as_string();
  if (format == "date-time") return scalar(TypeForm::Time);
  if (format == "byte") return scalar(TypeForm::Bytes);
  if (format == "duration") return scalar(TypeForm::Duration);
  Definition choice;
  std::set<std::string_view> known;
  for (const Json& value : openapi["enum"].elements()) {
    if (!value.is_string() || !known.insert(value.as_string()).second) continue;
    const auto usable = check_literal(value.as_string(), "value");
    if (!usable) return usable.error().with_context(path + ".enum");
    choice.values.emplace_back(value.as_string());
  }
  if (choice.values.empty()) return scalar(TypeForm::String);
  const std::string unique = free_name(name);
  choice.form = DefinitionForm::Enum;
  choice.name = package_.name + "." + unique;
  package_.definitions.push_back(std::move(choice));
  return named(unique);
}

Result<Type> OpenApiTypes::element_type(const Json& openapi, const std::string& name,
                                        const std::string& path) {
  const std::size_t before = package_.definitions.size();
  auto type = type_of(openapi, name, path);
  if (!type || package_.definitions.size() == before) return type;
  // The class of the element itself is added last, after those of its fields.
  Definition& newest = package_.definitions.back();
  const bool is_own = newest.name == type->name && newest.description.empty();
  if (is_own) newest.description = text_of(openapi, "description");
  return type;
}

Result<Type> OpenApiTypes::list_type(const Json& openapi, const std::string& name,
                                     const std::string& path) {
  const Json* const items = openapi.find("items");
  if (items == nullptr) return wrong_openapi(path, "array without items");
  auto element = element_type(*items, name + "Item", path + ".items");
  if (!element) return element.error();
  return list_of(std::move(*element));
}

Result<Type> OpenApiTypes::map_type(const Json& values, const std::string& name,
                                    const std::string& path) {
  if (values.is_boolean()) return map_of(scalar(TypeForm::Json));
  auto element = element_type(values, name + "Value", path);
  if (!element) return element.error();
  return map_of(std::move(*element));
}

Result<Type> OpenApiTypes::object_type(const Json& openapi, const std::string& name,
                                       const std::string& path) {
  const Json& properties = openapi["properties"];
  if (!properties.is_null() && !properties.is_object()) {
    return wrong_openapi(path + ".properties", "expected an object");
  }
  if (!properties.empty()) {
    Definition record;
    const std::string unique = free_name(name);
    record.name = package_.name + "." + unique;
    if (const auto added = add_fields(record, openapi, unique, path, false); !added) {
      return added.error();
    }
    package_.definitions.push_back(std::move(record));
    return named(unique);
  }
  if (const Json* values = openapi.find("additionalProperties"); values != nullptr) {
    return map_type(*values, name, path + ".additionalProperties");
  }
  return scalar(TypeForm::Json);  // No properties are declared: any JSON.
}

Result<Type> OpenApiTypes::referred_type(std::string_view reference, const std::string& path) {
  if (components_ == nullptr)
    return wrong_openapi(path, "$ref is not supported in CustomResourceDefinitions");
  if (!reference.starts_with(kComponentPrefix))
    return wrong_openapi(path, "expected #/components/schemas/…");
  const std::string target(reference.substr(kComponentPrefix.size()));
  if (auto type = kubernetes_type(target)) return std::move(*type);
  if (const auto known = referred_.find(target); known != referred_.end()) {
    return named(known->second);
  }
  const Json* const component = components_->find(target);
  if (component == nullptr) return wrong_openapi(path, "schema " + target + " not found");
  if ((*component)["properties"].empty()) {
    // A named scalar, list or map. It needs no C++ class, so use its type directly.
    const int depth = static_cast<int>(std::count(path.begin(), path.end(), '$'));
    if (depth > 16) return wrong_openapi(path, "this schema refers to itself");
    return type_of(*component, class_name(target.substr(target.rfind('.') + 1)),
                   path + "$" + target);
  }
  // Register the class before its fields are read, because a schema may contain itself.
  const std::string unique = free_name(class_name(target.substr(target.rfind('.') + 1)));
  referred_.emplace(target, unique);
  Definition record;
  record.description = text_of(*component, "description");
  record.name = package_.name + "." + unique;
  const auto added = add_fields(record, *component, unique, "components.schemas." + target, false);
  if (!added) return added.error();
  package_.definitions.push_back(std::move(record));
  return named(unique);
}

}  // namespace kinform::inline v0::tools
