// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/json_watch_decoder.hpp"

#include <string>
#include <utility>

#include "api/status_error.hpp"
#include "codec/watch_event.hpp"

namespace kinform::inline v0::codec {

JsonWatchDecoder::JsonWatchDecoder(JsonDecoder& decoder, JsonWatchDecoderOptions options)
    : decoder_(decoder), splitter_({.frame_bytes_max = options.event_bytes_max}) {}

Result<WatchRead> JsonWatchDecoder::next(const std::stop_token& stop) {
  if (ended_) return WatchRead::ended();
  const Result<Frame> frame = splitter_.next();
  if (frame && frame->empty() && !input().finished()) return WatchRead::nothing_yet();

  ended_ = true;  // Reset below if an event was decoded.
  if (!frame && frame.error().code == ErrorCode::EndOfStream) return frame.error();
  if (!frame) return WatchRead::of(undecodable_event(frame.error()));
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
