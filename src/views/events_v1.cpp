#include "kinform/events/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::events::v1 {

std::int32_t EventSeries::count() const {
  return get<std::int32_t>("count");
}

const std::optional<kinform::MicroTime> EventSeries::last_observed_time() const {
  return get<std::optional<kinform::MicroTime>>("lastObservedTime");
}

kinform::Resource Event::resource() {
  return {.group = "events.k8s.io", .version = "v1", .plural = "events", .kind = "Event"};
}

const std::string_view Event::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Event::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Event::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

const std::optional<kinform::MicroTime> Event::event_time() const {
  return get<std::optional<kinform::MicroTime>>("eventTime");
}

EventSeries Event::series() const& {
  return EventSeries(member("series"));
}

const std::string_view Event::reporting_controller() const& {
  return get<std::string_view>("reportingController");
}

const std::string_view Event::reporting_instance() const& {
  return get<std::string_view>("reportingInstance");
}

const std::string_view Event::action() const& {
  return get<std::string_view>("action");
}

const std::string_view Event::reason() const& {
  return get<std::string_view>("reason");
}

kinform::core::v1::ObjectReference Event::regarding() const& {
  return kinform::core::v1::ObjectReference(member("regarding"));
}

kinform::core::v1::ObjectReference Event::related() const& {
  return kinform::core::v1::ObjectReference(member("related"));
}

const std::string_view Event::note() const& {
  return get<std::string_view>("note");
}

const std::string_view Event::type() const& {
  return get<std::string_view>("type");
}

kinform::core::v1::EventSource Event::deprecated_source() const& {
  return kinform::core::v1::EventSource(member("deprecatedSource"));
}

const std::optional<std::chrono::sys_seconds> Event::deprecated_first_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("deprecatedFirstTimestamp");
}

const std::optional<std::chrono::sys_seconds> Event::deprecated_last_timestamp() const {
  return get<std::optional<std::chrono::sys_seconds>>("deprecatedLastTimestamp");
}

std::int32_t Event::deprecated_count() const {
  return get<std::int32_t>("deprecatedCount");
}

const std::string_view EventList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view EventList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta EventList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<Event> EventList::items() const& {
  return kinform::ListView<Event>(member("items"));
}

}  // namespace kinform::events::v1
