// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A small model of an API server for one collection: versions, compaction, watch caches, paging,
// streaming lists.
//
// As in a real cluster, there are two layers: a store with all revisions since its last compaction,
// and several API servers (members) in front of it, each with a cache that follows the store at its
// own pace and keeps recent changes. Responses follow the server rules SV-01 to SV-40. Faults are
// added by SimulatedConnection.

#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "testing/simulation/history.hpp"

namespace kinform::inline v0::test_support {

// How a server responds to streaming lists. Behind some proxies, and on some servers, they are
// never completed: the marker, which is the bookmark that ends the initial events, does not arrive.
enum class StreamingLists : std::uint8_t {
  Complete,
  Invalid,          // Rejected with 422, as by old servers.
  TooManyRequests,  // Rejected with 429.
  PlainBookmarks,   // Without the marker, but with other bookmarks.
  NoBookmarks,      // Without the marker and other bookmarks.
  EndHalfWay,       // The stream ends in the middle of the initial events.
};

[[nodiscard]] std::string_view to_string(StreamingLists how) noexcept;
// Returns whether the server accepts streaming lists, at least at times, and completes none.
[[nodiscard]] bool never_complete(StreamingLists how);

struct ServerOptions {
  // Without a watch cache, version "0" reads the newest state, and limits are honoured (REF-21).
  bool has_watch_cache = true;
  StreamingLists streaming_lists = StreamingLists::Complete;
  std::optional<std::chrono::seconds> retry_after = {};  // For StreamingLists::TooManyRequests.
  bool sends_bookmarks = true;
  // If true, a streaming list starts from an older state, so that changes arrive before the
  // bookmark that marks the end of the initial events (WL-02).
  bool late_marker = false;
};

struct ListPage {
  std::vector<ObjectPtr> objects = {};
  ListMetadata metadata = {};
};

class SimulatedServer;

// A watch that the server has accepted.
class WatchSession {
 public:
  // Returns the next event, if there is one.
  [[nodiscard]] std::optional<WatchEvent> take();
  // The time of the next event or of the end of the watch, if no object is written before.
  // TimePoint::max() means never.
  [[nodiscard]] TimePoint next_at() const;
  [[nodiscard]] bool has_ended() const;
  // The connection is broken, because its member was restarted.
  [[nodiscard]] bool is_broken() const { return broken_; }
  // True while the initial events are being sent.
  [[nodiscard]] bool is_streaming_list() const { return marker_at_.has_value(); }

 private:
  friend class SimulatedServer;

  explicit WatchSession(const SimulatedServer& server) : server_(server) {}
  [[nodiscard]] const Write* next_write() const;
  [[nodiscard]] bool is_marker_due() const;
  [[nodiscard]] bool is_bookmark_due() const;
  [[nodiscard]] bool ends_half_way() const;
  [[nodiscard]] Duration bookmark_period() const;

  const SimulatedServer& server_;
  std::size_t member_ = 0;
  Revision began_at_ = 0;
  Revision position_ = 0;  // All revisions up to this one were sent.
  std::deque<ObjectPtr> initial_;
  std::optional<Revision> marker_at_;
  // How the streaming list goes wrong, if it does. `unsent_` initial events are never sent if it
  // ends half-way.
  StreamingLists streaming_ = StreamingLists::Complete;
  std::size_t unsent_ = 0;
  TimePoint deadline_ = TimePoint::max();
  TimePoint bookmark_at_ = TimePoint::max();
  bool broken_ = false;
};

// Not thread-safe.
class SimulatedServer {
 public:
  static constexpr std::size_t kMembers = 2;

  // `clock` must outlive the server.
  SimulatedServer(ServerOptions options, const Clock& clock);

  [[nodiscard]] History& history() { return history_; }
  [[nodiscard]] const History& history() const { return history_; }

  // Discards the history before `revision`.
  void compact(Revision revision);
  // Advances a member's cache by up to this many revisions.
  void catch_up(std::size_t member, Revision revisions);
  void catch_up();
  // Discards the changes kept in a member's cache, but not its state.
  void forget_changes(std::size_t member);
  // Ends the member's watches, and rebuilds its cache.
  void restart(std::size_t member);
  // Discards everything after `revision`. With a bump, as etcd recommends, revisions continue far
  // above all earlier ones, which count as compacted; without one, revisions are reused.
  enum class Bump : bool { No, Yes };
  void restore(Revision revision, Bump bump);

  // The revision that the member's cache must reach before it can respond; 0: none.
  [[nodiscard]] Revision awaited(const ListOptions& options) const;
  [[nodiscard]] Revision awaited(const WatchOptions& options) const;
  [[nodiscard]] Revision cached(std::size_t member) const { return members_[member].cached; }
  [[nodiscard]] Revision compacted() const { return compacted_; }

  [[nodiscard]] Result<ListPage> list(const ListOptions& options, std::size_t member) const;
  [[nodiscard]] Result<std::shared_ptr<WatchSession>> watch(const WatchOptions& options,
                                                            std::size_t member) {
    return watch(options, member, options_.streaming_lists);
  }
  // Responds to a streaming list in another way than the server usually does.
  [[nodiscard]] Result<std::shared_ptr<WatchSession>> watch(const WatchOptions& options,
                                                            std::size_t member, StreamingLists how);

 private:
  friend class WatchSession;

  struct Member {
    Revision cached = 0;
    Revision oldest = 0;  // Changes after this revision are kept.
  };

  [[nodiscard]] Result<ListPage> list_rest(const ListOptions& options) const;
  [[nodiscard]] Result<ListPage> list_exactly(Revision revision, std::int64_t limit) const;
  [[nodiscard]] ListPage page(const Moment& moment, std::int64_t limit,
                              const ObjectKey& start_after) const;
  void begin_with_state(WatchSession& session, const WatchOptions& options) const;
  void begin_streaming_list(WatchSession& session, StreamingLists how) const;
  void break_sessions(std::size_t member);

  const ServerOptions options_;
  const Clock& clock_;
  History history_;
  Revision compacted_ = 0;  // The oldest revision that can be read.
  std::vector<Member> members_;
  std::vector<std::weak_ptr<WatchSession>> sessions_;
};

}  // namespace kinform::inline v0::test_support
