// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Measures the progress of initial lists for display: objects, bytes and rate.

#pragma once

#include <atomic>
#include <cstdint>
#include <memory>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::tools {

// Counts the bytes and objects that pass through the transport and the lister-watchers that
// measured() wraps. It must outlive these wrappers.
//
// Thread safety: all members may be called from any thread.
class LoadMeter {
 public:
  // Wraps a transport and counts the bytes of response bodies, after decompression.
  [[nodiscard]] std::shared_ptr<Transport> measured(std::shared_ptr<Transport> transport);
  // Wraps a source and counts the objects of lists and watches.
  [[nodiscard]] ListerWatcherSource measured(ListerWatcherSource source);

  void count_bytes(std::uint64_t bytes) { bytes_.fetch_add(bytes, std::memory_order_relaxed); }
  void count_object() { objects_.fetch_add(1, std::memory_order_relaxed); }

  // Returns `12345 objects, 117.2 MB, 38.1 MB/s`. The rate is the mean over `elapsed`, the time
  // since the start.
  [[nodiscard]] std::string progress(Duration elapsed) const;

 private:
  std::atomic<std::uint64_t> bytes_ = 0;
  std::atomic<std::uint64_t> objects_ = 0;
};

}  // namespace kinform::inline v0::tools
