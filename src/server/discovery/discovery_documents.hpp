// What the server says of itself: groups, versions, resources, in the old form and in the
// aggregated one.

#pragma once

#include <optional>
#include <string_view>

#include "server/request/accept.hpp"
#include "server/request/api_message.hpp"
#include "server/schema/custom_kinds.hpp"

namespace kinform::inline v0::server {

// The answer to `/api`, `/apis`, `/api/v1`, `/apis/GROUP`, `/apis/GROUP/VERSION`; nothing if the
// path is none of these.
[[nodiscard]] std::optional<ApiResponse> discovery_response(std::string_view path, DiscoveryForm form,
                                                          const CustomKinds& custom_kinds);

}  // namespace kinform::inline v0::server
