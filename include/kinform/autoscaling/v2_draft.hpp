// Drafts of the types of autoscaling/v2, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/autoscaling/v2.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::autoscaling::v2 {

class MetricTarget::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MetricTarget& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_value(const kinform::Quantity& value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
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
  Draft& set_average_utilization(std::int32_t value) {
    put_field("averageUtilization", value);
    return *this;
  }
  Draft& clear_average_utilization() {
    drop_field("averageUtilization");
    return *this;
  }
};

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
  MetricTarget::Draft target();
  Draft& clear_target() {
    drop_field("target");
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

class MetricValueStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MetricValueStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_value(const kinform::Quantity& value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
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
  Draft& set_average_utilization(std::int32_t value) {
    put_field("averageUtilization", value);
    return *this;
  }
  Draft& clear_average_utilization() {
    drop_field("averageUtilization");
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
  MetricValueStatus::Draft current();
  Draft& clear_current() {
    drop_field("current");
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

class MetricIdentifier::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const MetricIdentifier& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  kinform::meta::v1::LabelSelector::Draft selector();
  Draft& clear_selector() {
    drop_field("selector");
    return *this;
  }
};

class ExternalMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExternalMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric() {
    drop_field("metric");
    return *this;
  }
  MetricTarget::Draft target();
  Draft& clear_target() {
    drop_field("target");
    return *this;
  }
};

class ExternalMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExternalMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric() {
    drop_field("metric");
    return *this;
  }
  MetricValueStatus::Draft current();
  Draft& clear_current() {
    drop_field("current");
    return *this;
  }
};

class HPAScalingPolicy::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HPAScalingPolicy& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_value(std::int32_t value) {
    put_field("value", value);
    return *this;
  }
  Draft& clear_value() {
    drop_field("value");
    return *this;
  }
  Draft& set_period_seconds(std::int32_t value) {
    put_field("periodSeconds", value);
    return *this;
  }
  Draft& clear_period_seconds() {
    drop_field("periodSeconds");
    return *this;
  }
};

class HPAScalingRules::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HPAScalingRules& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_stabilization_window_seconds(std::int32_t value) {
    put_field("stabilizationWindowSeconds", value);
    return *this;
  }
  Draft& clear_stabilization_window_seconds() {
    drop_field("stabilizationWindowSeconds");
    return *this;
  }
  Draft& set_select_policy(std::string_view value) {
    put_field("selectPolicy", value);
    return *this;
  }
  Draft& clear_select_policy() {
    drop_field("selectPolicy");
    return *this;
  }
  kinform::DraftList<HPAScalingPolicy::Draft> policies();
  Draft& clear_policies() {
    drop_field("policies");
    return *this;
  }
  Draft& set_tolerance(const kinform::Quantity& value) {
    put_field("tolerance", value);
    return *this;
  }
  Draft& clear_tolerance() {
    drop_field("tolerance");
    return *this;
  }
};

class HorizontalPodAutoscalerBehavior::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const HorizontalPodAutoscalerBehavior& view) { return Draft(kinform::Json::from(view.raw())); }

  HPAScalingRules::Draft scale_up();
  Draft& clear_scale_up() {
    drop_field("scaleUp");
    return *this;
  }
  HPAScalingRules::Draft scale_down();
  Draft& clear_scale_down() {
    drop_field("scaleDown");
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
  kinform::DraftList<MetricSpec::Draft> metrics();
  Draft& clear_metrics() {
    drop_field("metrics");
    return *this;
  }
  HorizontalPodAutoscalerBehavior::Draft behavior();
  Draft& clear_behavior() {
    drop_field("behavior");
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
  kinform::DraftList<MetricStatus::Draft> current_metrics();
  Draft& clear_current_metrics() {
    drop_field("currentMetrics");
    return *this;
  }
  kinform::DraftList<HorizontalPodAutoscalerCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class HorizontalPodAutoscaler::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("autoscaling/v2"));
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
    put_field("apiVersion", std::string_view("autoscaling/v2"));
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

  CrossVersionObjectReference::Draft described_object();
  Draft& clear_described_object() {
    drop_field("describedObject");
    return *this;
  }
  MetricTarget::Draft target();
  Draft& clear_target() {
    drop_field("target");
    return *this;
  }
  MetricIdentifier::Draft metric();
  Draft& clear_metric() {
    drop_field("metric");
    return *this;
  }
};

