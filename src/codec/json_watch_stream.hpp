// A watch in JSON: events as they arrive.

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
  // A longer event cannot be decoded (WP-05).
  std::size_t event_bytes_max = 16 * 1024 * 1024;
};

// Reads `{"type": "ADDED", "object": {…}}` and so on (WP-04), each as soon as it is complete.
//
// How it ends:
// - between two events: nothing more comes (WP-06);
// - inside an event: ErrorCode::EndOfStream, and the piece is dropped. A Reflector takes it for a
//   plain end, as it takes the source's other failures (WP-06, WP-07);
// - with an ERROR event of the server, whose Status becomes `error` (ERR-07);
// - with what cannot be decoded, be it malformed, too long, or of an unknown type: as if the server
//   had sent an ERROR event with an internal error, which carries the causes
//   UnexpectedServerResponse and ClientWatchDecoding (WP-08).
// After each of these there are no further events.
//
// Not thread-safe.
class JsonWatchStream final : public WatchStream {
 public:
  // `decoder` must outlive the stream.
  JsonWatchStream(std::unique_ptr<ByteSource> source, JsonDecoder& decoder,
                  JsonWatchStreamOptions options = {});

  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop) override;

 private:
  // Constant after construction.
  const std::unique_ptr<ByteSource> source_;
  JsonDecoder& decoder_;

  FrameReader reader_;
  bool ended_ = false;
};

}  // namespace kinform::inline v0::codec
