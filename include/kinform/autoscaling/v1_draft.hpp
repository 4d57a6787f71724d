// Drafts of the types of autoscaling/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/autoscaling/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::autoscaling::v1 {

class ContainerResourceMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerResourceMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_target_average_utilization(std::int32_t value) {
    put_field("targetAverageUtilization", value);
    return *this;
  }
  Draft& clear_target_average_utilization() {
    drop_field("targetAverageUtilization");
    return *this;
  }
  Draft& set_target_average_value(const kinform::Quantity& value) {
    put_field("targetAverageValue", value);
    return *this;
  }
  Draft& clear_target_average_value() {
    drop_field("targetAverageValue");
    return *this;
  }
  Draft& set_container(std::string_view value) {
    put_field("container", value);
    return *this;
  }
  Draft& clear_container() {
    drop_field("container");
    return *this;
  }
};

class ContainerResourceMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ContainerResourceMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_current_average_utilization(std::int32_t value) {
    put_field("currentAverageUtilization", value);
    return *this;
  }
  Draft& clear_current_average_utilization() {
    drop_field("currentAverageUtilization");
    return *this;
  }
  Draft& set_current_average_value(const kinform::Quantity& value) {
    put_field("currentAverageValue", value);
    return *this;
  }
  Draft& clear_current_average_value() {
    drop_field("currentAverageValue");
    return *this;
  }
  Draft& set_container(std::string_view value) {
    put_field("container", value);
    return *this;
  }
  Draft& clear_container() {
    drop_field("container");
    return *this;
  }
};

class CrossVersionObjectReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CrossVersionObjectReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
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
};

class ExternalMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExternalMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value) {
    put_field("metricName", value);
    return *this;
  }
  Draft& clear_metric_name() {
    drop_field("metricName");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft metric_selector();
  Draft& clear_metric_selector() {
    drop_field("metricSelector");
    return *this;
  }
  Draft& set_target_value(const kinform::Quantity& value) {
    put_field("targetValue", value);
    return *this;
  }
  Draft& clear_target_value() {
    drop_field("targetValue");
    return *this;
  }
  Draft& set_target_average_value(const kinform::Quantity& value) {
    put_field("targetAverageValue", value);
    return *this;
  }
  Draft& clear_target_average_value() {
    drop_field("targetAverageValue");
    return *this;
  }
};

class ExternalMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExternalMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value) {
    put_field("metricName", value);
    return *this;
  }
  Draft& clear_metric_name() {
    drop_field("metricName");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft metric_selector();
  Draft& clear_metric_selector() {
    drop_field("metricSelector");
    return *this;
  }
  Draft& set_current_value(const kinform::Quantity& value) {
    put_field("currentValue", value);
    return *this;
  }
  Draft& clear_current_value() {
    drop_field("currentValue");
    return *this;
  }
  Draft& set_current_average_value(const kinform::Quantity& value) {
    put_field("currentAverageValue", value);
    return *this;
  }
  Draft& clear_current_average_value() {
    drop_field("currentAverageValue");
    return *this;
  }
};

class HorizontalPodAutoscalerSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  CrossVersionObjectReference::Draft scale_target_ref();
  Draft& clear_scale_target_ref() {
    drop_field("scaleTargetRef");
    return *this;
  }
  Draft& set_min_replicas(std::int32_t value) {
    put_field("minReplicas", value);
    return *this;
  }
  Draft& clear_min_replicas() {
    drop_field("minReplicas");
    return *this;
  }
  Draft& set_max_replicas(std::int32_t value) {
    put_field("maxReplicas", value);
    return *this;
  }
  Draft& clear_max_replicas() {
    drop_field("maxReplicas");
    return *this;
  }
  Draft& set_target_cpu_utilization_percentage(std::int32_t value) {
    put_field("targetCPUUtilizationPercentage", value);
    return *this;
  }
  Draft& clear_target_cpu_utilization_percentage() {
    drop_field("targetCPUUtilizationPercentage");
    return *this;
  }
};

class HorizontalPodAutoscalerStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
  Draft& set_last_scale_time(std::chrono::sys_seconds value) {
    put_field("lastScaleTime", value);
    return *this;
  }
  Draft& clear_last_scale_time() {
    drop_field("lastScaleTime");
    return *this;
  }
  Draft& set_current_replicas(std::int32_t value) {
    put_field("currentReplicas", value);
    return *this;
  }
  Draft& clear_current_replicas() {
    drop_field("currentReplicas");
    return *this;
  }
  Draft& set_desired_replicas(std::int32_t value) {
    put_field("desiredReplicas", value);
    return *this;
  }
  Draft& clear_desired_replicas() {
    drop_field("desiredReplicas");
    return *this;
  }
  Draft& set_current_cpu_utilization_percentage(std::int32_t value) {
    put_field("currentCPUUtilizationPercentage", value);
    return *this;
  }
  Draft& clear_current_cpu_utilization_percentage() {
    drop_field("currentCPUUtilizationPercentage");
    return *this;
  }
};

