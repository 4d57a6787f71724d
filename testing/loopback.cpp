#include "testing/loopback.hpp"

#include <netinet/in.h>
#include <sys/socket.h>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::testing {

int listen_on_loopback(int backlog) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  KINFORM_ASSERT(::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0);
  KINFORM_ASSERT(::listen(socket, backlog < 0 ? SOMAXCONN : backlog) == 0);
  return socket;
}

int port_of(int socket) {
  sockaddr_in address{};
  socklen_t length = sizeof(address);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length);
  return ntohs(address.sin_port);
}

}  // namespace kinform::inline v0::testing
