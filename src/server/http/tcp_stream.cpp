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

constexpr std::string_view kHttp2 = "h2";
// Lists of protocols as TLS encodes them, the preferred one first: each name after its length.
constexpr std::string_view kOfferedHttp1 = "\x08http/1.1";
constexpr std::string_view kOfferedHttp1And2 = "\x02h2\x08http/1.1";

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

  [[nodiscard]] bool has_tls() const override { return kHasTls; }

  [[nodiscard]] bool is_http2_selected() const override {
    if constexpr (kHasTls) {
      const unsigned char* name = nullptr;
      unsigned int length = 0;
      // Boost's function for a handle is not const.
      SSL_get0_alpn_selected(const_cast<Socket&>(socket_).native_handle(), &name, &length);
      return std::string_view(reinterpret_cast<const char*>(name), length) == kHttp2;
    } else {
      return false;
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

int select_protocol(SSL* /*tls*/, const unsigned char** selected, unsigned char* length,
                    const unsigned char* offered, unsigned int offered_length, void* argument) {
  const std::string_view own = *static_cast<const std::string_view*>(argument);
  unsigned char* name = nullptr;
  const int result =
      SSL_select_next_proto(&name, length, reinterpret_cast<const unsigned char*>(own.data()),
                            static_cast<unsigned int>(own.size()), offered, offered_length);
  *selected = name;
  return result == OPENSSL_NPN_NEGOTIATED ? SSL_TLSEXT_ERR_OK : SSL_TLSEXT_ERR_ALERT_FATAL;
}

}  // namespace

std::shared_ptr<ByteStream> make_plain_stream(tcp::socket socket, Duration deadline) {
  return std::make_shared<TcpStream<PlainSocket>>(PlainSocket(std::move(socket)), deadline);
}

std::shared_ptr<ByteStream> make_tls_stream(tcp::socket socket, asio::ssl::context& tls,
                                            Duration deadline) {
  return std::make_shared<TcpStream<TlsSocket>>(TlsSocket(PlainSocket(std::move(socket)), tls),
                                                deadline);
}

void select_protocols(asio::ssl::context& tls, Protocols protocols) {
  const std::string_view& own = protocols == Protocols::Http1 ? kOfferedHttp1 : kOfferedHttp1And2;
  SSL_CTX_set_alpn_select_cb(tls.native_handle(), select_protocol,
                             const_cast<std::string_view*>(&own));
}

}  // namespace kinform::inline v0::server
