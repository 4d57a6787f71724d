// A small API server for one collection: versions, compaction, watch caches, pages, streaming
// lists.
//
// Two layers, as in the real one: a store with all revisions since its last compaction, and before
// it several members, each with a cache that follows the store at its own pace and remembers recent
// changes. Answers are those of spec 12. It makes no faults of its own; see SimulatedConnection.

#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "testing/simulation/history.hpp"

namespace kinform::inline v0::test_support {

struct ServerOptions {
  // Without one, "0" means the newest state, and limits are honoured beside it (REF-21).
  bool has_watch_cache = true;
  bool streams_lists = true;
  bool sends_bookmarks = true;
  // Streaming lists begin with an older state, so that changes come before the marker (WL-02).
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
  // The next event, if there is one.
  [[nodiscard]] std::optional<WatchEvent> take();
  // When there will be one, or the end, unless somebody writes; TimePoint::max(): never.
  [[nodiscard]] TimePoint next_at() const;
  [[nodiscard]] bool has_ended() const;
  // The connection is gone, with the member that it led to.
  [[nodiscard]] bool is_broken() const { return broken_; }
  // Whether the state that it began with is still being sent.
  [[nodiscard]] bool is_streaming_list() const { return marker_at_.has_value(); }

 private:
  friend class SimulatedServer;

  explicit WatchSession(const SimulatedServer& server) : server_(server) {}
  [[nodiscard]] const Write* next_write() const;
  [[nodiscard]] bool is_marker_due() const;
  [[nodiscard]] bool is_bookmark_due() const;

  const SimulatedServer& server_;
  std::size_t member_ = 0;
  Revision began_at_ = 0;
  Revision position_ = 0;  // Everything up to here has been sent.
  std::deque<ObjectPtr> initial_;
  std::optional<Revision> marker_at_;
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

  // The store forgets what was before `revision`.
  void compact(Revision revision);
  // A member's cache takes in up to this many revisions.
  void catch_up(std::size_t member, Revision revisions);
  void catch_up();
  // A member's cache forgets its changes, but not its state.
  void forget_changes(std::size_t member);
  // Ends the member's watches, and its cache begins anew.
  void restart(std::size_t member);
  // All that happened after `revision` is gone. With a bump, as careful operators do it, revisions
  // go on far beyond all that were there before, and all of them count as compacted; without, the
  // old ones come again.
  enum class Bump : bool { No, Yes };
  void restore(Revision revision, Bump bump);

  // What has to be in the member's cache before it can answer; 0: nothing in particular.
  [[nodiscard]] Revision awaited(const ListOptions& options) const;
  [[nodiscard]] Revision awaited(const WatchOptions& options) const;
  [[nodiscard]] Revision cached(std::size_t member) const { return members_[member].cached; }
  [[nodiscard]] Revision compacted() const { return compacted_; }

  [[nodiscard]] Result<ListPage> list(const ListOptions& options, std::size_t member) const;
  [[nodiscard]] Result<std::shared_ptr<WatchSession>> watch(const WatchOptions& options,
                                                            std::size_t member);

 private:
  friend class WatchSession;

  struct Member {
    Revision cached = 0;
    Revision oldest = 0;  // Changes behind this revision are remembered.
  };

  [[nodiscard]] Result<ListPage> list_rest(const ListOptions& options) const;
  [[nodiscard]] Result<ListPage> list_exactly(Revision revision, std::int64_t limit) const;
  [[nodiscard]] ListPage page(const Moment& moment, std::int64_t limit,
                              const ObjectKey& start_after) const;
  void begin_with_state(WatchSession& session, const WatchOptions& options) const;
  void break_sessions(std::size_t member);

  const ServerOptions options_;
  const Clock& clock_;
  History history_;
  Revision compacted_ = 0;  // The oldest revision that can be read.
  std::vector<Member> members_;
  std::vector<std::weak_ptr<WatchSession>> sessions_;
};

}  // namespace kinform::inline v0::testing
