// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/autoscaling/v2.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::autoscaling::v2 {

const std::string_view MetricTarget::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> MetricTarget::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> MetricTarget::average_value() const {
  static constinit kinform::detail::Field field("averageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<std::int32_t> MetricTarget::average_utilization() const {
  static constinit kinform::detail::Field field("averageUtilization");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view ContainerResourceMetricSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

MetricTarget ContainerResourceMetricSource::target() const {
  static constinit kinform::detail::Field field("target");
  return MetricTarget(member(field));
}

const std::string_view ContainerResourceMetricSource::container() const {
  static constinit kinform::detail::Field field("container");
  return get<std::string_view>(field);
}

const std::optional<kinform::Quantity> MetricValueStatus::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<kinform::Quantity> MetricValueStatus::average_value() const {
  static constinit kinform::detail::Field field("averageValue");
  return get<std::optional<kinform::Quantity>>(field);
}

const std::optional<std::int32_t> MetricValueStatus::average_utilization() const {
  static constinit kinform::detail::Field field("averageUtilization");
  return get<std::optional<std::int32_t>>(field);
}

const std::string_view ContainerResourceMetricStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

MetricValueStatus ContainerResourceMetricStatus::current() const {
  static constinit kinform::detail::Field field("current");
  return MetricValueStatus(member(field));
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

const std::string_view MetricIdentifier::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

kinform::meta::v1::LabelSelector MetricIdentifier::selector() const {
  static constinit kinform::detail::Field field("selector");
  return kinform::meta::v1::LabelSelector(member(field));
}

MetricIdentifier ExternalMetricSource::metric() const {
  static constinit kinform::detail::Field field("metric");
  return MetricIdentifier(member(field));
}

MetricTarget ExternalMetricSource::target() const {
  static constinit kinform::detail::Field field("target");
  return MetricTarget(member(field));
}

MetricIdentifier ExternalMetricStatus::metric() const {
  static constinit kinform::detail::Field field("metric");
  return MetricIdentifier(member(field));
}

MetricValueStatus ExternalMetricStatus::current() const {
  static constinit kinform::detail::Field field("current");
  return MetricValueStatus(member(field));
}

const std::string_view HPAScalingPolicy::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

std::int32_t HPAScalingPolicy::value() const {
  static constinit kinform::detail::Field field("value");
  return get<std::int32_t>(field);
}

std::int32_t HPAScalingPolicy::period_seconds() const {
  static constinit kinform::detail::Field field("periodSeconds");
  return get<std::int32_t>(field);
}

const std::optional<std::int32_t> HPAScalingRules::stabilization_window_seconds() const {
  static constinit kinform::detail::Field field("stabilizationWindowSeconds");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> HPAScalingRules::select_policy() const {
  static constinit kinform::detail::Field field("selectPolicy");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<HPAScalingPolicy> HPAScalingRules::policies() const {
  static constinit kinform::detail::Field field("policies");
  return kinform::ListView<HPAScalingPolicy>(member(field));
}

const std::optional<kinform::Quantity> HPAScalingRules::tolerance() const {
  static constinit kinform::detail::Field field("tolerance");
  return get<std::optional<kinform::Quantity>>(field);
}

HPAScalingRules HorizontalPodAutoscalerBehavior::scale_up() const {
  static constinit kinform::detail::Field field("scaleUp");
  return HPAScalingRules(member(field));
}

HPAScalingRules HorizontalPodAutoscalerBehavior::scale_down() const {
  static constinit kinform::detail::Field field("scaleDown");
  return HPAScalingRules(member(field));
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

kinform::ListView<MetricSpec> HorizontalPodAutoscalerSpec::metrics() const {
  static constinit kinform::detail::Field field("metrics");
  return kinform::ListView<MetricSpec>(member(field));
}

HorizontalPodAutoscalerBehavior HorizontalPodAutoscalerSpec::behavior() const {
  static constinit kinform::detail::Field field("behavior");
  return HorizontalPodAutoscalerBehavior(member(field));
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

kinform::ListView<MetricStatus> HorizontalPodAutoscalerStatus::current_metrics() const {
  static constinit kinform::detail::Field field("currentMetrics");
  return kinform::ListView<MetricStatus>(member(field));
}

kinform::ListView<HorizontalPodAutoscalerCondition> HorizontalPodAutoscalerStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<HorizontalPodAutoscalerCondition>(member(field));
}

kinform::ApiResource HorizontalPodAutoscaler::resource() {
  return {.group = "autoscaling", .version = "v2", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
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

CrossVersionObjectReference ObjectMetricSource::described_object() const {
  static constinit kinform::detail::Field field("describedObject");
  return CrossVersionObjectReference(member(field));
}

MetricTarget ObjectMetricSource::target() const {
  static constinit kinform::detail::Field field("target");
  return MetricTarget(member(field));
}

MetricIdentifier ObjectMetricSource::metric() const {
  static constinit kinform::detail::Field field("metric");
  return MetricIdentifier(member(field));
}

MetricIdentifier PodsMetricSource::metric() const {
  static constinit kinform::detail::Field field("metric");
  return MetricIdentifier(member(field));
}

MetricTarget PodsMetricSource::target() const {
  static constinit kinform::detail::Field field("target");
  return MetricTarget(member(field));
}

const std::string_view ResourceMetricSource::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

MetricTarget ResourceMetricSource::target() const {
  static constinit kinform::detail::Field field("target");
  return MetricTarget(member(field));
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

MetricIdentifier ObjectMetricStatus::metric() const {
  static constinit kinform::detail::Field field("metric");
  return MetricIdentifier(member(field));
}

MetricValueStatus ObjectMetricStatus::current() const {
  static constinit kinform::detail::Field field("current");
  return MetricValueStatus(member(field));
}

CrossVersionObjectReference ObjectMetricStatus::described_object() const {
  static constinit kinform::detail::Field field("describedObject");
  return CrossVersionObjectReference(member(field));
}

MetricIdentifier PodsMetricStatus::metric() const {
  static constinit kinform::detail::Field field("metric");
  return MetricIdentifier(member(field));
}

MetricValueStatus PodsMetricStatus::current() const {
  static constinit kinform::detail::Field field("current");
  return MetricValueStatus(member(field));
}

const std::string_view ResourceMetricStatus::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

MetricValueStatus ResourceMetricStatus::current() const {
  static constinit kinform::detail::Field field("current");
  return MetricValueStatus(member(field));
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

}  // namespace kinform::inline v0::autoscaling::v2
