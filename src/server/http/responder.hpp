// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Answers requests, independent of the version of HTTP: authentication, planned faults, and the
// responses of the API, of which watches and long lists are generated while they are sent.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "server/api/api.hpp"
#include "server/http/alarm.hpp"
#include "server/http/channel.hpp"
#include "server/http/connection_set.hpp"
#include "server/http/fault_plan.hpp"

namespace kinform::inline v0::server {

// Lists and watches are written in pieces of about this size.
inline constexpr std::size_t kPieceBytes = 256 * 1024;

struct ConnectionOptions {
  std::string token = {};  // Empty: no authentication.
  WireOptions wire = {};
  Duration bookmark_period = std::chrono::minutes(1);
  Duration version_timeout = std::chrono::seconds(3);
  bool http1_only = false;
  // The number of requests of an HTTP/2 connection that may be in flight.
  std::uint32_t http2_streams_max = 100;
};

// State that all connections of a server share.
struct ConnectionContext {
  ConnectionOptions options;
  Api& api;
  FaultPlan& faults;
  ConnectionSet& connections;
  Random& random;
  boost::asio::io_context& io;
  // Handles requests to the fault endpoint. If unset, there is no such path.
  std::function<FaultResponse(const ApiRequest&)> handle_fault_request;
  // Call it after a write. Wakes the connections that watch, or that wait for a version: once for
  // several writes in quick succession.
  std::function<void()> notify_changes;
};

// Reads the requests of a channel and writes their responses, one after the other.
//
// Used by the server's thread only. Its pending I/O callbacks share its ownership, so it lives
// until the last of them has run.
class Responder : public std::enable_shared_from_this<Responder> {
 public:
  // `context` must outlive the responder. `connection` is kept open for as long as the responder
  // lives; null if it needs no responder for that.
  Responder(ConnectionContext& context, std::shared_ptr<Channel> channel,
            std::shared_ptr<OpenConnection> connection = {});
  ~Responder();
  Responder(const Responder&) = delete;
  Responder& operator=(const Responder&) = delete;

  void start();

  // Called when the server's watch cache may have new changes to send.
  void on_changes();
  void end_watch();
  void close();

 private:
  enum class State : std::uint8_t {
    Reading,
    Waiting,  // Until the watch cache has reached the requested version.
    Responding,
    Listing,  // Sending a list that is generated piece by piece.
    Watching,
    Finishing,  // The watch ends once the current write is done.
    Ending,
    Stalled,
  };

  // The number of body bytes that are still sent before a planned fault occurs, and the kind of
  // that fault.
  struct Allowance {
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
    FaultKind then = FaultKind::Cut;
  };

  void read_request();
  // Checks the token before the body is read, so that a client without it cannot fill memory.
  void take_header(WireHeader header);
  void read_body();
  void process_request();
  void refuse_request(ReadFailure failure);
  [[nodiscard]] bool is_authenticated(std::string_view authorization) const;
  [[nodiscard]] bool is_fault_request() const;
  // Makes the HTTP/2 stream misbehave if that is planned. Returns whether the request is processed.
  [[nodiscard]] bool survives_stream_fault(const WireHeader& header);
  void handle_fault_request();
  void apply_fault(const Fault& fault);
  void dispatch(MayWait may_wait);
  void wait_for_version();

  void respond(const ApiResponse& response);
  // Responds with an error in the encoding that the client accepts.
  void respond_with(const Failure& failure);
  void write_list();
  void begin_response(const ResponseHead& head, std::string body, Piece piece);
  // Writes a piece of the body, up to the byte at which a planned fault occurs.
  void write_piece(std::string body);
  // Ends the body and enters state `next`, in which on_written() decides what follows.
  void end_body(State next);
  void write(std::string body, Piece piece);
  [[nodiscard]] Channel::Done written();
  void on_written();
  void drain();
  void spend_allowance(std::size_t body_bytes);
  // Detects that the client closes the connection.
  void listen_for_close();

  // Functions for watches, defined in responder_watch.cpp.
  void begin_watch(WatchResponse watch);
  // Makes the watch that begins misbehave as `watch_fault_` says.
  void apply_watch_fault();
  void pump();
  void arm_watch_alarm();
  void on_watch_alarm();

  // Returns a callback that calls `act` and keeps the responder alive.
  template <class Act>
  [[nodiscard]] auto kept_alive(Act act) {
    return [self = shared_from_this(), act](auto&&... arguments) {
      (self.get()->*act)(std::forward<decltype(arguments)>(arguments)...);
    };
  }

  ConnectionContext& context_;
  const std::shared_ptr<Channel> channel_;
  const std::shared_ptr<OpenConnection> connection_;
  Alarm alarm_;
  ApiRequest request_;
  bool keep_alive_ = true;
  // True if the request was refused and the client may still be sending its body.
  bool unread_request_ = false;
  State state_ = State::Reading;
  bool writing_ = false;
  bool listens_for_close_ = false;
  Allowance allowance_;
  std::optional<Fault> watch_fault_;  // A planned fault that changes what a watch sends.
  std::function<void()> afterwards_;  // Called once the response is written.
  // Set while a list is sent.
  std::shared_ptr<ListBody> list_;
  // The fields below are valid while watching.
  WatchResponse watch_;
  SteadyClock::time_point watch_end_;
  SteadyClock::time_point next_bookmark_;
};

}  // namespace kinform::inline v0::server
