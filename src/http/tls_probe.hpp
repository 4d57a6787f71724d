// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Finds out whether a server that did not answer plain HTTP expects TLS, for a message that helps.

#pragma once

#include <stop_token>

#include "http/url.hpp"

namespace kinform::inline v0::http {

// Connects to the host and port of `url`, whatever its scheme is, and makes a TLS handshake. Sends
// no request and no credentials. Returns true if the server completes the handshake within 2 s;
// false also if a stop is requested.
[[nodiscard]] bool speaks_tls(const Url& url, const std::stop_token& stop);

}  // namespace kinform::inline v0::http
