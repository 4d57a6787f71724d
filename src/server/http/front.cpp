// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/front.hpp"

#include <fcntl.h>

#include <algorithm>
#include <atomic>
#include <chrono>
#include <future>
#include <thread>
#include <utility>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/ssl/error.hpp>

#include "base/thread.hpp"
#include "server/http/alarm.hpp"
#include "server/http/connection_set.hpp"
#include "server/http/handshake.hpp"
#include "server/http/tcp_stream.hpp"

namespace kinform::inline v0::server {
namespace {

namespace asio = boost::asio;
using boost::system::error_code;
using tcp = asio::ip::tcp;

constexpr Duration kListenRetry = std::chrono::milliseconds(50);
constexpr Duration kAcceptRetry = std::chrono::milliseconds(100);
// How long the end of the server waits for clients to accept the last frame.
constexpr Duration kFarewellMax = std::chrono::milliseconds(100);

// Makes child processes not inherit the socket. They would keep the port and the connections open.
void close_on_exec(int socket) {
  ::fcntl(socket, F_SETFD, FD_CLOEXEC);
}

Error listen_error(const FrontOptions& options, const error_code& error) {
  return {ErrorCode::Network, "listen on " + options.address + ":" + std::to_string(options.port) +
                                  ": " + error.message()};
}

}  // namespace

class Front::Impl {
 public:
  Impl(FrontOptions options, Api& api, FaultPlan& faults)
      : options_(std::move(options)),
        api_(api),
        random_(options_.seed),
        port_(options_.port),
        context_{.options = options_.connection,
                 .api = api,
                 .faults = faults,
                 .connections = connections_,
                 .random = random_,
                 .io = io_,
                 .handle_fault_request = options_.handle_fault_request,
                 .notify_changes = [this] { notify_changes(); }} {}

  ~Impl() {
    if (thread_.joinable()) {
      shut_down();
      io_.stop();
      thread_.join();
    }
  }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  [[nodiscard]] Result<void> prepare();
  void run() {
    accept();
    thread_ = start_thread("kinform-server", [this] { io_.run(); });
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }

  // Wakes the connections that wait for changes, once for several writes in quick succession.
  void notify_changes() {
    if (notification_posted_.exchange(true)) return;
    asio::post(io_, [this] { notify_followers(); });
  }
  void drop_connections();
  void end_watches() {
    asio::post(io_, [this] { connections_.end_watches(); });
  }
  void go_away(std::optional<std::int32_t> last_stream) {
    asio::post(io_, [this, last_stream] { connections_.go_away_all(last_stream); });
  }
  void restart(Duration away);

 private:
  [[nodiscard]] Result<void> prepare_tls();
  [[nodiscard]] Result<void> listen();
  void stop_listening(Duration away);
  void listen_again();
  void accept();
  void accept_later(const error_code& error);
  void start_connection(tcp::socket socket);
  void notify_followers();
  void shut_down();

  const FrontOptions options_;
  Api& api_;
  Random random_;
  ConnectionSet connections_;
  std::uint16_t port_;  // The actual port once listening.
  ConnectionContext context_;
  std::atomic<bool> notification_posted_ = false;
  std::optional<asio::ssl::context> tls_;
  // Identifies the current acceptor: incremented when listening stops, so that an accept of the
  // closed acceptor that completes late is discarded.
  std::uint64_t listener_ = 0;
  // True from a failed accept to the next successful one.
  bool accept_fails_ = false;
  // Declared after the members that its handlers use, because its destructor destroys pending
  // handlers.
  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_};
  Alarm lag_alarm_{io_};
  Alarm relisten_alarm_{io_};
  Alarm accept_alarm_{io_};
  Alarm shutdown_alarm_{io_};
  std::jthread thread_;
};

Result<void> Front::Impl::prepare_tls() {
  if (!options_.identity) return {};
  tls_.emplace(asio::ssl::context::tls_server);
  select_protocols(*tls_, options_.connection.http1_only ? Protocols::Http1 : Protocols::Http1And2);
  SSL_CTX* const context = tls_->native_handle();
  if (SSL_CTX_use_certificate(context, options_.identity->certificate.get()) == 1 &&
      SSL_CTX_use_PrivateKey(context, options_.identity->key.get()) == 1) {
    return {};
  }
  const error_code error(static_cast<int>(::ERR_get_error()), asio::error::get_ssl_category());
  return Error{ErrorCode::Tls, "load the server certificate: " + error.message()};
}

Result<void> Front::Impl::prepare() {
  if (Result<void> prepared = prepare_tls(); !prepared) return prepared;
  return listen();
}

Result<void> Front::Impl::listen() {
  error_code error;
  const asio::ip::address address = asio::ip::make_address(options_.address, error);
  if (error) return listen_error(options_, error);
  const tcp::endpoint endpoint(address, port_);
  acceptor_.open(endpoint.protocol(), error);
  if (!error) close_on_exec(acceptor_.native_handle());
  if (!error) acceptor_.set_option(asio::socket_base::reuse_address(true), error);
  if (!error) acceptor_.bind(endpoint, error);
  if (!error) acceptor_.listen(asio::socket_base::max_listen_connections, error);
  if (!error) port_ = acceptor_.local_endpoint(error).port();
  if (!error) return {};
  error_code ignored;  // Errors of close(): the caller gets the error that occurred first.
  acceptor_.close(ignored);
  return listen_error(options_, error);
}

