// Objects made from a schema: every field of a type set, or something else in its place.

#pragma once

#include <cstdint>

#include "kinform/json.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::test_support {

// A whole object of the kind, all its fields set and all lists and maps with elements, but for
// types that contain themselves, which are empty inside of themselves. The same seed gives the same
// object.
[[nodiscard]] Json full_object(const schema::ResourceFacts& resource, std::uint64_t seed);
[[nodiscard]] Json full_object(const schema::Definition& type, std::uint64_t seed);

// Puts values of other JSON types in the place of some values, anywhere but in metadata's name.
[[nodiscard]] Json with_wrong_types(Json object, std::uint64_t seed);

}  // namespace kinform::inline v0::testing
