// How far lists have got, for a person who waits: objects, bytes, rate.

#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::tools {

// Counts what comes through the transport and the lister-watchers that it wraps. It must outlive
// them.
//
// Thread safety: all members may be called from any thread.
class LoadMeter {
 public:
  // The same transport, with the bytes of its answers counted, unpacked if they came compressed.
  [[nodiscard]] std::shared_ptr<Transport> measured(std::shared_ptr<Transport> transport);
  // The same source, with the objects of lists and watches counted.
  [[nodiscard]] ListerWatcherSource measured(ListerWatcherSource source);

  void count_bytes(std::uint64_t bytes) { bytes_.fetch_add(bytes, std::memory_order_relaxed); }
  void count_object() { objects_.fetch_add(1, std::memory_order_relaxed); }

  // `12345 objects, 117.2 MB, 38.1 MB/s`: the mean rate of `elapsed`, the time since it began.
  [[nodiscard]] std::string progress(Duration elapsed) const;

 private:
  std::atomic<std::uint64_t> bytes_ = 0;
  std::atomic<std::uint64_t> objects_ = 0;
};

}  // namespace kinform::inline v0::tools
