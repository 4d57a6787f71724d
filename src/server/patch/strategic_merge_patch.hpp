// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Strategic merge patch: a merge patch that also merges lists, as the schema specifies.

#pragma once

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::server {

// Supports `$patch`, `$retainKeys`, `$deleteFromPrimitiveList/…` and `$setElementOrder/…`. On an
// error the document is unchanged.
//
// Malformed: not such a patch, or an invalid directive. InvalidArgument: lists of lists. Internal:
// a field that the schema does not have, or an element without its merge key.
[[nodiscard]] Result<void> apply_strategic_merge_patch(Json& document, const Json& patch,
                                                       const schema::Definition& type);

}  // namespace kinform::inline v0::server
