// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The HTTP front end: listens, and serves all connections on one thread.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "kinform/logging.hpp"
#include "kinform/result.hpp"
#include "server/api/api.hpp"
#include "server/http/certificates.hpp"
#include "server/http/fault_plan.hpp"
#include "server/http/responder.hpp"

namespace kinform::inline v0::server {

struct FrontOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0;
  // The server's certificate; if unset, plain HTTP.
  std::optional<Identity> identity = {};
  std::size_t connections_max = 10'000;
  ConnectionOptions connection = {};
  // Handles requests to the fault endpoint; if unset, there is none.
  std::function<FaultResponse(const ApiRequest&)> handle_fault_request = {};
  std::uint64_t seed = 1;
  Logger logger = {};
};

// Runs one thread for all connections. A watch reads its next events only when the client has
// received the previous ones, so a slow client delays no other client, and the server buffers only
// one piece of a response per connection.
//
// Thread safety: all members may be called from any thread. Destruction stops the thread and closes
// all connections, those with HTTP/2 after a GOAWAY.
class Front {
 public:
  // Listens on return; serves requests once run() is called. `api` and `faults` must outlive the
  // front.
  [[nodiscard]] static Result<std::unique_ptr<Front>> listen(FrontOptions options, Api& api,
                                                             FaultPlan& faults);
  // Starts the thread. Call once.
  void run();
  ~Front();
  Front(const Front&) = delete;
  Front& operator=(const Front&) = delete;

  [[nodiscard]] std::uint16_t port() const;

  // Wakes watches and waiting requests. Call it after a write that did not come through a
  // connection.
  void notify_changes();
  void drop_connections();
  void end_watches();
  // Sends GOAWAY on all HTTP/2 connections; see Server::go_away.
  void go_away(std::optional<std::int32_t> last_stream);
  // Simulates a restart: closes the port and all connections before it returns, and listens again
  // after `away`, with a reloaded watch cache.
  void restart(Duration away);

 private:
  class Impl;
  explicit Front(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace kinform::inline v0::server
