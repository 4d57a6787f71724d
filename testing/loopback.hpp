// Ports of this machine, for servers that tests run.

#pragma once

namespace kinform::inline v0::testing {

// A socket that listens on 127.0.0.1, on a port that the kernel picks; closed on exec. `backlog` is
// how many connections may wait to be accepted; a negative one stands for as many as possible.
[[nodiscard]] int listen_on_loopback(int backlog = -1);

[[nodiscard]] int port_of(int socket);

}  // namespace kinform::inline v0::testing
