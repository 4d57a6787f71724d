// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/http2_connection.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

namespace kinform::inline v0::server {
namespace {

// Output is written in buffers of about this size, so that streams take turns.
constexpr std::size_t kOutputBytes = 64 * 1024;
// How long the server waits for the client to close the connection after GOAWAY.
constexpr std::chrono::seconds kFarewell{1};

// Increments a counter for as long as it lives.
class Hold {
 public:
  explicit Hold(int& count) : count_(count) { ++count_; }
  ~Hold() { --count_; }
  Hold(const Hold&) = delete;
  Hold& operator=(const Hold&) = delete;

 private:
  int& count_;
};

}  // namespace

Http2Connection::Http2Connection(ConnectionContext& context, std::shared_ptr<ByteStream> stream)
    : OpenConnection(context.connections),
      context_(context),
      stream_(std::move(stream)),
      session_(*this, context.options.http2_streams_max),
      alarm_(context.io) {}

Http2Connection::~Http2Connection() {
  detach_streams();
}

void Http2Connection::start(std::string_view received) {
  await_requests();
  receive(received);
}

void Http2Connection::read() {
  stream_->clear_read_deadline();  // The alarm has the timeout of an idle connection.
  stream_->read([self = std::static_pointer_cast<Http2Connection>(shared_from_this())](
                    std::string_view bytes) {
    if (bytes.empty()) {
      self->close();
    } else {
      self->receive(bytes);
    }
  });
}

void Http2Connection::receive(std::string_view bytes) {
  if (!finishing_ && !bytes.empty()) {
    const Hold hold(holds_);
    session_.feed(bytes);
  }
  flush();
  if (!closed_) read();
}

void Http2Connection::flush() {
  if (holds_ > 0 || writing_ || closed_) return;
  std::string out;
  {
    const Hold hold(holds_);
    out = session_.take_output(kOutputBytes);
  }
  if (closed_) return;
  if (out.empty()) {
    if (session_.is_finished()) finish();
    return;
  }
  writing_ = true;
  stream_->write(
      std::move(out),
      [self = std::static_pointer_cast<Http2Connection>(shared_from_this())](bool succeeded) {
        self->writing_ = false;
        if (succeeded) {
          self->on_written();
        } else {
          self->close();
        }
      });
}

void Http2Connection::on_written() {
  {
    const Hold hold(holds_);  // One write for what all these streams send next.
    for (const auto& stream : std::exchange(sent_, {})) {
      if (const Channel::Done done = stream->take_written()) done(true);
    }
  }
  flush();
}

void Http2Connection::finish() {
  if (closes_once_written_) return close();
  if (std::exchange(finishing_, true)) return;
  stream_->finish_sending();
  alarm_.set(kFarewell, [this] { close(); });
}

void Http2Connection::close() {
  if (std::exchange(closed_, true)) return;
  alarm_.cancel();
  stream_->close();
  detach_streams();
}

// Responders may live longer, for example in an alarm of a delayed response.
void Http2Connection::detach_streams() {
  for (const auto& [id, stream] : std::exchange(streams_, {})) stream->detach();
  for (const auto& stream : std::exchange(sent_, {})) stream->detach();
}

void Http2Connection::go_away(std::optional<std::int32_t> last_stream) {
  if (closed_) return;
  session_.go_away(last_stream);
  flush();
}

void Http2Connection::shut_down() {
  closes_once_written_ = true;
  session_.terminate(Http2Error::NoError);
  flush();
}

// Starts the timeout of a connection without requests.
void Http2Connection::await_requests() {
  if (finishing_ || closed_) return;
  alarm_.set(context_.options.wire.deadline, [this] { refuse_idling(); });
}

void Http2Connection::refuse_idling() {
  session_.terminate(Http2Error::NoError);
  flush();
}

Http2Stream* Http2Connection::find(StreamId stream) const {
  const auto found = streams_.find(stream);
  return found == streams_.end() ? nullptr : found->second.get();
}

void Http2Connection::on_request(StreamId stream) {
  alarm_.cancel();
  Http2StreamOwner& owner = *this;
  const auto made =
      std::make_shared<Http2Stream>(owner, stream, requests_++, context_.options.wire, context_.io);
  streams_.emplace(stream, made);
  // The frames of a header cannot be mixed with others, so nothing else would arrive either.
  made->expect_header([this] { refuse_idling(); });
}

void Http2Connection::on_header(StreamId stream, std::string_view name, std::string_view value) {
  if (Http2Stream* const found = find(stream)) found->add_header(name, value);
}

void Http2Connection::on_header_end(StreamId stream, bool has_body) {
  const auto found = streams_.find(stream);
  if (found == streams_.end()) return;
  found->second->end_header(has_body);
  std::make_shared<Responder>(context_, found->second)->start();
}

void Http2Connection::on_body(StreamId stream, std::string_view bytes) {
  if (Http2Stream* const found = find(stream)) {
    found->add_body(bytes);
  } else {
    session_.consume_of_connection(bytes.size());
  }
}

void Http2Connection::on_body_end(StreamId stream) {
  if (Http2Stream* const found = find(stream)) found->end_body();
}

void Http2Connection::on_sent(StreamId stream) {
  const auto found = streams_.find(stream);
  if (found == streams_.end()) return;
  found->second->on_sent();
  if (found->second->is_piece_output()) sent_.push_back(found->second);
}

void Http2Connection::on_stream_closed(StreamId stream) {
  const auto found = streams_.find(stream);
  if (found == streams_.end()) return;
  const std::shared_ptr<Http2Stream> closed = std::move(found->second);
  streams_.erase(found);
  closed->on_closed();
  if (streams_.empty()) await_requests();
}

Http2Supply Http2Connection::supply(StreamId stream, std::size_t bytes_max) {
  const Http2Stream* const found = find(stream);
  return found == nullptr ? Http2Supply() : found->supply(bytes_max);
}

void Http2Connection::append_to(std::string& out, StreamId stream, std::size_t bytes) {
  find(stream)->append_to(out, bytes);
}

}  // namespace kinform::inline v0::server
