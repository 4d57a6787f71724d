// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <utility>

#include "cache/reflector/reflector_impl.hpp"

namespace kinform::inline v0 {

namespace {

constexpr Duration kSlowList = std::chrono::seconds(10);

}  // namespace

Reflector::Impl::State Reflector::Impl::list_page(const std::stop_token& stop) {
  if (!list_) {
    const std::string version = list_version();
    begin_list(version, page_size_for(version));
  }
  const Result<bool> complete = list_->pager.fetch_page(stop);
  if (!complete) return list_failed(complete.error(), stop);
  return *complete ? finish_list(stop) : State::Listing;
}

void Reflector::Impl::begin_list(std::string resource_version, std::int64_t page_size) {
  list_.emplace(ListInProgress{
      .pager = ListPager(lister_watcher_, filter_,
                         {.resource_version = std::move(resource_version),
                          .page_size = page_size,
                          .known = store_.known_objects(),
                          .limits = options_.list_limits}),
      .started = now(),
  });
}

Reflector::Impl::State Reflector::Impl::finish_list(const std::stop_token& stop) {
  ListPager& pager = list_->pager;
  version_unavailable_ = false;
  if (pager.request().resource_version == "0" && pager.paginated()) server_paginates_ = true;

  std::vector<ObjectPtr> objects = pager.take_objects();
  // Update the counters before populate(), so that they are visible once has_synced() is true.
  record_list(now() - list_->started, objects.size());
  const Result<void> stored = populate(std::move(objects), pager.resource_version(), stop);
  list_.reset();
  if (!stored && ends_run(stored.error(), stop)) return State::Stopped;
  if (!stored) {
    return fail_cycle(RelistReason::ListFailed,
                      stored.error().with_context("unable to sync list result"));
  }
  return State::OpeningWatch;
}

Reflector::Impl::State Reflector::Impl::list_failed(const Error& error,
                                                    const std::stop_token& stop) {
  const std::int64_t page_size = list_->pager.request().page_size;
  const bool was_retry = list_->is_retry;
  list_.reset();
  if (ends_run(error, stop)) return State::Stopped;
  if (!is_version_unavailable(error)) return fail_cycle(RelistReason::ListFailed, error);

  // The version that was requested is unavailable. Repeat the list once, immediately, with the same
  // page size, from the newest version (REF-20).
  version_unavailable_ = true;
  if (was_retry) return fail_cycle(RelistReason::ListFailed, error);
  record_failure(error);
  begin_list(list_version(), page_size);
  list_->is_retry = true;
  return State::Listing;
}

// Returns the version for a list: "" if the last version is unavailable, "0" at first, else the
// last version (REF-15). Without resourceVersionMatch, a version means "not older than", so the
// store never goes back in time, even if an outdated server responds (REF-17).
std::string Reflector::Impl::list_version() const {
  if (version_unavailable_) return "";
  std::string version = last_sync_resource_version();
  return version.empty() ? "0" : version;
}

// Returns the page size for a list; 0 means no limit (REF-18). A limit together with a version
// would make the server bypass its watch cache and read exactly that version.
std::int64_t Reflector::Impl::page_size_for(std::string_view resource_version) const {
  if (options_.page_size != 0) return options_.page_size;
  if (server_paginates_) return kDefaultPageSize;
  return resource_version.empty() || resource_version == "0" ? kDefaultPageSize : 0;
}

// Replaces the contents of the store with a complete list. The watch starts after that.
Result<void> Reflector::Impl::populate(std::vector<ObjectPtr> objects, std::string resource_version,
                                       const std::stop_token& stop) {
  const Result<void> stored = store_.replace(std::move(objects), resource_version, stop);
  if (!stored) return stored.error();

  const TimePoint at = now();
  update_status([&](ReflectorStatus& status) {
    status.listed = true;
    status.last_sync_resource_version = std::move(resource_version);
    status.last_received = at;
    status.failing_since.reset();
  });
  is_failing_ = false;
  is_removed_ = false;
  silent_watches_ = 0;
  start_resync_timer();
  logger_.info(2, "Caches populated");
  return {};
}

void Reflector::Impl::record_list(Duration duration, std::size_t objects) {
  if (duration >= kSlowList) {
    logger_.info(0, "Slow list", {{"duration", duration}, {"objects", objects}});
  }
  update_status([&](ReflectorStatus& status) {
    ++status.counters.lists;
    status.last_list_duration = duration;
    status.last_list_objects = objects;
  });
}

}  // namespace kinform::inline v0
