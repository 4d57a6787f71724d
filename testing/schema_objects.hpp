// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates objects from a schema: with every field set, at random, or with values of wrong types.

#pragma once

#include <cstdint>

#include "kinform/json.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::test_support {

// Returns an object with all fields set and elements in all lists and maps. Recursive types are
// empty inside themselves. Equal seeds give equal objects.
[[nodiscard]] Json full_object(const schema::ResourceFacts& resource, std::uint64_t seed);
[[nodiscard]] Json full_object(const schema::Definition& type, std::uint64_t seed);

// Returns an object as a server writes it, with any of its fields absent, zero or set: those that
// JSON omits when empty are not there then, and nil lists, maps and pointers are null.
[[nodiscard]] Json random_object(const schema::Definition& type, std::uint64_t seed);

// Replaces some values by values of other JSON types, except name and namespace in the metadata.
[[nodiscard]] Json with_wrong_types(Json object, std::uint64_t seed);

}  // namespace kinform::inline v0::test_support
