// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The frames of an HTTP/2 connection, through nghttp2: bytes to events, responses to bytes.

#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/flood_guard.hpp"
#include "server/http/http_text.hpp"

struct nghttp2_session;  // So that this header does not include nghttp2's.

namespace kinform::inline v0::server {

using StreamId = std::int32_t;

// Reasons for resetting a stream or closing a connection, with their numbers in RFC 9113.
enum class Http2Error : std::uint32_t {
  NoError = 0x0,
  Protocol = 0x1,
  Internal = 0x2,
  RefusedStream = 0x7,
  EnhanceYourCalm = 0xb,
};

// The bytes that a stream can send now.
struct Http2Supply {
  std::size_t bytes = 0;
  bool is_last = false;  // The body ends after them.
};

// Receives what happens on a connection. A function may call those of the session, except feed()
// and take_output().
class Http2Events {
 public:
  virtual ~Http2Events() = default;

  virtual void on_request(StreamId stream) = 0;
  virtual void on_header(StreamId stream, std::string_view name, std::string_view value) = 0;
  virtual void on_header_end(StreamId stream, bool has_body) = 0;
  virtual void on_body(StreamId stream, std::string_view bytes) = 0;
  virtual void on_body_end(StreamId stream) = 0;
  // A frame of the response became output.
  virtual void on_sent(StreamId stream) = 0;
  virtual void on_stream_closed(StreamId stream) = 0;

  // Returns what the stream has to send, at most `bytes_max` bytes.
  [[nodiscard]] virtual Http2Supply supply(StreamId stream, std::size_t bytes_max) = 0;
  // Appends the next bytes of the stream. REQUIRES: supply() returned as many.
  virtual void append_to(std::string& out, StreamId stream, std::size_t bytes) = 0;
};

// The server's side of a connection. Checks that requests are valid HTTP, and ends the connection
// of a client that floods it with frames. Does no I/O and has no clock of its own except for
// counting frames.
//
// Not thread-safe.
class Http2Session {
 public:
  // `events` must outlive the session.
  Http2Session(Http2Events& events, std::uint32_t streams_max);
  ~Http2Session();
  Http2Session(const Http2Session&) = delete;
  Http2Session& operator=(const Http2Session&) = delete;

  // Processes bytes of the client. If they are not HTTP/2 or too costly, the output ends with
  // GOAWAY, and is_finished() is true once it has been taken.
  void feed(std::string_view bytes);
  // Returns output of about `bytes_max` bytes at most; empty if there is nothing to send now.
  [[nodiscard]] std::string take_output(std::size_t bytes_max);
  // Returns whether the connection can be closed: nothing to send or to receive is left.
  [[nodiscard]] bool is_finished() const;

  // Sends a response header. If `has_more`, the body is taken from Http2Events::supply(). Returns
  // false if the stream is gone.
  [[nodiscard]] bool respond(StreamId stream, const ResponseHead& head, bool has_more);
  // Sends 100 Continue.
  void send_continue(StreamId stream);
  // Call it when supply() has something again.
  void resume(StreamId stream);
  void reset(StreamId stream, Http2Error error);

  // Lets the client send as many bytes again, on the stream and on the connection.
  void consume(StreamId stream, std::size_t bytes);
  // The same for the connection only.
  void consume_of_connection(std::size_t bytes);
  // Returns how many bytes the client allows the stream to send now.
  [[nodiscard]] std::size_t send_window(StreamId stream) const;

  // Sends GOAWAY. Streams up to `last_stream` (if unset, all that have begun) can be completed;
  // those above are closed, and no new ones are accepted.
  void go_away(std::optional<StreamId> last_stream);
  // Sends GOAWAY and then ends the connection, whatever its streams do.
  void terminate(Http2Error error);
  // From now on, PINGs are not acknowledged.
  void ignore_pings() { ignores_pings_ = true; }

 private:
  struct Callbacks;
  void count_frame();

  Http2Events& events_;
  nghttp2_session* session_ = nullptr;
  FloodGuard guard_;
  bool is_flooded_ = false;
  bool ignores_pings_ = false;
  // Bytes since the last frame that was not a CONTINUATION.
  std::size_t block_bytes_ = 0;
  // Set during take_output().
  std::string* out_ = nullptr;
  std::size_t out_bytes_max_ = 0;
};

}  // namespace kinform::inline v0::server
