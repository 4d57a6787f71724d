// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/http1_channel.hpp"

#include <memory>
#include <optional>
#include <utility>

#include <boost/beast/http.hpp>

#include "kinform/detail/assert.hpp"
#include "server/http/http_text.hpp"

namespace kinform::inline v0::server {
namespace {

namespace beast = boost::beast;
namespace http = beast::http;
using boost::system::error_code;

// The parser needs a header, a chunk extension or all trailers in one piece, so this bounds each of
// them. It is larger than a header, so that the parser detects one that is too long.
constexpr std::size_t kUnparsedBytesMax = kHeaderBytesMax + 1024;
constexpr std::string_view kContinue = "HTTP/1.1 100 Continue\r\n\r\n";

std::string text(beast::string_view view) {
  return {view.data(), view.size()};
}

ReadFailure failure_of(const error_code& error) {
  if (error == http::error::body_limit) return ReadFailure::BodyTooLarge;
  if (error == http::error::header_limit) return ReadFailure::HeaderTooLarge;
  return ReadFailure::Malformed;
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

class Http1Channel final : public Channel, public std::enable_shared_from_this<Http1Channel> {
 public:
  Http1Channel(std::shared_ptr<ByteStream> stream, std::string received, const WireOptions& options)
      : stream_(std::move(stream)), options_(options), unparsed_(std::move(received)) {}

  void read_header(std::function<void(HeaderRead)> then) override {
    parser_.emplace();
    parser_->header_limit(kHeaderBytesMax);
    parser_->body_limit(boost::none);  // read_body() sets it.
    stream_->set_read_deadline();
    parse(Part::Header, [self = shared_from_this(), then = std::move(then)](ParseEnd end) {
      if (end) {
        then(*end);
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
      stream_->write(std::string(kContinue),
                     [self = shared_from_this(), then = std::move(then)](bool succeeded) mutable {
                       if (succeeded) {
                         self->receive_body(std::move(then));
                       } else {
                         then(ReadFailure::Ended);
                       }
                     });
    }
  }

  void begin_response(const ResponseHead& head, std::string body, Piece piece, Done then) override {
    is_chunked_ = head.has_body && !head.content_length;
    std::string out = to_text(head);
    if (head.has_body) append_body(out, body, piece);
    stream_->write(std::move(out), std::move(then));
  }

  void continue_response(std::string body, Piece piece, Done then) override {
    std::string out;
    append_body(out, body, piece);
    stream_->write(std::move(out), std::move(then));
  }

  void wait_for_close(std::function<void()> then) override {
    stream_->clear_read_deadline();
    stream_->read(
        [self = shared_from_this(), then = std::move(then)](std::string_view bytes) mutable {
          if (bytes.empty()) {
            then();
          } else {
            self->wait_for_close(std::move(then));
          }
        });
  }

  void finish_sending() override { stream_->finish_sending(); }
  void close() override { stream_->close(); }

  [[nodiscard]] bool misbehave(const Fault& /*fault*/) override {
    KINFORM_ASSERT(false);  // Faults of HTTP/2 only.
    return true;
  }

 private:
  enum class Part : std::uint8_t { Header, Body };
  // Empty if the part has been parsed.
  using ParseEnd = std::optional<ReadFailure>;

  void receive_body(std::function<void(BodyRead)> then) {
    parser_->body_limit(options_.body_bytes_max);
    parser_->eager(true);
    stream_->set_read_deadline();
    parse(Part::Body, [self = shared_from_this(), then = std::move(then)](ParseEnd end) {
      if (end) {
        then(*end);
      } else {
        then(std::move(self->parser_->get().body()));
      }
    });
  }

  // Parses what has been read, and reads more until the part is complete.
  void parse(Part part, std::function<void(ParseEnd)> then) {
    if (is_parsed(part)) return then({});
    while (!unparsed_.empty()) {
      error_code error;
      const std::size_t used =
          parser_->put(boost::asio::const_buffer(unparsed_.data(), unparsed_.size()), error);
      unparsed_.erase(0, used);
      if (error == http::error::need_more) break;
      if (error) return then(failure_of(error));
      if (is_parsed(part)) return then({});
    }
    if (unparsed_.size() >= kUnparsedBytesMax) return then(ReadFailure::HeaderTooLarge);
    if (unparsed_.empty()) unparsed_ = std::string();  // An idle connection holds no buffer.
    stream_->read(
        [self = shared_from_this(), part, then = std::move(then)](std::string_view bytes) mutable {
          if (bytes.empty()) return then(ReadFailure::Ended);
          self->unparsed_ += bytes;
          self->parse(part, std::move(then));
        });
  }

  [[nodiscard]] bool is_parsed(Part part) const {
    return part == Part::Header ? parser_->is_header_done() : parser_->is_done();
  }

  void append_body(std::string& out, std::string_view body, Piece piece) const {
    if (!is_chunked_) {
      out += body;
      return;
    }
    if (!body.empty()) append_chunk(out, body);
    if (piece == Piece::Last) out += kLastChunk;
  }

  const std::shared_ptr<ByteStream> stream_;
  const WireOptions options_;
  std::string unparsed_;
  std::optional<Parser> parser_;
  bool is_chunked_ = false;
};

}  // namespace

std::shared_ptr<Channel> make_http1_channel(std::shared_ptr<ByteStream> stream,
                                            std::string received, const WireOptions& options) {
  return std::make_shared<Http1Channel>(std::move(stream), std::move(received), options);
}

}  // namespace kinform::inline v0::server
