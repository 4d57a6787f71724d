// The server's truth: all objects with their recent past, under one count of versions.

#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "server/store/collection.hpp"
#include "server/store/entry.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// How much of the past is kept. What is older than any of these allows is forgotten.
struct HistoryLimits {
  std::size_t changes_max = 100'000;
  // Of the objects that only the past still needs.
  std::size_t bytes_max = 256 * 1024 * 1024;
  Duration age_max = std::chrono::minutes(5);  // As etcd's compaction.
};

// Not thread-safe: whoever has one guards it.
class ObjectStore {
 public:
  explicit ObjectStore(HistoryLimits limits = {}) : limits_(limits) {}

  // That of the last write. An empty store begins at 1: versions are positive.
  [[nodiscard]] Version version() const { return version_; }

  [[nodiscard]] const Collection& collection(const KindFacts& kind);
  // The current state of an object, or null.
  [[nodiscard]] EntryPtr find(const KindFacts& kind, std::string_view key);

  // Writes an object: creates it, or replaces what is there. Returns the change, which is valid
  // until the next call. REQUIRES: entry->version() == version() + 1.
  const StoredChange& put(const KindFacts& kind, EntryPtr entry, TimePoint now);
  // REQUIRES: the object is there.
  const StoredChange& remove(const KindFacts& kind, const std::string& key, TimePoint now);

  // Forgets all states before `version`. Those of versions from then on can be read exactly.
  void compact(Version version);
  // States before this version can no longer be read.
  [[nodiscard]] Version compacted_version() const { return compacted_; }

  // Goes back to the state at `version`, and counts on from there, as a restored backup does.
  // REQUIRES: compacted_version() <= version <= version().
  void roll_back(Version version);

  // All that there is, for a cache that begins anew.
  [[nodiscard]] const std::map<const KindFacts*, Collection>& collections() const {
    return collections_;
  }

  // Forgets what the limits no longer allow, as each write does too.
  void forget_old(TimePoint now);

 private:
  // Where the changes are, oldest first, over all collections.
  struct LogEntry {
    Version version = 0;
    Collection* collection = nullptr;
    std::size_t bytes = 0;
    TimePoint at = {};
  };

  // That of a kind which was never written to has forgotten as much as the others.
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
