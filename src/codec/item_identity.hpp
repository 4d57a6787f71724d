// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads an object's key, uid and resourceVersion from JSON text without decoding the object.

#pragma once

#include <optional>
#include <string_view>

#include "kinform/object_key.hpp"

namespace kinform::inline v0::codec {

// The parts of `metadata` that identify an object and its version, borrowed from its JSON text.
struct ItemIdentity {
  ObjectKeyView key = {};
  std::string_view uid = {};
  std::string_view resource_version = {};
};

// Returns the identity of the JSON object `item`. Reads only until all parts are found, or to the
// end of `metadata` if there is no namespace; the rest may be malformed. Returns nullopt if the
// name, uid or resourceVersion is missing or contains escapes.
[[nodiscard]] std::optional<ItemIdentity> read_identity(std::string_view item);

}  // namespace kinform::inline v0::codec
