// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "codec/protobuf/protobuf_watch_decoder.hpp"

#include <string>
#include <utility>

#include "api/status_error.hpp"
#include "codec/watch_event.hpp"

namespace kinform::inline v0::codec {
namespace {

constexpr std::size_t kLengthBytes = 4;

// A buffer that has grown for a long event shrinks after an event of this size.
constexpr std::size_t kShortEventBytes = 64 * 1024;

std::size_t read_length(std::string_view bytes) {
  std::size_t length = 0;
  for (const char byte : bytes.substr(0, kLengthBytes)) {
    length = length << 8U | static_cast<unsigned char>(byte);
  }
  return length;
}

}  // namespace

ProtobufWatchDecoder::ProtobufWatchDecoder(ProtobufDecoder& decoder,
                                           ProtobufWatchDecoderOptions options)
    : decoder_(decoder),
      options_(options),
      input_({.value_bytes_max = options.event_bytes_max + kLengthBytes}) {}

Result<WatchRead> ProtobufWatchDecoder::next(const std::stop_token& stop) {
  if (ended_) return WatchRead::ended();
  if (last_event_bytes_ <= kShortEventBytes) input_.shrink();
  const std::string_view bytes = input_.bytes();
  const bool has_length = bytes.size() >= kLengthBytes;
  const std::size_t length = has_length ? read_length(bytes) : 0;
  if (length > options_.event_bytes_max) {
    ended_ = true;
    return WatchRead::of(undecodable_event(
        Error(ErrorCode::LimitExceeded, "event of " + std::to_string(length) + " bytes at byte " +
                                            std::to_string(input_.offset()))));
  }
  if (has_length && bytes.size() - kLengthBytes >= length) return decode(length, stop);
  if (!input_.finished()) return WatchRead::nothing_yet();
  ended_ = true;
  if (bytes.empty()) return WatchRead::ended();
  return Error{ErrorCode::EndOfStream,
               "watch event truncated at byte " + std::to_string(input_.bytes_fed())};
}

Result<WatchRead> ProtobufWatchDecoder::decode(std::size_t length, const std::stop_token& stop) {
  ended_ = true;  // Reset below if an event was decoded.
  last_event_bytes_ = length;
  Result<WatchEvent> event =
      decoder_.decode_event({.text = input_.bytes().substr(kLengthBytes, length),
                             .stream_offset = input_.offset() + kLengthBytes},
                            stop);
  if (!event) {
    const ErrorCode code = event.error().code;
    if (code == ErrorCode::Cancelled || code == ErrorCode::NotSupported) return event.error();
    return WatchRead::of(undecodable_event(event.error()));
  }
  input_.consume(kLengthBytes + length);
  if (event->type == WatchEventType::Error) {
    event->error = error_from_event_object(event->object->root());
    event->object = nullptr;
    return WatchRead::of(*std::move(event));
  }
  ended_ = false;
  return WatchRead::of(*std::move(event));
}

}  // namespace kinform::inline v0::codec
