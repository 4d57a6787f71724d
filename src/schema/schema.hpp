// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Describes API types: their fields, the encoding in JSON and protobuf, and how patches merge them.

#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/detail/export.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::schema {

struct Definition;

enum class TypeForm : std::uint8_t {
  String,
  Bool,
  Int32,
  Int64,
  Double,
  Bytes,        // Base64 in JSON.
  Time,         // RFC 3339, whole seconds.
  MicroTime,    // RFC 3339, six digits after the point.
  Duration,     // Go's form: "1m30s".
  Quantity,     // "500m".
  IntOrString,  // 80 or "http".
  Json,         // Any JSON value.
  List,
  Map,  // The keys are strings.
  Named,
};

// The type of a field.
struct Type {
  TypeForm form = TypeForm::String;
  std::string name = {};                   // Named: "core/v1.PodSpec".
  std::vector<Type> element = {};          // List, Map: exactly one.
  const Definition* definition = nullptr;  // Named: never null in a Schema.

  [[nodiscard]] bool is_list() const { return form == TypeForm::List; }
  [[nodiscard]] bool is_map() const { return form == TypeForm::Map; }
  // Returns the type with aliases resolved and enums replaced by String; other types are returned
  // unchanged.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT const Type& resolved() const;
  // Returns the record definition, resolving aliases; null for other types.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT const Definition* record() const;
};

// How strategic merge patch treats a field.
struct PatchStrategy {
  bool merge = false;          // Merge the list element by element; otherwise replace it.
  bool retain_keys = false;    // The `$retainKeys` directive is supported.
  bool replace = false;        // Replace the object, instead of the default merge.
  std::string merge_key = {};  // The field that identifies an element; empty for scalars.
};

// How server-side apply treats a list.
enum class ListKind : std::uint8_t { Atomic, Set, Map };

struct Field {
  std::string name = {};     // The name in JSON. Empty if inlined.
  std::uint32_t number = 0;  // The protobuf field number; 0 if protobuf lacks the field.
  bool inlined = false;      // JSON has the type's fields in the parent; protobuf nests them.
  bool omit_empty = false;   // JSON omits it if empty or zero.
  bool pointer = false;      // Absent and zero are different.
  bool nullable = false;     // Custom resources only: null is a valid value.
  bool omit_zero = false;    // A time: JSON omits it if zero; null in other fields.
  bool typed = false;        // JSON from a server has kind and apiVersion; protobuf lacks them.
  Type type = {};
  PatchStrategy patch = {};
  ListKind list_kind = ListKind::Atomic;
  std::vector<std::string> list_keys = {};  // Only for ListKind::Map.
  std::string description = {};             // Custom resources only.
};

enum class DefinitionForm : std::uint8_t {
  Record,
  Union,  // JSON is the bare value of one field, identified by its JSON type.
  Enum,   // Strings with known values; unknown ones are allowed.
  Alias,
};

// A named type.
struct Definition {
  DefinitionForm form = DefinitionForm::Record;
  std::string name = {};                 // "core/v1.PodSpec"
  bool atomic = false;                   // Record: server-side apply replaces it as a whole.
  std::vector<Field> fields = {};        // Record, Union.
  std::vector<std::string> values = {};  // Enum.
  Type alias = {};                       // Alias.
  bool wrapped = false;                  // Alias of a list: protobuf has a message around it.
  std::string description = {};          // Custom resources only.

  // Return the two parts of the name: "PodSpec" and "core/v1".
  [[nodiscard]] KINFORM_PRIVATE_EXPORT std::string_view short_name() const;
  [[nodiscard]] std::string_view package() const;
  // Finds a field by its JSON name, including fields of inlined types; null if there is none.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT const Field* find_field(std::string_view json_name) const;
};

// A kind that is served as a resource.
struct ResourceFacts {
  std::string group = {};  // As in URLs: empty for the core group.
  std::string version = {};
  std::string plural = {};
  std::string singular = {};
  std::string kind = {};
  bool namespaced = true;
  std::vector<std::string> short_names = {};
  std::vector<std::string> categories = {};
  std::vector<std::string> verbs = {};
  std::vector<std::string> subresources = {};
  bool generation = false;  // The server counts changes in metadata.generation.
  // The members of the metadata that a write to the status subresource leaves as they are; "all" is
  // the whole metadata.
  std::vector<std::string> status_keeps = {};
  std::string type_name = {};        // Short name of the type. Empty: the kind.
  const Definition* type = nullptr;  // Never null in a Schema.
};

// Returns the verbs of discovery, sorted. Most resources support all of them.
[[nodiscard]] KINFORM_PRIVATE_EXPORT const std::vector<std::string>& all_verbs();

// The types of one group and version, and the resources that have them: one schema file.
struct Package {
  std::string name = {};   // "core/v1"
  std::string group = {};  // As in URLs: "" for core, "rbac.authorization.k8s.io" for rbac.
  std::string version = {};
  // The position of this group and version in the discovery of a server; 0 if it is not there.
  std::uint32_t order = 0;
  std::vector<ResourceFacts> resources = {};
  std::vector<Definition> definitions = {};  // In the order of the file.
};

// Parses a schema file; docs/schema.md describes the format. Returns Malformed, with the line
// number in the message, if the text is invalid.
[[nodiscard]] Result<Package> parse_package(std::string_view text);

// Does the same, but stops at the first type: the package has only the resources before it, and
// their `type` is null.
[[nodiscard]] Result<Package> parse_resources(std::string_view text);

// A set of packages whose type names are resolved and whose consistency has been checked.
//
// Thread safety: immutable once made.
class Schema {
 public:
  // Resolves the type names and checks the packages. Returns Malformed, with the type and field in
  // the message, if a type is missing or duplicate, a merge key is not a field, a field name or
  // number is duplicate, or an alias is cyclic.
  [[nodiscard]] static Result<Schema> link(std::vector<Package> packages);

  // Definitions point at each other, so a schema can be moved but not copied.
  Schema(Schema&&) noexcept = default;
  Schema& operator=(Schema&&) noexcept = default;

  // Finds a type such as "core/v1.PodSpec"; null if there is none. Valid as long as the schema.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT const Definition* find(std::string_view name) const;
  // Finds a kind by group as in URLs, version and kind, such as ("apps", "v1", "Deployment").
  // Includes kinds that are not resources, such as lists.
  [[nodiscard]] KINFORM_PRIVATE_EXPORT const Definition* find_kind(std::string_view group,
                                                                   std::string_view version,
                                                                   std::string_view kind) const;
  [[nodiscard]] const ResourceFacts* find_resource(std::string_view group, std::string_view version,
                                                   std::string_view plural) const;

  // Returns the packages, sorted by name.
  [[nodiscard]] std::span<const Package> packages() const { return packages_; }

 private:
  Schema() = default;

  // Invariant: does not change after link(), so pointers to definitions stay valid, even when the
  // schema is moved.
  std::vector<Package> packages_;
  std::map<std::string, const Definition*, std::less<>> definitions_;
};

// Returns all stable types of Kubernetes (kKubernetesRelease), from src/schema/kubernetes. Parsed
// on first use, which takes about a millisecond, and kept.
//
// Thread safety: may be called from any thread.
[[nodiscard]] KINFORM_PRIVATE_EXPORT const Schema& kubernetes_schema();

// Returns the resources of all these types in the order of a server's discovery, with `type` null.
// Reads only the beginning of each file, which takes a tenth of the time of kubernetes_schema().
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::vector<ResourceFacts> kubernetes_resources();

}  // namespace kinform::inline v0::schema
