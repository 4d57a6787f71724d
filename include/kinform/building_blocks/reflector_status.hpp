// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The status of a Reflector: its state, counters and last error.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0 {

// The current activity of a Reflector.
enum class ReflectorState : std::uint8_t {
  Starting,       // About to fetch the collection.
  OpeningStream,  // Requesting a streaming list.
  Streaming,      // Reading the initial events of a streaming list.
  Listing,        // Fetching the collection in pages.
  OpeningWatch,   // Requesting a watch from the last version.
  Watching,       // Reading watch events.
  Probing,        // Checking whether the server still knows the last version.
  BackingOff,     // Waiting after a failure.
  Parked,         // The server does not serve the resource (404); waiting until it does.
  Stopped,
};

// The reason for a relist, which fetches the whole collection again.
enum class RelistReason : std::uint8_t {
  ListFailed,      // The list failed; the cache is unchanged.
  WatchNotOpened,  // The server rejected the watch request.
  Expired,         // The last version is too old to resume from (410).
  WatchFailed,     // The watch ended with an error not listed here.
  VeryShortWatch,  // The watch ended immediately, without any event.
  ResyncFailed,    // The store failed to resync.
  // The server does not know the last version, for example because it was restored from a backup.
  HistoryReplaced,
};
// Number of enumerators.
inline constexpr std::size_t kRelistReasons = 7;

// The reason why a watch ended.
enum class WatchEndReason : std::uint8_t {
  Ended,      // Ended normally by the server, as every watch is after some minutes.
  Cut,        // The connection broke.
  Silent,     // No event or bookmark within the silence timeout.
  VeryShort,  // Ended by the server immediately, without any event.
  Expired,    // The server no longer has the changes since that version.
  TooManyRequests,
  InternalError,  // An error inside the server, or an event that could not be decoded.
  OtherError,
  ResyncFailed,
  StoreFailed,  // The store rejected the streamed list.
  GivenUp,      // An incomplete streaming list was closed; see StreamingFallback.
  // Protobuf with a field or kind that this version does not know; reopened as JSON.
  FormatChanged,
  Stopped,
};
// Number of enumerators.
inline constexpr std::size_t kWatchEndReasons = 13;

// The rule by which an incomplete streaming list was given up and the collection was listed in
// pages instead. The marker is the bookmark with the annotation k8s.io/initial-events-end.
enum class StreamingFallback : std::uint8_t {
  // A bookmark other than the marker came first: the source does not stream lists. The Reflector
  // does not request a streaming list again.
  PlainBookmark,
  EarlyEnds,        // The stream ended before the marker, twice in a row.
  TooManyRequests,  // The server responded with 429 three times in a row.
  // No marker came within 30 s, although the initial events seemed to be over.
  NoMarker,
};
// Number of enumerators.
inline constexpr std::size_t kStreamingFallbacks = 4;

// Return the enumerators' names, for logs and metrics.
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(ReflectorState state) noexcept;
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(RelistReason reason) noexcept;
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(WatchEndReason reason) noexcept;
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(StreamingFallback fallback) noexcept;

// Returns a sentence for people, for example "streaming list: the stream ended twice before the
// initial-events-end bookmark; listing instead".
[[nodiscard]] KINFORM_EXPORT std::string_view describe(StreamingFallback fallback) noexcept;

// Counts occurrences by reason.
template <class Reason, std::size_t Reasons>
class CountByReason {
 public:
  std::uint64_t& operator[](Reason reason) { return counts_[static_cast<std::size_t>(reason)]; }
  std::uint64_t operator[](Reason reason) const {
    return counts_[static_cast<std::size_t>(reason)];
  }

  [[nodiscard]] std::uint64_t total() const {
    std::uint64_t sum = 0;
    for (const std::uint64_t count : counts_) sum += count;
    return sum;
  }

 private:
  std::array<std::uint64_t, Reasons> counts_ = {};
};

// Totals of a Reflector since it was created.
struct ReflectorCounters {
  std::uint64_t lists = 0;            // Completed lists, in pages or as a stream.
  std::uint64_t streaming_lists = 0;  // Completed lists that were streamed.
  CountByReason<StreamingFallback, kStreamingFallbacks> streaming_fallbacks = {};
  CountByReason<RelistReason, kRelistReasons> relists = {};

  std::uint64_t watches = 0;  // Accepted by the server, including streaming lists.
  CountByReason<WatchEndReason, kWatchEndReasons> watch_ends = {};

  std::uint64_t events = 0;  // Object changes passed to the store, or collected by a stream.
  std::uint64_t bookmarks = 0;
  std::uint64_t skipped_objects = 0;  // Not of the expected kind, or not an object.
  std::uint64_t store_errors = 0;     // Rejected by the store; missing until a relist.
  std::uint64_t resyncs = 0;
  std::uint64_t probes = 0;
  std::uint64_t user_code_errors = 0;  // Exceptions thrown by hooks.
};

// The status of a Reflector at one moment. Time points are those of its clock.
struct ReflectorStatus {
  ReflectorState state = ReflectorState::Starting;

  // True once a complete list has been passed to the store.
  bool listed = false;
  // See Reflector::last_sync_resource_version().
  std::string last_sync_resource_version = {};

  // The most recent failure; kept after recovery.
  std::optional<Error> last_error = {};
  TimePoint last_error_at = {};
  // Start of the current series of failures. Unset if the last request succeeded; the cache is then
  // up to date except for changes in transit.
  std::optional<TimePoint> failing_since = {};

  // Why the current request waits before it is sent, see ListerWatcher::waiting_reason(): for the
  // server's Retry-After, or for the client-side rate limit. Empty if it does not wait.
  std::string waiting = {};

  // Why JSON is requested instead of protobuf, from the next request on, see
  // ListerWatcher::json_fallback(). Empty if there was no reason to change the format.
  std::string json_fallback = {};

  // In the state Parked: `waiting for the resource foos.v1.example.com: the server does not serve
  // it`. Otherwise empty.
  std::string parked_reason = {};

  // Time of the last list, event or bookmark from the server. Unset before the first.
  std::optional<TimePoint> last_received = {};

  // The rule by which the last streaming list was given up. Unset if it was completed or refused.
  std::optional<StreamingFallback> streaming_fallback = {};

  Duration last_list_duration = {};
  std::size_t last_list_objects = 0;

  ReflectorCounters counters = {};
};

}  // namespace kinform::inline v0
