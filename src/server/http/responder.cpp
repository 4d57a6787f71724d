// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/responder.hpp"

#include <utility>
#include <variant>

#include <openssl/crypto.h>

#include "kinform/detail/assert.hpp"
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

Responder::Responder(ConnectionContext& context, std::shared_ptr<Channel> channel,
                     std::shared_ptr<OpenConnection> connection)
    : context_(context),
      channel_(std::move(channel)),
      connection_(std::move(connection)),
      alarm_(context.io) {}

Responder::~Responder() {
  context_.connections.unfollow(*this);
}

void Responder::start() {
  read_request();
}

void Responder::read_request() {
  state_ = State::Reading;
  channel_->read_header([self = shared_from_this()](HeaderRead read) {
    if (auto* const header = std::get_if<WireHeader>(&read)) {
      self->take_header(std::move(*header));
    } else {
      self->refuse_request(*std::get_if<ReadFailure>(&read));
    }
  });
}

void Responder::refuse_request(ReadFailure failure) {
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

void Responder::take_header(WireHeader header) {
  keep_alive_ = header.keep_alive;
  allowance_ = {};
  watch_fault_.reset();
  request_ = std::move(header.request);
  request_.user = "kinform";
  if (is_authenticated(header.authorization)) {
    if (survives_stream_fault(header)) {
      read_body();
    } else {
      close();
    }
    return;
  }
  unread_request_ = header.has_body;
  if (unread_request_) keep_alive_ = false;
  respond_with(unauthorized());
}

void Responder::read_body() {
  channel_->read_body([self = shared_from_this()](BodyRead read) {
    if (auto* const body = std::get_if<std::string>(&read)) {
      self->request_.body = std::move(*body);
      self->process_request();
    } else {
      self->refuse_request(*std::get_if<ReadFailure>(&read));
    }
  });
}

void Responder::process_request() {
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

bool Responder::is_authenticated(std::string_view authorization) const {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string& token = context_.options.token;
  if (token.empty()) return true;
  if (authorization.substr(0, kBearer.size()) != kBearer) return false;
  return is_same_secret(authorization.substr(kBearer.size()), token);
}

// Returns whether the request is for the fault endpoint. Planned faults never apply to such
// requests, so that the plan can always be cleared.
bool Responder::is_fault_request() const {
  return context_.handle_fault_request &&
         std::string_view(request_.target).substr(0, request_.target.find('?')) == kFaultPath;
}

bool Responder::survives_stream_fault(const WireHeader& header) {
  if (!header.earlier_streams || is_fault_request()) return true;
  const auto fault =
      context_.faults.take_stream_fault(request_.method, request_.target, *header.earlier_streams);
  return !fault || channel_->misbehave(*fault);
}

void Responder::handle_fault_request() {
  FaultResponse made = context_.handle_fault_request(request_);
  afterwards_ = std::move(made.afterwards);
  respond(made.response);
}

void Responder::apply_fault(const Fault& fault) {
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
    case FaultKind::GoAway:
    case FaultKind::RefuseStream:
    case FaultKind::WithholdWindow:
    case FaultKind::IgnorePings:
      KINFORM_ASSERT(false);  // See survives_stream_fault().
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

void Responder::dispatch(MayWait may_wait) {
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

void Responder::wait_for_version() {
  if (state_ == State::Waiting) return;  // Still waiting: keep the running timeout.
  state_ = State::Waiting;
  context_.connections.follow(*this);
  context_.notify_changes();  // Starts the timer that advances a lagging watch cache.
  alarm_.set(context_.options.version_timeout, [self = shared_from_this()] {
    if (self->state_ == State::Waiting) self->dispatch(MayWait::No);
  });
}

void Responder::respond_with(const Failure& failure) {
  ApiResponse response = failure.to_response();
  encode_body(response, accepted_encoding(request_.accept));
  respond(response);
}

void Responder::respond(const ApiResponse& response) {
  alarm_.cancel();
  state_ = State::Responding;
  ResponseHead head = {.status = response.status,
                       .content_type = response.content_type,
                       .retry_after_seconds = response.retry_after_seconds,
                       .warnings = response.warnings,
                       .served_by = response.served_by,
                       .keep_alive = keep_alive_,
                       .content_length = response.body.size()};
  head.has_body = request_.method != "HEAD";
  if (response.list != nullptr) {
    head.content_length.reset();
    if (head.has_body) {
      list_ = response.list;
      state_ = State::Listing;
      begin_response(head, {}, Piece::MoreFollow);
      return;
    }
  }
  if (allowance_.then == FaultKind::Truncate) {
    head.content_length = std::min(response.body.size(), allowance_.bytes);
  }
  const bool is_whole = !head.has_body || head.content_length <= allowance_.bytes;
  std::string body = head.has_body ? response.body.substr(0, allowance_.bytes) : std::string();
  spend_allowance(response.body.size());
  begin_response(head, std::move(body), is_whole ? Piece::Last : Piece::MoreFollow);
}

void Responder::write_list() {
  std::string piece = list_->read(kPieceBytes);
  if (!piece.empty()) {
    write_piece(std::move(piece));
  } else {
    list_.reset();
    end_body(State::Responding);
  }
}

void Responder::write_piece(std::string body) {
  const std::size_t whole = body.size();
  if (allowance_.bytes < whole) body.resize(allowance_.bytes);
  spend_allowance(whole);
  const bool is_last = state_ == State::Ending && allowance_.then == FaultKind::Truncate;
  write(std::move(body), is_last ? Piece::Last : Piece::MoreFollow);
}

void Responder::end_body(State next) {
  state_ = next;
  write({}, Piece::Last);
}

// Counts body bytes towards the limit of a planned fault (Fault::after_bytes). Once the limit is
// reached, on_written() carries out the fault.
void Responder::spend_allowance(std::size_t body_bytes) {
  if (allowance_.bytes == std::numeric_limits<std::size_t>::max()) return;
  if (body_bytes < allowance_.bytes) {
    allowance_.bytes -= body_bytes;
    return;
  }
  allowance_.bytes = 0;
  state_ = allowance_.then == FaultKind::Stall ? State::Stalled : State::Ending;
}

void Responder::begin_response(const ResponseHead& head, std::string body, Piece piece) {
  writing_ = true;
  channel_->begin_response(head, std::move(body), piece, written());
}

void Responder::write(std::string body, Piece piece) {
  writing_ = true;
  channel_->continue_response(std::move(body), piece, written());
}

Channel::Done Responder::written() {
  return [self = shared_from_this()](bool succeeded) {
    self->writing_ = false;
    if (succeeded) {
      self->on_written();
    } else {
      self->close();
    }
  };
}

void Responder::on_written() {
  if (afterwards_) std::exchange(afterwards_, {})();
  switch (state_) {
    case State::Watching:
      pump();
      return;
    case State::Listing:
      write_list();
      return;
    case State::Finishing:
      end_body(State::Ending);
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
void Responder::drain() {
  channel_->finish_sending();
  state_ = State::Stalled;
  alarm_.set(context_.options.wire.deadline, [self = shared_from_this()] { self->close(); });
  listen_for_close();
}

void Responder::listen_for_close() {
  if (std::exchange(listens_for_close_, true)) return;
  channel_->wait_for_close(kept_alive(&Responder::close));
}

void Responder::close() {
  context_.connections.unfollow(*this);
  state_ = State::Ending;
  list_.reset();
  alarm_.cancel();
  channel_->close();
}

}  // namespace kinform::inline v0::server
