// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of autoscaling/v2, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/autoscaling/v2.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::autoscaling::v2 {

class KINFORM_EXPORT MetricTarget::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MetricTarget& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_value(const kinform::Quantity& value);
  Draft& clear_value();
  Draft& set_average_value(const kinform::Quantity& value);
  Draft& clear_average_value();
  Draft& set_average_utilization(std::int32_t value);
  Draft& clear_average_utilization();
};

class KINFORM_EXPORT ContainerResourceMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerResourceMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  MetricTarget::Draft target();
  Draft& clear_target();
  Draft& set_container(std::string_view value);
  Draft& clear_container();
};

class KINFORM_EXPORT MetricValueStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MetricValueStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_value(const kinform::Quantity& value);
  Draft& clear_value();
  Draft& set_average_value(const kinform::Quantity& value);
  Draft& clear_average_value();
  Draft& set_average_utilization(std::int32_t value);
  Draft& clear_average_utilization();
};

class KINFORM_EXPORT ContainerResourceMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ContainerResourceMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  MetricValueStatus::Draft current();
  Draft& clear_current();
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

class KINFORM_EXPORT MetricIdentifier::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const MetricIdentifier& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector();
};

class KINFORM_EXPORT ExternalMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExternalMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric();
  MetricTarget::Draft target();
  Draft& clear_target();
};

class KINFORM_EXPORT ExternalMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExternalMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric();
  MetricValueStatus::Draft current();
  Draft& clear_current();
};

class KINFORM_EXPORT HPAScalingPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HPAScalingPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_value(std::int32_t value);
  Draft& clear_value();
  Draft& set_period_seconds(std::int32_t value);
  Draft& clear_period_seconds();
};

class KINFORM_EXPORT HPAScalingRules::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HPAScalingRules& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_stabilization_window_seconds(std::int32_t value);
  Draft& clear_stabilization_window_seconds();
  Draft& set_select_policy(std::string_view value);
  Draft& clear_select_policy();
  kinform::DraftList<HPAScalingPolicy::Draft> policies();
  Draft& clear_policies();
  Draft& set_tolerance(const kinform::Quantity& value);
  Draft& clear_tolerance();
};

class KINFORM_EXPORT HorizontalPodAutoscalerBehavior::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerBehavior& view) { return Draft(kinform::Json::from(view.raw())); }

  HPAScalingRules::Draft scale_up();
  Draft& clear_scale_up();
  HPAScalingRules::Draft scale_down();
  Draft& clear_scale_down();
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
  kinform::DraftList<MetricSpec::Draft> metrics();
  Draft& clear_metrics();
  HorizontalPodAutoscalerBehavior::Draft behavior();
  Draft& clear_behavior();
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
  kinform::DraftList<MetricStatus::Draft> current_metrics();
  Draft& clear_current_metrics();
  kinform::DraftList<HorizontalPodAutoscalerCondition::Draft> conditions();
  Draft& clear_conditions();
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

  CrossVersionObjectReference::Draft described_object();
  Draft& clear_described_object();
  MetricTarget::Draft target();
  Draft& clear_target();
  MetricIdentifier::Draft metric();
  Draft& clear_metric();
};

class KINFORM_EXPORT PodsMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodsMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric();
  MetricTarget::Draft target();
  Draft& clear_target();
};

class KINFORM_EXPORT ResourceMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  MetricTarget::Draft target();
  Draft& clear_target();
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

  MetricIdentifier::Draft metric();
  Draft& clear_metric();
  MetricValueStatus::Draft current();
  Draft& clear_current();
  CrossVersionObjectReference::Draft described_object();
  Draft& clear_described_object();
};

class KINFORM_EXPORT PodsMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const PodsMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric();
  MetricValueStatus::Draft current();
  Draft& clear_current();
};

class KINFORM_EXPORT ResourceMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ResourceMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  MetricValueStatus::Draft current();
  Draft& clear_current();
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

}  // namespace kinform::inline v0::autoscaling::v2
