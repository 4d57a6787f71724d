// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/relay.hpp"

#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <vector>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;
using detail::MutexLock;

constexpr std::size_t kPieceBytes = 64 * 1024;
constexpr std::size_t kQueuedMax = 1024 * 1024;
constexpr int kBacklog = 128;

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

// With port 0, the kernel picks one. A port can be reused while old connections linger.
int listen_on(int port) {
  const int listener = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
  const int on = 1;
  ::setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
  const sockaddr_in address = loopback(port);
  KINFORM_ASSERT(::bind(listener, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) ==
                 0);
  KINFORM_ASSERT(::listen(listener, kBacklog) == 0);
  return listener;
}

int port_of(int socket) {
  sockaddr_in address{};
  socklen_t length = sizeof(address);
  ::getsockname(socket, reinterpret_cast<sockaddr*>(&address), &length);
  return ntohs(address.sin_port);
}

// Returns a negative value if the server cannot be reached.
int connect_to(int port) {
  const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  const sockaddr_in address = loopback(port);
  if (::connect(socket, reinterpret_cast<const sockaddr*>(&address), sizeof(address)) != 0) {
    ::close(socket);
    return -1;
  }
  ::fcntl(socket, F_SETFL, O_NONBLOCK);
  return socket;
}

void close_with_reset(int socket) {
  if (socket < 0) return;
  const linger at_once = {.l_onoff = 1, .l_linger = 0};
  ::setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
  ::close(socket);
}

// True unless the peer has closed the connection. Unread bytes do not matter.
bool is_open(int socket) {
  pollfd state = {.fd = socket, .events = POLLRDHUP, .revents = 0};
  return ::poll(&state, 1, 0) == 0;
}

void send_at_once(int socket) {
  const int on = 1;
  ::setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
}

}  // namespace

Relay::Relay(int target_port)
    : target_port_(target_port),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      listener_(listen_on(0)),
      port_(port_of(listener_)),
      thread_([this](const std::stop_token& stop) { run(stop); }) {}

Relay::~Relay() {
  thread_.request_stop();
  wake();
  thread_.join();
  const MutexLock lock(mutex_);
  cut_locked();
  for (Connection& abandoned : connections_) close_with_reset(abandoned.client);
  if (listener_ >= 0) ::close(listener_);
  ::close(wake_);
}

void Relay::wake() const {
  const std::uint64_t one = 1;
  std::ignore = ::write(wake_, &one, sizeof(one));  // Fails only if the thread is awake.
}

void Relay::cut() {
  const MutexLock lock(mutex_);
  cut_locked();
  wake();
}

void Relay::cut_locked() {
  for (Connection& connection : connections_) {
    if (connection.abandoned) continue;
    close_with_reset(connection.client);
    close_with_reset(connection.server);
  }
  connections_.remove_if([](const Connection& connection) { return !connection.abandoned; });
}

void Relay::refuse() {
  const MutexLock lock(mutex_);
  if (listener_ >= 0) ::close(listener_);
  listener_ = -1;
  cut_locked();
  wake();
}

void Relay::accept() {
  const MutexLock lock(mutex_);
  if (listener_ < 0) listener_ = listen_on(port_);
  wake();
}

void Relay::stall() {
  const MutexLock lock(mutex_);
  stalled_ = true;
  wake();
}

void Relay::resume() {
  const MutexLock lock(mutex_);
  stalled_ = false;
  wake();
}

void Relay::abandon() {
  const MutexLock lock(mutex_);
  for (Connection& connection : connections_) {
    if (connection.abandoned) continue;
    connection.abandoned = true;
    close_with_reset(connection.server);
    connection.server = -1;
  }
  wake();
}

void Relay::set_delay(Duration delay) {
  const MutexLock lock(mutex_);
  delay_ = delay;
  wake();
}

std::size_t Relay::connections() const {
  const MutexLock lock(mutex_);
  return static_cast<std::size_t>(
      std::count_if(connections_.begin(), connections_.end(),
                    [](const Connection& connection) { return !connection.abandoned; }));
}

std::size_t Relay::abandoned_connections() const {
  const MutexLock lock(mutex_);
  return static_cast<std::size_t>(
      std::count_if(connections_.begin(), connections_.end(), [](const Connection& connection) {
        return connection.abandoned && is_open(connection.client);
      }));
}

