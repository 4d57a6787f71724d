// Ports of this machine, for servers that tests run.

#pragma once

namespace kinform::inline v0::test_support {

// A socket that listens on 127.0.0.1, on a port that the kernel picks; closed on exec. `backlog` is
// how many connections may wait to be accepted; a negative one stands for as many as possible.
[[nodiscard]] int listen_on_loopback(int backlog = -1);

[[nodiscard]] int port_of(int socket);

// For a server that cannot pick one itself: one that is free, below those that Linux gives to
// connections, so that nobody is likely to take it in a moment, or whenever the server is down.
[[nodiscard]] int free_port();

}  // namespace kinform::inline v0::testing
