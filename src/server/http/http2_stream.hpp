// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One stream of an HTTP/2 connection as a Channel: one request and its response.

#pragma once

#include <cstddef>
#include <functional>
#include <limits>
#include <optional>
#include <string>
#include <string_view>

#include "server/http/alarm.hpp"
#include "server/http/channel.hpp"
#include "server/http/http2_session.hpp"

namespace kinform::inline v0::server {

// What a stream needs of its connection.
class Http2StreamOwner {
 public:
  virtual ~Http2StreamOwner() = default;

  [[nodiscard]] virtual Http2Session& session() = 0;
  // Sends what the session has to send, soon.
  virtual void flush() = 0;
};

// Holds the header and the body of the request until they are complete, and one piece of the
// response until the client's window has let it pass.
//
// Belongs to the server's thread.
class Http2Stream final : public Channel {
 public:
  // `owner` must outlive the stream, or call detach(). `earlier` is the number of requests that the
  // connection had before.
  Http2Stream(Http2StreamOwner& owner, StreamId id, std::size_t earlier, const WireOptions& options,
              boost::asio::io_context& io);

  // The functions below are for the connection. They pass on the events of the session.
  void add_header(std::string_view name, std::string_view value);
  void end_header(bool has_body);
  void add_body(std::string_view bytes);
  void end_body();
  void on_sent();
  // Returns whether a piece of the response became output that has not been written yet.
  [[nodiscard]] bool is_piece_output() const { return is_piece_output_; }
  // Ends all operations. A response that has become output in full is not affected.
  void on_closed();
  // Ends all operations; from now on the stream does not use its connection.
  void detach();
  [[nodiscard]] Http2Supply supply(std::size_t bytes_max) const;
  void append_to(std::string& out, std::size_t bytes);
  // Returns the callback for a piece of the response that has now been written; empty if the stream
  // has been detached.
  [[nodiscard]] Done take_written();
  // Calls `then` if the header is not complete at the deadline.
  void expect_header(std::function<void()> then);

  void read_header(std::function<void(HeaderRead)> then) override;
  void read_body(std::function<void(BodyRead)> then) override;
  void begin_response(const ResponseHead& head, std::string body, Piece piece, Done then) override;
  void continue_response(std::string body, Piece piece, Done then) override;
  void wait_for_close(std::function<void()> then) override;
  void finish_sending() override;
  void close() override;
  [[nodiscard]] bool misbehave(const Fault& fault) override;

 private:
  [[nodiscard]] bool is_open() const { return owner_ != nullptr && !closed_; }
  [[nodiscard]] HeaderRead take_header();
  void end_read(BodyRead read);
  void set_piece(std::string body, Piece piece, Done then);
  void reset(Http2Error error);

  Http2StreamOwner* owner_;  // Null after detach().
  const StreamId id_;
  const WireOptions options_;
  Alarm alarm_;  // For the header, then for the body, then for each piece of the response.
  bool closed_ = false;
  bool is_reset_ = false;  // The stream is closed once the frame that says so has been sent.

  WireHeader header_;
  std::size_t header_bytes_ = 0;
  std::string authority_;
  std::string host_;
  std::optional<std::uint64_t> content_length_;
  bool waits_for_continue_ = false;
  bool is_header_read_ = false;
  bool is_request_complete_ = false;
  std::string body_;
  std::function<void(BodyRead)> on_body_;  // Set while the body is read.

  std::string piece_;
  std::size_t sent_of_piece_ = 0;
  bool is_last_piece_ = false;
  bool is_response_complete_ = false;  // All of it became output.
  Done on_written_;                    // Set while a piece is sent.
  bool is_piece_output_ = false;       // All of the piece became output, which is being written.
  std::function<void()> on_close_;

  // Faults.
  bool withholds_window_ = false;
  // The number of bytes that may still be sent, for FaultKind::WithholdWindow.
  std::size_t sendable_ = std::numeric_limits<std::size_t>::max();
};

}  // namespace kinform::inline v0::server
