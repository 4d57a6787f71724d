// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the protobuf decoder of the library with the reference decoder, and with the encoder.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/protobuf/protobuf_decoder.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::test_support {

// Decodes a message with both. Returns the difference; nullopt if the objects are the same, or both
// refuse the bytes for the same reason.
[[nodiscard]] std::optional<std::string> difference_to_reference(codec::ProtobufDecoder& decoder,
                                                                 const schema::Definition& type,
                                                                 std::string_view message);

// Decodes a message, and encodes the object; both are then done again. Returns the difference of
// the two encoded messages; nullopt if they are the same, or the message cannot be decoded.
[[nodiscard]] std::optional<std::string> difference_after_encoding(codec::ProtobufDecoder& decoder,
                                                                   const schema::Definition& type,
                                                                   std::string_view message);

// Returns the definitions of all kinds: objects, lists, options.
[[nodiscard]] std::vector<const schema::Definition*> all_kinds();

// Returns the decoder's table of one of these definitions.
[[nodiscard]] const codec::MessageTable& table_of(const codec::ProtobufDecoder& decoder,
                                                  const schema::Definition& type);

}  // namespace kinform::inline v0::test_support
