// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/api/custom_definitions.hpp"

#include <algorithm>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "base/ascii.hpp"
#include "kinform/detail/assert.hpp"
#include "server/api/write_steps.hpp"
#include "server/schema/field_path.hpp"
#include "server/schema/schema_pattern.hpp"
#include "server/tables/json_path.hpp"

namespace kinform::inline v0::server {
namespace {

// Not limited by kube-apiserver. Discovery takes time in proportion to the square of the versions,
// and a table in proportion to the columns times the objects.
constexpr std::size_t kVersionsMax = 100;
constexpr std::size_t kColumnsMax = 100;
constexpr std::size_t kNumberBytesMax = 100;

void set_absent(Json& object, std::string_view key, Json value) {
  if (std::as_const(object)[key].is_null()) object.set(key, std::move(value));
}

// Returns `PATH.properties[NAME]`.
std::string property_path(const std::string& path, std::string_view key, std::string_view name) {
  return extended_path(extended_path(extended_path(member_path(path, key), "["), name), "]");
}

// Calls `visit` for each direct subschema of a schema.
template <class Visit>
void for_each_part(const Json& schema, const std::string& path, Visit visit) {
  for (const std::string_view key : {"properties", "patternProperties", "definitions"}) {
    for (const auto& [name, part] : schema[key].members()) {
      visit(part, property_path(path, key, name));
    }
  }
  for (const std::string_view key : {"items", "additionalProperties", "not"}) {
    if (schema[key].is_object()) visit(schema[key], member_path(path, key));
  }
  for (const std::string_view key : {"allOf", "anyOf", "oneOf"}) {
    std::size_t index = 0;
    for (const Json& part : schema[key].elements()) {
      visit(part, element_path(member_path(path, key), index++));
    }
  }
}

// A long number takes time for each value that is compared with it.
void check_numbers(const Json& schema, const std::string& path, FieldProblems& problems) {
  for (const std::string_view key : {"maximum", "minimum", "multipleOf", "maxLength", "minLength",
                                     "maxItems", "minItems", "maxProperties", "minProperties"}) {
    const Json* const number = schema.find(key);
    if (number == nullptr || number->number_text().size() <= kNumberBytesMax) continue;
    problems.add([&] {
      return invalid_value(member_path(path, key), *number, "must have at most 100 characters");
    });
  }
}

void check_list_type(const Json& schema, const std::string& path, FieldProblems& problems) {
  const Json& type = schema["x-kubernetes-list-type"];
  if (type.is_null()) return;
  const std::string_view name = type.as_string();
  if (name != "atomic" && name != "set" && name != "map") {
    problems.add(
        unsupported_value(path + ".x-kubernetes-list-type", name, {"atomic", "map", "set"}));
  }
  const Json& keys = schema["x-kubernetes-list-map-keys"];
  if (name == "map" && keys.empty()) {
    problems.add(required(path + ".x-kubernetes-list-map-keys",
                          "must not be empty if x-kubernetes-list-type is map"));
  }
  for (const Json& key : keys.elements()) {
    if (schema.at("/items/properties").contains(key.as_string())) continue;
    problems.add(invalid_value(path + ".x-kubernetes-list-map-keys", keys,
                               "entries must all be names of item properties"));
    return;
  }
}

void check_schema(const Json& schema, const std::string& path, PatternSet& patterns,
                  FieldProblems& problems) {
  if (const Json& pattern = schema["pattern"]; pattern.is_string()) {
    if (const auto compiled = patterns.find(pattern.as_string()); !compiled) {
      problems.add([&] {
        return invalid_value(
            path + ".pattern", pattern,
            "must be a valid regular expression, but isn't: " + compiled.error().message);
      });
    }
  }
  if (schema["uniqueItems"].as_bool()) {
    problems.add(forbidden_field(path + ".uniqueItems",
                                 "uniqueItems cannot be set to true since the runtime "
                                 "complexity becomes quadratic"));
  }
  check_numbers(schema, path, problems);
  check_list_type(schema, path, problems);
  for_each_part(schema, path, [&](const Json& part, const std::string& where) {
    check_schema(part, where, patterns, problems);
  });
}

// Requires a type for every field, or an extension that replaces it: a structural schema has no
// untyped fields.
void check_structure(const Json& schema, const std::string& path, FieldProblems& problems) {
  const bool has_type = !schema["type"].as_string().empty() ||
                        schema["x-kubernetes-int-or-string"].as_bool() ||
                        schema["x-kubernetes-preserve-unknown-fields"].as_bool();
  if (!has_type) {
    problems.add(required(path + ".type", "must not be empty for specified object fields"));
  }
  for (const auto& [name, part] : schema["properties"].members()) {
    check_structure(part, property_path(path, "properties", name), problems);
  }
  for (const std::string_view key : {"items", "additionalProperties"}) {
    if (schema[key].is_object()) {
      check_structure(schema[key], member_path(path, key), problems);
    }
  }
}

FieldProblem too_many_items(std::string path, std::size_t count, std::size_t count_max) {
  return {.reason = "FieldValueTooMany",
          .message = "Too many: " + std::to_string(count) + ": must have at most " +
                     std::to_string(count_max) + " items",
          .field = std::move(path)};
}

void check_columns(const Json& version, const std::string& path, FieldProblems& problems) {
  const Json& columns = version["additionalPrinterColumns"];
  if (columns.size() > kColumnsMax) {
    problems.add(too_many_items(path + ".additionalPrinterColumns", columns.size(), kColumnsMax));
    return;
  }
  std::size_t index = 0;
  for (const Json& column : columns.elements()) {
    const std::string where = path + ".additionalPrinterColumns[" + std::to_string(index++) + "]";
    if (column["name"].as_string().empty()) problems.add(required(where + ".name"));
    if (column["type"].as_string().empty()) problems.add(required(where + ".type"));
    const Json& column_path = column["jsonPath"];
    if (column_path.as_string().empty()) {
      problems.add(required(where + ".jsonPath"));
    } else if (!JsonPath::parse(column_path.as_string())) {
      problems.add(invalid_value(where + ".jsonPath", column_path, "is an invalid path"));
    }
  }
}

void check_version(const Json& version, const std::string& path, PatternSet& patterns,
                   FieldProblems& problems) {
  if (version["name"].as_string().empty()) problems.add(required(path + ".name"));
  const Json& schema = version.at("/schema/openAPIV3Schema");
  const std::string where = path + ".schema.openAPIV3Schema";
  if (!schema.is_object()) {
    problems.add(required(where, "schemas are required"));
    return;
  }
  if (schema["type"].as_string() != "object") {
    problems.add(invalid_value(where + ".type", schema["type"], "must be object at the root"));
  }
  check_structure(schema, where, problems);
  check_schema(schema, where, patterns, problems);
  check_columns(version, path, problems);
}

bool has_condition(const Json& definition, std::string_view type) {
  const auto conditions = definition.at("/status/conditions").elements();
  return std::any_of(conditions.begin(), conditions.end(), [&](const Json& condition) {
    return condition["type"].as_string() == type && condition["status"].as_string() == "True";
  });
}

std::string_view storage_version(const Json& definition) {
  for (const Json& version : definition.at("/spec/versions").elements()) {
    if (version["storage"].as_bool()) return version["name"].as_string();
  }
  return {};
}

Json condition(const Cluster& cluster, std::string_view type, std::string_view reason,
               std::string_view message) {
  return {{"type", type},
          {"status", "True"},
          {"lastTransitionTime", cluster.timestamp()},
          {"reason", reason},
          {"message", message}};
}

}  // namespace

const KindFacts& definition_kind() {
  static const KindFacts* const kind =
      find_kind("apiextensions.k8s.io", "v1", "customresourcedefinitions");
  KINFORM_ASSERT(kind != nullptr);
  return *kind;
}

void set_definition_defaults(Json& definition) {
  Json& spec = definition["spec"];
  Json& names = spec["names"];
  const std::string kind(std::as_const(names)["kind"].as_string());
  set_absent(names, "singular", lower_case(kind));
  set_absent(names, "listKind", kind + "List");
  set_absent(spec, "conversion", {{"strategy", "None"}});
}

FieldProblems find_definition_problems(const Json& definition) {
  FieldProblems problems;
  const Json& spec = definition["spec"];
  const std::string plural(spec.at("/names/plural").as_string());
  const std::string group(spec["group"].as_string());
  if (group.empty()) problems.add(required("spec.group"));
  if (plural.empty()) problems.add(required("spec.names.plural"));
  if (spec.at("/names/kind").as_string().empty()) problems.add(required("spec.names.kind"));
  const std::string_view scope = spec["scope"].as_string();
  if (scope != "Namespaced" && scope != "Cluster") {
    problems.add(unsupported_value("spec.scope", scope, {"Cluster", "Namespaced"}));
  }
  const Json& name = definition.at("/metadata/name");
  if (name.as_string() != plural + "." + group) {
    problems.add(
        invalid_value("metadata.name", name, "must be spec.names.plural+\".\"+spec.group"));
  }
  if (spec.at("/conversion/strategy").as_string() == "Webhook") {
    problems.add(unsupported_value("spec.conversion.strategy", "Webhook", {"None"}));
  }
  if (const std::size_t count = spec["versions"].size(); count > kVersionsMax) {
    problems.add(too_many_items("spec.versions", count, kVersionsMax));
    return problems;
  }
  PatternSet patterns;
  std::size_t stored = 0;
  std::size_t index = 0;
  for (const Json& version : spec["versions"].elements()) {
    if (version["storage"].as_bool()) ++stored;
    check_version(version, "spec.versions[" + std::to_string(index++) + "]", patterns, problems);
  }
  if (stored != 1) {
    problems.add(invalid_value("spec.versions", spec["versions"],
                               "must have exactly one version marked as storage version"));
  }
  return problems;
}

void establish_definition(Cluster& cluster, const std::string& name) {
  const EntryPtr definition = cluster.store().find(definition_kind(), name);
  if (definition == nullptr) return;
  Json object = definition->to_json();
  Json& status = object["status"];
  const Json before = status;
  if (!has_condition(object, "NamesAccepted")) {
    status["conditions"].push_back(
        condition(cluster, "NamesAccepted", "NoConflicts", "no conflicts found"));
  }
  if (!has_condition(object, "Established")) {
    status["conditions"].push_back(condition(cluster, "Established", "InitialNamesAccepted",
                                             "the initial names have been accepted"));
  }
  status["acceptedNames"] = std::as_const(object)["spec"]["names"];
  const Json stored(storage_version(object));
  Json& versions = status["storedVersions"];
  const auto known = std::as_const(versions).elements();
  if (std::find(known.begin(), known.end(), stored) == known.end()) versions.push_back(stored);
  if (!(status == before)) cluster.put(definition_kind(), std::move(object));
}

void release_definition(Cluster& cluster, const KindFacts& kind) {
  if (!cluster.store().collection(kind).current().empty()) return;
  const EntryPtr definition = cluster.store().find(definition_kind(), kind.custom->definition);
  if (definition == nullptr) return;
  if (!definition->is_terminating()) return;
  const Json before = definition->to_json();
  Json object = before;
  Json kept = Json::array();
  for (const Json& finalizer : std::as_const(object).at("/metadata/finalizers").elements()) {
    if (finalizer.as_string() != kDefinitionFinalizer) kept.push_back(finalizer);
  }
  object["metadata"]["finalizers"] = std::move(kept);
  std::ignore = store_changed(cluster, definition_kind(), *definition, before, std::move(object));
}

}  // namespace kinform::inline v0::server
