// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What the log says of requests: enough to follow them, and never a secret.

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/logging.hpp"

namespace kinform::inline v0::http {

// At verbosity 8: the headers. Bodies are never logged here, for they may be Secrets.
void log_request(const Logger& logger, const HttpRequest& request);

// At verbosity 6: what came of it, and after how long; at 8: the headers.
void log_response(const Logger& logger, const HttpRequest& request, int status,
                  const std::vector<HttpHeader>& headers, Duration duration);
void log_failure(const Logger& logger, const HttpRequest& request, const Error& error,
                 Duration duration);

// Whether the value of a header may be shown.
[[nodiscard]] bool is_secret_header(std::string_view name);

// `Accept: application/json, Authorization: <masked>`.
[[nodiscard]] std::string describe_headers(const std::vector<HttpHeader>& headers);

}  // namespace kinform::inline v0::http
