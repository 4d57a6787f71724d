// Fields that a kind has not: what `fieldValidation` refuses or warns of.

#pragma once

#include <string>
#include <vector>

#include "kinform/json.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// `spec.frobs`, in the order of the object; nothing if all is known.
[[nodiscard]] std::vector<std::string> find_unknown_fields(const KindFacts& kind,
                                                           const Json& object);

}  // namespace kinform::inline v0::server
