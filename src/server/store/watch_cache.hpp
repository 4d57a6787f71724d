// What most reads and all watches are answered from: a copy of the store that follows it, at once
// or with a lag.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>

#include "kinform/building_blocks/clock.hpp"
#include "server/store/collection.hpp"
#include "server/kinds/kinds.hpp"
#include "server/store/object_store.hpp"

namespace kinform::inline v0::server {

struct WatchCacheOptions {
  // How long a write stays unseen.
  Duration lag = Duration::zero();
  // Changes that are kept of each resource, for watches that begin in the past (SV-17), and their
  // bytes. A watcher that falls behind further is cut off.
  std::size_t changes_max = 102'400;
  std::size_t bytes_max = 64 * 1024 * 1024;
};

// Not thread-safe: whoever has one guards it.
class WatchCache {
 public:
  explicit WatchCache(WatchCacheOptions options, Version version)
      : options_(options), version_(version), begin_(version) {}

  // That of the last change it has seen.
  [[nodiscard]] Version version() const { return version_; }
  [[nodiscard]] const Collection& collection(const KindFacts& kind);

  // Takes note of what has been written to the store; advance() makes it visible.
  void follow(const KindFacts& kind, const StoredChange& change);
  // Makes visible what is old enough. Returns whether anything was.
  bool advance(TimePoint now);
  // When the next advance() will find something; nothing if it has seen everything.
  [[nodiscard]] std::optional<TimePoint> next_due() const;

  void set_lag(Duration lag) { options_.lag = lag; }
  // Watches will skip the next `count` changes.
  void hide_next(std::size_t count) { hidden_left_ += count; }

  // Begins anew with what the store has, and without a past.
  void reload(const ObjectStore& store);
  // How often it has begun anew: watches of an earlier life have nothing to go on from.
  [[nodiscard]] std::uint64_t life() const { return life_; }

  // Watches can no longer begin before the current version, nor exact reads.
  void forget_past();

 private:
  struct Pending {
    const KindFacts* kind = nullptr;
    StoredChange change = {};
  };
  struct Cached {
    Collection collection = {};
    std::size_t bytes = 0;
  };

  // That of a kind which was never written to has forgotten as much as the others.
  [[nodiscard]] Cached& cached(const KindFacts& kind) {
    return collections_.try_emplace(&kind.stored(), Cached{.collection = Collection({}, begin_)})
        .first->second;
  }
  void apply(Pending pending);

  WatchCacheOptions options_;
  Version version_;
  Version begin_;  // Nothing before it can be told of any kind.
  std::uint64_t life_ = 0;
  std::size_t hidden_left_ = 0;
  std::map<const KindFacts*, Cached> collections_;
  std::deque<Pending> pending_;
};

}  // namespace kinform::inline v0::server
