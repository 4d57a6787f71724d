// The hash by which the cache's tables find keys and index values.

#pragma once

#include <cstdint>
#include <string_view>

#include "base/text_hash.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::cache {

[[nodiscard]] inline std::uint32_t hash_of(std::string_view text) noexcept {
  return static_cast<std::uint32_t>(mix_hashes(0, hash_text(text)) >> 32);
}

[[nodiscard]] inline std::uint32_t hash_of(const ObjectKeyView& key) noexcept {
  // Apart, so that the processor works at both.
  const std::uint64_t seed = hash_seed();
  const std::uint64_t space = hash_text(key.namespace_name, seed);
  const std::uint64_t name = hash_text(key.name, ~seed);
  return static_cast<std::uint32_t>(mix_hashes(space, name) >> 32);
}

}  // namespace kinform::inline v0::cache
