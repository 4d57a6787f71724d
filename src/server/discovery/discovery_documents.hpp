// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Discovery documents: groups, versions and resources, in the per-version form and the aggregated
// form.

#pragma once

#include <optional>
#include <string_view>

#include "server/request/accept.hpp"
#include "server/request/api_message.hpp"
#include "server/schema/custom_kinds.hpp"

namespace kinform::inline v0::server {

// The response to `/api`, `/apis`, `/api/v1`, `/apis/GROUP` and `/apis/GROUP/VERSION`; empty for
// any other path.
[[nodiscard]] std::optional<ApiResponse> discovery_response(std::string_view path,
                                                            DiscoveryForm form,
                                                            const CustomKinds& custom_kinds);

}  // namespace kinform::inline v0::server
