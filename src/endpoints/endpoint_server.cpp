// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/endpoint_server.hpp"

#include <fcntl.h>

#include <chrono>
#include <cstddef>
#include <list>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/ip/v6_only.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

#include "base/thread.hpp"
#include "endpoints/endpoint_pages.hpp"

namespace kinform::inline v0 {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using boost::system::error_code;

constexpr std::uint32_t kHeaderBytesMax = 16 * 1024;
constexpr std::uint64_t kBodyBytesMax = 1024;  // Requests have no body.
constexpr std::size_t kConnectionsMax = 100;
constexpr auto kSilenceMax = std::chrono::seconds(30);
constexpr auto kAcceptPause = std::chrono::milliseconds(100);

Error listen_error(const EndpointServerOptions& options, const error_code& failure) {
  const std::string address = options.address.empty() ? "all addresses" : options.address;
  return {ErrorCode::Network, "listen on " + address + " port " + std::to_string(options.port) +
                                  ": " + failure.message()};
}

// Makes child processes not inherit the socket. They would keep the port and the connections open.
void close_on_exec(int socket) {
  ::fcntl(socket, F_SETFD, FD_CLOEXEC);
}

error_code listen_on(tcp::acceptor& acceptor, const tcp::endpoint& endpoint) {
  error_code failure;
  acceptor.open(endpoint.protocol(), failure);
  if (!failure) close_on_exec(acceptor.native_handle());
  if (!failure) acceptor.set_option(asio::socket_base::reuse_address(true), failure);
  // Make a socket that listens on `::` accept IPv4 as well, whatever the system's default is.
  if (!failure && endpoint.address() == asio::ip::address_v6::any()) {
    acceptor.set_option(asio::ip::v6_only(false), failure);
  }
  if (!failure) acceptor.bind(endpoint, failure);
  if (!failure) acceptor.listen(asio::socket_base::max_listen_connections, failure);
  return failure;
}

bool lacks_ipv6(const error_code& failure) {
  return failure == asio::error::address_family_not_supported ||
         failure == boost::system::errc::address_not_available;
}

error_code listen_everywhere(tcp::acceptor& acceptor, std::uint16_t port) {
  const error_code failure = listen_on(acceptor, tcp::endpoint(tcp::v6(), port));
  if (!lacks_ipv6(failure)) return failure;
  error_code ignored;  // The socket may not be open.
  acceptor.close(ignored);
  return listen_on(acceptor, tcp::endpoint(tcp::v4(), port));
}

// One client connection: reads requests and responds until either side closes it. The session owns
// itself: the handler of its pending operation holds a shared_ptr to it.
class Session : public std::enable_shared_from_this<Session> {
 public:
  // Open sessions; the one that has waited longest for its client is first.
  using Open = std::list<Session*>;

  // `options` and `open` must outlive the session.
  Session(tcp::socket socket, const EndpointServerOptions& options, Open& open)
      : stream_(std::move(socket)), options_(options), open_(open) {
    close_on_exec(stream_.socket().native_handle());
    place_ = open_.insert(open_.end(), this);
  }
  ~Session() { leave(); }
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;

  void read() {
    parser_.emplace();
    parser_->header_limit(kHeaderBytesMax);
    parser_->body_limit(kBodyBytesMax);
    wait_for_client();
    http::async_read(
        stream_, buffer_, *parser_,
        [self = shared_from_this()](const error_code& failure, std::size_t) {
          if (!failure)
            self->response();  // An error means: closed by the client, or no valid HTTP.
        });
  }

  // Cancels the pending operation, which ends the session.
  void close() {
    leave();
    stream_.close();
  }

 private:
  void leave() {
    if (!is_open_) return;
    is_open_ = false;
    open_.erase(place_);
  }

  // Sets the deadline of the operation that begins now.
  void wait_for_client() {
    stream_.expires_after(kSilenceMax);
    if (is_open_) open_.splice(open_.end(), open_, place_);
  }

