// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Opens sockets for libcurl, and lets the kernel notice a peer that is gone.

#pragma once

#include <curl/curl.h>

#include "kinform/building_blocks/http_transport.hpp"

namespace kinform::inline v0::http {

// Opens a socket that child processes do not inherit: they would keep connections open that we
// close. For CURLOPT_OPENSOCKETFUNCTION.
[[nodiscard]] curl_socket_t open_socket(void* context, curlsocktype purpose,
                                        curl_sockaddr* address);

// Sets keep-alive probes and the limit on bytes without an acknowledgement. False if the kernel
// refuses one of them.
[[nodiscard]] bool set_tcp_options(int socket, const HttpTimeouts& timeouts) noexcept;

}  // namespace kinform::inline v0::http
