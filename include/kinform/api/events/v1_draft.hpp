// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of events.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/core/v1_draft.hpp"
#include "kinform/api/events/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::events::v1 {

class KINFORM_EXPORT EventSeries::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const EventSeries& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_count(std::int32_t value);
  Draft& clear_count();
  Draft& set_last_observed_time(kinform::MicroTime value);
  Draft& clear_last_observed_time();
};

class KINFORM_EXPORT Event::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Event& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  Draft& set_event_time(kinform::MicroTime value);
  Draft& clear_event_time();
  EventSeries::Draft series();
  Draft& clear_series();
  Draft& set_reporting_controller(std::string_view value);
  Draft& clear_reporting_controller();
  Draft& set_reporting_instance(std::string_view value);
  Draft& clear_reporting_instance();
  Draft& set_action(std::string_view value);
  Draft& clear_action();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  kinform::core::v1::ObjectReference::Draft regarding();
  Draft& clear_regarding();
  kinform::core::v1::ObjectReference::Draft related();
  Draft& clear_related();
  Draft& set_note(std::string_view value);
  Draft& clear_note();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  kinform::core::v1::EventSource::Draft deprecated_source();
  Draft& clear_deprecated_source();
  Draft& set_deprecated_first_timestamp(kinform::Time value);
  Draft& clear_deprecated_first_timestamp();
  Draft& set_deprecated_last_timestamp(kinform::Time value);
  Draft& clear_deprecated_last_timestamp();
  Draft& set_deprecated_count(std::int32_t value);
  Draft& clear_deprecated_count();
};

class KINFORM_EXPORT EventList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const EventList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<Event::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::events::v1
