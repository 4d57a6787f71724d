// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The protobuf form of what the server stores and sends as JSON text.

#pragma once

#include <string>
#include <string_view>

#include "codec/json_decoder.hpp"

namespace kinform::inline v0::server {

// Returns the message of the object in `json`, as the table of `type` has it. REQUIRES: `json` is
// an object, and a built-in kind has this type.
[[nodiscard]] std::string message_from_json(std::string_view json, const codec::TypeMeta& type);

// Returns the object in `json` with the envelope of its kind; empty if the text is not an object of
// a built-in kind.
[[nodiscard]] std::string protobuf_from_json(std::string_view json);

}  // namespace kinform::inline v0::server
