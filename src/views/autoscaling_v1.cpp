// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/autoscaling/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::autoscaling::v1 {

const std::string_view ContainerResourceMetricSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> ContainerResourceMetricSource::target_average_utilization() const {
  static constinit kinform::detail::Field field("targetAverageUtilization");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<kinform::Quantity> ContainerResourceMetricSource::target_average_value() const {
  static constinit kinform::detail::Field field("targetAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view ContainerResourceMetricSource::container() const {
  static constinit kinform::detail::Field field("container");
  return get<std::string_view>(field);
}

const std::string_view ContainerResourceMetricStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> ContainerResourceMetricStatus::current_average_utilization() const {
  static constinit kinform::detail::Field field("currentAverageUtilization");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<kinform::Quantity> ContainerResourceMetricStatus::current_average_value() const {
  static constinit kinform::detail::Field field("currentAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view ContainerResourceMetricStatus::container() const {
  static constinit kinform::detail::Field field("container");
  return get<std::string_view>(field);
}

const std::string_view CrossVersionObjectReference::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CrossVersionObjectReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view CrossVersionObjectReference::api_version() const {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

const std::string_view ExternalMetricSource::metric_name() const {
  static constinit kinform::detail::Field field("metricName");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector ExternalMetricSource::metric_selector() const {
  static constinit kinform::detail::Field field("metricSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<kinform::Quantity> ExternalMetricSource::target_value() const {
  static constinit kinform::detail::Field field("targetValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> ExternalMetricSource::target_average_value() const {
  static constinit kinform::detail::Field field("targetAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view ExternalMetricStatus::metric_name() const {
  static constinit kinform::detail::Field field("metricName");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector ExternalMetricStatus::metric_selector() const {
  static constinit kinform::detail::Field field("metricSelector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<kinform::Quantity> ExternalMetricStatus::current_value() const {
  static constinit kinform::detail::Field field("currentValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> ExternalMetricStatus::current_average_value() const {
  static constinit kinform::detail::Field field("currentAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

CrossVersionObjectReference HorizontalPodAutoscalerSpec::scale_target_ref() const {
  static constinit kinform::detail::Field field("scaleTargetRef");
  return CrossVersionObjectReference(member(field));
}

const std::optional<std::int32_t> HorizontalPodAutoscalerSpec::min_replicas() const {
  static constinit kinform::detail::Field field("minReplicas");
  return get<std::optional<std::int32_t>>(field);
}

std::int32_t HorizontalPodAutoscalerSpec::max_replicas() const {
  static constinit kinform::detail::Field field("maxReplicas");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> HorizontalPodAutoscalerSpec::target_cpu_utilization_percentage() const {
  static constinit kinform::detail::Field field("targetCPUUtilizationPercentage");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::int64_t> HorizontalPodAutoscalerStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<kinform::Time> HorizontalPodAutoscalerStatus::last_scale_time() const {
  static constinit kinform::detail::Field field("lastScaleTime");
  return get<std::optional<kinform::Time>>(field);
}

std::int32_t HorizontalPodAutoscalerStatus::current_replicas() const {
  static constinit kinform::detail::Field field("currentReplicas");
  return get<std::int32_t>(field);
}

std::int32_t HorizontalPodAutoscalerStatus::desired_replicas() const {
  static constinit kinform::detail::Field field("desiredReplicas");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> HorizontalPodAutoscalerStatus::current_cpu_utilization_percentage() const {
  static constinit kinform::detail::Field field("currentCPUUtilizationPercentage");
  return get<std::optional<std::int32_t>>(field);
}

kinform::ApiResource HorizontalPodAutoscaler::resource() {
  return {.group = "autoscaling", .version = "v1", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
}

const std::string_view HorizontalPodAutoscaler::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view HorizontalPodAutoscaler::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta HorizontalPodAutoscaler::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

HorizontalPodAutoscalerSpec HorizontalPodAutoscaler::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return HorizontalPodAutoscalerSpec(member(field));
}

HorizontalPodAutoscalerStatus HorizontalPodAutoscaler::status() const& {
  static constinit kinform::detail::Field field("status");
  return HorizontalPodAutoscalerStatus(member(field));
}

const std::string_view HorizontalPodAutoscalerCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view HorizontalPodAutoscalerCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> HorizontalPodAutoscalerCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view HorizontalPodAutoscalerCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view HorizontalPodAutoscalerCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> HorizontalPodAutoscalerCondition::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view HorizontalPodAutoscalerList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view HorizontalPodAutoscalerList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta HorizontalPodAutoscalerList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<HorizontalPodAutoscaler> HorizontalPodAutoscalerList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<HorizontalPodAutoscaler>(member(field));
}

CrossVersionObjectReference ObjectMetricSource::target() const {
  static constinit kinform::detail::Field field("target");
  return CrossVersionObjectReference(member(field));
}

const std::string_view ObjectMetricSource::metric_name() const {
  static constinit kinform::detail::Field field("metricName");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> ObjectMetricSource::target_value() const {
  static constinit kinform::detail::Field field("targetValue");
  return get<std::optional<kinform::Quantity>>(field);
}

kinform::meta::v1::LabelSelector ObjectMetricSource::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<kinform::Quantity> ObjectMetricSource::average_value() const {
  static constinit kinform::detail::Field field("averageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view PodsMetricSource::metric_name() const {
  static constinit kinform::detail::Field field("metricName");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> PodsMetricSource::target_average_value() const {
  static constinit kinform::detail::Field field("targetAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

kinform::meta::v1::LabelSelector PodsMetricSource::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::string_view ResourceMetricSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> ResourceMetricSource::target_average_utilization() const {
  static constinit kinform::detail::Field field("targetAverageUtilization");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<kinform::Quantity> ResourceMetricSource::target_average_value() const {
  static constinit kinform::detail::Field field("targetAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view MetricSpec::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

ObjectMetricSource MetricSpec::object() const {
  static constinit kinform::detail::Field field("object");
  return ObjectMetricSource(member(field));
}

PodsMetricSource MetricSpec::pods() const {
  static constinit kinform::detail::Field field("pods");
  return PodsMetricSource(member(field));
}

ResourceMetricSource MetricSpec::resource() const {
  static constinit kinform::detail::Field field("resource");
  return ResourceMetricSource(member(field));
}

ContainerResourceMetricSource MetricSpec::container_resource() const {
  static constinit kinform::detail::Field field("containerResource");
  return ContainerResourceMetricSource(member(field));
}

ExternalMetricSource MetricSpec::external() const {
  static constinit kinform::detail::Field field("external");
  return ExternalMetricSource(member(field));
}

CrossVersionObjectReference ObjectMetricStatus::target() const {
  static constinit kinform::detail::Field field("target");
  return CrossVersionObjectReference(member(field));
}

const std::string_view ObjectMetricStatus::metric_name() const {
  static constinit kinform::detail::Field field("metricName");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> ObjectMetricStatus::current_value() const {
  static constinit kinform::detail::Field field("currentValue");
  return get<std::optional<kinform::Quantity>>(field);
}

kinform::meta::v1::LabelSelector ObjectMetricStatus::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::optional<kinform::Quantity> ObjectMetricStatus::average_value() const {
  static constinit kinform::detail::Field field("averageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view PodsMetricStatus::metric_name() const {
  static constinit kinform::detail::Field field("metricName");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> PodsMetricStatus::current_average_value() const {
  static constinit kinform::detail::Field field("currentAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

kinform::meta::v1::LabelSelector PodsMetricStatus::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

const std::string_view ResourceMetricStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> ResourceMetricStatus::current_average_utilization() const {
  static constinit kinform::detail::Field field("currentAverageUtilization");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<kinform::Quantity> ResourceMetricStatus::current_average_value() const {
  static constinit kinform::detail::Field field("currentAverageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::string_view MetricStatus::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

ObjectMetricStatus MetricStatus::object() const {
  static constinit kinform::detail::Field field("object");
  return ObjectMetricStatus(member(field));
}

PodsMetricStatus MetricStatus::pods() const {
  static constinit kinform::detail::Field field("pods");
  return PodsMetricStatus(member(field));
}

ResourceMetricStatus MetricStatus::resource() const {
  static constinit kinform::detail::Field field("resource");
  return ResourceMetricStatus(member(field));
}

ContainerResourceMetricStatus MetricStatus::container_resource() const {
  static constinit kinform::detail::Field field("containerResource");
  return ContainerResourceMetricStatus(member(field));
}

ExternalMetricStatus MetricStatus::external() const {
  static constinit kinform::detail::Field field("external");
  return ExternalMetricStatus(member(field));
}

std::int32_t ScaleSpec::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::int32_t>(field);
}

std::int32_t ScaleStatus::replicas() const {
  static constinit kinform::detail::Field field("replicas");
  return get<std::int32_t>(field);
}

const std::string_view ScaleStatus::selector() const {
  static constinit kinform::detail::Field field("selector");
  return get<std::string_view>(field);
}

const std::string_view Scale::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view Scale::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta Scale::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

ScaleSpec Scale::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return ScaleSpec(member(field));
}

ScaleStatus Scale::status() const& {
  static constinit kinform::detail::Field field("status");
  return ScaleStatus(member(field));
}

}  // namespace kinform::inline v0::autoscaling::v1
