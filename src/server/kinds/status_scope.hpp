// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The metadata fields that a write to the status subresource may change.

#pragma once

#include <array>
#include <string_view>

#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// The metadata fields that clients may write.
inline constexpr std::array<std::string_view, 4> kClientMetadata = {"annotations", "finalizers",
                                                                    "labels", "ownerReferences"};

// Returns whether a write to the status subresource changes this metadata field. For custom
// resources it changes none, for most built-in kinds all; the schema files name the others.
[[nodiscard]] bool status_path_writes(const KindFacts& kind, std::string_view member);

}  // namespace kinform::inline v0::server
