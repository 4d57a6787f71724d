// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The byte level of one connection, with or without TLS: parses requests and writes response bytes.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <variant>

#include "kinform/building_blocks/clock.hpp"
#include "server/request/api_message.hpp"

namespace kinform::inline v0::server {

struct WireOptions {
  std::size_t body_bytes_max = 3 * 1024 * 1024;
  // Timeout for receiving a header, for receiving a body, and for the client to receive each piece
  // written.
  Duration deadline = std::chrono::seconds(60);
};

// The parsed header of a request.
struct WireHeader {
  ApiRequest request = {};  // Without its body. `user` is set later, by authentication.
  std::string authorization = {};
  bool keep_alive = true;
  bool has_body = false;
};

enum class ReadFailure : std::uint8_t {
  BodyTooLarge,
  HeaderTooLarge,
  Malformed,  // Not HTTP, or incomplete.
  Ended,      // Closed or timed out: no response possible.
};

using HeaderRead = std::variant<WireHeader, ReadFailure>;
using BodyRead = std::variant<std::string, ReadFailure>;

// No function blocks. Each calls `then` once its operation has succeeded, failed or been cancelled
// by close(). One read and one write may be in flight at a time.
//
// Belongs to the server's thread.
class Wire {
 public:
  // Called at the end of an operation. If `succeeded` is false, the connection cannot be used any
  // more.
  using Done = std::function<void(bool succeeded)>;

  virtual ~Wire() = default;

  // Performs the TLS handshake, if any. Call it first.
  virtual void perform_handshake(Done then) = 0;
  // Reads the header of the next request, but nothing of its body: the caller decides whether the
  // client may send one.
  virtual void read_header(std::function<void(HeaderRead)> then) = 0;
  // Reads the body that belongs to the header read last; empty if it has none. Asks for the body
  // first if the client waits for that (Expect: 100-continue).
  virtual void read_body(std::function<void(BodyRead)> then) = 0;
  virtual void write(std::string bytes, Done then) = 0;

  // Discards incoming bytes and calls `then` once the client has closed the connection.
  virtual void wait_for_close(std::function<void()> then) = 0;
  // Shuts down the sending direction; the client may go on sending.
  virtual void finish_sending() = 0;
  virtual void close() = 0;
};

}  // namespace kinform::inline v0::server
