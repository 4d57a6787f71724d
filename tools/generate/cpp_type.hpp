// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Maps schema types to C++ types, and orders classes so that each is defined before its use.

#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// A generated member function of a view (typed read-only access) or draft (typed object to fill
// in), for one JSON field. The fields of inlined types are treated as fields of the class itself.
struct Accessor {
  const schema::Field* field = nullptr;
  std::string name = {};  // C++ name, unique within its class.
  std::string stem = {};  // For `set_STEM()` and `clear_STEM()` of drafts, which are unique, too.
};

// The C++ code planned for one package, which is an API group and version.
struct CppPackage {
  const schema::Package* package = nullptr;
  std::string name_space = {};                          // "kinform::core::v1"
  std::string header = {};                              // "kinform/api/core/v1.hpp"
  std::vector<std::string> includes = {};               // Headers of the packages it uses.
  std::vector<const schema::Definition*> classes = {};  // Records and unions, each after those it
                                                        // uses where that is possible.
};

// Where generated code goes: `root` is the namespace that encloses the package's namespace,
// `folder` contains the headers.
struct CppPlace {
  std::string root = "kinform";
  std::string folder = "kinform/api";
};

// Where member functions of generated classes are defined.
enum class Bodies : std::uint8_t {
  InHeader,  // Users have no sources to compile.
  InSource,  // Halves the time to compile an include of the header.
};

// Returns what is between `class` and the name of a generated class. Only kinform's own classes are
// exported: those of users have inline members, and belong to no library.
[[nodiscard]] inline std::string_view export_macro(Bodies bodies) {
  return bodies == Bodies::InSource ? "KINFORM_EXPORT " : "";
}

struct GeneratedFiles {
  std::string header = {};
  std::string source = {};  // Empty with Bodies::InHeader.
};

// Plans the C++ code of a package. Any other package that it refers to must be a built-in one of
// Kubernetes, whose headers this library has. REQUIRES: the package is part of a Schema.
[[nodiscard]] CppPackage plan_package(const schema::Package& package, const CppPlace& place);

// Returns the namespace as written after the keyword `namespace`. In the library's own types it
// contains the ABI version: `kinform::inline v0::core::v1`.
[[nodiscard]] std::string opened_namespace(const CppPackage& package);

// Returns the license lines for the top of a file. Empty for types that are generated from a user's
// definitions: those belong to the user.
[[nodiscard]] std::string license_of(const CppPackage& package);

// Returns the name of a header's source file: `core_v1.cpp` for `kinform/api/core/v1.hpp`.
[[nodiscard]] std::string source_of(const std::string& header);

// Returns the `apiVersion` of objects: `apps/v1`, or `v1` for the core group.
[[nodiscard]] std::string api_of(const CppPackage& package);

// Returns true for whole objects, which have apiVersion and kind.
[[nodiscard]] bool is_kind(const schema::Definition& definition);
// Returns the resource (plural name and scope) of a kind; null if it has none.
[[nodiscard]] const schema::ResourceFacts* resource_of(const schema::Package& package,
                                                       const schema::Definition& definition);

[[nodiscard]] std::vector<Accessor> accessors_of(const schema::Definition& definition);

// Return the C++ type that the accessor of a field returns, and the type of list and map elements.
[[nodiscard]] std::string view_type(const CppPackage& package, const schema::Field& field);
[[nodiscard]] std::string element_type(const CppPackage& package, const schema::Type& type);
// Returns the class name of a record or union, qualified if it is from another package.
[[nodiscard]] std::string class_of(const CppPackage& package, const schema::Definition& definition);

// Returns true if an accessor's result refers to memory of the object, as a std::string_view does.
[[nodiscard]] bool borrows(const schema::Type& type);

// Returns the record or union behind a type and its aliases, or null for other types.
[[nodiscard]] const schema::Definition* class_behind(const schema::Type& type);

}  // namespace kinform::inline v0::tools
