// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include <utility>

#include "cache/reflector/reflector_machine.hpp"

namespace kinform::inline v0::reflector {

namespace {

constexpr Duration kSlowList = std::chrono::seconds(10);

}  // namespace

Action ReflectorMachine::enter_listing() {
  std::string version = list_version();
  const std::int64_t page_size = page_size_for(version);
  return begin_list(std::move(version), page_size);
}

Action ReflectorMachine::begin_list(std::string resource_version, std::int64_t page_size) {
  const Listing& list =
      enter(Listing{.pager = ListPager("list " + options_.resource, filter_,
                                       {.resource_version = std::move(resource_version),
                                        .page_size = page_size,
                                        .limits = options_.list_limits})});
  return FetchPage{list.pager.next_page()};
}

Result<void> ReflectorMachine::add_item(ObjectPtr object, std::uint64_t bytes) {
  return std::get<Listing>(state_).pager.add(std::move(object), bytes);
}

Action ReflectorMachine::on_event(PageRead&& event) {
  happened(ReflectorEvent::PageRead);
  auto& list = std::get<Listing>(state_);
  if (!list.started) list.started = event.requested;
  const Result<bool> complete = list.pager.end_page(std::move(event.metadata), event.bytes);
  if (!complete) return list_failed(list, complete.error(), event.now);
  if (!*complete) return FetchPage{list.pager.next_page()};
  return list_complete(list, event.now);
}

Action ReflectorMachine::list_complete(Listing& list, TimePoint now) {
  ListPager& pager = list.pager;
  version_unavailable_ = false;
  if (pager.request().resource_version == "0" && pager.paginated()) server_paginates_ = true;
  std::vector<ObjectPtr> objects = pager.take_objects();
  // Before the store has the list, so that the counters are visible once has_synced() is true.
  record_list(now - *list.started, objects.size());
  list_being_stored_ = pager.resource_version();
  return Replace{.objects = std::move(objects), .resource_version = pager.resource_version()};
}

Action ReflectorMachine::list_failed(Listing& list, const Error& error, TimePoint now) {
  if (error.code == ErrorCode::FormatChanged && !std::exchange(list.is_repeated, true)) {
    log(LogLevel::Info, 2, "Requesting the page in another format", {{"err", error}});
    list.pager.repeat_page();
    return FetchPage{list.pager.next_page()};
  }
  const Result<void> restarted = list.pager.fail_page(error);
  if (restarted) return FetchPage{list.pager.next_page()};
  const Error& failure = restarted.error();
  if (!is_version_unavailable(failure)) {
    return fail_cycle(RelistReason::ListFailed, failure, now);
  }
  // The version that was requested is unavailable. Repeat the list once, immediately, with the same
  // page size, from the newest version (REF-20).
  version_unavailable_ = true;
  if (list.is_retry) return fail_cycle(RelistReason::ListFailed, failure, now);
  record_failure(failure, now);
  Action action = begin_list(list_version(), list.pager.request().page_size);
  auto& retry = std::get<Listing>(state_);
  retry.is_retry = true;
  retry.started = now;
  return action;
}

// Returns the version for a list: "" if the last version is unavailable, "0" at first, else the
// last version (REF-15). Without resourceVersionMatch, a version means "not older than", so the
// store never goes back in time, even if an outdated server responds (REF-17).
std::string ReflectorMachine::list_version() const {
  if (version_unavailable_) return "";
  const std::string& version = status_.last_sync_resource_version;
  return version.empty() ? "0" : version;
}

// Returns the page size for a list; 0 means no limit (REF-18). A limit together with a version
// would make the server bypass its watch cache and read exactly that version.
std::int64_t ReflectorMachine::page_size_for(std::string_view resource_version) const {
  if (options_.page_size != 0) return options_.page_size;
  if (server_paginates_) return kDefaultPageSize;
  return resource_version.empty() || resource_version == "0" ? kDefaultPageSize : 0;
}

void ReflectorMachine::record_list(Duration duration, std::size_t objects) {
  if (duration >= kSlowList) {
    log(LogLevel::Info, 0, "Slow list",
        {{"duration", duration}, {"objects", std::uint64_t{objects}}});
  }
  ReflectorStatus& status = all();
  ++status.counters.lists;
  status.last_list_duration = duration;
  status.last_list_objects = objects;
}

// Records that the store has a complete list. The watch starts after that.
void ReflectorMachine::record_populated(TimePoint now) {
  ReflectorStatus& status = all();
  status.listed = true;
  status.last_sync_resource_version = std::exchange(list_being_stored_, {});
  status.last_received = now;
  status.failing_since.reset();
  is_removed_ = false;
  silent_watches_ = 0;
  start_resync_timer(now);
  log(LogLevel::Info, 2, "Caches populated");
}

}  // namespace kinform::inline v0::reflector
