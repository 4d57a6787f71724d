// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Writes objects in Kubernetes' protobuf format, as a server does. Simple and slow; shares no code
// with the decoder that it tests.

#pragma once

#include <string>
#include <string_view>
#include <utility>

#include "kinform/json.hpp"
#include "kinform/result.hpp"
#include "schema/schema.hpp"

namespace kinform::inline v0::test_support {

// Return parts of messages: a field with bytes or a number, and a varint alone.
[[nodiscard]] std::string varint(std::uint64_t value);
[[nodiscard]] std::string bytes_field(std::uint32_t number, std::string_view bytes);
[[nodiscard]] std::string varint_field(std::uint32_t number, std::uint64_t value);

// Returns the message of an object. Like Go's encoders, it has the fields in the order of their
// numbers, and zeros for missing fields that are not pointers. Members that the type lacks are left
// out; values of wrong types too.
[[nodiscard]] std::string to_protobuf(const Json& object, const schema::Definition& type);

// Returns an object of a built-in kind in its envelope. REQUIRES: the schema has the kind.
[[nodiscard]] std::string to_protobuf(const Json& object);
[[nodiscard]] std::string in_envelope(std::string_view api_version, std::string_view kind,
                                      std::string_view object);

// Returns a frame of a watch: an event with an object in its envelope.
[[nodiscard]] std::string watch_frame(std::string_view type, std::string_view enveloped);

}  // namespace kinform::inline v0::test_support
