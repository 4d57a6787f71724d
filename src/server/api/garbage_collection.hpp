// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Cascading deletion, as the garbage collector of a real cluster does it, but synchronously:
// dependents are deleted after their owner, before it, or orphaned.

#pragma once

#include <cstdint>
#include <string_view>

#include "server/api/cluster.hpp"

namespace kinform::inline v0::server {

// The `propagationPolicy` of a deletion.
enum class Propagation : std::uint8_t { Background, Foreground, Orphan };

inline constexpr std::string_view kForegroundFinalizer = "foregroundDeletion";
inline constexpr std::string_view kOrphanFinalizer = "orphan";

// Deletes or orphans the dependents of owners that the last write deleted or marked as deleted.
// Call it after each write.
void collect_garbage(Cluster& cluster);

}  // namespace kinform::inline v0::server
