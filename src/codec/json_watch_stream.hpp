// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decodes the events of a JSON watch as they arrive.

#pragma once

#include <cstddef>
#include <memory>
#include <stop_token>

#include "codec/frame_reader.hpp"
#include "codec/json_decoder.hpp"
#include "kinform/building_blocks/byte_source.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"

namespace kinform::inline v0::codec {

struct JsonWatchStreamOptions {
  // Maximum size of an event. A longer one ends the stream, like an event that cannot be decoded
  // (WP-05, WP-08).
  std::size_t event_bytes_max = 16 * 1024 * 1024;
};

// Reads events such as `{"type": "ADDED", "object": {…}}` (WP-04), and returns each as soon as it
// is complete.
//
// The stream ends:
// - between two events: WatchRead::ended() (WP-06);
// - inside an event: ErrorCode::EndOfStream; the incomplete event is dropped. A Reflector treats
//   this, and other errors of the source, like a normal end (WP-06, WP-07);
// - with an ERROR event from the server: its Status becomes `error` (ERR-07);
// - with an event that cannot be decoded (malformed, too long, unknown type): it is reported as an
//   ERROR event with an internal error, whose causes are UnexpectedServerResponse and
//   ClientWatchDecoding (WP-08).
// No further events follow.
//
// Not thread-safe.
class JsonWatchStream final : public WatchStream {
 public:
  // `decoder` must outlive the stream.
  JsonWatchStream(std::unique_ptr<ByteSource> source, JsonDecoder& decoder,
                  JsonWatchStreamOptions options = {});

  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop) override;
  [[nodiscard]] std::uint64_t bytes_read() const override { return reader_.bytes_read(); }

 private:
  // Constant after construction.
  const std::unique_ptr<ByteSource> source_;
  JsonDecoder& decoder_;

  FrameReader reader_;
  bool ended_ = false;
};

}  // namespace kinform::inline v0::codec
