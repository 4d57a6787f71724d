// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/http2_stream.hpp"

#include <algorithm>
#include <charconv>
#include <utility>

#include "base/ascii.hpp"
#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::server {
namespace {

// The size of a field as RFC 9113 counts it for SETTINGS_MAX_HEADER_LIST_SIZE.
constexpr std::size_t kFieldOverhead = 32;

// As HTTP/1.1's parser, uses the first field of a name.
void set_once(std::string& field, std::string_view value) {
  if (field.empty()) field = value;
}

}  // namespace

Http2Stream::Http2Stream(Http2StreamOwner& owner, StreamId id, std::size_t earlier,
                         const WireOptions& options, boost::asio::io_context& io)
    : owner_(&owner), id_(id), options_(options), alarm_(io) {
  header_.earlier_streams = earlier;
  header_.request = {.method = {}, .target = {}};
}

void Http2Stream::expect_header(std::function<void()> then) {
  alarm_.set(options_.deadline, std::move(then));
}

// nghttp2 has checked that the fields are valid, that none belongs to HTTP/1.1 connections, and
// that pseudo-header fields come first and only once.
void Http2Stream::add_header(std::string_view name, std::string_view value) {
  header_bytes_ += name.size() + value.size() + kFieldOverhead;
  if (header_bytes_ > kHeaderBytesMax) return;
  if (name == ":method") {
    header_.request.method = value;
  } else if (name == ":path") {
    header_.request.target = value;
  } else if (name == ":authority") {
    authority_ = value;
  } else if (name == "host") {
    set_once(host_, value);
  } else if (name == "authorization") {
    set_once(header_.authorization, value);
  } else if (name == "accept") {
    set_once(header_.request.accept, value);
  } else if (name == "content-type") {
    set_once(header_.request.content_type, value);
  } else if (name == "content-length") {
    std::uint64_t length = 0;
    std::from_chars(value.data(), value.data() + value.size(), length);
    content_length_ = length;
  } else if (name == "expect") {
    waits_for_continue_ = lower_case(value) == "100-continue";
  }
}

void Http2Stream::end_header(bool has_body) {
  alarm_.cancel();
  header_.has_body = has_body;
  is_request_complete_ = !has_body;
}

HeaderRead Http2Stream::take_header() {
  if (header_bytes_ > kHeaderBytesMax) return ReadFailure::HeaderTooLarge;
  const bool is_ambiguous =
      !authority_.empty() && !host_.empty() && lower_case(authority_) != lower_case(host_);
  if (is_ambiguous) return ReadFailure::Malformed;
  return std::move(header_);
}

void Http2Stream::read_header(std::function<void(HeaderRead)> then) {
  if (std::exchange(is_header_read_, true)) {
    finish_sending();
    then(ReadFailure::Ended);
  } else {
    then(take_header());
  }
}

void Http2Stream::read_body(std::function<void(BodyRead)> then) {
  if (content_length_.value_or(0) > options_.body_bytes_max) return then(ReadFailure::BodyTooLarge);
  if (is_request_complete_) return then(std::string());
  if (!is_open()) return then(ReadFailure::Ended);
  on_body_ = std::move(then);
  // A client whose window is withheld cannot send its body in time.
  if (!withholds_window_) {
    alarm_.set(options_.deadline, [this] { end_read(ReadFailure::Ended); });
  }
  if (waits_for_continue_) {
    owner_->session().send_continue(id_);
    owner_->flush();
  }
}

void Http2Stream::add_body(std::string_view bytes) {
  if (withholds_window_) {
    owner_->session().consume_of_connection(bytes.size());
  } else {
    owner_->session().consume(id_, bytes.size());
  }
  if (!on_body_) return;  // The request was refused.
  if (body_.size() + bytes.size() > options_.body_bytes_max) {
    end_read(ReadFailure::BodyTooLarge);
  } else {
    body_ += bytes;
  }
}

void Http2Stream::end_body() {
  is_request_complete_ = true;
  end_read(std::exchange(body_, {}));
}

void Http2Stream::end_read(BodyRead read) {
  if (!on_body_) return;
  alarm_.cancel();
  body_ = std::string();
  const bool is_over = read.index() == 1 && *std::get_if<ReadFailure>(&read) == ReadFailure::Ended;
  std::exchange(on_body_, {})(std::move(read));
  // Nothing is written to a client that did not send its request in time.
  if (is_over) reset(Http2Error::Internal);
}

