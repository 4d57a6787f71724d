// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/handshake.hpp"

#include <optional>
#include <string>
#include <utility>

#include "server/http/http1_channel.hpp"
#include "server/http/http2_connection.hpp"

namespace kinform::inline v0::server {
namespace {

// The first bytes of every HTTP/2 connection. No request of HTTP/1.1 begins like that.
constexpr std::string_view kPreface = "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n";

class Http1Connection final : public OpenConnection {
 public:
  using OpenConnection::OpenConnection;

  void serve(ConnectionContext& context, std::shared_ptr<Channel> channel) {
    const auto responder =
        std::make_shared<Responder>(context, std::move(channel), shared_from_this());
    responder_ = responder;
    responder->start();
  }

  void close() override {
    if (const auto responder = responder_.lock()) responder->close();
  }
  void go_away(std::optional<std::int32_t> /*last_stream*/) override {}
  void shut_down() override { close(); }

 private:
  std::weak_ptr<Responder> responder_;  // It owns this object.
};

class Handshake final : public OpenConnection {
 public:
  Handshake(ConnectionContext& context, std::shared_ptr<ByteStream> stream)
      : OpenConnection(context.connections), context_(context), stream_(std::move(stream)) {}

  void start() {
    stream_->perform_handshake([self = shared()](bool succeeded) {
      if (succeeded) self->select_protocol();
    });
  }

  void close() override { stream_->close(); }
  void go_away(std::optional<std::int32_t> /*last_stream*/) override {}
  void shut_down() override { close(); }

 private:
  std::shared_ptr<Handshake> shared() {
    return std::static_pointer_cast<Handshake>(shared_from_this());
  }

  void select_protocol() {
    if (stream_->is_http2_selected()) {
      serve_http2();
    } else if (stream_->has_tls() || context_.options.http1_only) {
      serve_http1();
    } else {
      stream_->set_read_deadline();
      read_preface();
    }
  }

  // Reads until the first bytes are the preface, or differ from it.
  void read_preface() {
    stream_->read([self = shared()](std::string_view bytes) {
      if (bytes.empty()) return;
      self->received_ += bytes;
      const std::string_view received = self->received_;
      if (received.starts_with(kPreface)) {
        self->serve_http2();
      } else if (kPreface.starts_with(received)) {
        self->read_preface();
      } else {
        self->serve_http1();
      }
    });
  }

  void serve_http1() {
    std::make_shared<Http1Connection>(context_.connections)
        ->serve(context_, make_http1_channel(stream_, std::move(received_), context_.options.wire));
  }
  void serve_http2() { std::make_shared<Http2Connection>(context_, stream_)->start(received_); }

  ConnectionContext& context_;
  const std::shared_ptr<ByteStream> stream_;
  std::string received_;
};

}  // namespace

void serve_connection(ConnectionContext& context, std::shared_ptr<ByteStream> stream) {
  std::make_shared<Handshake>(context, std::move(stream))->start();
}

}  // namespace kinform::inline v0::server
