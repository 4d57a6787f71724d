// CustomResourceDefinitions as objects: what is filled in, refused, and said of their state.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kinform/json.hpp"
#include "server/api/cluster.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

// Keeps a definition until the last of its objects has gone.
inline constexpr std::string_view kDefinitionFinalizer =
    "customresourcecleanup.apiextensions.k8s.io";

// The kind of definitions.
[[nodiscard]] const KindFacts& definition_kind();

void set_definition_defaults(Json& definition);
[[nodiscard]] std::vector<FieldProblem> find_definition_problems(const Json& definition);

// Says in its status that a definition has its names and is served, if it does not say so yet. From
// then on it is.
void establish_definition(Cluster& cluster, const std::string& name);

// Takes the finalizer off a definition that is being deleted, once it has no more objects.
// REQUIRES: the kind is a custom one.
void release_definition(Cluster& cluster, const KindFacts& kind);

}  // namespace kinform::inline v0::server
