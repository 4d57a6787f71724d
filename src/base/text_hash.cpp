// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/text_hash.hpp"

#include "kinform/building_blocks/random.hpp"

namespace kinform::inline v0 {

std::uint64_t detail::draw_hash_seed() noexcept {
  return random_seed();
}

}  // namespace kinform::inline v0
