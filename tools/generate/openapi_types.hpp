// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Converts the OpenAPI schemas of custom resources to the schema model that the code generator
// uses.

#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// Adds the types of an OpenAPI schema to a package. Each object becomes a record that is named
// after its path: `FooSpec`, `FooSpecPortsItem`. Not thread-safe.
class OpenApiTypes {
 public:
  // `components` are the targets of `$ref`; null if references are not allowed.
  OpenApiTypes(schema::Package& package, const Json* components)
      : package_(package), components_(components) {}

  // Reserves the class name of a kind. Returns false if the name is taken.
  [[nodiscard]] bool reserve_kind(const std::string& kind);
  // Adds the record of a kind: metadata and the fields of its schema. `path` is the schema's path,
  // for errors. REQUIRES: the name was reserved with reserve_kind().
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
  // Returns `name` and marks it as used; appends a number if it is used already.
  [[nodiscard]] std::string free_name(const std::string& name);

  schema::Package& package_;
  const Json* components_;
  // Class names in use. Initially those that have a meaning in generated code.
  std::set<std::string> names_ = {"Draft", "View", "TypedObject"};
  std::map<std::string, std::string, std::less<>> referred_;  // From component name to class name.
};

}  // namespace kinform::inline v0::tools
