// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// What a Reflector is doing, whether it gets on, and if not why.

#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/error.hpp"

namespace kinform::inline v0 {

// What a Reflector is doing at the moment.
enum class ReflectorState : std::uint8_t {
  Starting,       // About to fetch the collection.
  OpeningStream,  // Asking for it as a streaming list …
  Streaming,      // … and reading its initial events.
  Listing,        // Asking for it in pages.
  OpeningWatch,   // Asking for the changes since the last version …
  Watching,       // … and reading them.
  Probing,        // Asking whether the server still knows the last version.
  BackingOff,     // Waiting after a failure.
  Stopped,
};

// Why the collection was fetched again from the beginning.
enum class RelistReason : std::uint8_t {
  ListFailed,       // The list did not succeed; the cache is as it was before.
  WatchNotOpened,   // The server would not have the watch.
  Expired,          // The last version is too old to go on from (410).
  WatchFailed,      // The watch ended with an error that nothing else here names.
  VeryShortWatch,   // The watch ended at once, without any event.
  ResyncFailed,     // The store failed to deliver its objects once more.
  HistoryReplaced,  // The server has never had the last version: it was restored from a backup.
};
// How many there are.
inline constexpr std::size_t kRelistReasons = 7;

// Why a watch is over.
enum class WatchEndReason : std::uint8_t {
  Ended,      // By the server, in an orderly way; every watch ends so after some minutes.
  Cut,        // The connection broke.
  Silent,     // Neither event nor bookmark for longer than the silence limit.
  VeryShort,  // By the server at once, without any event.
  Expired,    // The server does not have the changes since that version any more.
  TooManyRequests,
  InternalError,  // An error inside the server, or an event that could not be decoded.
  OtherError,
  ResyncFailed,
  StoreFailed,  // The store refused the streamed list.
  Stopped,
};
// How many there are.
inline constexpr std::size_t kWatchEndReasons = 11;

// The enumerators' names, for logs and metrics.
[[nodiscard]] std::string_view to_string(ReflectorState state) noexcept;
[[nodiscard]] std::string_view to_string(RelistReason reason) noexcept;
[[nodiscard]] std::string_view to_string(WatchEndReason reason) noexcept;

// How often each enumerator of Reason was the reason.
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

// What a Reflector has done since it was made.
struct ReflectorCounters {
  std::uint64_t lists = 0;            // Complete ones, in pages or as a stream.
  std::uint64_t streaming_lists = 0;  // Those of them that came as a stream.
  CountByReason<RelistReason, kRelistReasons> relists = {};

  std::uint64_t watches = 0;  // Accepted by the server, streaming lists among them.
  CountByReason<WatchEndReason, kWatchEndReasons> watch_ends = {};

  std::uint64_t events = 0;  // Changes of objects handed to the store, or gathered by a stream.
  std::uint64_t bookmarks = 0;
  std::uint64_t skipped_objects = 0;  // Not of the expected kind, or not objects at all (REF-27).
  std::uint64_t store_errors = 0;     // Refused by the store, and lost until a relist (REF-28).
  std::uint64_t resyncs = 0;
  std::uint64_t probes = 0;
  std::uint64_t user_code_errors = 0;  // Exceptions from a hook.
};

// A moment of a Reflector's life. Points in time are those of its clock.
struct ReflectorStatus {
  ReflectorState state = ReflectorState::Starting;

  // True once a complete list has been handed to the store.
  bool listed = false;
  // See Reflector::last_sync_resource_version().
  std::string last_sync_resource_version = {};

  // The newest failure; it stays here when all is well again.
  std::optional<Error> last_error = {};
  TimePoint last_error_at = {};
  // Since when there have been failures only. Unset if the last request went well; the cache is
  // then up to date but for what is on its way.
  std::optional<TimePoint> failing_since = {};

  // When the server last gave a sign of life in content: a list, an event, a bookmark. Unset
  // before the first.
  std::optional<TimePoint> last_received = {};

  Duration last_list_duration = {};
  std::size_t last_list_objects = 0;

  ReflectorCounters counters = {};
};

}  // namespace kinform::inline v0
