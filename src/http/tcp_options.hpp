// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Lets the kernel notice a peer that is gone.

#pragma once

#include "kinform/building_blocks/http_transport.hpp"

namespace kinform::inline v0::http {

// Sets keep-alive probes and the limit on bytes without an acknowledgement. False if the kernel
// refuses one of them.
[[nodiscard]] bool set_tcp_options(int socket, const HttpTimeouts& timeouts) noexcept;

}  // namespace kinform::inline v0::http
