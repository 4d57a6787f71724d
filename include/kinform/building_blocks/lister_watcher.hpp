// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// ListerWatcher: list and watch for one resource and scope. A Reflector drives it.

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
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/object.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

// The `resourceVersionMatch` parameter: which state of the collection the server may return. Unset
// omits the parameter, and the server applies its defaults.
enum class VersionMatch : std::uint8_t { Unset, Exact, NotOlderThan };

// Returns "Exact", "NotOlderThan", or an empty string for Unset.
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(VersionMatch match) noexcept;

struct ListOptions {
  std::string resource_version = {};
  VersionMatch version_match = VersionMatch::Unset;
  std::int64_t limit = 0;  // Objects per page; 0 means no limit.
  std::string continue_token = {};

  friend bool operator==(const ListOptions&, const ListOptions&) = default;
};

struct WatchOptions {
  std::string resource_version = {};
  VersionMatch version_match = VersionMatch::Unset;
  bool allow_bookmarks = false;
  // True requests the current state first, as a streaming list. Unset omits the parameter, which
  // differs from sending false.
  std::optional<bool> send_initial_events = {};
  std::optional<std::int64_t> timeout_seconds = {};

  friend bool operator==(const WatchOptions&, const WatchOptions&) = default;
};

// The objects that a cache already holds. Lists use it to skip decoding unchanged objects, and to
// detect deletions.
class KINFORM_EXPORT KnownObjects {
 public:
  virtual ~KnownObjects() = default;

  // Returns the cached object, or null.
  [[nodiscard]] virtual ObjectPtr find(const ObjectKeyView& key) const = 0;

  // Returns all cached objects, in no particular order.
  [[nodiscard]] virtual std::vector<ObjectPtr> list() const = 0;
};

// One object of a list.
struct ListItem {
  ObjectPtr object;
  // True if uid and version equal those of the known object; `object` is then the known object
  // itself.
  bool unchanged = false;
};

// The `metadata` of a list.
struct ListMetadata {
  std::string resource_version = {};
  std::string continue_token = {};  // Empty on the last page.
  std::optional<std::int64_t> remaining_item_count = {};
};

// One page of a list, read item by item as the response arrives.
//
// Thread safety: not thread-safe; each stream belongs to one thread.
class KINFORM_EXPORT ListStream {
 public:
  virtual ~ListStream() = default;

  // Blocks until the next item has arrived, and returns it; nullopt at the end of the page.
  //
  // ErrorCode::FormatChanged: the items so far are complete, the next one is not known to this
  // version. Request the page again; a Reflector does so at once.
  // REQUIRES: neither the end nor an error has been returned before.
  [[nodiscard]] virtual Result<std::optional<ListItem>> next(std::stop_token stop) = 0;

  // REQUIRES: next() has returned the end.
  [[nodiscard]] virtual const ListMetadata& metadata() const = 0;

  // Returns how many bytes of the page have been read, decompressed. A Reflector compares them with
  // its limit (ListLimits). 0 if the implementation does not count them.
  [[nodiscard]] virtual std::uint64_t bytes_read() const { return 0; }
};

// The type of a watch event: a change, a bookmark (progress only), or an error that ends the watch.
enum class WatchEventType : std::uint8_t { Added, Modified, Deleted, Bookmark, Error };

// Returns the type as sent by the server: "ADDED", "MODIFIED", …
[[nodiscard]] KINFORM_EXPORT std::string_view to_string(WatchEventType type) noexcept;

// One event of a watch.
struct WatchEvent {
  WatchEventType type = WatchEventType::Added;
  ObjectPtr object = {};  // Null for Error. For Bookmark, only kind and metadata are set.
  Error error = {};       // For type Error: the server's error, often ErrorCode::Expired.
};

// The outcome of one read of a watch.
enum class WatchProgress : std::uint8_t {
  Event,       // An event was read.
  Ended,       // The server ended the watch normally. No further calls.
  NothingYet,  // The timeout expired. The watch is still open: call again.
};

// The result of one read of a watch.
struct WatchRead {
  WatchProgress progress = WatchProgress::NothingYet;
  WatchEvent event = {};  // For WatchProgress::Event.

  // Create the three possible results.
  [[nodiscard]] static WatchRead of(WatchEvent event) {
    return {.progress = WatchProgress::Event, .event = std::move(event)};
  }
  [[nodiscard]] static WatchRead ended() { return {.progress = WatchProgress::Ended}; }
  [[nodiscard]] static WatchRead nothing_yet() { return {}; }
};

// An open watch. Destroying it closes the connection.
//
// Thread safety: not thread-safe; each stream belongs to one thread. Other threads end a wait
// through the stop token.
class KINFORM_EXPORT WatchStream {
 public:
  virtual ~WatchStream() = default;

