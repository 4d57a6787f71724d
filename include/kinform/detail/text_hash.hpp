// A fast hash of text, for tables in memory.

#pragma once

#include <cstddef>
#include <string_view>

namespace kinform::inline v0::detail {

// Differs from process to process, so that nobody can choose names which collide.
[[nodiscard]] std::size_t hash_text(std::string_view text) noexcept;

}  // namespace kinform::inline v0::detail
