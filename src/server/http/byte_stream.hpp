// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The bytes of one connection, with or without TLS.

#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::server {

// No function blocks. Each calls `then` once its operation has succeeded, failed, timed out or been
// cancelled by close(). One read and one write may be in flight at a time. Pending operations keep
// the stream alive.
//
// Belongs to the server's thread.
class ByteStream {
 public:
  // Called at the end of an operation. If `succeeded` is false, the stream cannot be used any more.
  using Done = std::function<void(bool succeeded)>;
  // Receives bytes that are valid during the call; none if the stream has ended or failed.
  using Received = std::function<void(std::string_view bytes)>;

  virtual ~ByteStream() = default;

  // Performs the TLS handshake, if any. Call it first.
  virtual void perform_handshake(Done then) = 0;
  [[nodiscard]] virtual bool has_tls() const = 0;
  // Returns whether the handshake selected HTTP/2 (ALPN).
  [[nodiscard]] virtual bool is_http2_selected() const = 0;

  virtual void read(Received then) = 0;
  // Sets a deadline for the reads from now on, all together.
  virtual void set_read_deadline() = 0;
  // Lets reads wait for ever, as for a client that only listens.
  virtual void clear_read_deadline() = 0;
  // Fails if the client does not receive the bytes before the deadline.
  virtual void write(std::string bytes, Done then) = 0;

  // Shuts down the sending direction; the client may go on sending.
  virtual void finish_sending() = 0;
  virtual void close() = 0;
};

}  // namespace kinform::inline v0::server
