// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// An HTTP server on a loopback port that answers as a test scripts it: real sockets, real TLS, and
// arbitrary bytes, valid or not.

#pragma once

#include <cstddef>
#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/detail/mutex.hpp"

// Forward declaration of OpenSSL's SSL_CTX, so that this header needs no OpenSSL header.
struct ssl_ctx_st;

namespace kinform::inline v0::test_support {

class SocketStream;

// A request that a client has sent.
struct ScriptedRequest {
  std::string method = {};
  std::string target = {};  // Path and query, as in the request line.
  std::vector<HttpHeader> headers = {};
  std::string body = {};
  std::size_t connection = 0;  // The index of the connection, counted from 0.
  // TLS: the requested server name (SNI), the common name of the client certificate, and whether a
  // session was resumed.
  std::string server_name = {};
  std::string client_common_name = {};
  bool session_resumed = false;

  // Returns the value of a header, as find_header() does.
  [[nodiscard]] std::string_view header(std::string_view name) const noexcept;
};

struct ScriptedResponse {
  int status = 200;
  std::vector<HttpHeader> headers = {};  // Content-Length is added.
  std::string body = {};
};

// The connection of a request, for the script that answers it. After the client has disconnected,
// sends have no effect and return false.
//
// Not thread-safe: it belongs to the thread that runs the script.
class ScriptedConnection {
 public:
  // Sends a whole response.
  bool respond(const ScriptedResponse& response);
  bool respond(int status, std::string body = {}) {
    return respond(ScriptedResponse{.status = status, .body = std::move(body)});
  }

  // Sends raw bytes.
  bool send(std::string_view bytes);

  // Send a chunked response: the head, the chunks, and the final chunk. Without end_chunks(), the
  // client sees a truncated body.
  bool begin_chunks(int status = 200, const std::vector<HttpHeader>& headers = {});
  bool send_chunk(std::string_view bytes);
  bool end_chunks();

  // Sends nothing until the client disconnects or the server ends.
  void stall();
  // Sends nothing for `duration`, to send a body slowly. Returns true if the client is still
  // connected.
  bool stall_for(Duration duration);

  // Closes the connection normally, also in the middle of a response.
  void close();
  // Closes the connection with a TCP reset, so that the client gets a socket error.
  void reset();

 private:
  friend class ScriptedServer;
  explicit ScriptedConnection(SocketStream& stream) : stream_(stream) {}

  SocketStream& stream_;
};

struct ScriptedServerOptions {
  // If set, the server uses TLS with this certificate.
  std::optional<ClientCertificate> identity = {};
  // PEM. If set, clients must present a certificate of this CA.
  std::string client_ca_pem = {};
  // Supports TLS 1.1 at most.
  bool outdated_tls = false;
};

//   ScriptedServer server;
//   server.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
//    connection.respond(200, "requested: " + request.target);
//   });
//   transport->send({.url = server.url("/version")}, stop);
//
// Each connection has a thread that reads requests and runs the script for one after the other,
// until either side closes. Without a script, every response is 404. The destructor closes all
// connections and waits for running scripts.
//
// Thread safety: all members may be called from any thread, also from scripts.
class ScriptedServer {
 public:
  using Script = std::function<void(const ScriptedRequest&, ScriptedConnection&)>;

  explicit ScriptedServer(ScriptedServerOptions options = {});
  ~ScriptedServer();
  ScriptedServer(const ScriptedServer&) = delete;
  ScriptedServer& operator=(const ScriptedServer&) = delete;

  [[nodiscard]] int port() const { return port_; }
  // Returns `http://127.0.0.1:PORT` or `https://…`, followed by `path`.
  [[nodiscard]] std::string url(std::string_view path = "") const;

  // Sets the script for all later requests.
  void on_request(Script script);

  // The requests in the order in which they were completely received.
  [[nodiscard]] std::vector<ScriptedRequest> requests() const;
  // The number of connections accepted so far, including those whose TLS handshake failed.
  [[nodiscard]] std::size_t connections_accepted() const;
  [[nodiscard]] std::size_t connections_open() const;

  // Block until the condition is true. Return false after `timeout` of real time, so that a broken
  // test fails instead of hanging.
  [[nodiscard]] bool wait_for_requests(std::size_t count,
                                       Duration timeout = std::chrono::seconds(30));
  [[nodiscard]] bool wait_for_connections_open(std::size_t count,
                                               Duration timeout = std::chrono::seconds(30));

 private:
  struct Served;

  void accept_connections();
  void serve(Served& served);
  bool respond_to_one(Served& served, std::string& received);
  void join_finished();

  const ScriptedServerOptions options_;
  ssl_ctx_st* const tls_;  // Null: no TLS.
  const int listener_;
  const int port_;

  mutable detail::Mutex mutex_;
  mutable detail::CondVar changed_;
  std::shared_ptr<const Script> script_ KINFORM_GUARDED_BY(mutex_);
  std::vector<ScriptedRequest> requests_ KINFORM_GUARDED_BY(mutex_);
  std::list<std::unique_ptr<Served>> connections_ KINFORM_GUARDED_BY(mutex_);
  std::size_t accepted_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::size_t open_ KINFORM_GUARDED_BY(mutex_) = 0;
  bool ending_ KINFORM_GUARDED_BY(mutex_) = false;

  std::jthread acceptor_;  // Declared last: it uses all of the above.
};

}  // namespace kinform::inline v0::test_support
