// Turns OpenAPI schemas, as custom resources have them, into types.

#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// Adds to a package the types that a schema describes; each object becomes a record, named after
// where it was found: `FooSpec`, `FooSpecPortsItem`.
class OpenApiTypes {
 public:
  // `components` are what `$ref` leads to; null where references are not allowed.
  OpenApiTypes(schema::Package& package, const Json* components)
      : package_(package), components_(components) {}

  // Keeps the name of a kind from other classes. False if one has it already.
  [[nodiscard]] bool reserve_kind(const std::string& kind);
  // The kind whose schema stands at `path`: its record has metadata, and its other fields are those
  // of the schema. REQUIRES: its name is reserved.
  [[nodiscard]] Result<void> add_kind(const std::string& kind, const Json& openapi,
                                      const std::string& path);

 private:
  [[nodiscard]] Result<schema::Type> type_of(const Json& openapi, const std::string& name,
                                             const std::string& path);
  [[nodiscard]] Result<schema::Type> object_type(const Json& openapi, const std::string& name,
                                                 const std::string& path);
  [[nodiscard]] Result<schema::Type> list_type(const Json& openapi, const std::string& name,
                                               const std::string& path);
  [[nodiscard]] Result<schema::Type> map_type(const Json& values, const std::string& name,
                                              const std::string& path);
  [[nodiscard]] Result<schema::Type> referred_type(std::string_view reference,
                                                   const std::string& path);
  [[nodiscard]] schema::Type string_type(const Json& openapi, const std::string& name);
  [[nodiscard]] Result<void> add_fields(schema::Definition& record, const Json& openapi,
                                        const std::string& name, const std::string& path,
                                        bool is_kind);
  [[nodiscard]] Result<schema::Field> field_of(const std::string& json_name, const Json& openapi,
                                               const std::string& name, const std::string& path);
  [[nodiscard]] schema::Type named(const std::string& name) const;
  // The name itself, or with a number if it is taken.
  [[nodiscard]] std::string free_name(const std::string& name);

  schema::Package& package_;
  const Json* components_;
  // Of definitions, short; and those that generated classes use themselves.
  std::set<std::string> names_ = {"Draft", "View", "TypedObject"};
  std::map<std::string, std::string, std::less<>> referred_;  // Of components, their names.
};

}  // namespace kinform::inline v0::tools
