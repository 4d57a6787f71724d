// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/reflector/reflector_impl.hpp"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>

#include "base/user_code.hpp"

namespace kinform::inline v0 {

namespace {

// Returns whether the reflector must end: a stop was requested, or the store is closed.
bool ends_run(const Error& error, const std::stop_token& stop) {
  if (error.code == ErrorCode::Closed) return true;
  return error.code == ErrorCode::Cancelled && stop.stop_requested();
}

// Returns whether the action is one of the first group: a request or a wait, for the next step.
bool is_for_next_step(const reflector::Action& action) {
  constexpr std::size_t kFirstOfSecondGroup = 6;
  static_assert(std::is_same_v<std::variant_alternative_t<kFirstOfSecondGroup, reflector::Action>,
                               reflector::Continue>);
  return action.index() < kFirstOfSecondGroup;
}

Duration time_until(TimePoint when, TimePoint now) {
  if (when == TimePoint::max()) return Duration::max();
  return when == TimePoint::min() ? Duration::zero() : when - now;
}

}  // namespace

TimePoint Reflector::Impl::step(TimePoint deadline, const std::stop_token& stop) {
  const Limits limits{.deadline = deadline, .stop = stop};
  if (machine_.state() == ReflectorState::Stopped) return TimePoint::max();
  if (stop.stop_requested()) {
    take(machine_.on_event(reflector::Stop()), limits);
  } else if (machine_.resync_due() != TimePoint::max() && now() >= machine_.resync_due()) {
    take(machine_.on_event(reflector::ResyncDue()), limits);
  } else {
    take(std::visit([&](auto& action) { return perform(action, limits); }, pending_), limits);
  }
  return due();
}

void Reflector::Impl::take(Action action, const Limits& limits) {
  while (true) {
    publish_status();
    if (machine_.has_effects()) perform_effects();
    if (std::holds_alternative<reflector::Continue>(action)) break;
    if (is_for_next_step(action)) {
      pending_ = std::move(action);
      break;
    }
    action = std::visit([&](auto& now) { return perform(now, limits); }, action);
  }
  if (machine_.state() != ReflectorState::Parked) search_.reset();
}

TimePoint Reflector::Impl::due() const {
  const bool has_more = watch_ != nullptr && !is_quiet_;
  return has_more ? TimePoint::min() : machine_.due();
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::Wait& /*action*/,
                                                 const Limits& limits) {
  const TimePoint until = std::min(machine_.due(), limits.deadline);
  if (until > now() && !options_.clock->wait_until(until, limits.stop)) {
    return machine_.on_event(reflector::Stop());
  }
  return machine_.on_event(reflector::Elapsed{now()});
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::OpenWatch& action,
                                                 const Limits& limits) {
  const TimePoint requested = now();
  Result<std::unique_ptr<WatchStream>> stream = lister_watcher_.watch(action.options, limits.stop);
  if (!stream && ends_run(stream.error(), limits.stop)) {
    return machine_.on_event(reflector::Stop());
  }
  if (!stream) return machine_.on_event(reflector::RequestFailed{stream.error(), requested, now()});
  watch_ = *std::move(stream);
  is_quiet_ = false;
  return machine_.on_event(reflector::WatchOpened{.requested = requested, .now = now()});
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::ReadWatch& /*action*/,
                                                 const Limits& limits) {
  const TimePoint until = std::min(limits.deadline, machine_.due());
  Result<WatchRead> read = watch_->next(time_until(until, now()), limits.stop);
  is_quiet_ = read && read->progress == WatchProgress::NothingYet;
  if (!read && ends_run(read.error(), limits.stop)) return machine_.on_event(reflector::Stop());
  if (!read) return machine_.on_event(reflector::WatchFailed{read.error(), now()});
  switch (read->progress) {
    case WatchProgress::Ended:
      return machine_.on_event(reflector::WatchEnded{now()});
    case WatchProgress::NothingYet:
      return machine_.on_event(reflector::NothingRead{.bytes = watch_->bytes_read(), .now = now()});
    case WatchProgress::Event:
      break;
  }
  return machine_.on_event(reflector::EventRead{
      .event = std::move(read->event), .bytes = watch_->bytes_read(), .now = now()});
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::FetchPage& action,
                                                 const Limits& limits) {
  const TimePoint requested = now();
  std::uint64_t bytes = 0;
  Result<ListMetadata> page = read_page(action.options, bytes, limits.stop);
  if (!page && ends_run(page.error(), limits.stop)) return machine_.on_event(reflector::Stop());
  if (!page) return machine_.on_event(reflector::RequestFailed{page.error(), requested, now()});
  return machine_.on_event(reflector::PageRead{
      .metadata = *std::move(page), .bytes = bytes, .requested = requested, .now = now()});
}

Result<ListMetadata> Reflector::Impl::read_page(const ListOptions& options, std::uint64_t& bytes,
                                                const std::stop_token& stop) {
  const Result<std::unique_ptr<ListStream>> page =
      lister_watcher_.list(options, store_.known_objects(), stop);
  if (!page) return page.error();
  while (true) {
    Result<std::optional<ListItem>> item = (*page)->next(stop);
    if (!item) return item.error();
    bytes = (*page)->bytes_read();
    if (!item->has_value()) return (*page)->metadata();
    const Result<void> added = machine_.add_item(std::move((**item).object), bytes);
    if (!added) return added.error();
  }
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::Probe& action,
                                                 const Limits& limits) {
  const Result<std::unique_ptr<ListStream>> page =
      lister_watcher_.list(action.options, nullptr, limits.stop);
  // Read at most one item, because a server that responds from its watch cache may ignore the
  // limit.
  std::optional<Error> failure;
  if (!page) {
    failure = page.error();
  } else if (const auto item = (*page)->next(limits.stop); !item) {
    failure = item.error();
  }
  if (failure && ends_run(*failure, limits.stop)) return machine_.on_event(reflector::Stop());
  return machine_.on_event(reflector::ProbeDone{.failure = std::move(failure), .now = now()});
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::End& /*action*/,
                                                 const Limits& /*limits*/) {
  return reflector::Continue();
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::Continue& /*action*/,
                                                 const Limits& /*limits*/) {
  return reflector::Continue();
}

Reflector::Impl::Action Reflector::Impl::report_stored(const Result<void>& stored,
                                                       const Limits& limits) {
  if (stored) return machine_.on_event(reflector::Stored{now()});
  if (ends_run(stored.error(), limits.stop)) return machine_.on_event(reflector::Stop());
  return machine_.on_event(reflector::StoreFailed{stored.error(), now()});
}

Reflector::Impl::Action Reflector::Impl::perform(reflector::Replace& action, const Limits& limits) {
  return report_stored(
      store_.replace(std::move(action.objects), std::move(action.resource_version), limits.stop),
      limits);
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::StoreEvent& /*action*/,
                                                 const Limits& limits) {
  return report_stored(store_event(machine_.event_to_store(), limits.stop), limits);
}

Result<void> Reflector::Impl::store_event(const WatchEvent& event, const std::stop_token& stop) {
  switch (event.type) {
    case WatchEventType::Added:
      return store_.add(event.object, stop);
    case WatchEventType::Modified:
      return store_.update(event.object, stop);
    case WatchEventType::Deleted:
      return store_.remove(event.object, stop);
    case WatchEventType::Bookmark:
      if (const std::string_view version = event.object->resource_version(); !version.empty()) {
        store_.bookmark(version);
      }
      return {};
    case WatchEventType::Error:
      break;
  }
  return {};
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::Resync& /*action*/,
                                                 const Limits& limits) {
  is_quiet_ = false;  // Read again afterwards: an event may have arrived meanwhile.
  if (!should_resync()) {
    return machine_.on_event(reflector::Resynced{.performed = false, .now = now()});
  }
  logger_.info(4, "Forcing resync");
  const Result<void> done = store_.resync(limits.stop);
  if (done) return machine_.on_event(reflector::Resynced{.now = now()});
  if (ends_run(done.error(), limits.stop)) return machine_.on_event(reflector::Stop());
  return machine_.on_event(reflector::ResyncFailed{done.error(), now()});
}

bool Reflector::Impl::should_resync() {
  if (!options_.should_resync) return true;
  const Result<bool> response = call_user_code("should_resync", options_.should_resync);
  if (!response) report_user_code(response.error());
  return response.value_or(false);
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::FindResource& /*action*/,
                                                 const Limits& /*limits*/) {
  search_ = lister_watcher_.find_resource();
  return machine_.on_event(reflector::SearchDone{.is_possible = search_ != nullptr, .now = now()});
}

Reflector::Impl::Action Reflector::Impl::perform(const reflector::CheckResource& /*action*/,
                                                 const Limits& limits) {
  ResourceSighting sighting = search_->check(limits.stop);
  if (limits.stop.stop_requested()) return machine_.on_event(reflector::Stop());
  return machine_.on_event(reflector::ResourceSeen{.sighting = std::move(sighting), .now = now()});
}

}  // namespace kinform::inline v0