class PodsMetricSource::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodsMetricSource& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric() {
    drop_field("metric");
    return *this;
  }
  MetricTarget::Draft target();
  Draft& clear_target() {
    drop_field("target");
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
  MetricTarget::Draft target();
  Draft& clear_target() {
    drop_field("target");
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

  MetricIdentifier::Draft metric();
  Draft& clear_metric() {
    drop_field("metric");
    return *this;
  }
  MetricValueStatus::Draft current();
  Draft& clear_current() {
    drop_field("current");
    return *this;
  }
  CrossVersionObjectReference::Draft described_object();
  Draft& clear_described_object() {
    drop_field("describedObject");
    return *this;
  }
};

class PodsMetricStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const PodsMetricStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  MetricIdentifier::Draft metric();
  Draft& clear_metric() {
    drop_field("metric");
    return *this;
  }
  MetricValueStatus::Draft current();
  Draft& clear_current() {
    drop_field("current");
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
  MetricValueStatus::Draft current();
  Draft& clear_current() {
    drop_field("current");
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

inline MetricTarget::Draft ContainerResourceMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

inline MetricValueStatus::Draft ContainerResourceMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

inline kinform::meta::v1::LabelSelector::Draft MetricIdentifier::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

inline MetricIdentifier::Draft ExternalMetricSource::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

inline MetricTarget::Draft ExternalMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

inline MetricIdentifier::Draft ExternalMetricStatus::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

inline MetricValueStatus::Draft ExternalMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

inline kinform::DraftList<HPAScalingPolicy::Draft> HPAScalingRules::Draft::policies() {
  return kinform::DraftList<HPAScalingPolicy::Draft>(field_part("policies"));
}

inline HPAScalingRules::Draft HorizontalPodAutoscalerBehavior::Draft::scale_up() {
  return HPAScalingRules::Draft(field_part("scaleUp"));
}

inline HPAScalingRules::Draft HorizontalPodAutoscalerBehavior::Draft::scale_down() {
  return HPAScalingRules::Draft(field_part("scaleDown"));
}

inline CrossVersionObjectReference::Draft HorizontalPodAutoscalerSpec::Draft::scale_target_ref() {
  return CrossVersionObjectReference::Draft(field_part("scaleTargetRef"));
}

inline kinform::DraftList<MetricSpec::Draft> HorizontalPodAutoscalerSpec::Draft::metrics() {
  return kinform::DraftList<MetricSpec::Draft>(field_part("metrics"));
}

inline HorizontalPodAutoscalerBehavior::Draft HorizontalPodAutoscalerSpec::Draft::behavior() {
  return HorizontalPodAutoscalerBehavior::Draft(field_part("behavior"));
}

inline kinform::DraftList<MetricStatus::Draft> HorizontalPodAutoscalerStatus::Draft::current_metrics() {
  return kinform::DraftList<MetricStatus::Draft>(field_part("currentMetrics"));
}

inline kinform::DraftList<HorizontalPodAutoscalerCondition::Draft> HorizontalPodAutoscalerStatus::Draft::conditions() {
  return kinform::DraftList<HorizontalPodAutoscalerCondition::Draft>(field_part("conditions"));
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

inline CrossVersionObjectReference::Draft ObjectMetricSource::Draft::described_object() {
  return CrossVersionObjectReference::Draft(field_part("describedObject"));
}

inline MetricTarget::Draft ObjectMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

inline MetricIdentifier::Draft ObjectMetricSource::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

inline MetricIdentifier::Draft PodsMetricSource::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

inline MetricTarget::Draft PodsMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

inline MetricTarget::Draft ResourceMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
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

inline MetricIdentifier::Draft ObjectMetricStatus::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

inline MetricValueStatus::Draft ObjectMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

inline CrossVersionObjectReference::Draft ObjectMetricStatus::Draft::described_object() {
  return CrossVersionObjectReference::Draft(field_part("describedObject"));
}

inline MetricIdentifier::Draft PodsMetricStatus::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

inline MetricValueStatus::Draft PodsMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

inline MetricValueStatus::Draft ResourceMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
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

}  // namespace kinform::autoscaling::v2
