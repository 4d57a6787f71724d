// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/autoscaling/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::autoscaling::v1 {

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::set_target_average_utilization(std::int32_t value) {
  put_field("targetAverageUtilization", value);
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::clear_target_average_utilization() {
  drop_field("targetAverageUtilization");
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::set_target_average_value(const kinform::Quantity& value) {
  put_field("targetAverageValue", value);
  return *this;
}

ContainerResourceMetricSource::Draft& ContainerResourceMetricSource::Draft::clear_target_average_value() {
  drop_field("targetAverageValue");
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

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::set_current_average_utilization(std::int32_t value) {
  put_field("currentAverageUtilization", value);
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::clear_current_average_utilization() {
  drop_field("currentAverageUtilization");
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::set_current_average_value(const kinform::Quantity& value) {
  put_field("currentAverageValue", value);
  return *this;
}

ContainerResourceMetricStatus::Draft& ContainerResourceMetricStatus::Draft::clear_current_average_value() {
  drop_field("currentAverageValue");
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

ExternalMetricSource::Draft& ExternalMetricSource::Draft::set_metric_name(std::string_view value) {
  put_field("metricName", value);
  return *this;
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::clear_metric_name() {
  drop_field("metricName");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ExternalMetricSource::Draft::metric_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("metricSelector"));
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::clear_metric_selector() {
  drop_field("metricSelector");
  return *this;
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::set_target_value(const kinform::Quantity& value) {
  put_field("targetValue", value);
  return *this;
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::clear_target_value() {
  drop_field("targetValue");
  return *this;
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::set_target_average_value(const kinform::Quantity& value) {
  put_field("targetAverageValue", value);
  return *this;
}

ExternalMetricSource::Draft& ExternalMetricSource::Draft::clear_target_average_value() {
  drop_field("targetAverageValue");
  return *this;
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::set_metric_name(std::string_view value) {
  put_field("metricName", value);
  return *this;
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::clear_metric_name() {
  drop_field("metricName");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ExternalMetricStatus::Draft::metric_selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("metricSelector"));
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::clear_metric_selector() {
  drop_field("metricSelector");
  return *this;
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::set_current_value(const kinform::Quantity& value) {
  put_field("currentValue", value);
  return *this;
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::clear_current_value() {
  drop_field("currentValue");
  return *this;
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::set_current_average_value(const kinform::Quantity& value) {
  put_field("currentAverageValue", value);
  return *this;
}

ExternalMetricStatus::Draft& ExternalMetricStatus::Draft::clear_current_average_value() {
  drop_field("currentAverageValue");
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

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::set_target_cpu_utilization_percentage(std::int32_t value) {
  put_field("targetCPUUtilizationPercentage", value);
  return *this;
}

HorizontalPodAutoscalerSpec::Draft& HorizontalPodAutoscalerSpec::Draft::clear_target_cpu_utilization_percentage() {
  drop_field("targetCPUUtilizationPercentage");
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

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::set_current_cpu_utilization_percentage(std::int32_t value) {
  put_field("currentCPUUtilizationPercentage", value);
  return *this;
}

HorizontalPodAutoscalerStatus::Draft& HorizontalPodAutoscalerStatus::Draft::clear_current_cpu_utilization_percentage() {
  drop_field("currentCPUUtilizationPercentage");
  return *this;
}

HorizontalPodAutoscaler::Draft::Draft() {
  put_field("apiVersion", std::string_view("autoscaling/v1"));
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
  put_field("apiVersion", std::string_view("autoscaling/v1"));
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

CrossVersionObjectReference::Draft ObjectMetricSource::Draft::target() {
  return CrossVersionObjectReference::Draft(field_part("target"));
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_target() {
  drop_field("target");
  return *this;
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::set_metric_name(std::string_view value) {
  put_field("metricName", value);
  return *this;
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_metric_name() {
  drop_field("metricName");
  return *this;
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::set_target_value(const kinform::Quantity& value) {
  put_field("targetValue", value);
  return *this;
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_target_value() {
  drop_field("targetValue");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ObjectMetricSource::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::set_average_value(const kinform::Quantity& value) {
  put_field("averageValue", value);
  return *this;
}

ObjectMetricSource::Draft& ObjectMetricSource::Draft::clear_average_value() {
  drop_field("averageValue");
  return *this;
}

PodsMetricSource::Draft& PodsMetricSource::Draft::set_metric_name(std::string_view value) {
  put_field("metricName", value);
  return *this;
}

PodsMetricSource::Draft& PodsMetricSource::Draft::clear_metric_name() {
  drop_field("metricName");
  return *this;
}

PodsMetricSource::Draft& PodsMetricSource::Draft::set_target_average_value(const kinform::Quantity& value) {
  put_field("targetAverageValue", value);
  return *this;
}

PodsMetricSource::Draft& PodsMetricSource::Draft::clear_target_average_value() {
  drop_field("targetAverageValue");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft PodsMetricSource::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

PodsMetricSource::Draft& PodsMetricSource::Draft::clear_selector() {
  drop_field("selector");
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

ResourceMetricSource::Draft& ResourceMetricSource::Draft::set_target_average_utilization(std::int32_t value) {
  put_field("targetAverageUtilization", value);
  return *this;
}

ResourceMetricSource::Draft& ResourceMetricSource::Draft::clear_target_average_utilization() {
  drop_field("targetAverageUtilization");
  return *this;
}

ResourceMetricSource::Draft& ResourceMetricSource::Draft::set_target_average_value(const kinform::Quantity& value) {
  put_field("targetAverageValue", value);
  return *this;
}

ResourceMetricSource::Draft& ResourceMetricSource::Draft::clear_target_average_value() {
  drop_field("targetAverageValue");
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

CrossVersionObjectReference::Draft ObjectMetricStatus::Draft::target() {
  return CrossVersionObjectReference::Draft(field_part("target"));
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_target() {
  drop_field("target");
  return *this;
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::set_metric_name(std::string_view value) {
  put_field("metricName", value);
  return *this;
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_metric_name() {
  drop_field("metricName");
  return *this;
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::set_current_value(const kinform::Quantity& value) {
  put_field("currentValue", value);
  return *this;
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_current_value() {
  drop_field("currentValue");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft ObjectMetricStatus::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::set_average_value(const kinform::Quantity& value) {
  put_field("averageValue", value);
  return *this;
}

ObjectMetricStatus::Draft& ObjectMetricStatus::Draft::clear_average_value() {
  drop_field("averageValue");
  return *this;
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::set_metric_name(std::string_view value) {
  put_field("metricName", value);
  return *this;
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::clear_metric_name() {
  drop_field("metricName");
  return *this;
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::set_current_average_value(const kinform::Quantity& value) {
  put_field("currentAverageValue", value);
  return *this;
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::clear_current_average_value() {
  drop_field("currentAverageValue");
  return *this;
}

kinform::meta::v1::LabelSelector::Draft PodsMetricStatus::Draft::selector() {
  return kinform::meta::v1::LabelSelector::Draft(field_part("selector"));
}

PodsMetricStatus::Draft& PodsMetricStatus::Draft::clear_selector() {
  drop_field("selector");
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

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::set_current_average_utilization(std::int32_t value) {
  put_field("currentAverageUtilization", value);
  return *this;
}

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::clear_current_average_utilization() {
  drop_field("currentAverageUtilization");
  return *this;
}

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::set_current_average_value(const kinform::Quantity& value) {
  put_field("currentAverageValue", value);
  return *this;
}

ResourceMetricStatus::Draft& ResourceMetricStatus::Draft::clear_current_average_value() {
  drop_field("currentAverageValue");
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

ScaleSpec::Draft& ScaleSpec::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

ScaleSpec::Draft& ScaleSpec::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

ScaleStatus::Draft& ScaleStatus::Draft::set_replicas(std::int32_t value) {
  put_field("replicas", value);
  return *this;
}

ScaleStatus::Draft& ScaleStatus::Draft::clear_replicas() {
  drop_field("replicas");
  return *this;
}

ScaleStatus::Draft& ScaleStatus::Draft::set_selector(std::string_view value) {
  put_field("selector", value);
  return *this;
}

ScaleStatus::Draft& ScaleStatus::Draft::clear_selector() {
  drop_field("selector");
  return *this;
}

Scale::Draft::Draft() {
  put_field("apiVersion", std::string_view("autoscaling/v1"));
  put_field("kind", std::string_view("Scale"));
}

Scale::Draft& Scale::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

Scale::Draft& Scale::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

Scale::Draft& Scale::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

Scale::Draft& Scale::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft Scale::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

Scale::Draft& Scale::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

ScaleSpec::Draft Scale::Draft::spec() {
  return ScaleSpec::Draft(field_part("spec"));
}

Scale::Draft& Scale::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

ScaleStatus::Draft Scale::Draft::status() {
  return ScaleStatus::Draft(field_part("status"));
}

Scale::Draft& Scale::Draft::clear_status() {
  drop_field("status");
  return *this;
}

}  // namespace kinform::inline v0::autoscaling::v1
