// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One end of a TCP connection, with or without TLS, for the scripted server.

#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

struct ssl_st;
struct ssl_ctx_st;

namespace kinform::inline v0::test_support {

// Thread safety: interrupt() may be called from any thread; everything else belongs to one thread.
class SocketStream {
 public:
  // Takes ownership of `socket`, which is connected. `tls` may be null; otherwise it must outlive
  // the stream.
  SocketStream(int socket, ssl_ctx_st* tls);
  ~SocketStream();
  SocketStream(const SocketStream&) = delete;
  SocketStream& operator=(const SocketStream&) = delete;

  // Performs the server's part of the TLS handshake. Returns false if it fails; without TLS,
  // returns true at once.
  bool shake_hands();

  // Returns 0 at the end of the connection, whatever the reason.
  std::size_t receive(std::span<char> into);
  // Returns false if the peer has disconnected.
  bool send(std::string_view bytes);

  // Returns true if the peer is still connected after `duration`.
  bool wait_for_hang_up(Duration duration);

  void close();
  void reset();
  // Ends all running and future calls.
  void interrupt();

  [[nodiscard]] bool is_open() const;

  // TLS: the requested server name (SNI), the common name of the client certificate, and whether
  // the session was resumed. Empty or false without TLS.
  [[nodiscard]] std::string server_name() const;
  [[nodiscard]] std::string peer_common_name() const;
  [[nodiscard]] bool session_resumed() const;

 private:
  enum class Farewell { InOrder, Reset };
  void end(Farewell farewell);

  const int socket_;
  ssl_st* const tls_;  // Null: no TLS.

  mutable detail::Mutex mutex_;
  // False once the socket is closed. interrupt() must not use the descriptor then: its number may
  // be reused.
  bool open_ KINFORM_GUARDED_BY(mutex_) = true;
};

}  // namespace kinform::inline v0::test_support
