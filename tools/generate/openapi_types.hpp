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

// The schema of a kind.
struct KindSchema {
  std::string name = {};  // The class name, from kind_class_name().
  const Json* openapi = nullptr;
  const Json* components = nullptr;  // Targets of `$ref`; null if references are not allowed.
  std::string path = {};             // The schema's path, for errors.
};

// Returns the class name of a kind: `Foo` for `Foo`, and an underscore after names that have a
// meaning in generated code: `View_`.
[[nodiscard]] std::string kind_class_name(const std::string& kind);

// Adds the types of OpenAPI schemas to a package. Each object becomes a record that is named after
// its path: `FooSpec`, `FooSpecPortsItem`. Not thread-safe.
class OpenApiTypes {
 public:
  explicit OpenApiTypes(schema::Package& package) : package_(package) {}

  // Reserves the class name of a kind. Returns false if the name is taken.
  [[nodiscard]] bool reserve_kind(const std::string& class_name);
  // Adds the record of a kind: metadata and the fields of its schema.
  // REQUIRES: the name was reserved with reserve_kind().
  [[nodiscard]] Result<void> add_kind(const KindSchema& kind);

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
  [[nodiscard]] Result<schema::Type> string_type(const Json& openapi, const std::string& name,
                                                 const std::string& path);
  [[nodiscard]] Result<void> add_fields(schema::Definition& record, const Json& openapi,
                                        const std::string& name, const std::string& path,
                                        bool is_kind);
  [[nodiscard]] Result<schema::Field> field_of(const std::string& json_name, const Json& openapi,
                                               const std::string& name, const std::string& path);
  [[nodiscard]] schema::Type named(const std::string& name) const;
  // Returns `name` and marks it as used; appends a number if it is used already.
  [[nodiscard]] std::string free_name(std::string name);
  // Returns the type of list items or map values. If it is a new class, that gets the description.
  [[nodiscard]] Result<schema::Type> element_type(const Json& openapi, const std::string& name,
                                                  const std::string& path);

  schema::Package& package_;
  const Json* components_ = nullptr;
  std::set<std::string> names_;              // Class names in use.
  std::map<std::string, int> next_numbers_;  // For names that are used already.
  // From component name to class name, for `components_`.
  std::map<std::string, std::string, std::less<>> referred_;
};

}  // namespace kinform::inline v0::tools
