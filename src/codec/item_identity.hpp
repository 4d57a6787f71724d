// Which object, in which version, a piece of JSON is, found without decoding it.

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

// Reads no further than it must: past `metadata` for an object without a namespace. Nothing if the
// name, uid or version is missing, or written in a way that takes a decoder, such as with escapes.
// The item may turn out to be malformed in what was not read.
[[nodiscard]] std::optional<ItemIdentity> read_identity(std::string_view item);

}  // namespace kinform::inline v0::codec
