// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The server's storage, in place of etcd: all objects and their recent history, under one version
// counter.

#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "server/kinds/kinds.hpp"
#include "server/store/collection.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// Limits of the history. The oldest changes are dropped once any limit is exceeded.
struct HistoryLimits {
  std::size_t changes_max = 100'000;
  // Size of the old object versions that only the history still refers to.
  std::size_t bytes_max = 256 * 1024 * 1024;
  Duration age_max = std::chrono::minutes(5);  // Like the compaction interval of etcd.
};

// Not thread-safe: the owner guards it.
class ObjectStore {
 public:
  explicit ObjectStore(HistoryLimits limits = {}) : limits_(limits) {}

  // The version of the last write. An empty store starts at 1, because versions are positive.
  [[nodiscard]] Version version() const { return version_; }

  [[nodiscard]] const Collection& collection(const KindFacts& kind);
  // Returns the current state of an object, or null.
  [[nodiscard]] EntryPtr find(const KindFacts& kind, std::string_view key);

  // Creates or replaces an object. The returned change is valid until the next call. REQUIRES:
  // entry->version() == version() + 1.
  const StoredChange& put(const KindFacts& kind, EntryPtr entry, TimePoint now);
  // REQUIRES: the object exists.
  const StoredChange& remove(const KindFacts& kind, const std::string& key, TimePoint now);

  // Drops the history before `version`. States from `version` on can still be read.
  void compact(Version version);
  // The oldest version whose state can be read.
  [[nodiscard]] Version compacted_version() const { return compacted_; }

  // Restores the state at `version` and continues to count from there, like a cluster restored from
  // a backup.
  // REQUIRES: compacted_version() <= version <= version().
  void roll_back(Version version);

  // The collections of all kinds, for WatchCache::reload().
  [[nodiscard]] const std::map<const KindFacts*, Collection>& collections() const {
    return collections_;
  }

  // Drops the oldest changes while the history exceeds its limits. Every write does this too.
  void forget_old(TimePoint now);

 private:
  // One change in the log of all collections, which is sorted oldest first.
  struct LogEntry {
    Version version = 0;
    Collection* collection = nullptr;
    std::size_t bytes = 0;
    TimePoint at = {};
  };

  // Returns the collection of a kind; creates it if needed. The history of a new collection starts
  // at the compacted version, like the histories of the other collections.
  [[nodiscard]] Collection& collection_of(const KindFacts& kind) {
    return collections_.try_emplace(&kind.stored(), EntryMap(), compacted_).first->second;
  }
  const StoredChange& commit(Collection& collection, StoredChange change);
  [[nodiscard]] bool is_beyond_limits(TimePoint now) const;

  const HistoryLimits limits_;
  Version version_ = 1;
  Version compacted_ = 0;
  std::map<const KindFacts*, Collection> collections_;
  std::deque<LogEntry> log_;
  std::size_t log_bytes_ = 0;
};

}  // namespace kinform::inline v0::server
