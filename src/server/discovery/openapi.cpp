// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/discovery/openapi.hpp"

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "kinform/json.hpp"
#include "schema/kubernetes_release.hpp"
#include "schema/schema.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kRoot = "/openapi/v3";
constexpr std::string_view kReference = "#/components/schemas/";
constexpr std::string_view kObjectMeta = "meta/v1.ObjectMeta";

using Kinds = std::vector<const KindFacts*>;

// Returns the OpenAPI name: `io.k8s.api.core.v1.Pod` for `core/v1.Pod`.
std::string component_name(std::string_view definition) {
  const std::size_t slash = definition.find('/');
  const std::string_view group = definition.substr(0, slash);
  std::string name = group == "meta" ? "io.k8s.apimachinery.pkg.apis." : std::string("io.k8s.api.");
  return name.append(group).append(".").append(definition.substr(slash + 1));
}

Json reference_to(const std::string& component) {
  return {{"$ref", std::string(kReference) + component}};
}

// The component schemas of a document: the definitions added and all that they refer to.
class Components {
 public:
  void add(const schema::Definition& definition) {
    if (!known_.insert(definition.name).second) return;
    Json shown = {{"type", "object"}};
    add_fields(definition, shown);
    schemas_.set(component_name(definition.name), std::move(shown));
  }
  Json& schema_of(const std::string& component) { return schemas_[component]; }
  [[nodiscard]] Json take() { return std::move(schemas_); }

 private:
  void add_fields(const schema::Definition& definition, Json& shown) {
    for (const schema::Field& field : definition.fields) {
      if (field.inlined) {
        if (const schema::Definition* const inlined = field.type.record()) {
          add_fields(*inlined, shown);
        }
        continue;
      }
      Json property = schema_of_type(field.type);
      if (field.type.resolved().is_list()) add_list_facts(field, property);
      shown["properties"].set(field.name, std::move(property));
      if (!field.omit_empty) shown["required"].push_back(field.name);
    }
  }

  static void add_list_facts(const schema::Field& field, Json& property) {
    constexpr std::string_view kNames[] = {"atomic", "set", "map"};
    property["x-kubernetes-list-type"] = kNames[static_cast<std::size_t>(field.list_kind)];
    for (const std::string& key : field.list_keys) {
      property["x-kubernetes-list-map-keys"].push_back(key);
    }
    if (field.patch.merge) property["x-kubernetes-patch-strategy"] = "merge";
    if (!field.patch.merge_key.empty()) {
      property["x-kubernetes-patch-merge-key"] = field.patch.merge_key;
    }
  }

  Json schema_of_type(const schema::Type& type) {
    const schema::Type& resolved = type.resolved();
    if (const schema::Definition* const record = resolved.record()) {
      add(*record);
      return reference_to(component_name(record->name));
    }
    switch (resolved.form) {
      case schema::TypeForm::Bool:
        return {{"type", "boolean"}};
      case schema::TypeForm::Int32:
        return {{"type", "integer"}, {"format", "int32"}};
      case schema::TypeForm::Int64:
        return {{"type", "integer"}, {"format", "int64"}};
      case schema::TypeForm::Double:
        return {{"type", "number"}, {"format", "double"}};
      case schema::TypeForm::Bytes:
        return {{"type", "string"}, {"format", "byte"}};
      case schema::TypeForm::Time:
      case schema::TypeForm::MicroTime:
        return {{"type", "string"}, {"format", "date-time"}};
      case schema::TypeForm::IntOrString:
        return {{"format", "int-or-string"},
                {"oneOf", Json::array({{{"type", "integer"}}, {{"type", "string"}}})}};
      case schema::TypeForm::List:
        return {{"type", "array"}, {"items", schema_of_type(resolved.element.front())}};
      case schema::TypeForm::Map:
        return {{"type", "object"},
                {"additionalProperties", schema_of_type(resolved.element.front())}};
      case schema::TypeForm::Json:
      case schema::TypeForm::Named:  // A union, such as IntOrString.
        return {{"x-kubernetes-preserve-unknown-fields", true}};
      default:
        return {{"type", "string"}};
    }
  }

  std::set<std::string> known_;
  Json schemas_ = Json::object();
};

Json group_version_kind(const KindFacts& kind) {
  return {{"group", kind.group}, {"version", kind.version}, {"kind", kind.kind}};
}

// The component name of a custom kind, such as `com.example.v1.CronTab`.
std::string custom_component(const KindFacts& kind) {
  std::string name;
  for (std::string_view rest = kind.group; !rest.empty();) {
    const std::size_t dot = rest.rfind('.');
    const bool is_last = dot == std::string_view::npos;
    name.append(is_last ? rest : rest.substr(dot + 1)).append(".");
    rest = is_last ? std::string_view() : rest.substr(0, dot);
  }
  return name.append(kind.version).append(".").append(kind.kind);
}

