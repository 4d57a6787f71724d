// Strategic merge patch: a merge patch in which lists merge too, as their types say.

#pragma once

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::server {

// Understands `$patch`, `$retainKeys`, `$deleteFromPrimitiveList/…` and `$setElementOrder/…`. On an
// error the document is as it was.
//
// Malformed: that is no such patch, a directive says nothing; InvalidArgument: lists of lists;
// Internal: a part that the type has not, or an element without its merge key.
[[nodiscard]] Result<void> apply_strategic_merge_patch(Json& document, const Json& patch,
                                                       const schema::Definition& type);

}  // namespace kinform::inline v0::server
