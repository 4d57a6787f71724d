// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Structural schemas of custom resources: pruning, defaulting and validation.

#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "server/request/field_problems.hpp"
#include "server/schema/schema_pattern.hpp"

namespace kinform::inline v0::server {

// The functions below take a whole object and its `openAPIV3Schema`. They ignore apiVersion, kind
// and metadata, which the schema does not describe.

// Removes fields that the schema does not name, except where it preserves unknown fields.
void prune_unknown(Json& object, const Json& schema);

// Unknown fields that are reported at most, as in kube-apiserver.
inline constexpr std::size_t kReportedFieldsMax = 100;

// Does the same, and appends the paths of the first removed fields, such as `spec.frobs`, to
// `removed`, in the order of the object.
void prune_unknown(Json& object, const Json& schema, std::vector<std::string>& removed);

// Sets defaults from the schema, for fields that are absent or that are null but not nullable. If
// it fails, the object has some of its defaults. Fails with RequestTooLarge before the defaults
// have more than `bytes_max` bytes together, or if object and schema are so large that setting them
// would take seconds; with InvalidArgument before they nest the object more than kStoredDepthMax
// levels deep.
[[nodiscard]] Result<void> set_schema_defaults(Json& object, const Json& schema,
                                               std::size_t bytes_max);

// Validates the object. If object and schema are so large that this would take seconds, it stops
// and reports that as a problem. `patterns` are those of the definition that the schema belongs to.
// REQUIRES: the object has the defaults of the schema.
[[nodiscard]] FieldProblems find_schema_problems(const Json& object, const Json& schema,
                                                 PatternSet& patterns);

}  // namespace kinform::inline v0::server
