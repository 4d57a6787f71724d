// What is known of API types: their fields, how these look in JSON and on the protobuf wire, and
// how patches merge them.

#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
  // What an alias stands for in the end, an enum's values being strings; anything else itself.
  [[nodiscard]] const Type& resolved() const;
  // The record that this is, through aliases; null for anything else.
  [[nodiscard]] const Definition* record() const;
};

// How strategic merge patch treats a field.
struct PatchStrategy {
  bool merge = false;          // A list is merged element by element; otherwise it is replaced.
  bool retain_keys = false;    // `$retainKeys` is understood.
  bool replace = false;        // An object is replaced, where it would be merged by default.
  std::string merge_key = {};  // Which field tells elements apart; empty for scalars.
};

// How server-side apply treats a list.
enum class ListKind : std::uint8_t { Atomic, Set, Map };

struct Field {
  std::string name = {};     // In JSON. Empty if inlined.
  std::uint32_t number = 0;  // On the protobuf wire; 0 if it is not there.
  bool inlined = false;      // The type's fields stand in the parent's JSON; protobuf nests them.
  bool omit_empty = false;   // JSON leaves it out when it is empty or zero.
  bool pointer = false;      // Absent and zero differ.
  bool nullable = false;     // Of custom resources: null is a value.
  Type type = {};
  PatchStrategy patch = {};
  ListKind list_kind = ListKind::Atomic;
  std::vector<std::string> list_keys = {};  // Of ListKind::Map.
};

enum class DefinitionForm : std::uint8_t {
  Record,
  Union,  // JSON is the value of one of the fields, told apart by its type.
  Enum,   // Strings, of which those known have names; others may come.
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

  // "PodSpec", and "core/v1".
  [[nodiscard]] std::string_view short_name() const;
  [[nodiscard]] std::string_view package() const;
  // By its name in JSON, those of inlined types too; null if there is none.
  [[nodiscard]] const Field* find_field(std::string_view json_name) const;
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
  const Definition* type = nullptr;  // Never null in a Schema.
};

// The types of one group and version, and the resources that have them: one schema file.
struct Package {
  std::string name = {};   // "core/v1"
  std::string group = {};  // As in URLs: "" for core, "rbac.authorization.k8s.io" for rbac.
  std::string version = {};
  std::vector<ResourceFacts> resources = {};
  std::vector<Definition> definitions = {};  // In the order of the file.
};

// Reads a schema file; docs/schema.md describes the form. Errors are Malformed and name the line.
[[nodiscard]] Result<Package> parse_package(std::string_view text);

// Packages whose names have been looked up and whose promises have been checked.
//
// Thread safety: immutable once made.
class Schema {
 public:
  // Malformed, naming type and field, if a type is missing or named twice, a merge key is not a
  // field, two fields have one name or number, or an alias leads to itself.
  [[nodiscard]] static Result<Schema> link(std::vector<Package> packages);

  // Definitions point at each other, so a schema can be moved but not copied.
  Schema(Schema&&) noexcept = default;
  Schema& operator=(Schema&&) noexcept = default;

  // "core/v1.PodSpec"; null if there is none. What is found lives as long as the schema.
  [[nodiscard]] const Definition* find(std::string_view name) const;
  // By group as in URLs, version and kind: ("apps", "v1", "Deployment"), also of kinds that are not
  // resources, such as lists.
  [[nodiscard]] const Definition* find_kind(std::string_view group, std::string_view version,
                                            std::string_view kind) const;
  [[nodiscard]] const ResourceFacts* find_resource(std::string_view group, std::string_view version,
                                                   std::string_view plural) const;

  // In the order of their names.
  [[nodiscard]] std::span<const Package> packages() const { return packages_; }

 private:
  Schema() = default;

  // Invariant: never grows once linked, so definitions stay where they are, and a moved schema's
  // too.
  std::vector<Package> packages_;
  std::map<std::string, const Definition*, std::less<>> definitions_;
};

// All stable types of Kubernetes 1.36, from src/schema/kubernetes. Read on first use, in about a
// millisecond, and kept.
//
// Thread safety: may be called from any thread.
[[nodiscard]] const Schema& kubernetes_schema();

}  // namespace kinform::inline v0::schema