void Relay::run(const std::stop_token& stop) {
  while (!stop.stop_requested()) {
    std::vector<pollfd> sockets = {{.fd = wake_, .events = POLLIN, .revents = 0}};
    int timeout_ms = -1;
    {
      const MutexLock lock(mutex_);
      if (listener_ >= 0) sockets.push_back({.fd = listener_, .events = POLLIN, .revents = 0});
      const TimePoint now = system_clock().now();
      for (Connection& connection : connections_) {
        if (stalled_ || connection.abandoned) continue;
        for (const Way* const way : {&connection.up, &connection.down}) {
          if (!way->ended && way->queued < kQueuedMax) {
            sockets.push_back({.fd = way->from, .events = POLLIN, .revents = 0});
          }
          if (way->pieces.empty()) continue;
          const Duration wait = way->pieces.front().due - now;
          if (wait <= Duration::zero()) {
            sockets.push_back({.fd = way->to, .events = POLLOUT, .revents = 0});
          } else {
            const int wait_ms = static_cast<int>(wait / 1ms) + 1;
            timeout_ms = timeout_ms < 0 ? wait_ms : std::min(timeout_ms, wait_ms);
          }
        }
      }
    }
    ::poll(sockets.data(), sockets.size(), timeout_ms);
    std::uint64_t ignored = 0;
    std::ignore = ::read(wake_, &ignored, sizeof(ignored));
    const MutexLock lock(mutex_);
    take_connection_locked();
    if (stalled_) continue;
    const TimePoint now = system_clock().now();
    for (Connection& connection : connections_) {
      if (!connection.abandoned) move_locked(connection, now);
    }
    remove_finished_locked();
  }
}

void Relay::take_connection_locked() {
  if (listener_ < 0) return;
  while (true) {
    const int client = ::accept4(listener_, nullptr, nullptr, SOCK_CLOEXEC | SOCK_NONBLOCK);
    if (client < 0) return;
    const int server = connect_to(target_port_);
    if (server < 0) {
      close_with_reset(client);
      continue;
    }
    send_at_once(client);
    send_at_once(server);
    connections_.push_back({.client = client,
                            .server = server,
                            .up = {.from = client, .to = server},
                            .down = {.from = server, .to = client}});
  }
}

void Relay::move_locked(Connection& connection, TimePoint now) {
  receive_locked(connection, connection.up, now);
  receive_locked(connection, connection.down, now);
  send_due(connection, connection.up, now);
  send_due(connection, connection.down, now);
}

void Relay::receive_locked(Connection& connection, Way& way, TimePoint now) {
  if (way.ended || connection.broken || way.queued >= kQueuedMax) return;
  std::array<char, kPieceBytes> bytes;
  const ssize_t count = ::recv(way.from, bytes.data(), bytes.size(), 0);
  if (count > 0) {
    way.pieces.push_back(
        {.due = now + delay_, .bytes = std::string(bytes.data(), static_cast<std::size_t>(count))});
    way.queued += static_cast<std::size_t>(count);
  } else if (count == 0) {
    way.ended = true;
  } else if (errno != EAGAIN && errno != EINTR) {
    connection.broken = true;
  }
}

void Relay::send_due(Connection& connection, Way& way, TimePoint now) {
  while (!connection.broken && !way.pieces.empty() && way.pieces.front().due <= now) {
    std::string& bytes = way.pieces.front().bytes;
    const ssize_t count = ::send(way.to, bytes.data(), bytes.size(), MSG_NOSIGNAL);
    if (count < 0) {
      if (errno != EAGAIN && errno != EINTR) connection.broken = true;
      return;
    }
    way.queued -= static_cast<std::size_t>(count);
    bytes.erase(0, static_cast<std::size_t>(count));
    if (bytes.empty()) way.pieces.pop_front();
  }
  if (way.ended && way.pieces.empty() && !way.finished) {
    ::shutdown(way.to, SHUT_WR);
    way.finished = true;
  }
}

void Relay::remove_finished_locked() {
  connections_.remove_if([](const Connection& connection) {
    if (connection.abandoned) return false;
    if (connection.broken) {
      close_with_reset(connection.client);
      close_with_reset(connection.server);
      return true;
    }
    if (!connection.up.finished || !connection.down.finished) return false;
    ::close(connection.client);
    ::close(connection.server);
    return true;
  });
}

}  // namespace kinform::inline v0::e2e
