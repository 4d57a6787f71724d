// What `kinform watch` leaves behind when it ends: the cache's contents, and figures.

#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/lister.hpp"
#include "kinform/result.hpp"
#include "kinform/informer.hpp"

namespace kinform::inline v0::tools {

// Writes `[{"key","resourceVersion","uid"}]`, sorted, one object a line, to a file.
[[nodiscard]] Result<void> dump_cache(const std::vector<Lister<>>& listers,
                                      const std::string& file);

// Changes that handlers were told of: neither what was there at the beginning nor resyncs.
//
// Not thread-safe.
class EventRate {
 public:
  void count(TimePoint now) {
    if (count_++ == 0) first_ = now;
    last_ = now;
  }

  // What another one has counted, too.
  void add(const EventRate& other);

  [[nodiscard]] std::uint64_t count() const { return count_; }
  // Between the first and the last; 0 if that was one moment.
  [[nodiscard]] double per_second() const;

 private:
  std::uint64_t count_ = 0;
  TimePoint first_ = {};
  TimePoint last_ = {};
};

// One JSON line: objects, sync_ms, cpu_ms, rss_kb, peak_rss_kb, events, events_per_s, relists,
// watches. `sync` is how long the caches took to fill; 0 is written if they never did.
[[nodiscard]] std::string stats_line(const std::vector<InformerStatus>& informers,
                                     std::optional<Duration> sync, const EventRate& events);

}  // namespace kinform::inline v0::tools
