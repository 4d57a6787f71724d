// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// RetryWatch: a watch that reconnects by itself. Use it to follow changes without keeping a copy of
// the objects; a Reflector keeps a copy, and recovers from more failures.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/error.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

struct RetryWatchOptions {
  // Minimum time between the starts of two attempts. Longer if the server asks for it with
  // Retry-After, up to a minute.
  Duration shortest_interval = std::chrono::seconds(1);

  // Sent with each watch request; by default the server decides how long a watch lasts.
  std::optional<std::int64_t> timeout_seconds = {};

  Logger logger = {};

  // Must outlive the watch.
  Clock* clock = &system_clock();
};

// Resumes from the last version whenever the watch ends or fails, so that every change is delivered
// exactly once. Requests bookmarks to keep a recent version to resume from, but does not return
// them.
//
// It ends permanently, with an event of type Error, if retrying cannot help: the version has
// expired, the server returns 401 or 403, or an event has no version. Only after that does next()
// return WatchProgress::Ended.
//
// Not thread-safe.
class KINFORM_EXPORT RetryWatch final : public WatchStream {
 public:
  // Watches changes after `resource_version`, for example that of a list; next() makes the first
  // request. Fails with InvalidArgument if the version is empty or "0", because the server would
  // then send its current state first. `lister_watcher` must outlive the watch.
  [[nodiscard]] static Result<std::unique_ptr<RetryWatch>> from(ListerWatcher& lister_watcher,
                                                                std::string resource_version,
                                                                RetryWatchOptions options = {});

  // Returns an error only on a stop request: Cancelled. Other failures are retried, or end the
  // watch with an event of type Error. The timeout does not interrupt an attempt to open the watch,
  // but no further attempt follows after it.
  [[nodiscard]] Result<WatchRead> next(Duration timeout, std::stop_token stop) override;

  // Returns the version from which the next attempt would resume.
  [[nodiscard]] const std::string& resource_version() const { return resource_version_; }

  // Returns the failure after which the watch has not been opened again yet.
  [[nodiscard]] const std::optional<Error>& last_error() const { return last_error_; }

 private:
  RetryWatch(ListerWatcher& lister_watcher, std::string resource_version,
             RetryWatchOptions options);

  // These return the result for the caller, or nullopt to continue.
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
  std::optional<Error> last_error_;
  bool finished_ = false;
};

}  // namespace kinform::inline v0