  void response() {
    const auto& request = parser_->get();
    const bool is_head = request.method() == http::verb::head;
    const bool known = request.method() == http::verb::get || is_head;
    endpoints::Page page =
        known ? endpoints::add_page(
                    options_, std::string_view(request.target().data(), request.target().size()))
              : endpoints::Page{.status = 405, .body = "405 method not allowed\n"};

    response_ = {};
    response_.result(static_cast<unsigned>(page.status));
    response_.version(request.version());
    response_.keep_alive(request.keep_alive());
    response_.set(http::field::content_type, page.content_type);
    response_.set("X-Content-Type-Options", "nosniff");
    response_.set(http::field::cache_control, "no-cache, no-store");
    response_.content_length(page.body.size());
    if (!is_head) response_.body() = std::move(page.body);
    wait_for_client();
    http::async_write(stream_, response_,
                      [self = shared_from_this()](const error_code& failure, std::size_t) {
                        if (!failure && self->response_.keep_alive()) self->read();
                      });
  }

  beast::tcp_stream stream_;
  const EndpointServerOptions& options_;
  Open& open_;
  Open::iterator place_;
  // False once it has left `open_`. Handlers that were already queued may still run.
  bool is_open_ = true;
  beast::flat_buffer buffer_ = beast::flat_buffer(kHeaderBytesMax + kBodyBytesMax);
  std::optional<http::request_parser<http::string_body>> parser_;
  http::response<http::string_body> response_;
};

}  // namespace

// Except for construction and destruction, everything runs on the server's own thread.
class EndpointServer::Impl {
 public:
  explicit Impl(EndpointServerOptions options)
      : options_(std::move(options)), acceptor_(context_), pause_(context_) {}

  ~Impl() {
    context_.stop();
    if (thread_.joinable()) thread_.join();  // Before the members that it uses are destroyed.
  }

  Result<void> start() {
    error_code failure = listen();
    if (!failure) port_ = acceptor_.local_endpoint(failure).port();
    if (failure) return listen_error(options_, failure);
    accept();
    thread_ = start_thread("kinform-pages", [this] { context_.run(); });
    return {};
  }

  [[nodiscard]] std::uint16_t port() const { return port_; }

 private:
  error_code listen() {
    if (options_.address.empty()) return listen_everywhere(acceptor_, options_.port);
    error_code failure;
    const asio::ip::address address = asio::ip::make_address(options_.address, failure);
    return failure ? failure : listen_on(acceptor_, tcp::endpoint(address, options_.port));
  }

  void accept() {
    acceptor_.async_accept([this](const error_code& failure, tcp::socket socket) {
      if (failure) return accept_later();
      // Idle clients must not keep probes out: the one that has been silent longest makes room.
      if (open_sessions_.size() >= kConnectionsMax) open_sessions_.front()->close();
      std::make_shared<Session>(std::move(socket), options_, open_sessions_)->read();
      accept();
    });
  }

  // Accepts connections again after a pause. After an error, such as too many open files, retrying
  // immediately would keep a core busy.
  void accept_later() {
    pause_.expires_after(kAcceptPause);
    pause_.async_wait([this](const error_code& failure) {
      if (!failure) accept();
    });
  }

  const EndpointServerOptions options_;
  std::uint16_t port_ = 0;
  // Declared before context_: its destructor destroys the sessions, which update this list.
  Session::Open open_sessions_;
  asio::io_context context_ = asio::io_context(1);
  tcp::acceptor acceptor_;
  asio::steady_timer pause_;
  std::jthread thread_;
};

Result<std::unique_ptr<EndpointServer>> EndpointServer::start(EndpointServerOptions options) {
  auto impl = std::make_unique<Impl>(std::move(options));
  if (const Result<void> started = impl->start(); !started) return started.error();
  return std::unique_ptr<EndpointServer>(new EndpointServer(std::move(impl)));
}

EndpointServer::EndpointServer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

EndpointServer::~EndpointServer() = default;

std::uint16_t EndpointServer::port() const {
  return impl_->port();
}

}  // namespace kinform::inline v0
