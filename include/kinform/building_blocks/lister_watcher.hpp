// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Where objects come from: list and watch for one resource and scope. A Reflector drives it.

#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/error.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// How a server may choose the state that answers (spec 12.1). Unset leaves it to the server's
// rules.
enum class VersionMatch : std::uint8_t { Unset, Exact, NotOlderThan };

// "Exact", "NotOlderThan", or empty.
[[nodiscard]] std::string_view to_string(VersionMatch match) noexcept;

struct ListOptions {
  std::string resource_version = {};
  VersionMatch version_match = VersionMatch::Unset;
  std::int64_t limit = 0;  // Objects per page; 0: no limit.
  std::string continue_token = {};

  friend bool operator==(const ListOptions&, const ListOptions&) = default;
};

struct WatchOptions {
  std::string resource_version = {};
  VersionMatch version_match = VersionMatch::Unset;
  bool allow_bookmarks = false;
  // True asks for the current state first, as a streaming list. Unset and false are different
  // requests (LW-08).
  std::optional<bool> send_initial_events = {};
  std::optional<std::int64_t> timeout_seconds = {};

  friend bool operator==(const WatchOptions&, const WatchOptions&) = default;
};

// What a cache already has, so that a list need not decode it again, and to see what a list is
// without.
class KnownObjects {
 public:
  virtual ~KnownObjects() = default;

  // The cached object, or nothing.
  [[nodiscard]] virtual ObjectPtr find(const ObjectKeyView& key) const = 0;

  // All cached objects, in no particular order.
  [[nodiscard]] virtual std::vector<ObjectPtr> list() const = 0;
};

// One object of a list.
struct ListItem {
  ObjectPtr object;
  // The answer has this object with the uid and version of the known one: `object` is the known one
  // itself.
  bool unchanged = false;
};

// The `metadata` of a list.
struct ListMetadata {
  std::string resource_version = {};
  std::string continue_token = {};  // Empty: this was the last page.
  std::optional<std::int64_t> remaining_item_count = {};
};

// One page of a list, item by item as it arrives.
//
// Thread safety: not thread-safe; each stream belongs to one thread.
class ListStream {
 public:
  virtual ~ListStream() = default;

  // The next item; nothing at the end of the page. After the end or an error, no further calls.
  [[nodiscard]] virtual Result<std::optional<ListItem>> next(std::stop_token stop) = 0;

  // REQUIRES: next() has returned the end.
  [[nodiscard]] virtual const ListMetadata& metadata() const = 0;
};

// What a watch tells: a change, how far it has got, or why it cannot go on.
enum class WatchEventType : std::uint8_t { Added, Modified, Deleted, Bookmark, Error };

// "ADDED", …, as on the wire.
[[nodiscard]] std::string_view to_string(WatchEventType type) noexcept;

// One event of a watch.
struct WatchEvent {
  WatchEventType type = WatchEventType::Added;
  ObjectPtr object = {};  // Of a bookmark, only kind and metadata are set. Nothing for Error.
  Error error = {};       // For type Error: what the server said, often ErrorCode::Expired.
};

// What came of one read of a watch.
enum class WatchProgress : std::uint8_t {
  Event,       // There is a next event.
  Ended,       // The server has ended the watch in an orderly way. No further calls.
  NothingYet,  // The caller's patience is over. The watch goes on: call again.
};

// What a look at a watch brought.
struct WatchRead {
  WatchProgress progress = WatchProgress::NothingYet;
  WatchEvent event = {};  // For WatchProgress::Event.

  // The three of them, ready made.
  [[nodiscard]] static WatchRead of(WatchEvent event) {
    return {.progress = WatchProgress::Event, .event = std::move(event)};
  }
  [[nodiscard]] static WatchRead ended() { return {.progress = WatchProgress::Ended}; }
  [[nodiscard]] static WatchRead nothing_yet() { return {}; }
};

// An open watch. Destroying it closes the connection.
//
// Thread safety: not thread-safe; each stream belongs to one thread. Stopping goes through the
// token.
class WatchStream {
 public:
  virtual ~WatchStream() = default;

  // Waits for the next event, for about `patience` at most; Duration::max() is for ever. Whoever
  // has no patience, zero or less, still gets an event that has arrived, and never waits. A piece
  // of an event that has arrived by then is kept for the next call.
  //
  // This is how a Reflector looks after its timers without a thread of their own: an
  // implementation that reads a socket makes `patience` the time-out of its poll.
  //
  // Errors are failures of the connection or of decoding, or ErrorCode::Cancelled on a stop; an
  // event of type Error is the server's own word. After either, no further calls.
  [[nodiscard]] virtual Result<WatchRead> next(Duration timeout, std::stop_token stop) = 0;
};

// List and watch for one resource and scope.
//
// Thread safety: as each implementation says; a Reflector calls it from one thread.
class ListerWatcher {
 public:
  virtual ~ListerWatcher() = default;

  // Opens one page (LW-01). `known` may be null; it is only used until the stream is destroyed.
  [[nodiscard]] virtual Result<std::unique_ptr<ListStream>> list(const ListOptions& options,
                                                                 const KnownObjects* known,
                                                                 std::stop_token stop) = 0;

  // Returns once the server has accepted the watch.
  [[nodiscard]] virtual Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                                                   std::stop_token stop) = 0;

  // False keeps a Reflector from asking for streaming lists (LW-07).
  [[nodiscard]] virtual bool supports_streaming_lists() const { return true; }

  // What is followed, for logs, status and metrics.
  [[nodiscard]] virtual const ApiResource& resource() const = 0;
};

// Makes ListerWatchers for whatever is asked for. Called by whoever asks an InformerFactory for an
// informer.
using ListerWatcherSource = std::function<std::unique_ptr<ListerWatcher>(
    const ApiResource& resource, const Selection& selection, ObjectForm form)>;

}  // namespace kinform::inline v0
