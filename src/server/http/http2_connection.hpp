// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An HTTP/2 connection: one responder for each of its streams.

#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/http/alarm.hpp"
#include "server/http/byte_stream.hpp"
#include "server/http/connection_set.hpp"
#include "server/http/http2_session.hpp"
#include "server/http/http2_stream.hpp"
#include "server/http/responder.hpp"

namespace kinform::inline v0::server {

// Reads while the client sends, and writes one buffer of frames at a time. With the pieces of its
// streams, that is all that it holds of responses, however slow the client is.
//
// Belongs to the server's thread. Its pending I/O callbacks share its ownership.
class Http2Connection final : public OpenConnection, private Http2StreamOwner, private Http2Events {
 public:
  // `context` must outlive the connection. `stream` is past its handshake.
  Http2Connection(ConnectionContext& context, std::shared_ptr<ByteStream> stream);
  ~Http2Connection() override;

  // `received` are the bytes that were read from the stream already.
  void start(std::string_view received);

  void close() override;
  void go_away(std::optional<std::int32_t> last_stream) override;
  void shut_down() override;

 private:
  [[nodiscard]] Http2Session& session() override { return session_; }
  void flush() override;

  void on_request(StreamId stream) override;
  void on_header(StreamId stream, std::string_view name, std::string_view value) override;
  void on_header_end(StreamId stream, bool has_body) override;
  void on_body(StreamId stream, std::string_view bytes) override;
  void on_body_end(StreamId stream) override;
  void on_sent(StreamId stream) override;
  void on_stream_closed(StreamId stream) override;
  [[nodiscard]] Http2Supply supply(StreamId stream, std::size_t bytes_max) override;
  void append_to(std::string& out, StreamId stream, std::size_t bytes) override;

  [[nodiscard]] Http2Stream* find(StreamId stream) const;
  void read();
  void receive(std::string_view bytes);
  void on_written();
  void detach_streams();
  // Ends the connection in a way that lets the client read the last frames.
  void finish();
  void await_requests();
  void refuse_idling();

  ConnectionContext& context_;
  const std::shared_ptr<ByteStream> stream_;
  Http2Session session_;
  std::map<StreamId, std::shared_ptr<Http2Stream>> streams_;
  std::size_t requests_ = 0;  // That have arrived so far.
  // Ends the connection if it is idle, or if the client does not close it after the last frame.
  Alarm alarm_;
  // Greater than zero while the session calls, or streams are notified: flush() waits for the end.
  int holds_ = 0;
  bool writing_ = false;
  bool finishing_ = false;
  bool closes_once_written_ = false;
  bool closed_ = false;
  // The streams of which a piece is complete in the output that is collected or written.
  std::vector<std::shared_ptr<Http2Stream>> sent_;
};

}  // namespace kinform::inline v0::server