// Adds the schema of a kind and returns its component name.
std::string add_kind(const KindFacts& kind, Components& components) {
  const schema::Schema& types = schema::kubernetes_schema();
  std::string name;
  if (kind.custom != nullptr) {
    name = custom_component(kind);
    Json shown = kind.custom->schema;
    shown["properties"]["apiVersion"] = {{"type", "string"}};
    shown["properties"]["kind"] = {{"type", "string"}};
    if (const schema::Definition* const metadata = types.find(kObjectMeta)) {
      components.add(*metadata);
      shown["properties"]["metadata"] = reference_to(component_name(kObjectMeta));
    }
    components.schema_of(name) = std::move(shown);
  } else {
    const schema::Definition* const type = types.find_kind(kind.group, kind.version, kind.kind);
    if (type == nullptr) return {};
    components.add(*type);
    name = component_name(type->name);
  }
  components.schema_of(name)["x-kubernetes-group-version-kind"] =
      Json::array({group_version_kind(kind)});
  return name;
}

Json operation(const KindFacts& kind, std::string_view action, const std::string& component) {
  Json made = {{"x-kubernetes-action", action},
               {"x-kubernetes-group-version-kind", group_version_kind(kind)},
               {"responses",
                {{"200",
                  {{"description", "OK"},
                   {"content", {{"application/json", {{"schema", reference_to(component)}}}}}}}}}};
  if (action == "post" || action == "put" || action == "patch") {
    made["parameters"] = Json::array({{{"name", "fieldValidation"},
                                       {"in", "query"},
                                       {"schema", {{"type", "string"}, {"uniqueItems", true}}}}});
  }
  return made;
}

std::string prefix_of(std::string_view group, std::string_view version) {
  if (group.empty()) return "api/" + std::string(version);
  return "apis/" + std::string(group) + "/" + std::string(version);
}

void add_paths(const KindFacts& kind, const std::string& component, Json& paths) {
  std::string collection = "/" + prefix_of(kind.group, kind.version) + "/";
  if (kind.namespaced) collection += "namespaces/{namespace}/";
  collection += kind.plural;
  Json& all = paths[collection];
  if (kind.allows("list")) all["get"] = operation(kind, "list", component);
  if (kind.allows("create")) all["post"] = operation(kind, "post", component);
  Json one = Json::object();
  if (kind.allows("get")) one["get"] = operation(kind, "get", component);
  if (kind.allows("update")) one["put"] = operation(kind, "put", component);
  if (kind.allows("patch")) one["patch"] = operation(kind, "patch", component);
  if (kind.allows("delete")) one["delete"] = operation(kind, "delete", component);
  if (!one.empty()) paths[collection + "/{name}"] = std::move(one);
}

Json document(const Kinds& kinds) {
  Components components;
  Json paths = Json::object();
  for (const KindFacts* const kind : kinds) {
    const std::string component = add_kind(*kind, components);
    if (!component.empty()) add_paths(*kind, component, paths);
  }
  return {{"openapi", "3.0.0"},
          {"info", {{"title", "Kubernetes"}, {"version", schema::kKubernetesRelease}}},
          {"paths", std::move(paths)},
          {"components", {{"schemas", components.take()}}}};
}

// Returns a hash that changes when the document does. Clients use it to cache documents.
std::size_t fingerprint(const KindFacts& kind) {
  constexpr std::size_t kOfThisServer = 1;
  if (kind.custom == nullptr) return kOfThisServer;
  return std::hash<std::string>()(kind.custom->schema.to_json() + std::string(kind.plural));
}

ApiResponse index_response(const Kinds& kinds) {
  std::vector<std::pair<std::string, std::size_t>> versions;
  for (const KindFacts* const kind : kinds) {
    std::string prefix = prefix_of(kind->group, kind->version);
    if (versions.empty() || versions.back().first != prefix) versions.emplace_back(prefix, 0);
    versions.back().second = versions.back().second * 31 + fingerprint(*kind);
  }
  Json paths = Json::object();
  for (const auto& [prefix, hash] : versions) {
    paths[prefix] = {
        {"serverRelativeURL", std::string(kRoot) + "/" + prefix + "?hash=" + std::to_string(hash)}};
  }
  return {.body = Json({{"paths", std::move(paths)}}).to_json() + "\n"};
}

}  // namespace

std::optional<ApiResponse> openapi_response(std::string_view path,
                                            const CustomKinds& custom_kinds) {
  if (path.substr(0, kRoot.size()) != kRoot) return std::nullopt;
  path.remove_prefix(kRoot.size());
  const Kinds kinds = all_served(custom_kinds);
  if (path.empty() || path == "/") return index_response(kinds);
  if (path.front() != '/') return std::nullopt;
  path.remove_prefix(1);
  Kinds shown;
  for (const KindFacts* const kind : kinds) {
    if (prefix_of(kind->group, kind->version) == path) shown.push_back(kind);
  }
  if (shown.empty()) return std::nullopt;
  return ApiResponse{.body = document(shown).to_json() + "\n"};
}

}  // namespace kinform::inline v0::server
