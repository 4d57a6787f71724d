// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The watch cache: a copy of the store that follows it, immediately or with a lag. Serves most
// reads and all watches.

#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>

#include "kinform/building_blocks/clock.hpp"
#include "server/kinds/kinds.hpp"
#include "server/store/collection.hpp"
#include "server/store/object_store.hpp"
#include "server/store/protobuf_form.hpp"

namespace kinform::inline v0::server {

struct WatchCacheOptions {
  // Delay until a write becomes visible.
  Duration lag = Duration::zero();
  // Number and bytes of the changes kept for each resource, for watches that start in the past
  // (SV-17). A watch that falls further behind ends with 410 Expired.
  std::size_t changes_max = 102'400;
  std::size_t bytes_max = 64 * 1024 * 1024;
};

// Not thread-safe: the owner guards it.
class WatchCache {
 public:
  explicit WatchCache(WatchCacheOptions options, Version version)
      : options_(options), version_(version), begin_(version) {}

  // The version of the last visible change.
  [[nodiscard]] Version version() const { return version_; }
  [[nodiscard]] const Collection& collection(const KindFacts& kind);

  // Records a change of the store; advance() makes it visible.
  void follow(const KindFacts& kind, const StoredChange& change);
  // Makes all changes visible that are older than the lag. Returns whether there were any.
  bool advance(TimePoint now);
  // The time at which the next change becomes visible; empty if all changes are visible.
  [[nodiscard]] std::optional<TimePoint> next_due() const;

  void set_lag(Duration lag) { options_.lag = lag; }
  // Hides the next `count` changes from watches, as if their events were lost
  // (Server::drop_events).
  void hide_next(std::size_t count) { hidden_left_ += count; }

  // Replaces the contents by those of the store, without history.
  void reload(const ObjectStore& store);
  // The number of reloads. A watch that started before the last reload has expired.
  [[nodiscard]] std::uint64_t reload_count() const { return reload_count_; }

  // Encodes the objects of lists and watches. It is here because all of them have the cache.
  [[nodiscard]] MessageEncoder& message_encoder() { return message_encoder_; }

  // Drops the history: watches and exact reads can no longer start before the current version.
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

  // Returns the collection of a kind; creates it if needed. The history of a new collection starts
  // at begin_, like the histories of the other collections.
  [[nodiscard]] Cached& cached(const KindFacts& kind) {
    return collections_.try_emplace(&kind.stored(), Cached{.collection = Collection({}, begin_)})
        .first->second;
  }
  void apply(Pending pending);

  WatchCacheOptions options_;
  Version version_;
  Version begin_;  // No kind has history before this version.
  std::uint64_t reload_count_ = 0;
  std::size_t hidden_left_ = 0;
  std::map<const KindFacts*, Cached> collections_;
  std::deque<Pending> pending_;
  MessageEncoder message_encoder_;
};

}  // namespace kinform::inline v0::server
