// Types of custom resources, as a CustomResourceDefinition or an OpenAPI v3 document describes
// them.

#pragma once

#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::tools {

// One package for each version of each definition (apiextensions.k8s.io/v1); other documents are
// passed over. What only validates (patterns, limits, allOf, …) is ignored. Errors are Malformed
// and name the definition and the path inside it.
[[nodiscard]] Result<std::vector<schema::Package>> packages_of_crds(
    const std::vector<Json>& documents);

// The packages of a document as servers have it under `/openapi/v3/apis/GROUP/VERSION`. Kinds are
// the schemas that say `x-kubernetes-group-version-kind`; their plurals and scopes are those of the
// paths.
[[nodiscard]] Result<std::vector<schema::Package>> packages_of_openapi(const Json& document);

// The packages and Kubernetes' own, to which they refer.
[[nodiscard]] Result<schema::Schema> link_with_kubernetes(std::vector<schema::Package> packages);

}  // namespace kinform::inline v0::tools