  // Waits about `timeout` for the next event; Duration::max() waits without limit. With timeout <=
  // 0, returns an already received event, or NothingYet, without blocking. A partly received event
  // is kept for the next call.
  //
  // A Reflector uses the timeout to run its timers without extra threads; an implementation that
  // reads a socket passes it to its poll.
  //
  // Returns an error if the connection or decoding fails, or ErrorCode::Cancelled on a stop
  // request. An event of type Error is an error sent by the server. No further calls after either.
  // After ErrorCode::FormatChanged, open the watch again from the last version; a Reflector does so
  // at once.
  [[nodiscard]] virtual Result<WatchRead> next(Duration timeout, std::stop_token stop) = 0;

  // Returns how many bytes have been read, as ListStream::bytes_read() does.
  [[nodiscard]] virtual std::uint64_t bytes_read() const { return 0; }
};

// The outcome of a search for a resource that the server did not serve (404).
enum class ResourcePresence : std::uint8_t {
  Unknown,  // No proof of either outcome below. A restarting server or a proxy may send 404
            // briefly.
  Served,   // The server serves the resource again.
  Removed,  // It is certain that the server no longer has the resource: its objects are gone.
};

struct ResourceSighting {
  ResourcePresence presence = ResourcePresence::Unknown;
  Duration check_after = {};  // When to check again; a Reflector waits for at least one second.
  std::string problem = {};   // The reason why the search cannot make progress; empty: none.
};

// Looks for a resource for which the server returned 404. Begins when it is created: what the
// server said earlier does not count.
//
// Thread safety: not thread-safe; each search belongs to one thread. Other threads end a wait
// through the stop token.
class KINFORM_EXPORT ResourceSearch {
 public:
  virtual ~ResourceSearch() = default;

  // Returns what is known now. Blocks for the response to one request at most.
  [[nodiscard]] virtual ResourceSighting check(std::stop_token stop) = 0;
};

// Lists and watches one resource in one scope.
//
// Thread safety: defined by the implementation; a Reflector calls it from one thread.
class KINFORM_EXPORT ListerWatcher {
 public:
  virtual ~ListerWatcher() = default;

  // Requests one page. `known` may be null; it is used only until the stream is destroyed.
  [[nodiscard]] virtual Result<std::unique_ptr<ListStream>> list(const ListOptions& options,
                                                                 const KnownObjects* known,
                                                                 std::stop_token stop) = 0;

  // Returns once the server has accepted the watch. Should not retry a streaming list after a 429
  // response: a Reflector waits for `retry_after` itself, and lists after the third one.
  [[nodiscard]] virtual Result<std::unique_ptr<WatchStream>> watch(const WatchOptions& options,
                                                                   std::stop_token stop) = 0;

  // False prevents a Reflector from requesting streaming lists.
  [[nodiscard]] virtual bool supports_streaming_lists() const { return true; }

  // Returns why the call of list() or watch() in progress waits before it sends a request, for
  // status: "waiting 30s: the server sent 429 with Retry-After". Empty if it does not wait. May be
  // called from any thread, unlike the members that list and watch.
  [[nodiscard]] virtual std::string waiting_reason() const { return {}; }

  // Returns why the objects are requested as JSON, from the next request on, although the source
  // would prefer protobuf: "list pods: protobuf at byte 81: unknown field 99 of core/v1.Pod". A
  // watch that is already open may stay protobuf. Empty if there is no reason, or if protobuf was
  // never intended. For status; like waiting_reason(), it may be called from any thread.
  [[nodiscard]] virtual std::string json_fallback() const { return {}; }

  // Returns the memory in bytes that the objects from this source share, such as field names and
  // equal parts, which Object::memory_bytes() does not count. Like waiting_reason(), it may be
  // called from any thread.
  [[nodiscard]] virtual std::size_t shared_bytes() const { return 0; }

  // Begins a search for the resource after a list or watch failed with ErrorCode::NotFound. Null,
  // the default, if that is not supported: a Reflector then retries with backoff. A decorator
  // passes this call on, as it does the others.
  [[nodiscard]] virtual std::unique_ptr<ResourceSearch> find_resource() { return nullptr; }

  // Returns the listed and watched resource, for logs, status and metrics.
  [[nodiscard]] virtual const ApiResource& resource() const = 0;
};

// Creates a ListerWatcher for a resource and selection. An InformerFactory calls it on the thread
// that requests an informer.
using ListerWatcherSource = std::function<std::unique_ptr<ListerWatcher>(
    const ApiResource& resource, const Selection& selection, ObjectForm form)>;

}  // namespace kinform::inline v0
