// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the types of custom resources from CustomResourceDefinitions and OpenAPI v3 documents.

#pragma once

#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// The content of one input: a file, stdin, or a document of a cluster.
struct TypeSource {
  std::string name = {};  // For errors: the path of the file. Empty: errors name no source.
  // CustomResourceDefinitions (v1) and Lists of them; others are skipped. Or one OpenAPI v3
  // document that a server publishes at `/openapi/v3/apis/GROUP/VERSION`: kinds are schemas with
  // `x-kubernetes-group-version-kind`; plural names and scopes are taken from its paths.
  std::vector<Json> documents = {};
};

// Two API groups that begin with the same word, so that one is written under its whole name.
struct RenamedGroup {
  std::string group = {};    // The group that is written under its whole name.
  std::string other = {};    // The group that has the short name.
  std::string package = {};  // "a_example_org/v1"
};

struct CustomPackages {
  std::vector<schema::Package> packages = {};  // One for each API group and version.
  std::vector<RenamedGroup> renamed = {};
};

// Reads the types of all sources. Validation rules (patterns, limits, allOf, …) are ignored. Fails
// with Malformed if a source has no kinds, a definition is invalid, or a kind occurs twice; the
// message has the source, the name of the definition and the path inside it.
[[nodiscard]] Result<CustomPackages> read_custom_types(const std::vector<TypeSource>& sources);

// Resolves the references of the packages to each other and to the built-in packages of Kubernetes.
[[nodiscard]] Result<schema::Schema> link_with_kubernetes(std::vector<schema::Package> packages);

}  // namespace kinform::inline v0::tools
