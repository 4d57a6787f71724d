// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes the events of a protobuf watch as they arrive.

#pragma once

#include <cstddef>
#include <stop_token>

#include "codec/protobuf/protobuf_decoder.hpp"
#include "codec/stream_decoder.hpp"

namespace kinform::inline v0::codec {

struct ProtobufWatchDecoderOptions {
  // Maximum size of an event. A longer one ends the stream, like an event that cannot be decoded
  // (WP-05, WP-08).
  std::size_t event_bytes_max = 16 * 1024 * 1024;
};

// Decodes frames of a length (four bytes, the highest first) and a message WatchEvent, whose object
// is in an envelope.
//
// An event with an unknown field, or of a kind that the tables lack, is the error NotSupported, not
// an ERROR event: the watch is intact, and JSON has the whole event. No further events follow.
//
// Not thread-safe.
class ProtobufWatchDecoder final : public WatchDecoder {
 public:
  // `decoder` must outlive this one.
  explicit ProtobufWatchDecoder(ProtobufDecoder& decoder, ProtobufWatchDecoderOptions options = {});

  [[nodiscard]] InputBuffer& input() override { return input_; }
  [[nodiscard]] Result<WatchRead> next(const std::stop_token& stop) override;

 private:
  [[nodiscard]] Result<WatchRead> decode(std::size_t length, const std::stop_token& stop);

  // Constant after construction.
  ProtobufDecoder& decoder_;
  const ProtobufWatchDecoderOptions options_;

  InputBuffer input_;
  std::size_t last_event_bytes_ = 0;
  bool ended_ = false;
};

}  // namespace kinform::inline v0::codec
