// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/tcp_stream.hpp"

#include <cstddef>
#include <type_traits>
#include <utility>

#include <boost/asio/write.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

namespace kinform::inline v0::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using boost::system::error_code;
using tcp = asio::ip::tcp;

using PlainSocket = beast::tcp_stream;
using TlsSocket = beast::ssl_stream<beast::tcp_stream>;

// The buffer of reads: small while little arrives, so that an idle connection holds little memory.
constexpr std::size_t kSmallRead = 4 * 1024;
constexpr std::size_t kLargeRead = 64 * 1024;

template <class Socket>
class TcpStream final : public ByteStream, public std::enable_shared_from_this<TcpStream<Socket>> {
 public:
  TcpStream(Socket socket, Duration deadline) : socket_(std::move(socket)), deadline_(deadline) {}

  void perform_handshake(Done then) override {
    if constexpr (kHasTls) {
      begin_deadline();
      socket_.async_handshake(asio::ssl::stream_base::server,
                              [self = this->shared_from_this(),
                               then = std::move(then)](error_code error) { then(!error); });
    } else {
      then(true);
    }
  }

  void read(Received then) override {
    in_.resize(in_size_);
    socket_.async_read_some(
        asio::buffer(in_), [self = this->shared_from_this(), then = std::move(then)](
                               error_code error, std::size_t bytes) {
          if (error) return then({});
          const std::string in = std::exchange(self->in_, {});  // The next read() needs its own.
          self->in_size_ = bytes == in.size() ? kLargeRead : kSmallRead;
          then(std::string_view(in).substr(0, bytes));
        });
  }

  void set_read_deadline() override { begin_deadline(); }
  void clear_read_deadline() override { lowest().expires_never(); }

  void write(std::string bytes, Done then) override {
    out_ = std::move(bytes);
    begin_deadline();
    asio::async_write(socket_, asio::buffer(out_),
                      [self = this->shared_from_this(), then = std::move(then)](
                          error_code error, std::size_t /*bytes*/) {
                        self->out_ = std::string();  // An idle watch holds no buffer.
                        then(!error);
                      });
  }

  void finish_sending() override {
    error_code ignored;  // Errors of shutdown: the client may already be gone.
    lowest().socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  void close() override {
    error_code ignored;
    lowest().socket().shutdown(tcp::socket::shutdown_both, ignored);
    lowest().socket().close();
  }

 private:
  static constexpr bool kHasTls = std::is_same_v<Socket, TlsSocket>;

  PlainSocket& lowest() { return beast::get_lowest_layer(socket_); }
  // Sets the deadline of operations started from now on; running ones keep theirs.
  void begin_deadline() { lowest().expires_after(deadline_); }

  Socket socket_;
  const Duration deadline_;
  std::string in_;
  std::size_t in_size_ = kSmallRead;
  std::string out_;
};

}  // namespace

std::shared_ptr<ByteStream> make_plain_stream(tcp::socket socket, Duration deadline) {
  return std::make_shared<TcpStream<PlainSocket>>(PlainSocket(std::move(socket)), deadline);
}

std::shared_ptr<ByteStream> make_tls_stream(tcp::socket socket, asio::ssl::context& tls,
                                            Duration deadline) {
  return std::make_shared<TcpStream<TlsSocket>>(TlsSocket(PlainSocket(std::move(socket)), tls),
                                                deadline);
}

}  // namespace kinform::inline v0::server