class HorizontalPodAutoscaler::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("autoscaling/v1"));
    put_field("kind", std::string_view("HorizontalPodAutoscaler"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscaler& object) { return Draft(kinform::Json::from(object.raw())); }

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
  HorizontalPodAutoscalerSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  HorizontalPodAutoscalerStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class HorizontalPodAutoscalerCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
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
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
};

class HorizontalPodAutoscalerList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("autoscaling/v1"));
    put_field("kind", std::string_view("HorizontalPodAutoscalerList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<HorizontalPodAutoscaler::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ObjectMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ObjectMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  CrossVersionObjectReference::Draft target();
  Draft& clear_target() {
    drop_field("target");
    return *this;
  }
  Draft& set_metric_name(std::string_view value) {
    put_field("metricName", value);
    return *this;
  }
  Draft& clear_metric_name() {
    drop_field("metricName");
    return *this;
  }
  Draft& set_target_value(const kinform::Quantity& value) {
    put_field("targetValue", value);
    return *this;
  }
  Draft& clear_target_value() {
    drop_field("targetValue");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  Draft& set_average_value(const kinform::Quantity& value) {
    put_field("averageValue", value);
    return *this;
  }
  Draft& clear_average_value() {
    drop_field("averageValue");
    return *this;
  }
};

class PodsMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodsMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value) {
    put_field("metricName", value);
    return *this;
  }
  Draft& clear_metric_name() {
    drop_field("metricName");
    return *this;
  }
  Draft& set_target_average_value(const kinform::Quantity& value) {
    put_field("targetAverageValue", value);
    return *this;
  }
  Draft& clear_target_average_value() {
    drop_field("targetAverageValue");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
};

class ResourceMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_target_average_utilization(std::int32_t value) {
    put_field("targetAverageUtilization", value);
    return *this;
  }
  Draft& clear_target_average_utilization() {
    drop_field("targetAverageUtilization");
    return *this;
  }
  Draft& set_target_average_value(const kinform::Quantity& value) {
    put_field("targetAverageValue", value);
    return *this;
  }
  Draft& clear_target_average_value() {
    drop_field("targetAverageValue");
    return *this;
  }
};

class MetricSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MetricSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  ObjectMetricSource::Draft object();
  Draft& clear_object() {
    drop_field("object");
    return *this;
  }
  PodsMetricSource::Draft pods();
  Draft& clear_pods() {
    drop_field("pods");
    return *this;
  }
  ResourceMetricSource::Draft resource();
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  ContainerResourceMetricSource::Draft container_resource();
  Draft& clear_container_resource() {
    drop_field("containerResource");
    return *this;
  }
  ExternalMetricSource::Draft external();
  Draft& clear_external() {
    drop_field("external");
    return *this;
  }
};

class ObjectMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ObjectMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  CrossVersionObjectReference::Draft target();
  Draft& clear_target() {
    drop_field("target");
    return *this;
  }
  Draft& set_metric_name(std::string_view value) {
    put_field("metricName", value);
    return *this;
  }
  Draft& clear_metric_name() {
    drop_field("metricName");
    return *this;
  }
  Draft& set_current_value(const kinform::Quantity& value) {
    put_field("currentValue", value);
    return *this;
  }
  Draft& clear_current_value() {
    drop_field("currentValue");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
  Draft& set_average_value(const kinform::Quantity& value) {
    put_field("averageValue", value);
    return *this;
  }
  Draft& clear_average_value() {
    drop_field("averageValue");
    return *this;
  }
};

class PodsMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodsMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_metric_name(std::string_view value) {
    put_field("metricName", value);
    return *this;
  }
  Draft& clear_metric_name() {
    drop_field("metricName");
    return *this;
  }
  Draft& set_current_average_value(const kinform::Quantity& value) {
    put_field("currentAverageValue", value);
    return *this;
  }
  Draft& clear_current_average_value() {
    drop_field("currentAverageValue");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
};

class ResourceMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ResourceMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_current_average_utilization(std::int32_t value) {
    put_field("currentAverageUtilization", value);
    return *this;
  }
  Draft& clear_current_average_utilization() {
    drop_field("currentAverageUtilization");
    return *this;
  }
  Draft& set_current_average_value(const kinform::Quantity& value) {
    put_field("currentAverageValue", value);
    return *this;
  }
  Draft& clear_current_average_value() {
    drop_field("currentAverageValue");
    return *this;
  }
};

class MetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  ObjectMetricStatus::Draft object();
  Draft& clear_object() {
    drop_field("object");
    return *this;
  }
  PodsMetricStatus::Draft pods();
  Draft& clear_pods() {
    drop_field("pods");
    return *this;
  }
  ResourceMetricStatus::Draft resource();
  Draft& clear_resource() {
    drop_field("resource");
    return *this;
  }
  ContainerResourceMetricStatus::Draft container_resource();
  Draft& clear_container_resource() {
    drop_field("containerResource");
    return *this;
  }
  ExternalMetricStatus::Draft external();
  Draft& clear_external() {
    drop_field("external");
    return *this;
  }
};

class ScaleSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ScaleSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
};

class ScaleStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ScaleStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_replicas(std::int32_t value) {
    put_field("replicas", value);
    return *this;
  }
  Draft& clear_replicas() {
    drop_field("replicas");
    return *this;
  }
  Draft& set_selector(std::string_view value) {
    put_field("selector", value);
    return *this;
  }
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
};

class Scale::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("autoscaling/v1"));
    put_field("kind", std::string_view("Scale"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const Scale& object) { return Draft(kinform::Json::from(object.raw())); }

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
  ScaleSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  ScaleStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

inline kinform::meta::v1::LabelSelector::Draft ExternalMetricSource::Draft::metric_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("metricSelector"));
}

inline kinform::meta::v1::LabelSelector::Draft ExternalMetricStatus::Draft::metric_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("metricSelector"));
}

inline CrossVersionObjectReference::Draft HorizontalPodAutoscalerSpec::Draft::scale_target_ref() {
  return CrossVersionObjectReference::Draft(field_part("scaleTargetRef"));
}

inline kinform::meta::v1::ObjectMeta::Draft HorizontalPodAutoscaler::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline HorizontalPodAutoscalerSpec::Draft HorizontalPodAutoscaler::Draft::spec() {
  return HorizontalPodAutoscalerSpec::Draft(field_part("spec"));
}

inline HorizontalPodAutoscalerStatus::Draft HorizontalPodAutoscaler::Draft::status() {
  return HorizontalPodAutoscalerStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft HorizontalPodAutoscalerList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<HorizontalPodAutoscaler::Draft> HorizontalPodAutoscalerList::Draft::items() {
  return kinform::DraftList<HorizontalPodAutoscaler::Draft>(field_part("items"));
}

inline CrossVersionObjectReference::Draft ObjectMetricSource::Draft::target() {
  return CrossVersionObjectReference::Draft(field_part("target"));
}

inline kinform::meta::v1::LabelSelector::Draft ObjectMetricSource::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::meta::v1::LabelSelector::Draft PodsMetricSource::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline ObjectMetricSource::Draft MetricSpec::Draft::object() {
  return ObjectMetricSource::Draft(field_part("object"));
}

inline PodsMetricSource::Draft MetricSpec::Draft::pods() {
  return PodsMetricSource::Draft(field_part("pods"));
}

inline ResourceMetricSource::Draft MetricSpec::Draft::resource() {
  return ResourceMetricSource::Draft(field_part("resource"));
}

inline ContainerResourceMetricSource::Draft MetricSpec::Draft::container_resource() {
  return ContainerResourceMetricSource::Draft(field_part("containerResource"));
}

inline ExternalMetricSource::Draft MetricSpec::Draft::external() {
  return ExternalMetricSource::Draft(field_part("external"));
}

inline CrossVersionObjectReference::Draft ObjectMetricStatus::Draft::target() {
  return CrossVersionObjectReference::Draft(field_part("target"));
}

inline kinform::meta::v1::LabelSelector::Draft ObjectMetricStatus::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline kinform::meta::v1::LabelSelector::Draft PodsMetricStatus::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline ObjectMetricStatus::Draft MetricStatus::Draft::object() {
  return ObjectMetricStatus::Draft(field_part("object"));
}

inline PodsMetricStatus::Draft MetricStatus::Draft::pods() {
  return PodsMetricStatus::Draft(field_part("pods"));
}

inline ResourceMetricStatus::Draft MetricStatus::Draft::resource() {
  return ResourceMetricStatus::Draft(field_part("resource"));
}

inline ContainerResourceMetricStatus::Draft MetricStatus::Draft::container_resource() {
  return ContainerResourceMetricStatus::Draft(field_part("containerResource"));
}

inline ExternalMetricStatus::Draft MetricStatus::Draft::external() {
  return ExternalMetricStatus::Draft(field_part("external"));
}

inline kinform::meta::v1::ObjectMeta::Draft Scale::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline ScaleSpec::Draft Scale::Draft::spec() {
  return ScaleSpec::Draft(field_part("spec"));
}

inline ScaleStatus::Draft Scale::Draft::status() {
  return ScaleStatus::Draft(field_part("status"));
}

}  // namespace kinform::autoscaling::v1
