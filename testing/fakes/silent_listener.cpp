// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/fakes/silent_listener.hpp"

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cstdint>
#include <tuple>

#include "testing/loopback.hpp"

namespace kinform::inline v0::test_support {

SilentListener::SilentListener() : listener_(listen_on_loopback(0)), port_(port_of(listener_)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  address.sin_port = htons(static_cast<std::uint16_t>(port_));
  // Fill the accept queue: it holds one connection, and the kernel may admit one more. The
  // remaining attempts make sure that it is full.
  for (int& knocking : knocking_) {
    knocking = ::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    std::ignore = ::connect(knocking, reinterpret_cast<sockaddr*>(&address),
                            sizeof(address));  // Stays in progress forever.
  }
}

SilentListener::~SilentListener() {
  for (const int knocking : knocking_) ::close(knocking);
  ::close(listener_);
}

std::string SilentListener::url() const {
  return "http://127.0.0.1:" + std::to_string(port_) + "/";
}

}  // namespace kinform::inline v0::test_support
