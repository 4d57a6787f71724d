// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Carries requests and responses in the form of a protocol: an HTTP/1.1 connection, or one stream
// of an HTTP/2 connection.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <variant>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/server.hpp"
#include "server/http/http_text.hpp"
#include "server/request/api_message.hpp"

namespace kinform::inline v0::server {

struct WireOptions {
  std::size_t body_bytes_max = 3 * 1024 * 1024;
  // Timeout for receiving a header, for receiving a body, and for the client to receive each piece
  // written.
  Duration deadline = std::chrono::seconds(60);
};

// The largest request header. Also limits a chunk extension, and all trailers together.
inline constexpr std::size_t kHeaderBytesMax = 64 * 1024;

// The parsed header of a request.
struct WireHeader {
  ApiRequest request = {};  // Without its body. `user` is set later, by authentication.
  std::string authorization = {};
  bool keep_alive = true;
  bool has_body = false;
  // HTTP/2: the number of requests that arrived on the connection before this one.
  std::optional<std::size_t> earlier_streams = {};
};

enum class ReadFailure : std::uint8_t {
  BodyTooLarge,
  HeaderTooLarge,
  Malformed,  // Not HTTP, or incomplete.
  Ended,      // Closed or timed out: no response possible.
};

using HeaderRead = std::variant<WireHeader, ReadFailure>;
using BodyRead = std::variant<std::string, ReadFailure>;

// The position of a piece in the body of a response.
enum class Piece : std::uint8_t { MoreFollow, Last };

// No function blocks. Each calls `then` once its operation has succeeded, failed or been cancelled
// by close(). One read and one write may be in flight at a time.
//
// Belongs to the server's thread.
class Channel {
 public:
  // Called at the end of an operation. If `succeeded` is false, the channel cannot be used any
  // more.
  using Done = std::function<void(bool succeeded)>;

  virtual ~Channel() = default;

  // Reads the header of the next request, but nothing of its body: the caller decides whether the
  // client may send one. A stream of HTTP/2 has one request, and then ReadFailure::Ended.
  virtual void read_header(std::function<void(HeaderRead)> then) = 0;
  // Reads the body that belongs to the header read last; empty if it has none. Asks for the body
  // first if the client waits for that (Expect: 100-continue).
  virtual void read_body(std::function<void(BodyRead)> then) = 0;

  // Sends the header of a response, with the beginning of its body. `then` is called once the
  // connection has accepted all of it, so that the server holds one piece of a response at most.
  virtual void begin_response(const ResponseHead& head, std::string body, Piece piece,
                              Done then) = 0;
  virtual void continue_response(std::string body, Piece piece, Done then) = 0;

  // Discards incoming bytes and calls `then` once the client has closed the channel.
  virtual void wait_for_close(std::function<void()> then) = 0;
  // Shuts down the sending direction; the client may go on sending.
  virtual void finish_sending() = 0;
  // Ends the channel at once. A client that has not received a whole response sees a closed
  // connection or, with HTTP/2, a stream that is reset.
  virtual void close() = 0;

  // Makes an HTTP/2 stream, or its connection, misbehave. Returns whether the request is processed.
  // REQUIRES: the header had `earlier_streams`, and the fault is one of HTTP/2.
  [[nodiscard]] virtual bool misbehave(const Fault& fault) = 0;
};

}  // namespace kinform::inline v0::server
