// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "testing/socket_stream.hpp"

#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <limits>

namespace kinform::inline v0::test_support {

using detail::MutexLock;

SocketStream::SocketStream(int socket, ssl_ctx_st* tls)
    : socket_(socket), tls_(tls == nullptr ? nullptr : SSL_new(tls)) {
  if (tls_ != nullptr) SSL_set_fd(tls_, socket_);
}

SocketStream::~SocketStream() {
  close();
  SSL_free(tls_);
}

bool SocketStream::shake_hands() {
  return tls_ == nullptr || SSL_accept(tls_) == 1;
}

std::size_t SocketStream::receive(std::span<char> into) {
  const auto count = tls_ != nullptr ? SSL_read(tls_, into.data(), static_cast<int>(into.size()))
                                     : ::recv(socket_, into.data(), into.size(), 0);
  return count > 0 ? static_cast<std::size_t>(count) : 0;
}

bool SocketStream::send(std::string_view bytes) {
  while (!bytes.empty()) {
    if (!is_open()) return false;
    const std::size_t piece = std::min<std::size_t>(bytes.size(), 1 << 20);
    const auto sent = tls_ != nullptr ? SSL_write(tls_, bytes.data(), static_cast<int>(piece))
                                      : ::send(socket_, bytes.data(), piece, MSG_NOSIGNAL);
    if (sent <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(sent));
  }
  return true;
}

bool SocketStream::wait_for_hang_up(Duration duration) {
  if (!is_open()) return false;
  // Waits for the disconnect only (POLLRDHUP): data from the client does not matter here.
  pollfd waiting{.fd = socket_, .events = POLLRDHUP, .revents = 0};
  const auto milliseconds = std::chrono::ceil<std::chrono::milliseconds>(duration).count();
  const int timeout =
      milliseconds > std::numeric_limits<int>::max() ? -1 : static_cast<int>(milliseconds);
  return ::poll(&waiting, 1, timeout) == 0;
}

void SocketStream::close() {
  end(Farewell::InOrder);
}

void SocketStream::reset() {
  end(Farewell::Reset);
}

void SocketStream::end(Farewell farewell) {
  const MutexLock lock(mutex_);
  if (!open_) return;
  open_ = false;
  if (farewell == Farewell::Reset) {
    const linger at_once{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(socket_, SOL_SOCKET, SO_LINGER, &at_once, sizeof(at_once));
  } else {
    // Reads and discards the rest: with unread bytes in the socket, the kernel would send a reset
    // in place of a normal close.
    ::shutdown(socket_, SHUT_WR);
    std::array<char, 4096> unread = {};
    while (::recv(socket_, unread.data(), unread.size(), MSG_DONTWAIT) > 0) {
    }
  }
  ::close(socket_);
}

void SocketStream::interrupt() {
  const MutexLock lock(mutex_);
  if (open_) ::shutdown(socket_, SHUT_RDWR);
}

bool SocketStream::is_open() const {
  const MutexLock lock(mutex_);
  return open_;
}

std::string SocketStream::server_name() const {
  const char* const name =
      tls_ == nullptr ? nullptr : SSL_get_servername(tls_, TLSEXT_NAMETYPE_host_name);
  return name == nullptr ? "" : name;
}

std::string SocketStream::peer_common_name() const {
  X509* const certificate = tls_ == nullptr ? nullptr : SSL_get0_peer_certificate(tls_);
  if (certificate == nullptr) return {};
  std::array<char, 256> name = {};
  const int length = X509_NAME_get_text_by_NID(X509_get_subject_name(certificate), NID_commonName,
                                               name.data(), static_cast<int>(name.size()));
  return length < 0 ? std::string() : std::string(name.data(), static_cast<std::size_t>(length));
}

bool SocketStream::session_resumed() const {
  return tls_ != nullptr && SSL_session_reused(tls_) == 1;
}

}  // namespace kinform::inline v0::test_support
