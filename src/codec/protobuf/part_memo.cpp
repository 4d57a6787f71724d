// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/part_memo.hpp"

#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0::codec {

PartMemo::~PartMemo() {
  for (const Part& part : parts_) {
    if (part.cell != 0) builder_.release_shared(part.cell);
  }
}

bool PartMemo::add(const void* type, std::string_view bytes, Place& place) {
  if (bytes.size() < kBytesMin || bytes.size() > kBytesMax) return false;
  const std::uint64_t hash = detail::hash_text(bytes);
  Part& part = parts_[hash % kParts];
  if (part.hash != hash || part.type != type) {
    // Keeps a stored part until another one has come by twice.
    if (part.cell == 0)
      part = {.hash = hash, .type = type};
    else if (part.rival == hash)
      place = {.bytes = bytes, .hash = hash};
    part.rival = hash;
    return false;
  }
  if (part.cell != 0 && part.bytes == bytes) {
    builder_.add_shared(part.cell);
    return true;
  }
  place = {.bytes = bytes, .hash = hash};
  return false;
}

void PartMemo::store(const void* type, const Place& place) {
  const detail::Cell cell = builder_.last_shared();
  if (cell == 0) return;
  Part& part = parts_[place.hash % kParts];
  builder_.retain_shared(cell);
  if (part.cell != 0) builder_.release_shared(part.cell);
  part.hash = place.hash;
  part.type = type;
  part.cell = cell;
  part.bytes.assign(place.bytes);
}

}  // namespace kinform::inline v0::codec
