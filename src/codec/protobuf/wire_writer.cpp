// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/wire_writer.hpp"

#include <array>

#include "codec/protobuf/protobuf_decoder.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::size_t kVarintSizeMax = 10;

// Writes a varint and returns its size.
std::size_t write_varint(std::array<char, kVarintSizeMax>& bytes, std::uint64_t value) {
  std::size_t size = 0;
  for (; value >= 0x80; value >>= 7U) bytes.at(size++) = static_cast<char>(value | 0x80U);
  bytes.at(size++) = static_cast<char>(value);
  return size;
}

std::size_t varint_size(std::uint64_t value) {
  std::size_t size = 1;
  for (; value >= 0x80; value >>= 7U) ++size;
  return size;
}

std::size_t type_meta_size(const TypeMeta& type) {
  return bytes_field_size(1, type.api_version.size()) + bytes_field_size(2, type.kind.size());
}

std::size_t envelope_size(const TypeMeta& type, std::size_t message_bytes) {
  return kProtobufMagic.size() + bytes_field_size(1, type_meta_size(type)) +
         bytes_field_size(2, message_bytes) + kEnvelopeTail.size();
}

void append_bytes_head(std::string& out, std::uint32_t number, std::size_t bytes) {
  append_tag(out, number, WireType::Bytes);
  append_varint(out, bytes);
}

// Appends what precedes the envelope of a watch event.
void append_frame_head(std::string& out, std::string_view event_type, std::size_t envelope) {
  const std::size_t raw = bytes_field_size(1, envelope);
  const std::size_t event = bytes_field_size(1, event_type.size()) + bytes_field_size(2, raw);
  KINFORM_ASSERT(event >> 32U == 0);
  for (int shift = 24; shift >= 0; shift -= 8) out += static_cast<char>(event >> shift);
  append_bytes_field(out, 1, event_type);
  append_bytes_head(out, 2, raw);
  append_bytes_head(out, 1, envelope);
}

}  // namespace

void append_varint(std::string& out, std::uint64_t value) {
  if (value < 0x80) {
    out += static_cast<char>(value);
    return;
  }
  std::array<char, kVarintSizeMax> bytes{};
  out.append(bytes.data(), write_varint(bytes, value));
}

void append_tag(std::string& out, std::uint32_t number, WireType type) {
  append_varint(out, std::uint64_t{number} << 3U | static_cast<std::uint8_t>(type));
}

void append_varint_field(std::string& out, std::uint32_t number, std::uint64_t value) {
  append_tag(out, number, WireType::Varint);
  append_varint(out, value);
}

void append_bytes_field(std::string& out, std::uint32_t number, std::string_view bytes) {
  append_bytes_head(out, number, bytes.size());
  out += bytes;
}

// Most fields are short: room for a length of one byte is reserved, and the bytes of a longer field
// are moved.
std::size_t begin_bytes_field(std::string& out, std::uint32_t number) {
  append_tag(out, number, WireType::Bytes);
  out += '\0';
  return out.size();
}

void end_bytes_field(std::string& out, std::size_t begin) {
  const std::size_t size = out.size() - begin;
  if (size < 0x80) {
    out[begin - 1] = static_cast<char>(size);
    return;
  }
  std::array<char, kVarintSizeMax> bytes{};
  const std::size_t length = write_varint(bytes, size);
  out.replace(begin - 1, 1, bytes.data(), length);
}

std::size_t bytes_field_size(std::uint32_t number, std::size_t bytes) {
  return varint_size(std::uint64_t{number} << 3U) + varint_size(bytes) + bytes;
}

void append_envelope_head(std::string& out, const TypeMeta& type, std::size_t message_bytes) {
  out += kProtobufMagic;
  append_bytes_head(out, 1, type_meta_size(type));
  append_bytes_field(out, 1, type.api_version);
  append_bytes_field(out, 2, type.kind);
  append_bytes_head(out, 2, message_bytes);
}

void append_envelope(std::string& out, const TypeMeta& type, std::string_view message) {
  append_envelope_head(out, type, message.size());
  out += message;
  out += kEnvelopeTail;
}

void append_watch_frame(std::string& out, std::string_view event_type, const TypeMeta& type,
                        std::string_view message) {
  append_frame_head(out, event_type, envelope_size(type, message.size()));
  append_envelope(out, type, message);
}

void append_watch_frame(std::string& out, std::string_view event_type, std::string_view enveloped) {
  append_frame_head(out, event_type, enveloped.size());
  out += enveloped;
}

}  // namespace kinform::inline v0::codec
