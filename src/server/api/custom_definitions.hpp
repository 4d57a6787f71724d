// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Defaults, validation and status of CustomResourceDefinition objects.

#pragma once

#include <string>
#include <string_view>

#include "kinform/json.hpp"
#include "server/api/cluster.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

// Finalizer that keeps a definition until its last object is deleted.
inline constexpr std::string_view kDefinitionFinalizer =
    "customresourcecleanup.apiextensions.k8s.io";

// The built-in kind CustomResourceDefinition.
[[nodiscard]] const KindFacts& definition_kind();

void set_definition_defaults(Json& definition);
[[nodiscard]] FieldProblems find_definition_problems(const Json& definition);

// Sets the status conditions NamesAccepted and Established of a CustomResourceDefinition, unless
// they are set. Once they are set, the server serves the kind that it defines.
void establish_definition(Cluster& cluster, const std::string& name);

// Removes kDefinitionFinalizer from the CustomResourceDefinition that defines `kind`, if it is
// being deleted and no objects of `kind` are left. REQUIRES: `kind` is a custom kind.
void release_definition(Cluster& cluster, const KindFacts& kind);

}  // namespace kinform::inline v0::server
