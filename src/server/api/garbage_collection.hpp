// What the garbage collector of a real cluster does, done at once: dependents go with their owner,
// before it, or stay as orphans.

#pragma once

#include <cstdint>
#include <string_view>

#include "server/api/cluster.hpp"

namespace kinform::inline v0::server {

// How the dependents of a deleted object fare.
enum class Propagation : std::uint8_t { Background, Foreground, Orphan };

inline constexpr std::string_view kForegroundFinalizer = "foregroundDeletion";
inline constexpr std::string_view kOrphanFinalizer = "orphan";

// Does all that the last write has made necessary. After each write.
void collect_garbage(Cluster& cluster);

}  // namespace kinform::inline v0::server
