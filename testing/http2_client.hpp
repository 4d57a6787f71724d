// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An HTTP/2 client for tests of servers: it shows what arrives frame by frame, and misbehaves on
// request.

#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/building_blocks/clock.hpp"

namespace kinform::inline v0::test_support {

using HeaderFields = std::vector<std::pair<std::string, std::string>>;

struct Http2ClientOptions {
  // Use TLS, with ALPN and without checking the certificate.
  bool tls = false;
  std::vector<std::string> protocols = {"h2"};
  // Windows are not enlarged as data arrives: the client reads, but the server may not send.
  bool withholds_windows = false;
  std::uint32_t stream_window = 65'535;
};

// Everything that has arrived on a stream.
struct Http2Response {
  HeaderFields header = {};
  std::string body = {};
  bool is_complete = false;  // The server ended the stream.
  // The error code with which the server reset it; REFUSED_STREAM if GOAWAY says so.
  std::optional<std::uint32_t> reset = {};
  bool was_continued = false;  // 100 Continue arrived.

  // Returns the value of a field; empty if there is none.
  [[nodiscard]] std::string field(std::string_view name) const;
  [[nodiscard]] int status() const;
};

struct GoAwayFrame {
  std::int32_t last_stream = 0;
  std::uint32_t error = 0;
};

// Blocks in every function; one thread. No function waits for more than half a minute.
class Http2Client {
 public:
  // Connects to the port of `url` on 127.0.0.1, whatever its scheme says.
  explicit Http2Client(const std::string& url, Http2ClientOptions options = {});
  ~Http2Client();
  Http2Client(const Http2Client&) = delete;
  Http2Client& operator=(const Http2Client&) = delete;

  // The protocol that the TLS handshake selected; empty if none.
  [[nodiscard]] std::string selected_protocol() const;

  // Starts a request and returns its stream. `header` is added to the pseudo-header fields of a GET
  // of `path`, and replaces those of the same name. Without `body` the request ends with its
  // header; with one, the body is sent as far as the server's window allows.
  std::int32_t request(const std::string& path, const HeaderFields& header = {},
                       std::optional<std::string> body = {});
  // The same, but with this header only, which is sent unchecked.
  std::int32_t raw_request(const HeaderFields& header);

  // Reads until the condition is true. Returns false if the connection ends or half a minute passes
  // before.
  bool read_until(const std::function<bool()>& condition);
  // Reads until the stream has ended or was reset, and returns what has arrived.
  const Http2Response& finish(std::int32_t stream);
  // Reads until the server has closed the connection. Returns false if it does not.
  bool read_to_end();
  // Reads what arrives during this time.
  void read_for(Duration duration);

  [[nodiscard]] const Http2Response& response(std::int32_t stream) { return responses_[stream]; }
  // These are seen even if tests have sent bytes with send_raw() that the client knows nothing of.
  [[nodiscard]] const std::vector<GoAwayFrame>& go_aways() const { return go_aways_; }
  [[nodiscard]] bool was_reset(std::int32_t stream) const { return resets_.count(stream) > 0; }
  [[nodiscard]] int ping_acknowledgements() const { return ping_acknowledgements_; }
  // The value of one of the server's SETTINGS.
  [[nodiscard]] std::uint32_t setting(std::int32_t id) const;
  // The number of bytes that the server lets the client send on a stream.
  [[nodiscard]] std::int32_t send_window(std::int32_t stream) const;
  [[nodiscard]] std::size_t body_bytes_sent(std::int32_t stream) { return bodies_[stream].sent; }

  void ping();
  void cancel(std::int32_t stream);
  // Lets the server send more, on the stream and on the connection.
  void enlarge_windows(std::int32_t stream, std::int32_t bytes);
  // Sends bytes as they are. Returns false if the connection is broken.
  bool send_raw(std::string_view bytes);
  // Sends what the functions above have queued. They do so themselves.
  bool send_queued();
  // Returns a frame, for send_raw().
  [[nodiscard]] static std::string frame(std::uint8_t type, std::uint8_t flags, std::int32_t stream,
                                         std::string_view payload);

 private:
  class Session;
  struct Body {
    std::string text = {};
    std::size_t sent = 0;
  };

  bool read_some(Duration timeout);
  bool take(const std::string& bytes);
  // Records GOAWAY and RST_STREAM.
  void record_frames(std::string_view bytes);
  bool write(std::string_view bytes);

  const Http2ClientOptions options_;
  std::unique_ptr<Session> session_;
  std::map<std::int32_t, Http2Response> responses_;
  std::map<std::int32_t, Body> bodies_;
  std::string unread_;  // The beginning of a frame.
  std::vector<GoAwayFrame> go_aways_;
  std::set<std::int32_t> resets_;
  int ping_acknowledgements_ = 0;
};

}  // namespace kinform::inline v0::test_support
