// One connection: requests one after the other, the last one possibly a watch.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/random.hpp"
#include "server/http/alarm.hpp"
#include "server/api/api.hpp"
#include "server/http/connection_set.hpp"
#include "server/http/fault_plan.hpp"
#include "server/http/wire.hpp"

namespace kinform::inline v0::server {

// Lists and watches are written in pieces of about this size.
inline constexpr std::size_t kPieceBytes = 256 * 1024;

struct ConnectionOptions {
  std::string token = {};  // Empty: none is asked for.
  WireOptions wire = {};
  Duration bookmark_period = std::chrono::minutes(1);
  Duration version_timeout = std::chrono::seconds(3);
};

// What all connections of a server share.
struct ConnectionContext {
  ConnectionOptions options;
  Api& api;
  FaultPlan& faults;
  ConnectionSet& connections;
  Random& random;
  boost::asio::io_context& io;
  // Answers requests to the fault plan; unset: there is no such path.
  std::function<FaultResponse(const ApiRequest&)> handle_fault_request;
  // To be called after a write: those who follow are told, once for writes close together.
  std::function<void()> notice_changes;
};

// Belongs to the server's thread. Kept alive by what it waits for.
class Connection : public std::enable_shared_from_this<Connection> {
 public:
  // `context` must outlive the connection.
  Connection(ConnectionContext& context, std::shared_ptr<Wire> wire);
  ~Connection();
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;

  void start();

  // The cache may have moved.
  void on_changes();
  void end_watch();
  void close();

 private:
  enum class State : std::uint8_t {
    Reading,
    Waiting,  // For a version.
    Answering,
    Listing,  // An answer that is made while it is written.
    Watching,
    Finishing,  // A watch whose end has come in the middle of a piece.
    Ending,
    Stalled,
  };

  // What a fault leaves of an answer.
  struct Allowance {
    std::size_t bytes = std::numeric_limits<std::size_t>::max();
    FaultKind then = FaultKind::Cut;
  };

  void read_request();
  void take_request(WireRequest read);
  void refuse_request(ReadFailure failure);
  [[nodiscard]] bool is_authentic(std::string_view authorization) const;
  [[nodiscard]] bool asks_for_faults() const;
  void handle_fault_request();
  void meet_fault(const Fault& fault);
  void dispatch(Patience timeout);
  void wait_for_version();

  void response(const ApiResponse& response);
  void write_list();
  // A piece of an answer that comes in chunks, as far as faults allow.
  void write_piece(std::string_view piece);
  // What follows it, `next`, is decided once it has been written.
  void write_last_chunk(State next);
  void write(std::string bytes);
  void on_written();
  void drain();
  void spend_allowance(std::size_t body_bytes);
  // A client that goes away is noticed by a read that never gives anything.
  void listen_for_close();

  // Of watches: connection_watch.cpp.
  void begin_watch(WatchResponse watch);
  void pump();
  void arm_watch_alarm();
  void on_watch_alarm();

  // `act` as a callback that keeps the connection alive.
  template <class Act>
  [[nodiscard]] auto kept_alive(Act act) {
    return [self = shared_from_this(), act](auto&&... arguments) {
      (self.get()->*act)(std::forward<decltype(arguments)>(arguments)...);
    };
  }

  ConnectionContext& context_;
  const std::shared_ptr<Wire> wire_;
  Alarm alarm_;
  ApiRequest request_;
  bool keep_alive_ = true;
  // The client may still be sending what was refused.
  bool unread_request_ = false;
  State state_ = State::Reading;
  bool writing_ = false;
  bool listens_for_close_ = false;
  Allowance allowance_;
  std::function<void()> afterwards_;  // Once the answer has been written.
  // Of a list.
  std::shared_ptr<ListBody> list_;
  // Of a watch.
  WatchResponse watch_;
  SteadyClock::time_point watch_end_;
  SteadyClock::time_point next_bookmark_;
};

}  // namespace kinform::inline v0::server
