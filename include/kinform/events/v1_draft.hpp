// Drafts of the types of events.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/core/v1_draft.hpp"
#include "kinform/draft.hpp"
#include "kinform/events/v1.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::events::v1 {

class EventSeries::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const EventSeries& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_count(std::int32_t value) {
    put_field("count", value);
    return *this;
  }
  Draft& clear_count() {
    drop_field("count");
    return *this;
  }
  Draft& set_last_observed_time(kinform::MicroTime value) {
    put_field("lastObservedTime", value);
    return *this;
  }
  Draft& clear_last_observed_time() {
    drop_field("lastObservedTime");
    return *this;
  }
};

class Event::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("events.k8s.io/v1"));
    put_field("kind", std::string_view("Event"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Event& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  Draft& set_event_time(kinform::MicroTime value) {
    put_field("eventTime", value);
    return *this;
  }
  Draft& clear_event_time() {
    drop_field("eventTime");
    return *this;
  }
  EventSeries::Draft series();
  Draft& clear_series() {
    drop_field("series");
    return *this;
  }
  Draft& set_reporting_controller(std::string_view value) {
    put_field("reportingController", value);
    return *this;
  }
  Draft& clear_reporting_controller() {
    drop_field("reportingController");
    return *this;
  }
  Draft& set_reporting_instance(std::string_view value) {
    put_field("reportingInstance", value);
    return *this;
  }
  Draft& clear_reporting_instance() {
    drop_field("reportingInstance");
    return *this;
  }
  Draft& set_action(std::string_view value) {
    put_field("action", value);
    return *this;
  }
  Draft& clear_action() {
    drop_field("action");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  kinform::core::v1::ObjectReference::Draft regarding();
  Draft& clear_regarding() {
    drop_field("regarding");
    return *this;
  }
  kinform::core::v1::ObjectReference::Draft related();
  Draft& clear_related() {
    drop_field("related");
    return *this;
  }
  Draft& set_note(std::string_view value) {
    put_field("note", value);
    return *this;
  }
  Draft& clear_note() {
    drop_field("note");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  kinform::core::v1::EventSource::Draft deprecated_source();
  Draft& clear_deprecated_source() {
    drop_field("deprecatedSource");
    return *this;
  }
  Draft& set_deprecated_first_timestamp(std::chrono::sys_seconds value) {
    put_field("deprecatedFirstTimestamp", value);
    return *this;
  }
  Draft& clear_deprecated_first_timestamp() {
    drop_field("deprecatedFirstTimestamp");
    return *this;
  }
  Draft& set_deprecated_last_timestamp(std::chrono::sys_seconds value) {
    put_field("deprecatedLastTimestamp", value);
    return *this;
  }
  Draft& clear_deprecated_last_timestamp() {
    drop_field("deprecatedLastTimestamp");
    return *this;
  }
  Draft& set_deprecated_count(std::int32_t value) {
    put_field("deprecatedCount", value);
    return *this;
  }
  Draft& clear_deprecated_count() {
    drop_field("deprecatedCount");
    return *this;
  }
};

class EventList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("events.k8s.io/v1"));
    put_field("kind", std::string_view("EventList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const EventList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<Event::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline kinform::meta::v1::ObjectMeta::Draft Event::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline EventSeries::Draft Event::Draft::series() {
  return EventSeries::Draft(field_part("series"));
}

inline kinform::core::v1::ObjectReference::Draft Event::Draft::regarding() {
  return kinform::core::v1::ObjectReference::Draft(field_part("regarding"));
}

inline kinform::core::v1::ObjectReference::Draft Event::Draft::related() {
  return kinform::core::v1::ObjectReference::Draft(field_part("related"));
}

inline kinform::core::v1::EventSource::Draft Event::Draft::deprecated_source() {
  return kinform::core::v1::EventSource::Draft(field_part("deprecatedSource"));
}

inline kinform::meta::v1::ListMeta::Draft EventList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<Event::Draft> EventList::Draft::items() {
  return kinform::DraftList<Event::Draft>(field_part("items"));
}

}  // namespace kinform::events::v1
