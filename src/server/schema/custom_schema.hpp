// The structural schema of a custom resource: what objects lose, get, and are refused for.

#pragma once

#include <vector>

#include "kinform/json.hpp"
#include "server/request/failure.hpp"

namespace kinform::inline v0::server {

// Each takes a whole object and its `openAPIV3Schema`. Type and metadata belong to the server:
// schemas have no say in them.

// Removes what the schema does not name, but for where it says that this is to be kept.
void prune_unknown(Json& object, const Json& schema);

// The same, telling what it removed: `spec.frobs`, in the order of the object.
void prune_unknown(Json& object, const Json& schema, std::vector<std::string>& removed);

// Sets what is absent, or null without being allowed to, and has a default.
void set_schema_defaults(Json& object, const Json& schema);

[[nodiscard]] std::vector<FieldProblem> find_schema_problems(const Json& object,
                                                             const Json& schema);

}  // namespace kinform::inline v0::server
