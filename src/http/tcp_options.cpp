// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/tcp_options.hpp"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include <algorithm>
#include <limits>

namespace kinform::inline v0::http {
namespace {

bool set_option(int socket, int level, int option, std::chrono::milliseconds::rep value) noexcept {
  const int number = static_cast<int>(
      std::clamp<std::chrono::milliseconds::rep>(value, 0, std::numeric_limits<int>::max()));
  return ::setsockopt(socket, level, option, &number, sizeof(number)) == 0;
}

}  // namespace

curl_socket_t open_socket(void* /*context*/, curlsocktype /*purpose*/, curl_sockaddr* address) {
  const int socket = ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
  return socket < 0 ? CURL_SOCKET_BAD : socket;
}

bool set_tcp_options(int socket, const HttpTimeouts& timeouts) noexcept {
  const auto unacknowledged = std::chrono::milliseconds(timeouts.unacknowledged_max).count();
  return set_option(socket, SOL_SOCKET, SO_KEEPALIVE, 1) &&
         set_option(socket, IPPROTO_TCP, TCP_KEEPIDLE, timeouts.keep_alive_idle.count()) &&
         set_option(socket, IPPROTO_TCP, TCP_KEEPINTVL, timeouts.keep_alive_interval.count()) &&
         set_option(socket, IPPROTO_TCP, TCP_KEEPCNT, timeouts.keep_alive_probes) &&
         set_option(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, unacknowledged);
}

}  // namespace kinform::inline v0::http
