// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The hash of object keys and index values in the tables of the cache.

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/detail/text_hash.hpp"
#include "kinform/object_key.hpp"

namespace kinform::inline v0::cache {

[[nodiscard]] inline std::uint32_t hash_of(std::string_view text) noexcept {
  return static_cast<std::uint32_t>(detail::hash_text(text) >> 32);
}

[[nodiscard]] inline std::uint32_t hash_of(const ObjectKeyView& key) noexcept {
  return static_cast<std::uint32_t>(ObjectKeyHash{}(key) >> 32);
}

}  // namespace kinform::inline v0::cache
