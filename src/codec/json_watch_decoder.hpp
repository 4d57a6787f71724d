// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes the events of a JSON watch as they arrive.

#pragma once

#include <cstddef>
#include <stop_token>

#include "codec/frame_splitter.hpp"
#include "codec/json_decoder.hpp"
#include "codec/stream_decoder.hpp"

namespace kinform::inline v0::codec {

struct JsonWatchDecoderOptions {
  // Maximum size of an event. A longer one ends the watch, like an event that cannot be decoded
  // (WP-05, WP-08).
  std::size_t event_bytes_max = 16 * 1024 * 1024;
};

// Decodes events such as `{"type": "ADDED", "object": {…}}` (WP-04). More than kSpaceBytesMax of
// white space between two events ends the watch, too.
//
// Not thread-safe.
class JsonWatchDecoder final : public WatchDecoder {
 public:
  // `decoder` must outlive this one.
  explicit JsonWatchDecoder(JsonDecoder& decoder, JsonWatchDecoderOptions options = {});

  [[nodiscard]] InputBuffer& input() override { return splitter_.input(); }
  [[nodiscard]] Result<WatchRead> next(const std::stop_token& stop) override;

 private:
  // Constant after construction.
  JsonDecoder& decoder_;

  FrameSplitter splitter_;
  bool ended_ = false;
};

}  // namespace kinform::inline v0::codec
