// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Decoders of lists and watches that are fed the bytes of a response as these arrive. They never
// read from a source, wait or use a clock. Each wire format implements both interfaces.
//
//   while (true) {
//     const Result<WatchRead> read = decoder.next(stop);
//     if (!read || read->progress != WatchProgress::NothingYet) return read;
//     const std::size_t count = receive(decoder.input().room());
//     count > 0 ? decoder.input().commit(count) : decoder.input().finish();
//   }

#pragma once

#include <cstdint>
#include <stop_token>
#include <utility>

#include "codec/input_buffer.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::codec {

// The outcome of one call of ListDecoder::next().
enum class ListProgress : std::uint8_t {
  Item,        // An item was decoded.
  Ended,       // The list is complete, and metadata() is set.
  NothingYet,  // More bytes are needed.
};

struct ListRead {
  ListProgress progress = ListProgress::NothingYet;
  ListItem item = {};  // For ListProgress::Item.

  // Create the three possible results.
  [[nodiscard]] static ListRead of(ListItem item) {
    return {.progress = ListProgress::Item, .item = std::move(item)};
  }
  [[nodiscard]] static ListRead ended() { return {.progress = ListProgress::Ended}; }
  [[nodiscard]] static ListRead nothing_yet() { return {}; }
};

// Decodes one page of a list, item by item. The results do not depend on how the bytes are split
// into pieces.
//
// Not thread-safe.
class ListDecoder {
 public:
  virtual ~ListDecoder() = default;

  // Where the bytes go in. InputBuffer::finish() must follow the last byte: until then the decoder
  // cannot know that the list is complete.
  [[nodiscard]] virtual InputBuffer& input() = 0;

  // Returns the next item, NothingYet if it is not complete, or Ended.
  //
  // Errors: EndOfStream if the list is truncated, LimitExceeded if a part of it is too long,
  // Malformed if it cannot be decoded, the server's error if the body is a failure Status, and
  // Cancelled if a stop was requested. Messages contain the offset in the stream. No calls follow
  // an error.
  [[nodiscard]] virtual Result<ListRead> next(const std::stop_token& stop) = 0;

  // REQUIRES: next() has returned Ended.
  [[nodiscard]] virtual const ListMetadata& metadata() const = 0;
};

// Decodes the events of a watch, each as soon as it is complete. The results do not depend on how
// the bytes are split into pieces.
//
// The watch ends:
// - between two events, after InputBuffer::finish(): WatchRead::ended() (WP-06);
// - inside an event: ErrorCode::EndOfStream; the incomplete event is dropped. A Reflector treats
//   this like a normal end (WP-06, WP-07);
// - with an ERROR event from the server: its Status becomes `error` (ERR-07);
// - with an event that cannot be decoded (malformed, too long, unknown type): it is reported as an
//   ERROR event with an internal error, whose causes are UnexpectedServerResponse and
//   ClientWatchDecoding (WP-08).
// No further events follow; next() then returns ended().
//
// Not thread-safe.
class WatchDecoder {
 public:
  virtual ~WatchDecoder() = default;

  // Where the bytes go in.
  [[nodiscard]] virtual InputBuffer& input() = 0;

  // Returns the next event, NothingYet if it is not complete, ended(), or an error: EndOfStream, or
  // Cancelled if a stop was requested during the decoding of a large event.
  [[nodiscard]] virtual Result<WatchRead> next(const std::stop_token& stop) = 0;
};

}  // namespace kinform::inline v0::codec
