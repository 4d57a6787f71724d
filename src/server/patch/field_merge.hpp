// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Operations of server-side apply on objects: list the fields, compare, merge and remove.

#pragma once

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "server/patch/field_set.hpp"
#include "server/patch/field_shape.hpp"

namespace kinform::inline v0::server {

// Returns the fields that a configuration sets. Fails with InvalidArgument if a list element lacks
// its keys, or if two elements have the same keys.
[[nodiscard]] Result<FieldSet> stated_fields(const Json& object, const FieldShape& shape);

// Returns all fields of an object, including maps and list elements themselves.
[[nodiscard]] FieldSet all_fields(const Json& object, const FieldShape& shape);

struct FieldChanges {
  FieldSet set = {};  // Added, or changed.
  FieldSet removed = {};
};
[[nodiscard]] FieldChanges compare_fields(const Json& before, const Json& after,
                                          const FieldShape& shape);

// Merges the configuration into the object. Fields that the configuration does not set stay
// unchanged.
void merge_fields(Json& object, const Json& configuration, const FieldShape& shape);

// Removes the fields in `removed`. A field stays if `kept` contains a field inside it.
void remove_fields(Json& object, const FieldSet& removed, const FieldSet& kept,
                   const FieldShape& shape);

}  // namespace kinform::inline v0::server
