// What server-side apply does with objects: the fields that they have, the difference of two, one
// laid over another, and fields taken away.

#pragma once

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "server/patch/field_set.hpp"
#include "server/patch/field_shape.hpp"

namespace kinform::inline v0::server {

// The fields that a configuration states. InvalidArgument: an element of a list lacks its keys, or
// two have the same.
[[nodiscard]] Result<FieldSet> stated_fields(const Json& object, const FieldShape& shape);

// All fields of an object, maps and elements themselves included.
[[nodiscard]] FieldSet all_fields(const Json& object, const FieldShape& shape);

struct FieldChanges {
  FieldSet set = {};  // Added, or changed.
  FieldSet removed = {};
};
[[nodiscard]] FieldChanges compare_fields(const Json& before, const Json& after,
                                          const FieldShape& shape);

// Lays the configuration over the object: what it states replaces, what it does not state stays.
void merge_fields(Json& object, const Json& configuration, const FieldShape& shape);

// Takes these fields away, but nothing that has fields in `kept`.
void remove_fields(Json& object, const FieldSet& removed, const FieldSet& kept,
                   const FieldShape& shape);

}  // namespace kinform::inline v0::server