void Http2Stream::begin_response(const ResponseHead& head, std::string body, Piece piece,
                                 Done then) {
  if (!is_open()) return then(false);
  const bool has_more = !body.empty() || piece == Piece::MoreFollow;
  set_piece(std::move(body), piece, std::move(then));
  if (owner_->session().respond(id_, head, has_more)) return owner_->flush();
  std::exchange(on_written_, {})(false);
}

void Http2Stream::continue_response(std::string body, Piece piece, Done then) {
  if (!is_open()) return then(false);
  set_piece(std::move(body), piece, std::move(then));
  owner_->session().resume(id_);
  owner_->flush();
}

void Http2Stream::set_piece(std::string body, Piece piece, Done then) {
  KINFORM_ASSERT(!on_written_);
  piece_ = std::move(body);
  sent_of_piece_ = 0;
  is_last_piece_ = piece == Piece::Last;
  on_written_ = std::move(then);
  is_piece_output_ = false;
  // As a write to an HTTP/1.1 connection, a piece has to be received before the deadline.
  if (!withholds_window_) alarm_.set(options_.deadline, [this] { close(); });
}

Http2Supply Http2Stream::supply(std::size_t bytes_max) const {
  const std::size_t left = piece_.size() - sent_of_piece_;
  const std::size_t bytes = std::min({left, bytes_max, sendable_});
  return {.bytes = bytes, .is_last = is_last_piece_ && bytes == left};
}

void Http2Stream::append_to(std::string& out, std::size_t bytes) {
  out.append(piece_, sent_of_piece_, bytes);
  sent_of_piece_ += bytes;
  if (withholds_window_) sendable_ -= bytes;
}

void Http2Stream::on_sent() {
  if (!on_written_ || sent_of_piece_ < piece_.size()) return;
  is_piece_output_ = true;
  is_response_complete_ = is_last_piece_;
  piece_ = std::string();  // An idle watch holds no buffer.
  sent_of_piece_ = 0;
  alarm_.cancel();  // From here on, the deadline of the connection's write applies.
}

Channel::Done Http2Stream::take_written() {
  if (!std::exchange(is_piece_output_, false)) return {};
  return std::exchange(on_written_, {});
}

void Http2Stream::wait_for_close(std::function<void()> then) {
  if (!is_open()) return then();
  on_close_ = std::move(then);
}

// The client need not send the rest of its request if the response does not depend on it.
void Http2Stream::finish_sending() {
  if (!is_request_complete_) reset(Http2Error::NoError);
}

void Http2Stream::close() {
  alarm_.cancel();
  if (is_response_complete_) {
    finish_sending();
  } else {
    reset(Http2Error::Internal);
  }
}

void Http2Stream::reset(Http2Error error) {
  if (!is_open() || std::exchange(is_reset_, true)) return;
  owner_->session().reset(id_, error);
  owner_->flush();
}

void Http2Stream::on_closed() {
  if (std::exchange(closed_, true)) return;
  alarm_.cancel();
  end_read(ReadFailure::Ended);
  if (!is_piece_output_ && on_written_) std::exchange(on_written_, {})(false);
  if (on_close_) std::exchange(on_close_, {})();
}

void Http2Stream::detach() {
  owner_ = nullptr;
  is_piece_output_ = false;
  on_closed();
  // For a stream that was closed before, while its last output was written.
  if (on_written_) std::exchange(on_written_, {})(false);
}

bool Http2Stream::misbehave(const Fault& fault) {
  Http2Session& session = owner_->session();
  switch (fault.kind) {
    case FaultKind::RefuseStream:
      reset(Http2Error::RefusedStream);
      return false;
    case FaultKind::GoAway:
      if (fault.processed) {
        session.go_away({});
      } else {
        session.go_away(std::max(0, id_ - 2));  // The client's stream before this one.
        is_reset_ = true;
      }
      owner_->flush();
      return fault.processed;
    case FaultKind::WithholdWindow:
      withholds_window_ = true;
      sendable_ = session.send_window(id_);
      return true;
    case FaultKind::IgnorePings:
      session.ignore_pings();
      return true;
    default:
      KINFORM_ASSERT(false);  // See FaultPlan::take_stream_fault().
      return true;
  }
}

}  // namespace kinform::inline v0::server
