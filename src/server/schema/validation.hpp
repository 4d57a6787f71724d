// What the server refuses in an object, and what it says of it.

#pragma once

#include <vector>

#include "kinform/json.hpp"
#include "server/request/failure.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// All that is wrong with an object that is about to be created; nothing if it may be stored.
[[nodiscard]] std::vector<FieldProblem> find_problems(const KindFacts& kind, const Json& object);

// The same of one that replaces `current`: what may not change has not.
[[nodiscard]] std::vector<FieldProblem> find_update_problems(const KindFacts& kind,
                                                             const Json& object,
                                                             const Json& current);

}  // namespace kinform::inline v0::server
