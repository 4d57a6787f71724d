// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Strategic merge patch: a merge patch that also merges lists, as the schema specifies.

#pragma once

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::server {

// Applies a strategic merge patch to an object of this type. Supports the directives `$patch`,
// `$retainKeys`, `$deleteFromPrimitiveList/…` and `$setElementOrder/…`. On an error the document is
// unchanged.
//
// Fails with Malformed if `patch` is not such a patch or has an invalid directive, with
// InvalidArgument for lists of lists, and with Internal if the schema does not have a field or a
// list element has no merge key.
[[nodiscard]] Result<void> apply_strategic_merge_patch(Json& document, const Json& patch,
                                                       const schema::Definition& type);

}  // namespace kinform::inline v0::server
