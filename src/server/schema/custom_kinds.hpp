// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The kinds that CustomResourceDefinitions add to the built-in kinds.

#pragma once

#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"
#include "server/schema/schema_pattern.hpp"
#include "server/store/collection.hpp"

namespace kinform::inline v0::server {

// The data of one version of a CustomResourceDefinition.
struct CustomFacts {
  std::string definition = {};  // The definition's name.
  Json schema = {};             // `openAPIV3Schema`.
  // The compiled patterns of the schema, which all versions of the definition share. Not null once
  // the definition is served.
  std::shared_ptr<PatternSet> patterns = {};
  Json printer_columns = {};
  Json scale = {};  // The paths of the scale subresource; null if there is none.
  // False once the definition is deleted or no longer serves this version.
  bool served = false;
};

// Not thread-safe. Owned by Cluster.
class CustomKinds {
 public:
  CustomKinds() = default;
  CustomKinds(const CustomKinds&) = delete;
  CustomKinds& operator=(const CustomKinds&) = delete;

  // Serves exactly the kinds of these CustomResourceDefinitions. Pointers returned earlier stay
  // valid; for kinds that are no longer served, CustomFacts::served becomes false.
  void follow(const EntryMap& definitions);

  // Finds a served version of a custom kind; null if there is none.
  [[nodiscard]] const KindFacts* find(std::string_view group, std::string_view version,
                                      std::string_view plural) const;
  // Returns all served versions, grouped by API group, with the preferred version of each group
  // first.
  [[nodiscard]] std::vector<const KindFacts*> served() const;
  // Returns any version of the definition's kind, served or not; null if the definition is unknown.
  [[nodiscard]] const KindFacts* of_definition(std::string_view definition) const;

 private:
  struct CustomKind {
    CustomFacts custom = {};
    KindFacts facts;  // Points to `custom`.
  };

  void stop_serving(std::string_view definition);
  void add(const Json& definition);
  void add(const Json& definition, const Json& version,
           const std::shared_ptr<PatternSet>& patterns);

  // By group, version and plural. Elements are never removed, because stored objects point to them.
  // The size is bounded by the number of names that CustomResourceDefinitions have ever used.
  std::map<std::string, std::unique_ptr<CustomKind>, std::less<>> kinds_;
  // By name: the definitions as of the last call of follow(), which reads only those that differ.
  EntryMap followed_;
  // By group and plural: the version under which the store keeps the objects of all versions.
  std::map<std::string, const KindFacts*, std::less<>> stored_;
};

// Returns all served versions of all kinds, built-in kinds first.
[[nodiscard]] std::vector<const KindFacts*> all_served(const CustomKinds& custom_kinds);

// Returns whether `left` precedes `right` in version order: stable, beta, alpha, then names that
// are not versions; higher numbers first.
[[nodiscard]] bool is_preferred_version(std::string_view left, std::string_view right);

}  // namespace kinform::inline v0::server
