// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A watch that opens itself again. For following changes without keeping a copy; a Reflector keeps
// one, and recovers from more.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

struct RetryWatchOptions {
  // Between two tries, from the beginning of one to that of the next.
  Duration shortest_interval = std::chrono::seconds(1);

  // Sent with each try; by default the server decides how long a watch lasts.
  std::optional<std::int64_t> timeout_seconds = {};

  Logger logger = {};

  // Must outlive the watch.
  Clock* clock = &system_clock();
};

// Goes on from the last version whenever the watch ends or fails, so that no change is missed or
// told twice. Asks for bookmarks, to have a recent version to go on from, and keeps them to itself.
//
// It ends for good, with an event of type Error, where trying again cannot help: the version has
// expired, the server says 401 or 403, or an event has no version (AUX-11). After that, and only
// then, next() answers WatchProgress::Ended.
//
// Not thread-safe.
class RetryWatch final : public WatchStream {
 public:
  // From behind `resource_version`, for example that of a list; the first try is made by next().
  // InvalidArgument if it is empty or "0", which would begin with a state instead of changes.
  // `lister_watcher` must outlive the watch.
  [[nodiscard]] static Result<std::unique_ptr<RetryWatch>> from(ListerWatcher& lister_watcher,
                                                                std::string resource_version,
                                                                RetryWatchOptions options = {});

  // Errors: only Cancelled.
  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop) override;

  // Where the next try would go on from.
  [[nodiscard]] const std::string& resource_version() const { return resource_version_; }

 private:
  RetryWatch(ListerWatcher& lister_watcher, std::string resource_version,
             RetryWatchOptions options);

  // What the caller is to be told, if anything.
  [[nodiscard]] std::optional<WatchRead> open(std::stop_token stop);
  [[nodiscard]] std::optional<WatchRead> read(Duration timeout, std::stop_token stop);
  [[nodiscard]] std::optional<WatchRead> take(WatchEvent event);
  [[nodiscard]] std::optional<WatchRead> take_error(Error error);
  [[nodiscard]] WatchRead finish(Error error);
  void try_again(const Error& error);

  // Constant after construction.
  ListerWatcher& lister_watcher_;
  const RetryWatchOptions options_;

  std::string resource_version_;
  std::unique_ptr<WatchStream> watch_;
  TimePoint next_try_ = TimePoint::min();
  bool finished_ = false;
};

}  // namespace kinform::inline v0
