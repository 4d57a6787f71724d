// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of autoscaling/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/autoscaling/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::autoscaling::v1 {

class KINFORM_EXPORT ContainerResourceMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerResourceMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_target_average_utilization(std::int32_t value);
  Draft& clear_target_average_utilization();
  Draft& set_target_average_value(const kinform::Quantity& value);
  Draft& clear_target_average_value();
  Draft& set_container(std::string_view value);
  Draft& clear_container();
};

class KINFORM_EXPORT ContainerResourceMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerResourceMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_current_average_utilization(std::int32_t value);
  Draft& clear_current_average_utilization();
  Draft& set_current_average_value(const kinform::Quantity& value);
  Draft& clear_current_average_value();
  Draft& set_container(std::string_view value);
  Draft& clear_container();
};

class KINFORM_EXPORT CrossVersionObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CrossVersionObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
};

class KINFORM_EXPORT ExternalMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExternalMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value);
  Draft& clear_metric_name();
  kinform::meta::v1::LabelSelector::Draft metric_selector();
  Draft& clear_metric_selector();
  Draft& set_target_value(const kinform::Quantity& value);
  Draft& clear_target_value();
  Draft& set_target_average_value(const kinform::Quantity& value);
  Draft& clear_target_average_value();
};

class KINFORM_EXPORT ExternalMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExternalMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value);
  Draft& clear_metric_name();
  kinform::meta::v1::LabelSelector::Draft metric_selector();
  Draft& clear_metric_selector();
  Draft& set_current_value(const kinform::Quantity& value);
  Draft& clear_current_value();
  Draft& set_current_average_value(const kinform::Quantity& value);
  Draft& clear_current_average_value();
};

class KINFORM_EXPORT HorizontalPodAutoscalerSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  CrossVersionObjectReference::Draft scale_target_ref();
  Draft& clear_scale_target_ref();
  Draft& set_min_replicas(std::int32_t value);
  Draft& clear_min_replicas();
  Draft& set_max_replicas(std::int32_t value);
  Draft& clear_max_replicas();
  Draft& set_target_cpu_utilization_percentage(std::int32_t value);
  Draft& clear_target_cpu_utilization_percentage();
};

class KINFORM_EXPORT HorizontalPodAutoscalerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
  Draft& set_last_scale_time(kinform::Time value);
  Draft& clear_last_scale_time();
  Draft& set_current_replicas(std::int32_t value);
  Draft& clear_current_replicas();
  Draft& set_desired_replicas(std::int32_t value);
  Draft& clear_desired_replicas();
  Draft& set_current_cpu_utilization_percentage(std::int32_t value);
  Draft& clear_current_cpu_utilization_percentage();
};

class KINFORM_EXPORT HorizontalPodAutoscaler::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscaler& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  HorizontalPodAutoscalerSpec::Draft spec();
  Draft& clear_spec();
  HorizontalPodAutoscalerStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT HorizontalPodAutoscalerCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
};

class KINFORM_EXPORT HorizontalPodAutoscalerList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<HorizontalPodAutoscaler::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ObjectMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ObjectMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  CrossVersionObjectReference::Draft target();
  Draft& clear_target();
  Draft& set_metric_name(std::string_view value);
  Draft& clear_metric_name();
  Draft& set_target_value(const kinform::Quantity& value);
  Draft& clear_target_value();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  Draft& set_average_value(const kinform::Quantity& value);
  Draft& clear_average_value();
};

class KINFORM_EXPORT PodsMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodsMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value);
  Draft& clear_metric_name();
  Draft& set_target_average_value(const kinform::Quantity& value);
  Draft& clear_target_average_value();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
};

class KINFORM_EXPORT ResourceMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_target_average_utilization(std::int32_t value);
  Draft& clear_target_average_utilization();
  Draft& set_target_average_value(const kinform::Quantity& value);
  Draft& clear_target_average_value();
};

class KINFORM_EXPORT MetricSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MetricSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  ObjectMetricSource::Draft object();
  Draft& clear_object();
  PodsMetricSource::Draft pods();
  Draft& clear_pods();
  ResourceMetricSource::Draft resource();
  Draft& clear_resource();
  ContainerResourceMetricSource::Draft container_resource();
  Draft& clear_container_resource();
  ExternalMetricSource::Draft external();
  Draft& clear_external();
};

class KINFORM_EXPORT ObjectMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ObjectMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  CrossVersionObjectReference::Draft target();
  Draft& clear_target();
  Draft& set_metric_name(std::string_view value);
  Draft& clear_metric_name();
  Draft& set_current_value(const kinform::Quantity& value);
  Draft& clear_current_value();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
  Draft& set_average_value(const kinform::Quantity& value);
  Draft& clear_average_value();
};

class KINFORM_EXPORT PodsMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodsMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value);
  Draft& clear_metric_name();
  Draft& set_current_average_value(const kinform::Quantity& value);
  Draft& clear_current_average_value();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
};

class KINFORM_EXPORT ResourceMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_current_average_utilization(std::int32_t value);
  Draft& clear_current_average_utilization();
  Draft& set_current_average_value(const kinform::Quantity& value);
  Draft& clear_current_average_value();
};

class KINFORM_EXPORT MetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  ObjectMetricStatus::Draft object();
  Draft& clear_object();
  PodsMetricStatus::Draft pods();
  Draft& clear_pods();
  ResourceMetricStatus::Draft resource();
  Draft& clear_resource();
  ContainerResourceMetricStatus::Draft container_resource();
  Draft& clear_container_resource();
  ExternalMetricStatus::Draft external();
  Draft& clear_external();
};

class KINFORM_EXPORT ScaleSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ScaleSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
};

class KINFORM_EXPORT ScaleStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ScaleStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value);
  Draft& clear_replicas();
  Draft& set_selector(std::string_view value);
  Draft& clear_selector();
};

class KINFORM_EXPORT Scale::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const Scale& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  ScaleSpec::Draft spec();
  Draft& clear_spec();
  ScaleStatus::Draft status();
  Draft& clear_status();
};

}  // namespace kinform::inline v0::autoscaling::v1
