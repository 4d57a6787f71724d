// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The output of `kinform watch` on exit: the contents of the cache (--dump-cache) and statistics
// (--stats).

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/informer.hpp"
#include "kinform/lister.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::tools {

// Writes `[{"key","resourceVersion","uid"}]` to a file, sorted by key, one object per line.
[[nodiscard]] Result<void> dump_cache(const std::vector<Lister<>>& listers,
                                      const std::string& file);

// Counts the changes that handlers received, and their rate. Initial objects and resyncs are not
// counted.
//
// Not thread-safe.
class EventRate {
 public:
  void count(TimePoint now) {
    if (count_++ == 0) first_ = now;
    last_ = now;
  }

  // Adds the counts of another instance.
  void add(const EventRate& other);

  [[nodiscard]] std::uint64_t count() const { return count_; }
  // Mean rate between the first and the last change; 0 if there are fewer than two.
  [[nodiscard]] double per_second() const;

 private:
  std::uint64_t count_ = 0;
  TimePoint first_ = {};
  TimePoint last_ = {};
};

// Returns one line of JSON: objects, sync_ms, cpu_ms, rss_kb, peak_rss_kb, events, events_per_s,
// relists, watches. `sync` is the duration of the initial sync; sync_ms is 0 if there was none.
[[nodiscard]] std::string stats_line(const std::vector<InformerStatus>& informers,
                                     std::optional<Duration> sync, const EventRate& events);

}  // namespace kinform::inline v0::tools
