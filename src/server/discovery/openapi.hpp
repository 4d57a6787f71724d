// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// OpenAPI v3 documents, which kubectl uses for validate, explain and diff.

#pragma once

#include <optional>
#include <string_view>

#include "server/request/api_message.hpp"
#include "server/schema/custom_kinds.hpp"

namespace kinform::inline v0::server {

// The response to `/openapi/v3` and `/openapi/v3/apis/GROUP/VERSION`; empty for any other path and
// for versions that are not served.
[[nodiscard]] std::optional<ApiResponse> openapi_response(std::string_view path,
                                                          const CustomKinds& custom_kinds);

}  // namespace kinform::inline v0::server
