// How the types of a schema look in C++, and in which order they can be defined.

#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// An accessor of a view or draft: one JSON field, those of inlined types included.
struct Accessor {
  const schema::Field* field = nullptr;
  std::string name = {};  // In C++; unique within its class.
};

// What is said in C++ of one package.
struct CppPackage {
  const schema::Package* package = nullptr;
  std::string name_space = {};                          // "kinform::core::v1"
  std::string header = {};                              // "kinform/api/core/v1.hpp"
  std::vector<std::string> includes = {};               // Headers of the packages that it uses.
  std::vector<const schema::Definition*> classes = {};  // Records and unions, each after those it
                                                        // uses where that is possible.
};

// Where generated code goes: `root` is the namespace in front of the package's, `folder` that of
// its headers. Packages other than `package` are Kubernetes' own.
struct CppPlace {
  std::string root = "kinform";
  std::string folder = "kinform/api";
};

// Where the functions of generated classes are defined.
enum class Bodies : std::uint8_t {
  InHeader,  // Nothing else has to be compiled.
  InSource,  // The header takes the compiler half the time, whatever includes it.
};

struct GeneratedFiles {
  std::string header = {};
  std::string source = {};  // Empty if all is in the header.
};

// REQUIRES: the package is part of a Schema.
[[nodiscard]] CppPackage plan_package(const schema::Package& package, const CppPlace& place);

// The package's namespace as it is opened: the library's own has the version of the ABI in it.
[[nodiscard]] std::string opened_namespace(const CppPackage& package);

// The license lines at the top of a file, or nothing: only the library's own types have them. Types
// that are generated from a user's definitions belong to the user.
[[nodiscard]] std::string license_of(const CppPackage& package);

// The file that has the bodies of a header, in a folder for all of them: `core_v1.cpp` for
// `kinform/api/core/v1.hpp`.
[[nodiscard]] std::string source_of(const std::string& header);

// `apps/v1`, or `v1` for the core group: what objects carry in `apiVersion`.
[[nodiscard]] std::string api_of(const CppPackage& package);

// A record that is a whole object: it says apiVersion and kind.
[[nodiscard]] bool is_kind(const schema::Definition& definition);
// The resource of this kind, or null.
[[nodiscard]] const schema::ResourceFacts* resource_of(const schema::Package& package,
                                                       const schema::Definition& definition);

[[nodiscard]] std::vector<Accessor> accessors_of(const schema::Definition& definition);

// What an accessor returns, and what the elements of lists and maps are.
[[nodiscard]] std::string view_type(const CppPackage& package, const schema::Field& field);
[[nodiscard]] std::string element_type(const CppPackage& package, const schema::Type& type);
// The class of a record or union, as seen from the package.
[[nodiscard]] std::string class_of(const CppPackage& package, const schema::Definition& definition);

// Whether what an accessor returns refers to the object.
[[nodiscard]] bool borrows(const schema::Type& type);

// The record or union that this is, through aliases; null for anything else.
[[nodiscard]] const schema::Definition* class_behind(const schema::Type& type);

}  // namespace kinform::inline v0::tools
