// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/building_blocks/retry_watch.hpp"

#include <algorithm>
#include <utility>

#include "cache/reflector/retry_after.hpp"

namespace kinform::inline v0 {

namespace {

bool is_final_when_opening(const Error& error) {
  return error.code == ErrorCode::Unauthorized || error.code == ErrorCode::Forbidden ||
         error.code == ErrorCode::Expired;
}

Error cancelled() {
  return {ErrorCode::Cancelled, "watch: stopped"};
}

}  // namespace

Result<std::unique_ptr<RetryWatch>> RetryWatch::from(ListerWatcher& lister_watcher,
                                                     std::string resource_version,
                                                     RetryWatchOptions options) {
  if (resource_version.empty() || resource_version == "0") {
    return Error{ErrorCode::InvalidArgument,
                 "watch with retries: cannot start from resource version \"" + resource_version +
                     "\": a specific version is required"};
  }
  return std::unique_ptr<RetryWatch>(
      new RetryWatch(lister_watcher, std::move(resource_version), std::move(options)));
}

RetryWatch::RetryWatch(ListerWatcher& lister_watcher, std::string resource_version,
                       RetryWatchOptions options)
    : lister_watcher_(lister_watcher),
      options_(std::move(options)),
      resource_version_(std::move(resource_version)) {}

Result<WatchRead> RetryWatch::next(Duration timeout, std::stop_token stop) {
  Clock& clock = *options_.clock;
  const TimePoint deadline = clock.after(timeout);
  // Past the deadline, at most one attempt to open and one read are made: enough for polling with
  // timeout 0, and no more even if attempts take longer than the timeout.
  bool has_opened = false;
  bool has_read = false;
  while (!finished_) {
    if (stop.stop_requested()) return cancelled();
    const TimePoint now = clock.now();
    const bool must_wait = !watch_ && now < next_try_;
    bool& done = watch_ ? has_read : has_opened;
    if (now >= deadline && (must_wait || done)) return WatchRead::nothing_yet();
    if (must_wait) {
      // The wait may end for the retry, the deadline or a stop; the next iteration checks which.
      std::ignore = clock.wait_until(std::min(deadline, next_try_), stop);
      continue;
    }
    done = true;
    const Duration rest = deadline == TimePoint::max() ? Duration::max() : deadline - now;
    std::optional<WatchRead> news = watch_ ? read(rest, stop) : open(stop);
    if (stop.stop_requested() && !news) return cancelled();
    if (news) return *std::move(news);
  }
  return WatchRead::ended();
}

std::optional<WatchRead> RetryWatch::open(std::stop_token stop) {
  next_try_ = options_.clock->after(options_.shortest_interval);
  Result<std::unique_ptr<WatchStream>> opened =
      lister_watcher_.watch({.resource_version = resource_version_,
                             .allow_bookmarks = true,
                             .timeout_seconds = options_.timeout_seconds},
                            stop);
  if (opened) {
    watch_ = *std::move(opened);
    last_error_.reset();
    return std::nullopt;
  }
  if (stop.stop_requested()) return std::nullopt;
  if (is_final_when_opening(opened.error())) return finish(std::move(opened).error());
  options_.logger.warning(
      "Failed to watch; retrying",
      {{"type", lister_watcher_.resource().to_string()}, {"err", opened.error()}});
  try_again(opened.error());
  return std::nullopt;
}

std::optional<WatchRead> RetryWatch::read(Duration timeout, std::stop_token stop) {
  Result<WatchRead> read = watch_->next(timeout, stop);
  if (!read && stop.stop_requested()) return std::nullopt;
  if (!read) {
    try_again(read.error());
    return std::nullopt;
  }
  if (read->progress == WatchProgress::NothingYet) return *std::move(read);
  if (read->progress == WatchProgress::Ended) {
    watch_.reset();
    return std::nullopt;
  }
  return take(std::move(read->event));
}

std::optional<WatchRead> RetryWatch::take(WatchEvent event) {
  if (event.type == WatchEventType::Error) return take_error(std::move(event.error));
  if (!event.object || event.object->resource_version().empty()) {
    return finish(
        {ErrorCode::Internal, "watch with retries: event without resourceVersion, cannot resume"});
  }
  resource_version_ = event.object->resource_version();
  if (event.type == WatchEventType::Bookmark) return std::nullopt;
  return WatchRead::of(std::move(event));
}

std::optional<WatchRead> RetryWatch::take_error(Error error) {
  if (error.code == ErrorCode::Expired) return finish(std::move(error));
  try_again(error);
  return std::nullopt;
}

WatchRead RetryWatch::finish(Error error) {
  watch_.reset();
  finished_ = true;
  return WatchRead::of(
      {.type = WatchEventType::Error, .object = nullptr, .error = std::move(error)});
}

void RetryWatch::try_again(const Error& error) {
  watch_.reset();
  next_try_ = std::max(next_try_, options_.clock->after(retry_after(error)));
  last_error_ = error;
  options_.logger.info(4, "Watch failed; retrying",
                       {{"type", lister_watcher_.resource().to_string()}, {"err", error}});
}

}  // namespace kinform::inline v0
