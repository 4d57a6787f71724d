// What a write to the status of an object reaches beside the status.

#pragma once

#include <array>
#include <string_view>

#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// The members of metadata that clients write.
inline constexpr std::array<std::string_view, 4> kClientMetadata = {"annotations", "finalizers",
                                                                    "labels", "ownerReferences"};

// Whether such a member, written through the status subresource, is taken over. Of custom
// resources none is; of most built-in kinds all are, as with a real server (v1.36).
[[nodiscard]] bool status_path_writes(const KindFacts& kind, std::string_view member);

}  // namespace kinform::inline v0::server
