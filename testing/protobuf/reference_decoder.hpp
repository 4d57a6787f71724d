// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads objects in Kubernetes' protobuf format in the most direct way: recursively, to a tree.
// Tests compare the decoder of the library with it. Shares no code with that decoder.

#pragma once

#include <optional>
#include <string_view>

#include "kinform/json.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::test_support {

// What was found besides the object. Reading goes on after a problem, so that all are found.
struct ReferenceProblems {
  bool malformed = false;
  bool unknown = false;   // Fields that the schema lacks.
  bool too_deep = false;  // More than 512 containers in one another.

  [[nodiscard]] bool any() const { return malformed || unknown || too_deep; }
};

// Returns the object in this message, as its server writes it in JSON, without kind and apiVersion.
[[nodiscard]] Json reference_decode(std::string_view message, const schema::Definition& type,
                                    ReferenceProblems& problems);

}  // namespace kinform::inline v0::test_support
