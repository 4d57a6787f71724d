// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/events/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::events::v1 {

EventSeries::Draft& EventSeries::Draft::set_count(std::int32_t value) {
  put_field("count", value);
  return *this;
}

EventSeries::Draft& EventSeries::Draft::clear_count() {
  drop_field("count");
  return *this;
}

EventSeries::Draft& EventSeries::Draft::set_last_observed_time(kinform::MicroTime value) {
  put_field("lastObservedTime", value);
  return *this;
}

EventSeries::Draft& EventSeries::Draft::clear_last_observed_time() {
  drop_field("lastObservedTime");
  return *this;
}

Event::Draft::Draft() {
  put_field("apiVersion", std::string_view("events.k8s.io/v1"));
  put_field("kind", std::string_view("Event"));
}

Event::Draft& Event::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Event::Draft& Event::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Event::Draft& Event::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Event::Draft& Event::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Event::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Event::Draft& Event::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

Event::Draft& Event::Draft::set_event_time(kinform::MicroTime value) {
  put_field("eventTime", value);
  return *this;
}

Event::Draft& Event::Draft::clear_event_time() {
  drop_field("eventTime");
  return *this;
}

EventSeries::Draft Event::Draft::series() {
  return EventSeries::Draft(field_part("series"));
}

Event::Draft& Event::Draft::clear_series() {
  drop_field("series");
  return *this;
}

Event::Draft& Event::Draft::set_reporting_controller(std::string_view value) {
  put_field("reportingController", value);
  return *this;
}

Event::Draft& Event::Draft::clear_reporting_controller() {
  drop_field("reportingController");
  return *this;
}

Event::Draft& Event::Draft::set_reporting_instance(std::string_view value) {
  put_field("reportingInstance", value);
  return *this;
}

Event::Draft& Event::Draft::clear_reporting_instance() {
  drop_field("reportingInstance");
  return *this;
}

Event::Draft& Event::Draft::set_action(std::string_view value) {
  put_field("action", value);
  return *this;
}

Event::Draft& Event::Draft::clear_action() {
  drop_field("action");
  return *this;
}

Event::Draft& Event::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

Event::Draft& Event::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

kinform::core::v1::ObjectReference::Draft Event::Draft::regarding() {
  return kinform::core::v1::ObjectReference::Draft(field_part("regarding"));
}

Event::Draft& Event::Draft::clear_regarding() {
  drop_field("regarding");
  return *this;
}

kinform::core::v1::ObjectReference::Draft Event::Draft::related() {
  return kinform::core::v1::ObjectReference::Draft(field_part("related"));
}

Event::Draft& Event::Draft::clear_related() {
  drop_field("related");
  return *this;
}

Event::Draft& Event::Draft::set_note(std::string_view value) {
  put_field("note", value);
  return *this;
}

Event::Draft& Event::Draft::clear_note() {
  drop_field("note");
  return *this;
}

Event::Draft& Event::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

Event::Draft& Event::Draft::clear_type() {
  drop_field("type");
  return *this;
}

kinform::core::v1::EventSource::Draft Event::Draft::deprecated_source() {
  return kinform::core::v1::EventSource::Draft(field_part("deprecatedSource"));
}

Event::Draft& Event::Draft::clear_deprecated_source() {
  drop_field("deprecatedSource");
  return *this;
}

Event::Draft& Event::Draft::set_deprecated_first_timestamp(kinform::Time value) {
  put_field("deprecatedFirstTimestamp", value);
  return *this;
}

Event::Draft& Event::Draft::clear_deprecated_first_timestamp() {
  drop_field("deprecatedFirstTimestamp");
  return *this;
}

Event::Draft& Event::Draft::set_deprecated_last_timestamp(kinform::Time value) {
  put_field("deprecatedLastTimestamp", value);
  return *this;
}

Event::Draft& Event::Draft::clear_deprecated_last_timestamp() {
  drop_field("deprecatedLastTimestamp");
  return *this;
}

Event::Draft& Event::Draft::set_deprecated_count(std::int32_t value) {
  put_field("deprecatedCount", value);
  return *this;
}

Event::Draft& Event::Draft::clear_deprecated_count() {
  drop_field("deprecatedCount");
  return *this;
}

EventList::Draft::Draft() {
  put_field("apiVersion", std::string_view("events.k8s.io/v1"));
  put_field("kind", std::string_view("EventList"));
}

EventList::Draft& EventList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

EventList::Draft& EventList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

EventList::Draft& EventList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

EventList::Draft& EventList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft EventList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

EventList::Draft& EventList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<Event::Draft> EventList::Draft::items() {
  return kinform::DraftList<Event::Draft>(field_part("items"));
}

EventList::Draft& EventList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::events::v1
