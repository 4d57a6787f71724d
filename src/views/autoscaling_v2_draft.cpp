// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/autoscaling/v2_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::autoscaling::v2 {

MetricTarget::Draft& MetricTarget::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::clear_type() {
  drop_field("type");
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::set_value(const kinform::Quantity& value) {
  put_field("value", value);
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::clear_value() {
  drop_field("value");
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::set_average_value(const kinform::Quantity& value) {
  put_field("averageValue", value);
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::clear_average_value() {
  drop_field("averageValue");
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::set_average_utilization(std::int32_t value) {
  put_field("averageUtilization", value);
  return *this;
}

MetricTarget::Draft& MetricTarget::Draft::clear_average_utilization() {
  drop_field("averageUtilization");
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

MetricTarget::Draft ContainerResourceMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::clear_target() {
  drop_field("target");
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::set_container(std::string_view value) {
  put_field("container", value);
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::clear_container() {
  drop_field("container");
  return *this;
}

MetricValueStatus::Draft& MetricValueStatus::Draft::set_value(const kinform::Quantity& value) {
  put_field("value", value);
  return *this;
}

MetricValueStatus::Draft& MetricValueStatus::Draft::clear_value() {
  drop_field("value");
  return *this;
}

MetricValueStatus::Draft& MetricValueStatus::Draft::set_average_value(const kinform::Quantity& value) {
  put_field("averageValue", value);
  return *this;
}

MetricValueStatus::Draft& MetricValueStatus::Draft::clear_average_value() {
  drop_field("averageValue");
  return *this;
}

MetricValueStatus::Draft& MetricValueStatus::Draft::set_average_utilization(std::int32_t value) {
  put_field("averageUtilization", value);
  return *this;
}

MetricValueStatus::Draft& MetricValueStatus::Draft::clear_average_utilization() {
  drop_field("averageUtilization");
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

MetricValueStatus::Draft ContainerResourceMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::clear_current() {
  drop_field("current");
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::set_container(std::string_view value) {
  put_field("container", value);
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::clear_container() {
  drop_field("container");
  return *this;
}

CrossVersionObjectReference::Draft& CrossVersionObjectReference::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CrossVersionObjectReference::Draft& CrossVersionObjectReference::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CrossVersionObjectReference::Draft& CrossVersionObjectReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

CrossVersionObjectReference::Draft& CrossVersionObjectReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

CrossVersionObjectReference::Draft& CrossVersionObjectReference::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CrossVersionObjectReference::Draft& CrossVersionObjectReference::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

MetricIdentifier::Draft& MetricIdentifier::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

MetricIdentifier::Draft& MetricIdentifier::Draft::clear_name() {
  drop_field("name");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft MetricIdentifier::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

MetricIdentifier::Draft& MetricIdentifier::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

MetricIdentifier::Draft ExternalMetricSource::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::clear_metric() {
  drop_field("metric");
  return *this;
}

MetricTarget::Draft ExternalMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::clear_target() {
  drop_field("target");
  return *this;
}

MetricIdentifier::Draft ExternalMetricStatus::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::clear_metric() {
  drop_field("metric");
  return *this;
}

MetricValueStatus::Draft ExternalMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::clear_current() {
  drop_field("current");
  return *this;
}

HPAScalingPolicy::Draft& HPAScalingPolicy::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

HPAScalingPolicy::Draft& HPAScalingPolicy::Draft::clear_type() {
  drop_field("type");
  return *this;
}

HPAScalingPolicy::Draft& HPAScalingPolicy::Draft::set_value(std::int32_t value) {
  put_field("value", value);
  return *this;
}

HPAScalingPolicy::Draft& HPAScalingPolicy::Draft::clear_value() {
  drop_field("value");
  return *this;
}

HPAScalingPolicy::Draft& HPAScalingPolicy::Draft::set_period_seconds(std::int32_t value) {
  put_field("periodSeconds", value);
  return *this;
}

HPAScalingPolicy::Draft& HPAScalingPolicy::Draft::clear_period_seconds() {
  drop_field("periodSeconds");
  return *this;
}

HPAScalingRules::Draft& HPAScalingRules::Draft::set_stabilization_window_seconds(std::int32_t value) {
  put_field("stabilizationWindowSeconds", value);
  return *this;
}

HPAScalingRules::Draft& HPAScalingRules::Draft::clear_stabilization_window_seconds() {
  drop_field("stabilizationWindowSeconds");
  return *this;
}

HPAScalingRules::Draft& HPAScalingRules::Draft::set_select_policy(std::string_view value) {
  put_field("selectPolicy", value);
  return *this;
}

HPAScalingRules::Draft& HPAScalingRules::Draft::clear_select_policy() {
  drop_field("selectPolicy");
  return *this;
}

kinform::DraftList<HPAScalingPolicy::Draft> HPAScalingRules::Draft::policies() {
  return kinform::DraftList<HPAScalingPolicy::Draft>(field_part("policies"));
}

HPAScalingRules::Draft& HPAScalingRules::Draft::clear_policies() {
  drop_field("policies");
  return *this;
}

HPAScalingRules::Draft& HPAScalingRules::Draft::set_tolerance(const kinform::Quantity& value) {
  put_field("tolerance", value);
  return *this;
}

HPAScalingRules::Draft& HPAScalingRules::Draft::clear_tolerance() {
  drop_field("tolerance");
  return *this;
}

HPAScalingRules::Draft HorizontalPodAutoscalerBehavior::Draft::scale_up() {
  return HPAScalingRules::Draft(field_part("scaleUp"));
}

HorizontalPodAutoscalerBehavior::Draft& HorizontalPodAutoscalerBehavior::Draft::clear_scale_up() {
  drop_field("scaleUp");
  return *this;
}

HPAScalingRules::Draft HorizontalPodAutoscalerBehavior::Draft::scale_down() {
  return HPAScalingRules::Draft(field_part("scaleDown"));
}

HorizontalPodAutoscalerBehavior::Draft& HorizontalPodAutoscalerBehavior::Draft::clear_scale_down() {
  drop_field("scaleDown");
  return *this;
}

CrossVersionObjectReference::Draft HorizontalPodAutoscalerSpec::Draft::scale_target_ref() {
  return CrossVersionObjectReference::Draft(field_part("scaleTargetRef"));
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::clear_scale_target_ref() {
  drop_field("scaleTargetRef");
  return *this;
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::set_min_replicas(std::int32_t value) {
  put_field("minReplicas", value);
  return *this;
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::clear_min_replicas() {
  drop_field("minReplicas");
  return *this;
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::set_max_replicas(std::int32_t value) {
  put_field("maxReplicas", value);
  return *this;
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::clear_max_replicas() {
  drop_field("maxReplicas");
  return *this;
}

kinform::DraftList<MetricSpec::Draft> HorizontalPodAutoscalerSpec::Draft::metrics() {
  return kinform::DraftList<MetricSpec::Draft>(field_part("metrics"));
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::clear_metrics() {
  drop_field("metrics");
  return *this;
}

HorizontalPodAutoscalerBehavior::Draft HorizontalPodAutoscalerSpec::Draft::behavior() {
  return HorizontalPodAutoscalerBehavior::Draft(field_part("behavior"));
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::clear_behavior() {
  drop_field("behavior");
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::set_last_scale_time(kinform::Time value) {
  put_field("lastScaleTime", value);
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_last_scale_time() {
  drop_field("lastScaleTime");
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::set_current_replicas(std::int32_t value) {
  put_field("currentReplicas", value);
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_current_replicas() {
  drop_field("currentReplicas");
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::set_desired_replicas(std::int32_t value) {
  put_field("desiredReplicas", value);
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_desired_replicas() {
  drop_field("desiredReplicas");
  return *this;
}

kinform::DraftList<MetricStatus::Draft> HorizontalPodAutoscalerStatus::Draft::current_metrics() {
  return kinform::DraftList<MetricStatus::Draft>(field_part("currentMetrics"));
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_current_metrics() {
  drop_field("currentMetrics");
  return *this;
}

kinform::DraftList<HorizontalPodAutoscalerCondition::Draft> HorizontalPodAutoscalerStatus::Draft::conditions() {
  return kinform::DraftList<HorizontalPodAutoscalerCondition::Draft>(field_part("conditions"));
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

HorizontalPodAutoscaler::Draft::Draft() {
  put_field("apiVersion", std::string_view("autoscaling/v2"));
  put_field("kind", std::string_view("HorizontalPodAutoscaler"));
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft HorizontalPodAutoscaler::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

HorizontalPodAutoscalerSpec::Draft HorizontalPodAutoscaler::Draft::spec() {
  return HorizontalPodAutoscalerSpec::Draft(field_part("spec"));
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

HorizontalPodAutoscalerStatus::Draft HorizontalPodAutoscaler::Draft::status() {
  return HorizontalPodAutoscalerStatus::Draft(field_part("status"));
}

HorizontalPodAutoscaler::Draft& HorizontalPodAutoscaler::Draft::clear_status() {
  drop_field("status");
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

HorizontalPodAutoscalerCondition::Draft& HorizontalPodAutoscalerCondition::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

HorizontalPodAutoscalerList::Draft::Draft() {
  put_field("apiVersion", std::string_view("autoscaling/v2"));
  put_field("kind", std::string_view("HorizontalPodAutoscalerList"));
}

HorizontalPodAutoscalerList::Draft& HorizontalPodAutoscalerList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

HorizontalPodAutoscalerList::Draft& HorizontalPodAutoscalerList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

HorizontalPodAutoscalerList::Draft& HorizontalPodAutoscalerList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

HorizontalPodAutoscalerList::Draft& HorizontalPodAutoscalerList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft HorizontalPodAutoscalerList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

HorizontalPodAutoscalerList::Draft& HorizontalPodAutoscalerList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<HorizontalPodAutoscaler::Draft> HorizontalPodAutoscalerList::Draft::items() {
  return kinform::DraftList<HorizontalPodAutoscaler::Draft>(field_part("items"));
}

HorizontalPodAutoscalerList::Draft& HorizontalPodAutoscalerList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

CrossVersionObjectReference::Draft ObjectMetricSource::Draft::described_object() {
  return CrossVersionObjectReference::Draft(field_part("describedObject"));
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_described_object() {
  drop_field("describedObject");
  return *this;
}

MetricTarget::Draft ObjectMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_target() {
  drop_field("target");
  return *this;
}

MetricIdentifier::Draft ObjectMetricSource::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_metric() {
  drop_field("metric");
  return *this;
}

MetricIdentifier::Draft PodsMetricSource::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

PodsMetricSource::Draft& PodsMetricSource::Draft::clear_metric() {
  drop_field("metric");
  return *this;
}

MetricTarget::Draft PodsMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

PodsMetricSource::Draft& PodsMetricSource::Draft::clear_target() {
  drop_field("target");
  return *this;
}

ResourceMetricSource::Draft& ResourceMetricSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourceMetricSource::Draft& ResourceMetricSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

MetricTarget::Draft ResourceMetricSource::Draft::target() {
  return MetricTarget::Draft(field_part("target"));
}

ResourceMetricSource::Draft& ResourceMetricSource::Draft::clear_target() {
  drop_field("target");
  return *this;
}

MetricSpec::Draft& MetricSpec::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

MetricSpec::Draft& MetricSpec::Draft::clear_type() {
  drop_field("type");
  return *this;
}

ObjectMetricSource::Draft MetricSpec::Draft::object() {
  return ObjectMetricSource::Draft(field_part("object"));
}

MetricSpec::Draft& MetricSpec::Draft::clear_object() {
  drop_field("object");
  return *this;
}

PodsMetricSource::Draft MetricSpec::Draft::pods() {
  return PodsMetricSource::Draft(field_part("pods"));
}

MetricSpec::Draft& MetricSpec::Draft::clear_pods() {
  drop_field("pods");
  return *this;
}

ResourceMetricSource::Draft MetricSpec::Draft::resource() {
  return ResourceMetricSource::Draft(field_part("resource"));
}

MetricSpec::Draft& MetricSpec::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

ContainerResourceMetricSource::Draft MetricSpec::Draft::container_resource() {
  return ContainerResourceMetricSource::Draft(field_part("containerResource"));
}

MetricSpec::Draft& MetricSpec::Draft::clear_container_resource() {
  drop_field("containerResource");
  return *this;
}

ExternalMetricSource::Draft MetricSpec::Draft::external() {
  return ExternalMetricSource::Draft(field_part("external"));
}

MetricSpec::Draft& MetricSpec::Draft::clear_external() {
  drop_field("external");
  return *this;
}

MetricIdentifier::Draft ObjectMetricStatus::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_metric() {
  drop_field("metric");
  return *this;
}

MetricValueStatus::Draft ObjectMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_current() {
  drop_field("current");
  return *this;
}

CrossVersionObjectReference::Draft ObjectMetricStatus::Draft::described_object() {
  return CrossVersionObjectReference::Draft(field_part("describedObject"));
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_described_object() {
  drop_field("describedObject");
  return *this;
}

MetricIdentifier::Draft PodsMetricStatus::Draft::metric() {
  return MetricIdentifier::Draft(field_part("metric"));
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::clear_metric() {
  drop_field("metric");
  return *this;
}

MetricValueStatus::Draft PodsMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::clear_current() {
  drop_field("current");
  return *this;
}

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

MetricValueStatus::Draft ResourceMetricStatus::Draft::current() {
  return MetricValueStatus::Draft(field_part("current"));
}

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::clear_current() {
  drop_field("current");
  return *this;
}

MetricStatus::Draft& MetricStatus::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

MetricStatus::Draft& MetricStatus::Draft::clear_type() {
  drop_field("type");
  return *this;
}

ObjectMetricStatus::Draft MetricStatus::Draft::object() {
  return ObjectMetricStatus::Draft(field_part("object"));
}

MetricStatus::Draft& MetricStatus::Draft::clear_object() {
  drop_field("object");
  return *this;
}

PodsMetricStatus::Draft MetricStatus::Draft::pods() {
  return PodsMetricStatus::Draft(field_part("pods"));
}

MetricStatus::Draft& MetricStatus::Draft::clear_pods() {
  drop_field("pods");
  return *this;
}

ResourceMetricStatus::Draft MetricStatus::Draft::resource() {
  return ResourceMetricStatus::Draft(field_part("resource"));
}

MetricStatus::Draft& MetricStatus::Draft::clear_resource() {
  drop_field("resource");
  return *this;
}

ContainerResourceMetricStatus::Draft MetricStatus::Draft::container_resource() {
  return ContainerResourceMetricStatus::Draft(field_part("containerResource"));
}

MetricStatus::Draft& MetricStatus::Draft::clear_container_resource() {
  drop_field("containerResource");
  return *this;
}

ExternalMetricStatus::Draft MetricStatus::Draft::external() {
  return ExternalMetricStatus::Draft(field_part("external"));
}

MetricStatus::Draft& MetricStatus::Draft::clear_external() {
  drop_field("external");
  return *this;
}

}  // namespace kinform::inline v0::autoscaling::v2
