// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds that the server serves: those of the schema files, and what the server does with them.

#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>

#include "schema/schema.hpp"

namespace kinform::inline v0::server {

struct CustomFacts;

// One version of a kind: its names, scope, verbs and subresources, and how the server treats it.
struct KindFacts : schema::ResourceFacts {
  // True if changes of `spec` increment `metadata.generation`.
  bool has_generation = false;
  // The version of this kind under which the store keeps the objects, which all versions of a kind
  // share; null if it is this version.
  const KindFacts* stored_as = nullptr;
  // Set for kinds that a CustomResourceDefinition defines; null for built-in kinds.
  const CustomFacts* custom = nullptr;

  KindFacts() = default;
  explicit KindFacts(schema::ResourceFacts facts) : schema::ResourceFacts(std::move(facts)) {}

  // `apps/v1`, or `v1` for the core group.
  [[nodiscard]] std::string api_version() const;
  [[nodiscard]] const KindFacts& stored() const {
    return stored_as == nullptr ? *this : *stored_as;
  }
  [[nodiscard]] bool has_subresource(std::string_view name) const;
  // `verb` is a discovery verb: "get", "list", "watch", "create", "update", "patch", "delete",
  // "deletecollection".
  [[nodiscard]] bool allows(std::string_view verb) const;
  // Returns false for kinds such as SubjectAccessReview, which are requests without an object.
  [[nodiscard]] bool has_objects() const { return allows("get"); }
};

// Returns the built-in kinds, in the order of discovery. They live as long as the program.
[[nodiscard]] std::span<const KindFacts> all_kinds();

// Finds a built-in kind; null if there is none.
[[nodiscard]] const KindFacts* find_kind(std::string_view group, std::string_view version,
                                         std::string_view plural);
// Finds a built-in kind by an object's type fields: `apps/v1` and `Deployment`.
[[nodiscard]] const KindFacts* find_kind_of(std::string_view api_version, std::string_view kind);

}  // namespace kinform::inline v0::server
