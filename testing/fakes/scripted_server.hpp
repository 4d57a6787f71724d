// A server on a loopback port that answers as a test tells it to, well or badly: real sockets, real
// TLS, and whatever bytes one wants a client to see.

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
#include "kinform/detail/mutex.hpp"
#include "kinform/building_blocks/transport.hpp"

// OpenSSL's own name of a TLS context, so that no header of it is needed here.
struct ssl_ctx_st;

namespace kinform::inline v0::test_support {

class SocketStream;

// What a client has sent.
struct ScriptedRequest {
  std::string method = {};
  std::string target = {};  // As it stands in the request line: path and query.
  std::vector<HttpHeader> headers = {};
  std::string body = {};
  std::size_t connection = 0;  // Which of the server's connections, counted from 0.
  // TLS: the name asked for, whose certificate the client showed, whether a session was resumed.
  std::string server_name = {};
  std::string client_common_name = {};
  bool session_resumed = false;

  // As find_header.
  [[nodiscard]] std::string_view header(std::string_view name) const noexcept;
};

struct ScriptedResponse {
  int status = 200;
  std::vector<HttpHeader> headers = {};  // Content-Length comes by itself.
  std::string body = {};
};

// The connection that a request came on, in the hands of the script that answers it. What is sent
// after the client has gone goes nowhere; the functions then return false.
//
// Not thread-safe: it belongs to the thread that runs the script.
class ScriptedConnection {
 public:
  // A whole answer.
  bool response(const ScriptedResponse& response);
  bool response(int status, std::string body = {}) {
    return this->response(ScriptedResponse{.status = status, .body = std::move(body)});
  }

  // Bytes as they are.
  bool send(std::string_view bytes);

  // An answer in pieces: its head, which promises chunks; the chunks; and the end, without which it
  // is cut off.
  bool begin_chunks(int status = 200, const std::vector<HttpHeader>& headers = {});
  bool send_chunk(std::string_view bytes);
  bool end_chunks();

  // Says nothing until the client goes away, or the server ends.
  void stall();
  // The same for some time: what a trickle needs between its drops. True if the client is still
  // there.
  bool stall_for(Duration duration);

  // Ends the connection in order, in the middle of whatever was said.
  void close();
  // Ends it with a reset, so that the client gets an error from its socket.
  void reset();

 private:
  friend class ScriptedServer;
  explicit ScriptedConnection(SocketStream& stream) : stream_(stream) {}

  SocketStream& stream_;
};

struct ScriptedServerOptions {
  // With it the server speaks TLS and shows this certificate.
  std::optional<ClientCertificate> identity = {};
  // PEM. With it clients must show a certificate of this authority.
  std::string client_ca_pem = {};
  // Speaks TLS 1.1 and no later.
  bool outdated_tls = false;
};

//   ScriptedServer server;
//   server.on_request([](const ScriptedRequest& request, ScriptedConnection& connection) {
//     connection.answer(200, "you asked for " + request.target);
//   });
//   transport->send({.url = server.url("/version")}, stop);
//
// Each connection has a thread, which reads requests and runs the script for one after the other,
// until either side closes. Without a script every request is answered with 404. The destructor
// ends all connections and waits for their scripts.
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
  // `http://127.0.0.1:PORT` or `https://…`, with `path` behind it.
  [[nodiscard]] std::string url(std::string_view path = "") const;

  // For all requests that come from now on.
  void on_request(Script script);

  // In the order in which they were complete.
  [[nodiscard]] std::vector<ScriptedRequest> requests() const;
  // So far, including those that failed in the TLS handshake.
  [[nodiscard]] std::size_t connections_accepted() const;
  [[nodiscard]] std::size_t connections_open() const;

  // Block until it is so. False if it is not within `patience` of real time, so that a broken test
  // fails instead of hanging.
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
  ssl_ctx_st* const tls_;  // Null: plain.
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

  std::jthread acceptor_;  // Last: it uses all of the above.
};

}  // namespace kinform::inline v0::testing
