// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads the types of custom resources from CustomResourceDefinitions and OpenAPI v3 documents.

#pragma once

#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// Returns one package for each API group and version in the CustomResourceDefinitions (v1). Skips
// other documents, and ignores validation rules (patterns, limits, allOf, …). Fails with Malformed
// if a definition is invalid; the message has its name and the path inside it.
[[nodiscard]] Result<std::vector<schema::Package>> packages_of_crds(
    const std::vector<Json>& documents);

// Returns the packages of a document that servers publish at `/openapi/v3/apis/GROUP/VERSION`.
// Kinds are schemas with `x-kubernetes-group-version-kind`; plural names and scopes are taken from
// the document's paths.
[[nodiscard]] Result<std::vector<schema::Package>> packages_of_openapi(const Json& document);

// Resolves the references of the packages to each other and to the built-in packages of Kubernetes.
[[nodiscard]] Result<schema::Schema> link_with_kubernetes(std::vector<schema::Package> packages);

}  // namespace kinform::inline v0::tools
