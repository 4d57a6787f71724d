// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/events/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::events::v1 {

std::int32_t EventSeries::count() const {
  static constinit kinform::detail::Field field("count");
  return get<std::int32_t>(field);
}

const std::optional<kinform::MicroTime> EventSeries::last_observed_time() const {
  static constinit kinform::detail::Field field("lastObservedTime");
  return get<std::optional<kinform::MicroTime>>(field);
}

kinform::ApiResource Event::resource() {
  return {.group = "events.k8s.io", .version = "v1", .plural = "events", .kind = "Event"};
}

const std::string_view Event::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Event::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Event::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

const std::optional<kinform::MicroTime> Event::event_time() const {
  static constinit kinform::detail::Field field("eventTime");
  return get<std::optional<kinform::MicroTime>>(field);
}

EventSeries Event::series() const& {
  static constinit kinform::detail::Field field("series");
  return EventSeries(member(field));
}

const std::string_view Event::reporting_controller() const& {
  static constinit kinform::detail::Field field("reportingController");
  return get<std::string_view>(field);
}

const std::string_view Event::reporting_instance() const& {
  static constinit kinform::detail::Field field("reportingInstance");
  return get<std::string_view>(field);
}

const std::string_view Event::action() const& {
  static constinit kinform::detail::Field field("action");
  return get<std::string_view>(field);
}

const std::string_view Event::reason() const& {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

kinform::core::v1::ObjectReference Event::regarding() const& {
  static constinit kinform::detail::Field field("regarding");
  return kinform::core::v1::ObjectReference(member(field));
}

kinform::core::v1::ObjectReference Event::related() const& {
  static constinit kinform::detail::Field field("related");
  return kinform::core::v1::ObjectReference(member(field));
}

const std::string_view Event::note() const& {
  static constinit kinform::detail::Field field("note");
  return get<std::string_view>(field);
}

const std::string_view Event::type() const& {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

kinform::core::v1::EventSource Event::deprecated_source() const& {
  static constinit kinform::detail::Field field("deprecatedSource");
  return kinform::core::v1::EventSource(member(field));
}

const std::optional<kinform::Time> Event::deprecated_first_timestamp() const {
  static constinit kinform::detail::Field field("deprecatedFirstTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

const std::optional<kinform::Time> Event::deprecated_last_timestamp() const {
  static constinit kinform::detail::Field field("deprecatedLastTimestamp");
  return get<std::optional<kinform::Time>>(field);
}

std::int32_t Event::deprecated_count() const {
  static constinit kinform::detail::Field field("deprecatedCount");
  return get<std::int32_t>(field);
}

const std::string_view EventList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view EventList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta EventList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<Event> EventList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<Event>(member(field));
}

}  // namespace kinform::inline v0::events::v1
