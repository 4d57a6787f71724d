// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Writes the protobuf wire format, and what Kubernetes writes around objects: the envelope with the
// type, and the frames of watch events.

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "codec/json_decoder.hpp"
#include "codec/protobuf/wire.hpp"
#include "kinform/detail/export.hpp"

namespace kinform::inline v0::codec {

void append_varint(std::string& out, std::uint64_t value);
void append_tag(std::string& out, std::uint32_t number, WireType type);
void append_varint_field(std::string& out, std::uint32_t number, std::uint64_t value);
KINFORM_PRIVATE_EXPORT void append_bytes_field(std::string& out, std::uint32_t number,
                                               std::string_view bytes);

// Begins a field of bytes whose length is not known yet. Returns the position to pass to
// end_bytes_field() after the bytes have been appended.
[[nodiscard]] std::size_t begin_bytes_field(std::string& out, std::uint32_t number);
void end_bytes_field(std::string& out, std::size_t begin);

// Returns the size of a field of bytes, tag and length included.
[[nodiscard]] KINFORM_PRIVATE_EXPORT std::size_t bytes_field_size(std::uint32_t number,
                                                                  std::size_t bytes);

// An envelope is a head, the message of the object, and the tail: the magic bytes and a message
// runtime.Unknown.
KINFORM_PRIVATE_EXPORT void append_envelope_head(std::string& out, const TypeMeta& type,
                                                 std::size_t message_bytes);
inline constexpr std::string_view kEnvelopeTail("\x1a\0\x22\0", 4);
void append_envelope(std::string& out, const TypeMeta& type, std::string_view message);

// Appends a frame of a watch: the length in four bytes, the highest first, and a WatchEvent with
// the object in an envelope. `event_type` is ADDED, MODIFIED, and so on.
KINFORM_PRIVATE_EXPORT void append_watch_frame(std::string& out, std::string_view event_type,
                                               const TypeMeta& type, std::string_view message);
// Does the same with an object that is in its envelope already.
KINFORM_PRIVATE_EXPORT void append_watch_frame(std::string& out, std::string_view event_type,
                                               std::string_view enveloped);

}  // namespace kinform::inline v0::codec
