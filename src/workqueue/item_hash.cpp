// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/detail/item_hash.hpp"

#include "kinform/detail/text_hash.hpp"

namespace kinform::inline v0::detail {

std::size_t DefaultItemHash<std::string>::operator()(std::string_view text) const noexcept {
  return hash_text(text);
}

}  // namespace kinform::inline v0::detail
