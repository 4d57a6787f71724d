// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds that the server serves: names, scope, verbs and subresources.

#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kinform::inline v0::server {

// The verbs that a kind supports.
enum class Verbs : std::uint8_t { All, AllButDeleteCollection, Create, Read };

struct CustomFacts;

// One version of a kind. Members that hold several names, such as `short_names`, are
// comma-separated lists.
struct KindFacts {
  std::string_view group = {};  // Empty for the core group.
  std::string_view version = {};
  std::string_view plural = {};
  std::string_view singular = {};
  std::string_view kind = {};
  bool namespaced = true;
  std::string_view short_names = {};
  std::string_view categories = {};
  Verbs verbs = Verbs::All;
  std::string_view subresources = {};
  // True if changes of `spec` increment `metadata.generation`.
  bool has_generation = false;
  // The version of this kind under which the store keeps the objects, which all versions of a kind
  // share; null if it is this version.
  const KindFacts* stored_as = nullptr;
  // Set for kinds that a CustomResourceDefinition defines; null for built-in kinds.
  const CustomFacts* custom = nullptr;

  // `apps/v1`, or `v1` for the core group.
  [[nodiscard]] std::string api_version() const;
  [[nodiscard]] const KindFacts& stored() const {
    return stored_as == nullptr ? *this : *stored_as;
  }
  [[nodiscard]] bool has_subresource(std::string_view name) const;
  // `verb` is a discovery verb: "get", "list", "watch", "create", "update", "patch", "delete",
  // "deletecollection".
  [[nodiscard]] bool allows(std::string_view verb) const;
};

[[nodiscard]] std::span<const KindFacts> all_kinds();

// Finds a built-in kind; null if there is none. The result lives as long as the program.
[[nodiscard]] const KindFacts* find_kind(std::string_view group, std::string_view version,
                                         std::string_view plural);
// Finds a built-in kind by an object's type fields: `apps/v1` and `Deployment`.
[[nodiscard]] const KindFacts* find_kind_of(std::string_view api_version, std::string_view kind);

// Splits a comma-separated list of names.
[[nodiscard]] std::vector<std::string_view> split_names(std::string_view list);

}  // namespace kinform::inline v0::server
