#include "kinform/autoscaling/v2.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::autoscaling::v2 {

const std::string_view MetricTarget::type() const {
  return get<std::string_view>("type");
}

const std::optional<kinform::Quantity> MetricTarget::value() const {
  return get<std::optional<kinform::Quantity>>("value");
}

const std::optional<kinform::Quantity> MetricTarget::average_value() const {
  return get<std::optional<kinform::Quantity>>("averageValue");
}

const std::optional<std::int32_t> MetricTarget::average_utilization() const {
  return get<std::optional<std::int32_t>>("averageUtilization");
}

const std::string_view ContainerResourceMetricSource::name() const {
  return get<std::string_view>("name");
}

MetricTarget ContainerResourceMetricSource::target() const {
  return MetricTarget(member("target"));
}

const std::string_view ContainerResourceMetricSource::container() const {
  return get<std::string_view>("container");
}

const std::optional<kinform::Quantity> MetricValueStatus::value() const {
  return get<std::optional<kinform::Quantity>>("value");
}

const std::optional<kinform::Quantity> MetricValueStatus::average_value() const {
  return get<std::optional<kinform::Quantity>>("averageValue");
}

const std::optional<std::int32_t> MetricValueStatus::average_utilization() const {
  return get<std::optional<std::int32_t>>("averageUtilization");
}

const std::string_view ContainerResourceMetricStatus::name() const {
  return get<std::string_view>("name");
}

MetricValueStatus ContainerResourceMetricStatus::current() const {
  return MetricValueStatus(member("current"));
}

const std::string_view ContainerResourceMetricStatus::container() const {
  return get<std::string_view>("container");
}

const std::string_view CrossVersionObjectReference::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view CrossVersionObjectReference::name() const {
  return get<std::string_view>("name");
}

const std::string_view CrossVersionObjectReference::api_version() const {
  return get<std::string_view>("apiVersion");
}

const std::string_view MetricIdentifier::name() const {
  return get<std::string_view>("name");
}

kinform::meta::v1::LabelSelector MetricIdentifier::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

MetricIdentifier ExternalMetricSource::metric() const {
  return MetricIdentifier(member("metric"));
}

MetricTarget ExternalMetricSource::target() const {
  return MetricTarget(member("target"));
}

MetricIdentifier ExternalMetricStatus::metric() const {
  return MetricIdentifier(member("metric"));
}

MetricValueStatus ExternalMetricStatus::current() const {
  return MetricValueStatus(member("current"));
}

const std::string_view HPAScalingPolicy::type() const {
  return get<std::string_view>("type");
}

std::int32_t HPAScalingPolicy::value() const {
  return get<std::int32_t>("value");
}

std::int32_t HPAScalingPolicy::period_seconds() const {
  return get<std::int32_t>("periodSeconds");
}

const std::optional<std::int32_t> HPAScalingRules::stabilization_window_seconds() const {
  return get<std::optional<std::int32_t>>("stabilizationWindowSeconds");
}

const std::optional<std::string_view> HPAScalingRules::select_policy() const {
  return get<std::optional<std::string_view>>("selectPolicy");
}

kinform::ListView<HPAScalingPolicy> HPAScalingRules::policies() const {
  return kinform::ListView<HPAScalingPolicy>(member("policies"));
}

const std::optional<kinform::Quantity> HPAScalingRules::tolerance() const {
  return get<std::optional<kinform::Quantity>>("tolerance");
}

HPAScalingRules HorizontalPodAutoscalerBehavior::scale_up() const {
  return HPAScalingRules(member("scaleUp"));
}

HPAScalingRules HorizontalPodAutoscalerBehavior::scale_down() const {
  return HPAScalingRules(member("scaleDown"));
}

CrossVersionObjectReference HorizontalPodAutoscalerSpec::scale_target_ref() const {
  return CrossVersionObjectReference(member("scaleTargetRef"));
}

const std::optional<std::int32_t> HorizontalPodAutoscalerSpec::min_replicas() const {
  return get<std::optional<std::int32_t>>("minReplicas");
}

std::int32_t HorizontalPodAutoscalerSpec::max_replicas() const {
  return get<std::int32_t>("maxReplicas");
}

kinform::ListView<MetricSpec> HorizontalPodAutoscalerSpec::metrics() const {
  return kinform::ListView<MetricSpec>(member("metrics"));
}

HorizontalPodAutoscalerBehavior HorizontalPodAutoscalerSpec::behavior() const {
  return HorizontalPodAutoscalerBehavior(member("behavior"));
}

const std::optional<std::int64_t> HorizontalPodAutoscalerStatus::observed_generation() const {
  return get<std::optional<std::int64_t>>("observedGeneration");
}

