// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/kinds/status_scope.hpp"

#include <algorithm>
#include <string>

namespace kinform::inline v0::server {

bool status_path_writes(const KindFacts& kind, std::string_view member) {
  if (kind.custom != nullptr) return false;
  return std::none_of(
      kind.status_keeps.begin(), kind.status_keeps.end(),
      [member](const std::string& kept) { return kept == "all" || kept == member; });
}

}  // namespace kinform::inline v0::server
