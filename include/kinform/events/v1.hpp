// The types of events.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/core/v1.hpp"
#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::events::v1 {

class EventSeries;
class Event;
class EventList;

class EventSeries : public kinform::View {
 public:
  class Draft;  // In kinform/events/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t count() const { return get<std::int32_t>("count"); }
  [[nodiscard]] const std::optional<kinform::MicroTime> last_observed_time() const {
    return get<std::optional<kinform::MicroTime>>("lastObservedTime");
  }
};

class Event : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/events/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "events.k8s.io", .version = "v1", .plural = "events", .kind = "Event"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::optional<kinform::MicroTime> event_time() const {
    return get<std::optional<kinform::MicroTime>>("eventTime");
  }
  [[nodiscard]] EventSeries series() const& KINFORM_LIFETIME_BOUND {
    return EventSeries(member("series"));
  }
  EventSeries series() const&& = delete;
  [[nodiscard]] const std::string_view reporting_controller() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reportingController");
  }
  const std::string_view reporting_controller() const&& = delete;
  [[nodiscard]] const std::string_view reporting_instance() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reportingInstance");
  }
  const std::string_view reporting_instance() const&& = delete;
  [[nodiscard]] const std::string_view action() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("action");
  }
  const std::string_view action() const&& = delete;
  [[nodiscard]] const std::string_view reason() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("reason");
  }
  const std::string_view reason() const&& = delete;
  [[nodiscard]] kinform::core::v1::ObjectReference regarding() const& KINFORM_LIFETIME_BOUND {
    return kinform::core::v1::ObjectReference(member("regarding"));
  }
  kinform::core::v1::ObjectReference regarding() const&& = delete;
  [[nodiscard]] kinform::core::v1::ObjectReference related() const& KINFORM_LIFETIME_BOUND {
    return kinform::core::v1::ObjectReference(member("related"));
  }
  kinform::core::v1::ObjectReference related() const&& = delete;
  [[nodiscard]] const std::string_view note() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("note");
  }
  const std::string_view note() const&& = delete;
  [[nodiscard]] const std::string_view type() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("type");
  }
  const std::string_view type() const&& = delete;
  [[nodiscard]] kinform::core::v1::EventSource deprecated_source() const& KINFORM_LIFETIME_BOUND {
    return kinform::core::v1::EventSource(member("deprecatedSource"));
  }
  kinform::core::v1::EventSource deprecated_source() const&& = delete;
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> deprecated_first_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("deprecatedFirstTimestamp");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> deprecated_last_timestamp() const {
    return get<std::optional<std::chrono::sys_seconds>>("deprecatedLastTimestamp");
  }
  [[nodiscard]] std::int32_t deprecated_count() const {
    return get<std::int32_t>("deprecatedCount");
  }
};

class EventList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/events/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Event> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<Event>(member("items"));
  }
  kinform::ListView<Event> items() const&& = delete;
};

}  // namespace kinform::events::v1