void Front::Impl::restart(Duration away) {
  std::promise<void> stopped;
  asio::dispatch(io_, [&] {
    stop_listening(away);
    stopped.set_value();
  });
  stopped.get_future().wait();
}

void Front::Impl::stop_listening(Duration away) {
  ++listener_;
  accept_alarm_.cancel();
  error_code ignored;  // Errors of close(): the acceptor is closed in any case.
  acceptor_.close(ignored);
  connections_.close_all();
  api_.reload_cache();
  if (away > Duration::zero()) {
    relisten_alarm_.set(away, [this] { listen_again(); });
  } else {
    listen_again();
  }
}

void Front::Impl::listen_again() {
  if (listen()) {
    accept();
  } else {  // Another process may use the port for a moment: retry.
    relisten_alarm_.set(kListenRetry, [this] { listen_again(); });
  }
}

void Front::Impl::accept() {
  acceptor_.async_accept([this, listener = listener_](error_code error, tcp::socket socket) {
    if (listener != listener_) return;
    if (error) return accept_later(error);
    accept_fails_ = false;
    if (connections_.size() < options_.connections_max) start_connection(std::move(socket));
    accept();
  });
}

// Accepts again after a pause. After an error such as too many open files, retrying at once would
// keep a core busy until a connection is closed.
void Front::Impl::accept_later(const error_code& error) {
  if (!std::exchange(accept_fails_, true)) {
    options_.logger.warning(
        "Cannot accept connections; retrying",
        {{"port", port_}, {"interval", kAcceptRetry}, {"err", error.message()}});
  }
  accept_alarm_.set(kAcceptRetry, [this] { accept(); });
}

void Front::Impl::start_connection(tcp::socket socket) {
  close_on_exec(socket.native_handle());
  error_code ignored;  // Errors of set_option(): without no_delay, events are delayed but not lost.
  socket.set_option(tcp::no_delay(true), ignored);
  const Duration deadline = options_.connection.wire.deadline;
  serve_connection(context_, tls_ ? make_tls_stream(std::move(socket), *tls_, deadline)
                                  : make_plain_stream(std::move(socket), deadline));
}

// Tells the clients that the server ends, which only HTTP/2 can, and closes their connections. Does
// not wait for clients that do not read.
void Front::Impl::shut_down() {
  const auto done = std::make_shared<std::promise<void>>();
  const std::future<void> ended = done->get_future();
  asio::post(io_, [this, done] {
    ++listener_;
    error_code ignored;  // Errors of close(): the acceptor is closed in any case.
    acceptor_.close(ignored);
    shutdown_alarm_.set(kFarewellMax, [this, done] {
      connections_.call_when_empty({});
      done->set_value();
    });
    connections_.call_when_empty([this, done] {
      shutdown_alarm_.cancel();
      done->set_value();
    });
    connections_.shut_down_all();
  });
  ended.wait();
}

// Blocks until all connections are closed, so that changes made after the call are not sent on
// them. On the server's own thread it does not block: that thread closes the connections once the
// current handler has returned.
void Front::Impl::drop_connections() {
  std::promise<void> promise;
  const std::future<void> closed = promise.get_future();
  asio::post(io_, [this, promise = std::move(promise)]() mutable {
    connections_.close_all();
    promise.set_value();
  });
  if (!io_.get_executor().running_in_this_thread()) closed.wait();
}

void Front::Impl::notify_followers() {
  notification_posted_ = false;
  connections_.notify_followers();
  const std::optional<TimePoint> due = api_.next_cache_advance();
  if (!due) return;
  const Duration wait = std::max(Duration::zero(), *due - system_clock().now());
  lag_alarm_.set(wait, [this] { notify_changes(); });
}

Front::Front(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Front::~Front() = default;

Result<std::unique_ptr<Front>> Front::listen(FrontOptions options, Api& api, FaultPlan& faults) {
  auto impl = std::make_unique<Impl>(std::move(options), api, faults);
  if (Result<void> prepared = impl->prepare(); !prepared) return prepared.error();
  return std::unique_ptr<Front>(new Front(std::move(impl)));
}

void Front::run() {
  impl_->run();
}

std::uint16_t Front::port() const {
  return impl_->port();
}

void Front::notify_changes() {
  impl_->notify_changes();
}

void Front::drop_connections() {
  impl_->drop_connections();
}

void Front::end_watches() {
  impl_->end_watches();
}

void Front::go_away(std::optional<std::int32_t> last_stream) {
  impl_->go_away(last_stream);
}

void Front::restart(Duration away) {
  impl_->restart(away);
}

}  // namespace kinform::inline v0::server
