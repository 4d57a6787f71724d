#include "kinform/events/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::events::v1 {

std::int32_t EventSeries::count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("count", places);
}

const std::optional<kinform::MicroTime> EventSeries::last_observed_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::MicroTime>>("lastObservedTime", places);
}

kinform::Resource Event::resource() {
  return {.group = "events.k8s.io", .version = "v1", .plural = "events", .kind = "Event"};
}

const std::string_view Event::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Event::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Event::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

const std::optional<kinform::MicroTime> Event::event_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::MicroTime>>("eventTime", places);
}

EventSeries Event::series() const& {
  static constinit kinform::detail::FieldPlaces places;
  return EventSeries(member("series", places));
}

const std::string_view Event::reporting_controller() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reportingController", places);
}

const std::string_view Event::reporting_instance() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reportingInstance", places);
}

const std::string_view Event::action() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("action", places);
}

const std::string_view Event::reason() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

kinform::core::v1::ObjectReference Event::regarding() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::ObjectReference(member("regarding", places));
}

kinform::core::v1::ObjectReference Event::related() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::ObjectReference(member("related", places));
}

const std::string_view Event::note() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("note", places);
}

const std::string_view Event::type() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

kinform::core::v1::EventSource Event::deprecated_source() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::core::v1::EventSource(member("deprecatedSource", places));
}

const std::optional<std::chrono::sys_seconds> Event::deprecated_first_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("deprecatedFirstTimestamp", places);
}

const std::optional<std::chrono::sys_seconds> Event::deprecated_last_timestamp() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("deprecatedLastTimestamp", places);
}

std::int32_t Event::deprecated_count() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("deprecatedCount", places);
}

const std::string_view EventList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view EventList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta EventList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<Event> EventList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<Event>(member("items", places));
}

}  // namespace kinform::inline v0::events::v1
