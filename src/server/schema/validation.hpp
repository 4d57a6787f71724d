// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Validation of built-in kinds.

#pragma once

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"
#include "server/request/field_problems.hpp"

namespace kinform::inline v0::server {

// Returns the problems of an object that is to be created; empty if it is valid.
[[nodiscard]] FieldProblems find_problems(const KindFacts& kind, const Json& object);

// Returns the problems of an object that replaces `current`, including changes of immutable fields.
[[nodiscard]] FieldProblems find_update_problems(const KindFacts& kind, const Json& object,
                                                 const Json& current);

}  // namespace kinform::inline v0::server
