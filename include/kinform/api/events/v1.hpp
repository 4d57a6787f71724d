// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of events.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/core/v1.hpp"
#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::events::v1 {

class EventSeries;
class Event;
class EventList;

class KINFORM_EXPORT EventSeries : public kinform::View {
 public:
  class Draft;  // In kinform/api/events/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t count() const;
  [[nodiscard]] const std::optional<kinform::MicroTime> last_observed_time() const;
};

class KINFORM_EXPORT Event : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/events/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] const std::optional<kinform::MicroTime> event_time() const;
  [[nodiscard]] EventSeries series() const& KINFORM_LIFETIME_BOUND;
  EventSeries series() const&& = delete;
  [[nodiscard]] const std::string_view reporting_controller() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reporting_controller() const&& = delete;
  [[nodiscard]] const std::string_view reporting_instance() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reporting_instance() const&& = delete;
  [[nodiscard]] const std::string_view action() const& KINFORM_LIFETIME_BOUND;
  const std::string_view action() const&& = delete;
  [[nodiscard]] const std::string_view reason() const& KINFORM_LIFETIME_BOUND;
  const std::string_view reason() const&& = delete;
  [[nodiscard]] kinform::core::v1::ObjectReference regarding() const& KINFORM_LIFETIME_BOUND;
  kinform::core::v1::ObjectReference regarding() const&& = delete;
  [[nodiscard]] kinform::core::v1::ObjectReference related() const& KINFORM_LIFETIME_BOUND;
  kinform::core::v1::ObjectReference related() const&& = delete;
  [[nodiscard]] const std::string_view note() const& KINFORM_LIFETIME_BOUND;
  const std::string_view note() const&& = delete;
  [[nodiscard]] const std::string_view type() const& KINFORM_LIFETIME_BOUND;
  const std::string_view type() const&& = delete;
  [[nodiscard]] kinform::core::v1::EventSource deprecated_source() const& KINFORM_LIFETIME_BOUND;
  kinform::core::v1::EventSource deprecated_source() const&& = delete;
  [[nodiscard]] const std::optional<kinform::Time> deprecated_first_timestamp() const;
  [[nodiscard]] const std::optional<kinform::Time> deprecated_last_timestamp() const;
  [[nodiscard]] std::int32_t deprecated_count() const;
};

class KINFORM_EXPORT EventList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/events/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<Event> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<Event> items() const&& = delete;
};

}  // namespace kinform::inline v0::events::v1
