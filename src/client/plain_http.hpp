// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What is different for a server without TLS: credentials are withheld, and the server may expect
// TLS after all.

#pragma once

#include <string_view>

#include "client/request_url.hpp"
#include "kinform/client_config.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::client {

[[nodiscard]] bool is_plain_http(const ServerUrl& server);

// Returns true if credentials must not be sent, because everyone on the network path could read
// them.
[[nodiscard]] bool must_withhold_credentials(const ClientConfig& config,
                                             const Result<ServerUrl>& server);

[[nodiscard]] bool has_credentials(const ClientConfig& config);

// Returns the configuration without credentials. Keeps impersonation, which is not a secret.
[[nodiscard]] ClientConfig without_credentials(ClientConfig config);

// Returns true for the response of a server that received plain HTTP where it expects TLS.
[[nodiscard]] bool expects_tls(int status, std::string_view body);

}  // namespace kinform::inline v0::client
