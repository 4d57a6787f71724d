#include "kinform/autoscaling/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::autoscaling::v1 {

const std::string_view ContainerResourceMetricSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::int32_t> ContainerResourceMetricSource::target_average_utilization() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("targetAverageUtilization", places);
}

const std::optional<kinform::Quantity> ContainerResourceMetricSource::target_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("targetAverageValue", places);
}

const std::string_view ContainerResourceMetricSource::container() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("container", places);
}

const std::string_view ContainerResourceMetricStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::int32_t> ContainerResourceMetricStatus::current_average_utilization() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("currentAverageUtilization", places);
}

const std::optional<kinform::Quantity> ContainerResourceMetricStatus::current_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("currentAverageValue", places);
}

const std::string_view ContainerResourceMetricStatus::container() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("container", places);
}

const std::string_view CrossVersionObjectReference::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CrossVersionObjectReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view CrossVersionObjectReference::api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

const std::string_view ExternalMetricSource::metric_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("metricName", places);
}

kinform::meta::v1::LabelSelector ExternalMetricSource::metric_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("metricSelector", places));
}

const std::optional<kinform::Quantity> ExternalMetricSource::target_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("targetValue", places);
}

const std::optional<kinform::Quantity> ExternalMetricSource::target_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("targetAverageValue", places);
}

const std::string_view ExternalMetricStatus::metric_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("metricName", places);
}

kinform::meta::v1::LabelSelector ExternalMetricStatus::metric_selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("metricSelector", places));
}

const std::optional<kinform::Quantity> ExternalMetricStatus::current_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("currentValue", places);
}

const std::optional<kinform::Quantity> ExternalMetricStatus::current_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("currentAverageValue", places);
}

CrossVersionObjectReference HorizontalPodAutoscalerSpec::scale_target_ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return CrossVersionObjectReference(member("scaleTargetRef", places));
}

const std::optional<std::int32_t> HorizontalPodAutoscalerSpec::min_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("minReplicas", places);
}

std::int32_t HorizontalPodAutoscalerSpec::max_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("maxReplicas", places);
}

const std::optional<std::int32_t> HorizontalPodAutoscalerSpec::target_cpu_utilization_percentage() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("targetCPUUtilizationPercentage", places);
}

const std::optional<std::int64_t> HorizontalPodAutoscalerStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("observedGeneration", places);
}

const std::optional<std::chrono::sys_seconds> HorizontalPodAutoscalerStatus::last_scale_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastScaleTime", places);
}

std::int32_t HorizontalPodAutoscalerStatus::current_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("currentReplicas", places);
}

std::int32_t HorizontalPodAutoscalerStatus::desired_replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("desiredReplicas", places);
}

const std::optional<std::int32_t> HorizontalPodAutoscalerStatus::current_cpu_utilization_percentage() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("currentCPUUtilizationPercentage", places);
}

kinform::Resource HorizontalPodAutoscaler::resource() {
  return {.group = "autoscaling", .version = "v1", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
}

const std::string_view HorizontalPodAutoscaler::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view HorizontalPodAutoscaler::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta HorizontalPodAutoscaler::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

HorizontalPodAutoscalerSpec HorizontalPodAutoscaler::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return HorizontalPodAutoscalerSpec(member("spec", places));
}

HorizontalPodAutoscalerStatus HorizontalPodAutoscaler::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return HorizontalPodAutoscalerStatus(member("status", places));
}

const std::string_view HorizontalPodAutoscalerCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view HorizontalPodAutoscalerCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> HorizontalPodAutoscalerCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view HorizontalPodAutoscalerCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view HorizontalPodAutoscalerCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view HorizontalPodAutoscalerList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view HorizontalPodAutoscalerList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta HorizontalPodAutoscalerList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<HorizontalPodAutoscaler> HorizontalPodAutoscalerList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HorizontalPodAutoscaler>(member("items", places));
}

CrossVersionObjectReference ObjectMetricSource::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return CrossVersionObjectReference(member("target", places));
}

const std::string_view ObjectMetricSource::metric_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("metricName", places);
}

const std::optional<kinform::Quantity> ObjectMetricSource::target_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("targetValue", places);
}

kinform::meta::v1::LabelSelector ObjectMetricSource::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::optional<kinform::Quantity> ObjectMetricSource::average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("averageValue", places);
}

const std::string_view PodsMetricSource::metric_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("metricName", places);
}

const std::optional<kinform::Quantity> PodsMetricSource::target_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("targetAverageValue", places);
}

kinform::meta::v1::LabelSelector PodsMetricSource::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::string_view ResourceMetricSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::int32_t> ResourceMetricSource::target_average_utilization() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("targetAverageUtilization", places);
}

const std::optional<kinform::Quantity> ResourceMetricSource::target_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("targetAverageValue", places);
}

const std::string_view MetricSpec::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

ObjectMetricSource MetricSpec::object() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectMetricSource(member("object", places));
}

PodsMetricSource MetricSpec::pods() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodsMetricSource(member("pods", places));
}

ResourceMetricSource MetricSpec::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceMetricSource(member("resource", places));
}

ContainerResourceMetricSource MetricSpec::container_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerResourceMetricSource(member("containerResource", places));
}

ExternalMetricSource MetricSpec::external() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExternalMetricSource(member("external", places));
}

CrossVersionObjectReference ObjectMetricStatus::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return CrossVersionObjectReference(member("target", places));
}

const std::string_view ObjectMetricStatus::metric_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("metricName", places);
}

const std::optional<kinform::Quantity> ObjectMetricStatus::current_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("currentValue", places);
}

kinform::meta::v1::LabelSelector ObjectMetricStatus::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::optional<kinform::Quantity> ObjectMetricStatus::average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("averageValue", places);
}

const std::string_view PodsMetricStatus::metric_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("metricName", places);
}

const std::optional<kinform::Quantity> PodsMetricStatus::current_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("currentAverageValue", places);
}

kinform::meta::v1::LabelSelector PodsMetricStatus::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

const std::string_view ResourceMetricStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::int32_t> ResourceMetricStatus::current_average_utilization() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("currentAverageUtilization", places);
}

const std::optional<kinform::Quantity> ResourceMetricStatus::current_average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("currentAverageValue", places);
}

const std::string_view MetricStatus::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

ObjectMetricStatus MetricStatus::object() const {
  static constinit kinform::detail::FieldPlaces places;
  return ObjectMetricStatus(member("object", places));
}

PodsMetricStatus MetricStatus::pods() const {
  static constinit kinform::detail::FieldPlaces places;
  return PodsMetricStatus(member("pods", places));
}

ResourceMetricStatus MetricStatus::resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return ResourceMetricStatus(member("resource", places));
}

ContainerResourceMetricStatus MetricStatus::container_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return ContainerResourceMetricStatus(member("containerResource", places));
}

ExternalMetricStatus MetricStatus::external() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExternalMetricStatus(member("external", places));
}

std::int32_t ScaleSpec::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("replicas", places);
}

std::int32_t ScaleStatus::replicas() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("replicas", places);
}

const std::string_view ScaleStatus::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("selector", places);
}

const std::string_view Scale::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view Scale::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta Scale::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

ScaleSpec Scale::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ScaleSpec(member("spec", places));
}

ScaleStatus Scale::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ScaleStatus(member("status", places));
}

}  // namespace kinform::inline v0::autoscaling::v1
