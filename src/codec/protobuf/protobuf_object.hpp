// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes a single object in protobuf, such as the body of a response.

#pragma once

#include <string_view>

#include "codec/protobuf/wire.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// Decodes an object in an envelope, into a pool of its own. Errors are as in ProtobufDecoder.
[[nodiscard]] Result<ObjectPtr> parse_protobuf_object(
    std::string_view bytes, UnknownFields unknown_fields = UnknownFields::Refuse);

}  // namespace kinform::inline v0::codec
