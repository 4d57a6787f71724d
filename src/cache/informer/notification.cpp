// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "cache/informer/notification.hpp"

#include <exception>
#include <utility>

namespace kinform::inline v0::cache {

namespace {

void dispatch(const EventHandler<>& handler, const Notification& notification) {
  if (!notification.new_object) {
    if (!handler.on_delete) return;
    handler.on_delete({.object = notification.old_object,
                       .final_state_unknown = notification.final_state_unknown});
  } else if (!notification.old_object) {
    if (!handler.on_add) return;
    handler.on_add(
        {.object = notification.new_object, .in_initial_list = notification.in_initial_list});
  } else if (handler.on_update) {
    handler.on_update(
        {.old_object = notification.old_object, .new_object = notification.new_object});
  }
}

void append(NotificationBatch& batch, const Delta& delta, ObjectPtr old_object) {
  Notification notification{.final_state_unknown = delta.final_state_unknown};
  if (delta.type == DeltaType::Deleted) {
    notification.old_object =
        delta.object;  // The final state, with the version of the deletion (SI-08).
  } else {
    notification.old_object = std::move(old_object);
    notification.new_object = delta.object;
  }
  notification.in_initial_list = delta.in_initial_list && !notification.old_object;
  batch.initial_count += notification.in_initial_list ? 1 : 0;
  batch.notifications.push_back(std::move(notification));
}

}  // namespace

bool Notification::is_unchanged() const {
  return old_object && new_object && !new_object->resource_version().empty() &&
         old_object->resource_version() == new_object->resource_version();
}

NotificationBatch apply_deltas(const DeltaBatch& batch, Indexer& indexer, std::uint64_t& failures) {
  ApplyResult applied = indexer.apply(batch);
  failures += applied.failures.size();
  NotificationBatch notifications;
  notifications.notifications.reserve(batch.deltas.size());
  // Handlers are notified only of changes that the cache accepted (CT-11).
  for (Change& change : applied.changes)
    append(notifications, batch.deltas[change.delta], std::move(change.old_object));
  return notifications;
}

Result<void> call_handler(const EventHandler<>& handler, const Notification& notification) {
  try {
    dispatch(handler, notification);
    return {};
  } catch (const std::exception& exception) {
    return Error(ErrorCode::UserCode, std::string("handler threw: ") + exception.what());
  } catch (...) {
    return Error(ErrorCode::UserCode, "handler threw an exception that is not a std::exception");
  }
}

}  // namespace kinform::inline v0::cache
