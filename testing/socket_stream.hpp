// One end of a TCP connection, plain or with TLS, for the scripted server.

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

// Thread safety: interrupt() may be called from any thread; all else belongs to one.
class SocketStream {
 public:
  // Owns `socket`, which is connected. `tls` may be null; else it must outlive the stream.
  SocketStream(int socket, ssl_ctx_st* tls);
  ~SocketStream();
  SocketStream(const SocketStream&) = delete;
  SocketStream& operator=(const SocketStream&) = delete;

  // The server's part of the TLS handshake; nothing to do without TLS. False if it fails.
  bool shake_hands();

  // 0 at the end, whatever the reason.
  std::size_t receive(std::span<char> into);
  // False once the peer is gone.
  bool send(std::string_view bytes);

  // True if the peer is still there after `duration`.
  bool wait_for_hang_up(Duration duration);

  void close();
  void reset();
  // Ends all calls under way and to come.
  void interrupt();

  [[nodiscard]] bool is_open() const;

  // Empty and false without TLS.
  [[nodiscard]] std::string server_name() const;
  [[nodiscard]] std::string peer_common_name() const;
  [[nodiscard]] bool session_resumed() const;

 private:
  enum class Farewell { InOrder, Reset };
  void end(Farewell farewell);

  const int socket_;
  ssl_st* const tls_;  // Null: plain.

  mutable detail::Mutex mutex_;
  // The number of a closed socket may belong to another one already.
  bool open_ KINFORM_GUARDED_BY(mutex_) = true;
};

}  // namespace kinform::inline v0::testing
