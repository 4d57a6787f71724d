// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/wire.hpp"

#include <bit>
#include <cstring>
#include <limits>

namespace kinform::inline v0::codec {
namespace {

static_assert(std::endian::native == std::endian::little);

template <class Number>
const char* read_fixed(const char* at, const char* end, std::uint64_t& value) {
  Number number = 0;
  if (static_cast<std::size_t>(end - at) < sizeof(number)) return nullptr;
  std::memcpy(&number, at, sizeof(number));
  value = number;
  return at + sizeof(number);
}

}  // namespace

const char* read_long_varint(const char* at, const char* end, std::uint64_t& value) {
  constexpr unsigned kLastShift = 63;
  std::uint64_t read = 0;
  for (unsigned shift = 0; at != end; shift += 7) {
    const auto byte = static_cast<unsigned char>(*at++);
    if (shift == kLastShift && byte > 1) return nullptr;
    read |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
    if (byte >= 0x80) continue;
    value = read;
    return at;
  }
  return nullptr;
}

bool WireReader::next(WireField& field) {
  if (at_ == end_ || failed_) return false;
  std::uint64_t tag = 0;
  const char* at = read_varint(at_, end_, tag);
  failed_ = true;  // Reset at the end.
  if (at == nullptr || tag >> 3U == 0 || tag > std::numeric_limits<std::uint32_t>::max()) {
    return false;
  }
  field = {.number = static_cast<std::uint32_t>(tag >> 3U),
           .type = static_cast<WireType>(tag & 7U),
           .begin = at_,
           .value = at};
  switch (field.type) {
    case WireType::Varint:
      at = read_varint(at, end_, field.scalar);
      break;
    case WireType::Fixed64:
      at = read_fixed<std::uint64_t>(at, end_, field.scalar);
      break;
    case WireType::Fixed32:
      at = read_fixed<std::uint32_t>(at, end_, field.scalar);
      break;
    case WireType::Bytes: {
      std::uint64_t size = 0;
      at = read_varint(at, end_, size);
      if (at == nullptr || size > static_cast<std::size_t>(end_ - at)) return false;
      field.value = at;
      field.bytes = {at, size};
      at += size;
      break;
    }
    default:
      return false;
  }
  if (at == nullptr) return false;
  at_ = at;
  failed_ = false;
  return true;
}

}  // namespace kinform::inline v0::codec
