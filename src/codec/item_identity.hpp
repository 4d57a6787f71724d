// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads an object's key, uid and resourceVersion from JSON text without decoding the object.

#pragma once

#include <optional>
#include <string_view>

#include "kinform/object_key.hpp"

namespace kinform::inline v0::codec {

// Borrowed from the item's text.
struct ItemIdentity {
  ObjectKeyView key = {};
  std::string_view uid = {};
  std::string_view resource_version = {};
};

// Stops as soon as all parts are found; without a namespace, at the end of `metadata`. Returns
// nullopt if the name, uid or resourceVersion is missing or contains escapes. The unread rest of
// the item may be malformed.
[[nodiscard]] std::optional<ItemIdentity> read_identity(std::string_view item);

}  // namespace kinform::inline v0::codec
