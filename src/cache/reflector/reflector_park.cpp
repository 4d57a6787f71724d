// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <algorithm>
#include <utility>

#include "cache/reflector/reflector_machine.hpp"

namespace kinform::inline v0::reflector {

namespace {

// Whatever a ResourceSearch asks for, it is not called more often than this.
constexpr Duration kShortestCheckInterval = std::chrono::seconds(1);

// After this many checks in a row that found out nothing, the list itself is tried again: discovery
// may be forbidden, or hidden by a proxy.
constexpr int kFailedChecksBeforeList = 3;

}  // namespace

// Ends a cycle because of a 404. The store stays as it is: a restarting server or a proxy may send
// that briefly.
Action ReflectorMachine::park(RelistReason reason, const Error& error, TimePoint now) {
  relist_reason_ = reason;
  resync_due_ = TimePoint::max();
  record_failure(error, now);
  enter(Parked{.check_due = now});
  set_parked_reason({});
  report_parked(error);
  return Wait();
}

Action ReflectorMachine::on_event(const ResourceSeen& event) {
  happened(ReflectorEvent::ResourceSeen);
  auto& parked = std::get<Parked>(state_);
  parked.sighting = event.sighting;
  if (event.sighting.presence == ResourcePresence::Served) {
    return unpark(parked, "Resource is served; listing");
  }
  parked.failed_checks = event.sighting.problem.empty() ? 0 : parked.failed_checks + 1;
  if (parked.failed_checks == kFailedChecksBeforeList) {
    return unpark(parked, "Cannot find out whether the resource is served; trying to list it");
  }
  const bool is_removed = event.sighting.presence == ResourcePresence::Removed;
  // A store that never had a list has nothing to remove, and must not count as synced.
  if (is_removed && !is_removed_ && status_.listed) {
    return Replace{.objects = {}, .resource_version = status_.last_sync_resource_version};
  }
  return stay_parked(parked, event.now);
}

Action ReflectorMachine::removal_failed(Parked& parked, const Error& error, TimePoint now) {
  log(LogLevel::Error, 0, "Unable to delete the objects of a removed resource", {{"err", error}});
  return stay_parked(parked, now);
}

Action ReflectorMachine::stay_parked(Parked& parked, TimePoint now) {
  const Duration interval = std::max(parked.sighting.check_after, kShortestCheckInterval);
  parked.check_due = detail::later(now, interval);
  set_parked_reason(parked.sighting.problem);
  if (!std::exchange(parked.is_announced, true)) effects_.emplace_back(AnnounceParked{true});
  return Wait();
}

Action ReflectorMachine::unpark(const Parked& parked, std::string_view message) {
  log(LogLevel::Info, 2, message);
  if (parked.is_announced) effects_.emplace_back(AnnounceParked{false});
  enter(Starting());
  return Wait();
}

// Reports the 404 once. If the resource is served, but its lists keep failing with 404, later
// reports would say the same.
void ReflectorMachine::report_parked(const Error& error) {
  const std::uint64_t lists = status_.counters.lists;
  if (std::exchange(lists_when_reported_, lists) == lists) {
    log(LogLevel::Info, 4, "Resource is still not served", {{"err", error}});
  } else {
    effects_.emplace_back(ReportNotServed{error});
  }
}

void ReflectorMachine::set_parked_reason(const std::string& problem) {
  std::string reason =
      "waiting for the resource " + options_.resource + ": the server does not serve it";
  if (!problem.empty()) reason += "; " + problem;
  all().parked_reason = std::move(reason);
}

}  // namespace kinform::inline v0::reflector
