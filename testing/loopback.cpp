// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/loopback.hpp"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <random>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::test_support {
namespace {

int make_socket() {
  return ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
}

// With port 0, the kernel picks one.
bool bind_to_loopback(int socket, int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  return ::bind(socket, reinterpret_cast<sockaddr*>(&address), sizeof(address)) == 0;
}

bool is_free(int port) {
  const int socket = make_socket();
  const bool is_bound = bind_to_loopback(socket, port);
  ::close(socket);
  return is_bound;
}

}  // namespace

int listen_on_loopback(int backlog) {
  const int socket = make_socket();
  KINFORM_ASSERT(bind_to_loopback(socket, 0));
  KINFORM_ASSERT(::listen(socket, backlog < 0 ? SOMAXCONN : backlog) == 0);
  return socket;
}

int port_of(int socket) {
  sockaddr_in address{};
  socklen_t length = sizeof(address);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length);
  return ntohs(address.sin_port);
}

int free_port() {
  std::mt19937 random{std::random_device{}()};
  std::uniform_int_distribution<int> ports(10'000, 29'999);
  int port = ports(random);
  while (!is_free(port)) port = ports(random);
  return port;
}

}  // namespace kinform::inline v0::test_support
