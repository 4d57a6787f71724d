// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/http_wire.hpp"

#include <array>
#include <memory>
#include <optional>
#include <utility>

#include <boost/asio/write.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl/ssl_stream.hpp>

namespace kinform::inline v0::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;
using tcp = asio::ip::tcp;

using PlainStream = beast::tcp_stream;
using TlsStream = beast::ssl_stream<beast::tcp_stream>;

constexpr std::uint32_t kHeaderBytesMax = 64 * 1024;

std::string text(beast::string_view view) {
  return {view.data(), view.size()};
}

ReadFailure failure_of(const error_code& error) {
  if (error == http::error::body_limit) return ReadFailure::BodyTooLarge;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) {
    return ReadFailure::HeaderTooLarge;
  }
  if (error == http::error::end_of_stream || error == http::error::partial_message) {
    return ReadFailure::Ended;
  }
  const bool is_of_parser =
      error.category() == http::make_error_code(http::error::bad_method).category();
  return is_of_parser ? ReadFailure::Malformed : ReadFailure::Ended;
}

WireRequest to_request(http::request<http::string_body> message) {
  WireRequest read = {.authorization = text(message[http::field::authorization]),
                      .keep_alive = message.keep_alive()};
  read.request = {.method = text(message.method_string()),
                  .target = text(message.target()),
                  .accept = text(message[http::field::accept]),
                  .content_type = text(message[http::field::content_type]),
                  .body = std::move(message.body())};
  return read;
}

template <class Stream>
class HttpWire final : public Wire, public std::enable_shared_from_this<HttpWire<Stream>> {
 public:
  HttpWire(Stream stream, const WireOptions& options)
      : stream_(std::move(stream)), options_(options) {}

  void perform_handshake(Done then) override {
    if constexpr (std::is_same_v<Stream, TlsStream>) {
      begin_deadline();
      stream_.async_handshake(asio::ssl::stream_base::server,
                              [self = this->shared_from_this(),
                               then = std::move(then)](error_code error) { then(!error); });
    } else {
      then(true);
    }
  }

  void read_request(std::function<void(RequestRead)> then) override {
    parser_.emplace();
    parser_->header_limit(kHeaderBytesMax);
    parser_->body_limit(options_.body_bytes_max);
    begin_deadline();
    http::async_read(stream_, buffer_, *parser_,
                     [self = this->shared_from_this(), then = std::move(then)](
                         error_code error, std::size_t /*bytes*/) {
                       if (error) {
                         then(failure_of(error));
                       } else {
                         then(to_request(self->parser_->release()));
                       }
                     });
  }

  void write(std::string bytes, Done then) override {
    out_ = std::move(bytes);
    begin_deadline();
    asio::async_write(stream_, asio::buffer(out_),
                      [self = this->shared_from_this(), then = std::move(then)](
                          error_code error, std::size_t /*bytes*/) {
                        self->out_ = std::string();  // An idle watch holds no buffer.
                        then(!error);
                      });
  }

  void wait_for_close(std::function<void()> then) override {
    socket().expires_never();
    stream_.async_read_some(asio::buffer(discarded_),
                            [self = this->shared_from_this(), then = std::move(then)](
                                error_code error, std::size_t /*bytes*/) {
                              if (error) {
                                then();
                              } else {
                                self->wait_for_close(then);
                              }
                            });
  }

  void finish_sending() override {
    error_code ignored;  // Errors of shutdown: the client may already be gone.
    socket().socket().shutdown(tcp::socket::shutdown_send, ignored);
  }

  void close() override {
    error_code ignored;
    socket().socket().shutdown(tcp::socket::shutdown_both, ignored);
    socket().close();
  }

 private:
  beast::tcp_stream& socket() { return beast::get_lowest_layer(stream_); }
  // Sets the deadline of operations started from now on; running ones keep theirs.
  void begin_deadline() { socket().expires_after(options_.deadline); }

  Stream stream_;
  const WireOptions options_;
  beast::flat_buffer buffer_;
  std::optional<http::request_parser<http::string_body>> parser_;
  std::string out_;
  std::array<char, 4096> discarded_ = {};
};

}  // namespace

std::shared_ptr<Wire> make_plain_wire(tcp::socket socket, const WireOptions& options) {
  return std::make_shared<HttpWire<PlainStream>>(PlainStream(std::move(socket)), options);
}

std::shared_ptr<Wire> make_tls_wire(tcp::socket socket, asio::ssl::context& tls,
                                    const WireOptions& options) {
  return std::make_shared<HttpWire<TlsStream>>(TlsStream(PlainStream(std::move(socket)), tls),
                                               options);
}

}  // namespace kinform::inline v0::server