const std::optional<std::chrono::sys_seconds> HorizontalPodAutoscalerStatus::last_scale_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastScaleTime");
}

std::int32_t HorizontalPodAutoscalerStatus::current_replicas() const {
  return get<std::int32_t>("currentReplicas");
}

std::int32_t HorizontalPodAutoscalerStatus::desired_replicas() const {
  return get<std::int32_t>("desiredReplicas");
}

kinform::ListView<MetricStatus> HorizontalPodAutoscalerStatus::current_metrics() const {
  return kinform::ListView<MetricStatus>(member("currentMetrics"));
}

kinform::ListView<HorizontalPodAutoscalerCondition> HorizontalPodAutoscalerStatus::conditions() const {
  return kinform::ListView<HorizontalPodAutoscalerCondition>(member("conditions"));
}

kinform::Resource HorizontalPodAutoscaler::resource() {
  return {.group = "autoscaling", .version = "v2", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
}

const std::string_view HorizontalPodAutoscaler::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view HorizontalPodAutoscaler::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta HorizontalPodAutoscaler::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

HorizontalPodAutoscalerSpec HorizontalPodAutoscaler::spec() const& {
  return HorizontalPodAutoscalerSpec(member("spec"));
}

HorizontalPodAutoscalerStatus HorizontalPodAutoscaler::status() const& {
  return HorizontalPodAutoscalerStatus(member("status"));
}

const std::string_view HorizontalPodAutoscalerCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view HorizontalPodAutoscalerCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> HorizontalPodAutoscalerCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view HorizontalPodAutoscalerCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view HorizontalPodAutoscalerCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view HorizontalPodAutoscalerList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view HorizontalPodAutoscalerList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta HorizontalPodAutoscalerList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<HorizontalPodAutoscaler> HorizontalPodAutoscalerList::items() const& {
  return kinform::ListView<HorizontalPodAutoscaler>(member("items"));
}

CrossVersionObjectReference ObjectMetricSource::described_object() const {
  return CrossVersionObjectReference(member("describedObject"));
}

MetricTarget ObjectMetricSource::target() const {
  return MetricTarget(member("target"));
}

MetricIdentifier ObjectMetricSource::metric() const {
  return MetricIdentifier(member("metric"));
}

MetricIdentifier PodsMetricSource::metric() const {
  return MetricIdentifier(member("metric"));
}

MetricTarget PodsMetricSource::target() const {
  return MetricTarget(member("target"));
}

const std::string_view ResourceMetricSource::name() const {
  return get<std::string_view>("name");
}

MetricTarget ResourceMetricSource::target() const {
  return MetricTarget(member("target"));
}

const std::string_view MetricSpec::type() const {
  return get<std::string_view>("type");
}

ObjectMetricSource MetricSpec::object() const {
  return ObjectMetricSource(member("object"));
}

PodsMetricSource MetricSpec::pods() const {
  return PodsMetricSource(member("pods"));
}

ResourceMetricSource MetricSpec::resource() const {
  return ResourceMetricSource(member("resource"));
}

ContainerResourceMetricSource MetricSpec::container_resource() const {
  return ContainerResourceMetricSource(member("containerResource"));
}

ExternalMetricSource MetricSpec::external() const {
  return ExternalMetricSource(member("external"));
}

MetricIdentifier ObjectMetricStatus::metric() const {
  return MetricIdentifier(member("metric"));
}

MetricValueStatus ObjectMetricStatus::current() const {
  return MetricValueStatus(member("current"));
}

CrossVersionObjectReference ObjectMetricStatus::described_object() const {
  return CrossVersionObjectReference(member("describedObject"));
}

MetricIdentifier PodsMetricStatus::metric() const {
  return MetricIdentifier(member("metric"));
}

MetricValueStatus PodsMetricStatus::current() const {
  return MetricValueStatus(member("current"));
}

const std::string_view ResourceMetricStatus::name() const {
  return get<std::string_view>("name");
}

MetricValueStatus ResourceMetricStatus::current() const {
  return MetricValueStatus(member("current"));
}

const std::string_view MetricStatus::type() const {
  return get<std::string_view>("type");
}

ObjectMetricStatus MetricStatus::object() const {
  return ObjectMetricStatus(member("object"));
}

PodsMetricStatus MetricStatus::pods() const {
  return PodsMetricStatus(member("pods"));
}

ResourceMetricStatus MetricStatus::resource() const {
  return ResourceMetricStatus(member("resource"));
}

ContainerResourceMetricStatus MetricStatus::container_resource() const {
  return ContainerResourceMetricStatus(member("containerResource"));
}

ExternalMetricStatus MetricStatus::external() const {
  return ExternalMetricStatus(member("external"));
}

}  // namespace kinform::autoscaling::v2
