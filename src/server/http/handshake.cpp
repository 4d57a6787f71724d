// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/handshake.hpp"

#include <utility>

#include "server/http/http1_channel.hpp"

namespace kinform::inline v0::server {
namespace {

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

 private:
  std::weak_ptr<Responder> responder_;  // It owns this object.
};

class Handshake final : public OpenConnection {
 public:
  Handshake(ConnectionContext& context, std::shared_ptr<ByteStream> stream)
      : OpenConnection(context.connections), context_(context), stream_(std::move(stream)) {}

  void start() {
    stream_->perform_handshake([self = shared()](bool succeeded) {
      if (succeeded) self->serve_http1();
    });
  }

  void close() override { stream_->close(); }

 private:
  std::shared_ptr<Handshake> shared() {
    return std::static_pointer_cast<Handshake>(shared_from_this());
  }

  void serve_http1() {
    std::make_shared<Http1Connection>(context_.connections)
        ->serve(context_, make_http1_channel(stream_, {}, context_.options.wire));
  }

  ConnectionContext& context_;
  const std::shared_ptr<ByteStream> stream_;
};

}  // namespace

void serve_connection(ConnectionContext& context, std::shared_ptr<ByteStream> stream) {
  std::make_shared<Handshake>(context, std::move(stream))->start();
}

}  // namespace kinform::inline v0::server
