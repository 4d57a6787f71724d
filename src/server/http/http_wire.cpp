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
// The parser needs a header, a chunk extension or all trailers in one piece, so this bounds each of
// them. It is larger than a header, so that the parser detects one that is too long.
constexpr std::size_t kBufferBytesMax = kHeaderBytesMax + 1024;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

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

using Parser = http::request_parser<http::string_body>;

WireHeader to_header(const Parser& parser) {
  const auto& message = parser.get();
  WireHeader header = {.authorization = text(message[http::field::authorization]),
                       .keep_alive = message.keep_alive(),
                       .has_body = !parser.is_done()};
  header.request = {.method = text(message.method_string()),
                    .target = text(message.target()),
                    .accept = text(message[http::field::accept]),
                    .content_type = text(message[http::field::content_type])};
  return header;
}

bool waits_for_continue(const http::request<http::string_body>& message) {
  return message.version() >= 11 && beast::iequals(message[http::field::expect], "100-continue");
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

  void read_header(std::function<void(HeaderRead)> then) override {
    parser_.emplace();
    parser_->header_limit(kHeaderBytesMax);
    parser_->body_limit(boost::none);  // read_body() sets it.
    begin_deadline();
    http::async_read_header(stream_, buffer_, *parser_,
                            [self = this->shared_from_this(), then = std::move(then)](
                                error_code error, std::size_t /*bytes*/) {
                              if (error) {
                                then(failure_of(error));
                              } else {
                                then(to_header(*self->parser_));
                              }
                            });
  }

  void read_body(std::function<void(BodyRead)> then) override {
    // Beast checks an announced length only when it parses the header.
    if (parser_->content_length().value_or(0) > options_.body_bytes_max) {
      then(ReadFailure::BodyTooLarge);
    } else if (parser_->is_done()) {
      then(std::string());
    } else if (!waits_for_continue(parser_->get())) {
      receive_body(std::move(then));
    } else {
      write(std::string(kContinue),
            [self = this->shared_from_this(), then = std::move(then)](bool succeeded) mutable {
              if (succeeded) {
                self->receive_body(std::move(then));
              } else {
                then(ReadFailure::Ended);
              }
            });
    }
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
  void receive_body(std::function<void(BodyRead)> then) {
    parser_->body_limit(options_.body_bytes_max);
    begin_deadline();
    http::async_read(stream_, buffer_, *parser_,
                     [self = this->shared_from_this(), then = std::move(then)](
                         error_code error, std::size_t /*bytes*/) {
                       if (error) {
                         then(failure_of(error));
                       } else {
                         then(std::move(self->parser_->get().body()));
                       }
                     });
  }

  beast::tcp_stream& socket() { return beast::get_lowest_layer(stream_); }
  // Sets the deadline of operations started from now on; running ones keep theirs.
  void begin_deadline() { socket().expires_after(options_.deadline); }

  Stream stream_;
  const WireOptions options_;
  beast::flat_buffer buffer_ = beast::flat_buffer(kBufferBytesMax);
  std::optional<Parser> parser_;
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
