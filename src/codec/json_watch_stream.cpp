// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_watch_stream.hpp"

#include <string>
#include <utility>

#include "api/status_error.hpp"
#include "codec/watch_event.hpp"

namespace kinform::inline v0::codec {
namespace {

// True if the received bytes are invalid, as opposed to a failed or ended connection.
bool is_decoding_error(const Error& error) {
  return error.code == ErrorCode::Malformed || error.code == ErrorCode::LimitExceeded;
}

}  // namespace

JsonWatchStream::JsonWatchStream(std::unique_ptr<ByteSource> source, JsonDecoder& decoder,
                                 JsonWatchStreamOptions options)
    : source_(std::move(source)),
      decoder_(decoder),
      reader_(*source_, {.frame_bytes_max = options.event_bytes_max}) {}

Result<WatchRead> JsonWatchStream::next(Duration timeout, std::stop_token stop) {
  if (ended_) return WatchRead::ended();
  source_->set_timeout(timeout);
  const Result<Frame> frame = reader_.next(stop);
  if (!frame && frame.error().code == ErrorCode::Timeout) return WatchRead::nothing_yet();

  ended_ = true;  // Reset below if an event was decoded.
  if (!frame && is_decoding_error(frame.error()))
    return WatchRead::of(undecodable_event(frame.error()));
  if (!frame) return frame.error();
  if (frame->empty()) return WatchRead::ended();

  Result<WatchEvent> event = decoder_.decode_event(*frame, stop);
  if (!event && event.error().code == ErrorCode::Cancelled) return event.error();
  if (!event) return WatchRead::of(undecodable_event(event.error()));
  if (event->type == WatchEventType::Error) {
    event->error = error_from_event_object(event->object->root());
    event->object = nullptr;
    return WatchRead::of(*std::move(event));
  }
  ended_ = false;
  return WatchRead::of(*std::move(event));
}

}  // namespace kinform::inline v0::codec
