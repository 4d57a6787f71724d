#include "kinform/detail/text_hash.hpp"

#include <absl/hash/hash.h>
#include <absl/strings/string_view.h>

namespace kinform::detail {

std::size_t hash_text(std::string_view text) noexcept {
  return absl::Hash<absl::string_view>{}(absl::string_view(text.data(), text.size()));
}

}  // namespace kinform::detail
