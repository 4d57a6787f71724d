#include "base/text_hash.hpp"

#include "kinform/detail/text_hash.hpp"
#include "kinform/random.hpp"

namespace kinform::inline v0 {

std::uint64_t hash_detail::draw_seed() noexcept {
  return random_seed();
}

std::size_t detail::hash_text(std::string_view text) noexcept {
  return kinform::hash_text(text);
}

}  // namespace kinform::inline v0
