// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <utility>

#include "base/user_code.hpp"
#include "cache/reflector/reflector_impl.hpp"

namespace kinform::inline v0 {

namespace {

// Whatever a ResourceSearch asks for, it is not called more often than this.
constexpr Duration kShortestCheckInterval = std::chrono::seconds(1);

// After this many checks in a row that found out nothing, the list itself is tried again: discovery
// may be forbidden, or hidden by a proxy.
constexpr int kFailedChecksBeforeList = 3;

}  // namespace

// Begins to look for the resource if the server does not serve it, and the ListerWatcher can look
// for it.
bool Reflector::Impl::begin_search(const Error& error) {
  if (error.code != ErrorCode::NotFound) return false;
  std::unique_ptr<ResourceSearch> search = lister_watcher_.find_resource();
  if (search == nullptr) return false;
  park_ = Park{.search = std::move(search), .check_due = now()};
  return true;
}

// Ends a cycle because of a 404. The store stays as it is: a restarting server or a proxy may send
// that briefly.
Reflector::Impl::State Reflector::Impl::park(RelistReason reason, const Error& error) {
  relist_reason_ = reason;
  resync_due_ = TimePoint::max();
  record_failure(error);
  set_parked_reason({});
  report_parked(error);
  return State::Parked;
}

Reflector::Impl::State Reflector::Impl::wait_for_resource(TimePoint deadline,
                                                          const std::stop_token& stop) {
  const TimePoint until = std::min(park_->check_due, deadline);
  if (until > now() && !options_.clock->wait_until(until, stop)) return State::Stopped;
  if (now() < park_->check_due) return State::Parked;

  const ResourceSighting sighting = park_->search->check(stop);
  if (stop.stop_requested()) return State::Stopped;
  if (sighting.presence == ResourcePresence::Served) return unpark("Resource is served; listing");
  park_->failed_checks = sighting.problem.empty() ? 0 : park_->failed_checks + 1;
  if (park_->failed_checks == kFailedChecksBeforeList) {
    return unpark("Cannot find out whether the resource is served; trying to list it");
  }
  if (sighting.presence == ResourcePresence::Removed && !is_removed_) {
    const Result<void> removed = remove_all(stop);
    if (!removed && ends_run(removed.error(), stop)) return State::Stopped;
    is_removed_ = removed.ok();
  }
  park_->check_due = options_.clock->after(std::max(sighting.check_after, kShortestCheckInterval));
  set_parked_reason(sighting.problem);
  if (!std::exchange(park_->is_announced, true)) announce_parked(true);
  return State::Parked;
}

Reflector::Impl::State Reflector::Impl::unpark(std::string_view message) {
  logger_.info(2, message);
  const bool was_announced = park_->is_announced;
  park_.reset();
  if (was_announced) announce_parked(false);
  return State::Starting;
}

// Passes the removal of all objects to the store. A store that never had a list has nothing to
// remove, and must not count as synced.
Result<void> Reflector::Impl::remove_all(const std::stop_token& stop) {
  const ReflectorStatus known = status();
  if (!known.listed) return {};
  Result<void> stored = store_.replace({}, known.last_sync_resource_version, stop);
  if (!stored) {
    logger_.error(stored.error(), "Unable to delete the objects of a removed resource");
    return stored;
  }
  logger_.warning("Resource was removed from the server; its objects are deleted from the cache");
  // The next list is one of a new resource: do not ask for a version of the old one.
  version_unavailable_ = true;
  return {};
}

// Reports the 404 once. If the resource is served, but its lists keep failing with 404, later
// reports would say the same.
void Reflector::Impl::report_parked(const Error& error) {
  const std::uint64_t lists = status().counters.lists;
  if (std::exchange(lists_when_reported_, lists) == lists) {
    logger_.info(4, "Resource is still not served", {{"err", error}});
  } else if (options_.on_watch_error) {
    report_to_user(error);
  } else {
    logger_.warning("Resource is not served; waiting for it", {{"err", error}});
  }
}

void Reflector::Impl::set_parked_reason(const std::string& problem) {
  std::string reason = "waiting for the resource " + lister_watcher_.resource().to_string() +
                       ": the server does not serve it";
  if (!problem.empty()) reason += "; " + problem;
  update_status([&](ReflectorStatus& status) { status.parked_reason = std::move(reason); });
}

void Reflector::Impl::announce_parked(bool parked) {
  if (!options_.on_parked) return;
  const Result<void> called = call_user_code("on_parked", [&] { options_.on_parked(parked); });
  if (!called) report_user_code(called.error());
}

}  // namespace kinform::inline v0
