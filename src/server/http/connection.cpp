// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/connection.hpp"

#include <utility>
#include <variant>

#include <openssl/crypto.h>

#include "server/http/http_text.hpp"
#include "server/request/accept.hpp"
#include "server/request/failure.hpp"
#include "server/request/list_body.hpp"
#include "server/request/protobuf_body.hpp"

namespace kinform::inline v0::server {
namespace {

// Takes the same time wherever the texts differ, so that a token cannot be guessed byte by byte.
// The length of a token is no secret.
bool is_same_secret(std::string_view left, std::string_view right) {
  return left.size() == right.size() && CRYPTO_memcmp(left.data(), right.data(), left.size()) == 0;
}

}  // namespace

Connection::Connection(ConnectionContext& context, std::shared_ptr<Wire> wire)
    : context_(context), wire_(std::move(wire)), alarm_(context.io) {
  context_.connections.add(*this);
}

Connection::~Connection() {
  context_.connections.remove(*this);
}

void Connection::start() {
  wire_->perform_handshake([self = shared_from_this()](bool succeeded) {
    if (succeeded) self->read_request();
  });
}

void Connection::read_request() {
  state_ = State::Reading;
  wire_->read_header([self = shared_from_this()](HeaderRead read) {
    if (auto* const header = std::get_if<WireHeader>(&read)) {
      self->take_header(std::move(*header));
    } else {
      self->refuse_request(*std::get_if<ReadFailure>(&read));
    }
  });
}

void Connection::refuse_request(ReadFailure failure) {
  if (failure == ReadFailure::Ended) return;
  // The header of a body that is too large says how to respond. Otherwise, forget the previous
  // request.
  if (failure != ReadFailure::BodyTooLarge) request_ = {};
  allowance_ = {};
  keep_alive_ = false;
  unread_request_ = true;
  switch (failure) {
    case ReadFailure::BodyTooLarge:
      respond_with(entity_too_large(context_.options.wire.body_bytes_max));
      return;
    case ReadFailure::HeaderTooLarge:
      respond({.status = 431, .content_type = "text/plain", .body = "request header too large\n"});
      return;
    default:
      respond({.status = 400, .content_type = "text/plain", .body = "400 Bad Request\n"});
      return;
  }
}

void Connection::take_header(WireHeader header) {
  keep_alive_ = header.keep_alive;
  allowance_ = {};
  watch_fault_.reset();
  request_ = std::move(header.request);
  request_.user = "kinform";
  if (is_authenticated(header.authorization)) {
    read_body();
    return;
  }
  unread_request_ = header.has_body;
  if (unread_request_) keep_alive_ = false;
  respond_with(unauthorized());
}

void Connection::read_body() {
  wire_->read_body([self = shared_from_this()](BodyRead read) {
    if (auto* const body = std::get_if<std::string>(&read)) {
      self->request_.body = std::move(*body);
      self->process_request();
    } else {
      self->refuse_request(*std::get_if<ReadFailure>(&read));
    }
  });
}

void Connection::process_request() {
  if (is_fault_request()) {
    handle_fault_request();
    return;
  }
  if (const auto fault = context_.faults.take(request_.method, request_.target)) {
    apply_fault(*fault);
    return;
  }
  dispatch(MayWait::Yes);
}

bool Connection::is_authenticated(std::string_view authorization) const {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string& token = context_.options.token;
  if (token.empty()) return true;
  if (authorization.substr(0, kBearer.size()) != kBearer) return false;
  return is_same_secret(authorization.substr(kBearer.size()), token);
}

// Returns whether the request is for the fault endpoint. Planned faults never apply to such
// requests, so that the plan can always be cleared.
bool Connection::is_fault_request() const {
  return context_.handle_fault_request &&
         std::string_view(request_.target).substr(0, request_.target.find('?')) == kFaultPath;
}

void Connection::handle_fault_request() {
  FaultResponse made = context_.handle_fault_request(request_);
  afterwards_ = std::move(made.afterwards);
  respond(made.response);
}

void Connection::apply_fault(const Fault& fault) {
  switch (fault.kind) {
    case FaultKind::Response:
      respond_with(planned_failure(fault));
      return;
    case FaultKind::Delay:
      alarm_.set(fault.delay, [self = shared_from_this()] { self->dispatch(MayWait::Yes); });
      return;
    case FaultKind::Cut:
    case FaultKind::Stall:
    case FaultKind::Truncate:
      break;
    case FaultKind::EndWatch:
    case FaultKind::PlainBookmarks:
    case FaultKind::NoBookmarks:
      watch_fault_ = fault;
      dispatch(MayWait::Yes);
      return;
  }
  allowance_ = {.bytes = fault.after_bytes, .then = fault.kind};
  if (fault.after_bytes > 0 || fault.kind == FaultKind::Truncate) {
    dispatch(MayWait::Yes);
  } else if (fault.kind == FaultKind::Cut) {
    close();
  } else {
    state_ = State::Stalled;
    listen_for_close();
  }
}

void Connection::dispatch(MayWait may_wait) {
  Outcome outcome = context_.api.handle(request_, may_wait);
  if (request_.method != "GET") context_.notify_changes();
  if (std::holds_alternative<WaitForVersion>(outcome)) {
    wait_for_version();
    return;
  }
  context_.connections.unfollow(*this);
  if (auto* const watch = std::get_if<WatchResponse>(&outcome)) {
    begin_watch(std::move(*watch));
    return;
  }
  respond(*std::get_if<ApiResponse>(&outcome));
}

void Connection::wait_for_version() {
  if (state_ == State::Waiting) return;  // Still waiting: keep the running timeout.
  state_ = State::Waiting;
  context_.connections.follow(*this);
  context_.notify_changes();  // Starts the timer that advances a lagging watch cache.
  alarm_.set(context_.options.version_timeout, [self = shared_from_this()] {
    if (self->state_ == State::Waiting) self->dispatch(MayWait::No);
  });
}

void Connection::respond_with(const Failure& failure) {
  ApiResponse response = failure.to_response();
  encode_body(response, accepted_encoding(request_.accept));
  respond(response);
}

void Connection::respond(const ApiResponse& response) {
  alarm_.cancel();
  state_ = State::Responding;
  ResponseHead head = {.status = response.status,
                       .content_type = response.content_type,
                       .retry_after_seconds = response.retry_after_seconds,
                       .warnings = response.warnings,
                       .served_by = response.served_by,
                       .keep_alive = keep_alive_,
                       .content_length = response.body.size()};
  if (response.list != nullptr) {
    head.content_length.reset();
    if (request_.method != "HEAD") {
      list_ = response.list;
      state_ = State::Listing;
    }
    write(to_text(head));
    return;
  }
  if (allowance_.then == FaultKind::Truncate) {
    head.content_length = std::min(response.body.size(), allowance_.bytes);
  }
  std::string out = to_text(head);
  if (request_.method != "HEAD") out.append(response.body, 0, allowance_.bytes);
  spend_allowance(response.body.size());
  write(std::move(out));
}

void Connection::write_list() {
  const std::string piece = list_->read(kPieceBytes);
  if (!piece.empty()) {
    write_piece(piece);
  } else {
    list_.reset();
    write_last_chunk(State::Responding);
  }
}

void Connection::write_piece(std::string_view piece) {
  const std::string_view permitted = piece.substr(0, allowance_.bytes);
  std::string out = permitted.empty() ? std::string() : as_chunk(permitted);
  spend_allowance(piece.size());
  if (state_ == State::Ending && allowance_.then == FaultKind::Truncate) out += kLastChunk;
  write(std::move(out));
}

void Connection::write_last_chunk(State next) {
  state_ = next;
  write(std::string(kLastChunk));
}

// Counts body bytes towards the limit of a planned fault (Fault::after_bytes). Once the limit is
// reached, on_written() carries out the fault.
void Connection::spend_allowance(std::size_t body_bytes) {
  if (allowance_.bytes == std::numeric_limits<std::size_t>::max()) return;
  if (body_bytes < allowance_.bytes) {
    allowance_.bytes -= body_bytes;
    return;
  }
  allowance_.bytes = 0;
  state_ = allowance_.then == FaultKind::Stall ? State::Stalled : State::Ending;
}

void Connection::write(std::string bytes) {
  writing_ = true;
  wire_->write(std::move(bytes), [self = shared_from_this()](bool succeeded) {
    self->writing_ = false;
    if (succeeded) {
      self->on_written();
    } else {
      self->close();
    }
  });
}

void Connection::on_written() {
  if (afterwards_) std::exchange(afterwards_, {})();
  switch (state_) {
    case State::Watching:
      pump();
      return;
    case State::Listing:
      write_list();
      return;
    case State::Finishing:
      write_last_chunk(State::Ending);
      return;
    case State::Ending:
      close();
      return;
    case State::Stalled:
      listen_for_close();
      return;
    default:
      break;
  }
  if (keep_alive_) {
    read_request();
  } else if (unread_request_) {
    drain();
  } else {
    close();
  }
}

// Stops sending, but keeps reading: closing while the client still sends would reset the connection
// and discard the response before the client reads it.
void Connection::drain() {
  wire_->finish_sending();
  state_ = State::Stalled;
  alarm_.set(context_.options.wire.deadline, [self = shared_from_this()] { self->close(); });
  listen_for_close();
}

void Connection::listen_for_close() {
  if (std::exchange(listens_for_close_, true)) return;
  wire_->wait_for_close(kept_alive(&Connection::close));
}

void Connection::close() {
  context_.connections.unfollow(*this);
  state_ = State::Ending;
  list_.reset();
  alarm_.cancel();
  wire_->close();
}

}  // namespace kinform::inline v0::server
