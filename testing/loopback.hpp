// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Ports on 127.0.0.1 for servers that tests run.

#pragma once

namespace kinform::inline v0::test_support {

// Returns a socket that listens on 127.0.0.1, on a port that the kernel picks; closed on exec.
// `backlog` is the number of connections that may wait to be accepted; negative means the maximum.
[[nodiscard]] int listen_on_loopback(int backlog = -1);

[[nodiscard]] int port_of(int socket);

// Returns a free port, for a server that cannot pick one itself. It is below the range that Linux
// assigns to outgoing connections, so it most likely stays free, also while the server restarts.
[[nodiscard]] int free_port();

}  // namespace kinform::inline v0::test_support
