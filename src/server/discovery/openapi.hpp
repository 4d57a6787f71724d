// OpenAPI v3: what clients that validate, explain and compare objects ask for.

#pragma once

#include <optional>
#include <string_view>

#include "server/request/api_message.hpp"
#include "server/schema/custom_kinds.hpp"

namespace kinform::inline v0::server {

// The answer to `/openapi/v3` and to `/openapi/v3/apis/GROUP/VERSION`; nothing if the path is none
// of these, or the version is not served.
[[nodiscard]] std::optional<ApiResponse> openapi_response(std::string_view path,
                                                        const CustomKinds& custom_kinds);

}  // namespace kinform::inline v0::server
