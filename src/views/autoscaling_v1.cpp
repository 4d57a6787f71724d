#include "kinform/autoscaling/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::autoscaling::v1 {

const std::string_view ContainerResourceMetricSource::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::int32_t> ContainerResourceMetricSource::target_average_utilization() const {
  return get<std::optional<std::int32_t>>("targetAverageUtilization");
}

const std::optional<kinform::Quantity> ContainerResourceMetricSource::target_average_value() const {
  return get<std::optional<kinform::Quantity>>("targetAverageValue");
}

const std::string_view ContainerResourceMetricSource::container() const {
  return get<std::string_view>("container");
}

const std::string_view ContainerResourceMetricStatus::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::int32_t> ContainerResourceMetricStatus::current_average_utilization() const {
  return get<std::optional<std::int32_t>>("currentAverageUtilization");
}

const std::optional<kinform::Quantity> ContainerResourceMetricStatus::current_average_value() const {
  return get<std::optional<kinform::Quantity>>("currentAverageValue");
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

const std::string_view ExternalMetricSource::metric_name() const {
  return get<std::string_view>("metricName");
}

kinform::meta::v1::LabelSelector ExternalMetricSource::metric_selector() const {
  return kinform::meta::v1::LabelSelector(member("metricSelector"));
}

const std::optional<kinform::Quantity> ExternalMetricSource::target_value() const {
  return get<std::optional<kinform::Quantity>>("targetValue");
}

const std::optional<kinform::Quantity> ExternalMetricSource::target_average_value() const {
  return get<std::optional<kinform::Quantity>>("targetAverageValue");
}

const std::string_view ExternalMetricStatus::metric_name() const {
  return get<std::string_view>("metricName");
}

kinform::meta::v1::LabelSelector ExternalMetricStatus::metric_selector() const {
  return kinform::meta::v1::LabelSelector(member("metricSelector"));
}

const std::optional<kinform::Quantity> ExternalMetricStatus::current_value() const {
  return get<std::optional<kinform::Quantity>>("currentValue");
}

const std::optional<kinform::Quantity> ExternalMetricStatus::current_average_value() const {
  return get<std::optional<kinform::Quantity>>("currentAverageValue");
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

const std::optional<std::int32_t> HorizontalPodAutoscalerSpec::target_cpu_utilization_percentage() const {
  return get<std::optional<std::int32_t>>("targetCPUUtilizationPercentage");
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

const std::optional<std::int32_t> HorizontalPodAutoscalerStatus::current_cpu_utilization_percentage() const {
  return get<std::optional<std::int32_t>>("currentCPUUtilizationPercentage");
}

kinform::Resource HorizontalPodAutoscaler::resource() {
  return {.group = "autoscaling", .version = "v1", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
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

CrossVersionObjectReference ObjectMetricSource::target() const {
  return CrossVersionObjectReference(member("target"));
}

const std::string_view ObjectMetricSource::metric_name() const {
  return get<std::string_view>("metricName");
}

const std::optional<kinform::Quantity> ObjectMetricSource::target_value() const {
  return get<std::optional<kinform::Quantity>>("targetValue");
}

kinform::meta::v1::LabelSelector ObjectMetricSource::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::optional<kinform::Quantity> ObjectMetricSource::average_value() const {
  return get<std::optional<kinform::Quantity>>("averageValue");
}

const std::string_view PodsMetricSource::metric_name() const {
  return get<std::string_view>("metricName");
}

const std::optional<kinform::Quantity> PodsMetricSource::target_average_value() const {
  return get<std::optional<kinform::Quantity>>("targetAverageValue");
}

kinform::meta::v1::LabelSelector PodsMetricSource::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::string_view ResourceMetricSource::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::int32_t> ResourceMetricSource::target_average_utilization() const {
  return get<std::optional<std::int32_t>>("targetAverageUtilization");
}

const std::optional<kinform::Quantity> ResourceMetricSource::target_average_value() const {
  return get<std::optional<kinform::Quantity>>("targetAverageValue");
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

CrossVersionObjectReference ObjectMetricStatus::target() const {
  return CrossVersionObjectReference(member("target"));
}

const std::string_view ObjectMetricStatus::metric_name() const {
  return get<std::string_view>("metricName");
}

const std::optional<kinform::Quantity> ObjectMetricStatus::current_value() const {
  return get<std::optional<kinform::Quantity>>("currentValue");
}

kinform::meta::v1::LabelSelector ObjectMetricStatus::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::optional<kinform::Quantity> ObjectMetricStatus::average_value() const {
  return get<std::optional<kinform::Quantity>>("averageValue");
}

const std::string_view PodsMetricStatus::metric_name() const {
  return get<std::string_view>("metricName");
}

const std::optional<kinform::Quantity> PodsMetricStatus::current_average_value() const {
  return get<std::optional<kinform::Quantity>>("currentAverageValue");
}

kinform::meta::v1::LabelSelector PodsMetricStatus::selector() const {
  return kinform::meta::v1::LabelSelector(member("selector"));
}

const std::string_view ResourceMetricStatus::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::int32_t> ResourceMetricStatus::current_average_utilization() const {
  return get<std::optional<std::int32_t>>("currentAverageUtilization");
}

const std::optional<kinform::Quantity> ResourceMetricStatus::current_average_value() const {
  return get<std::optional<kinform::Quantity>>("currentAverageValue");
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

std::int32_t ScaleSpec::replicas() const {
  return get<std::int32_t>("replicas");
}

std::int32_t ScaleStatus::replicas() const {
  return get<std::int32_t>("replicas");
}

const std::string_view ScaleStatus::selector() const {
  return get<std::string_view>("selector");
}

const std::string_view Scale::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view Scale::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta Scale::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

ScaleSpec Scale::spec() const& {
  return ScaleSpec(member("spec"));
}

ScaleStatus Scale::status() const& {
  return ScaleStatus(member("status"));
}

}  // namespace kinform::autoscaling::v1
