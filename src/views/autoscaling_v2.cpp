#include "kinform/autoscaling/v2.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::autoscaling::v2 {

const std::string_view MetricTarget::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::optional<kinform::Quantity> MetricTarget::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("value", places);
}

const std::optional<kinform::Quantity> MetricTarget::average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("averageValue", places);
}

const std::optional<std::int32_t> MetricTarget::average_utilization() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("averageUtilization", places);
}

const std::string_view ContainerResourceMetricSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

MetricTarget ContainerResourceMetricSource::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricTarget(member("target", places));
}

const std::string_view ContainerResourceMetricSource::container() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("container", places);
}

const std::optional<kinform::Quantity> MetricValueStatus::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("value", places);
}

const std::optional<kinform::Quantity> MetricValueStatus::average_value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("averageValue", places);
}

const std::optional<std::int32_t> MetricValueStatus::average_utilization() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("averageUtilization", places);
}

const std::string_view ContainerResourceMetricStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

MetricValueStatus ContainerResourceMetricStatus::current() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricValueStatus(member("current", places));
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

const std::string_view MetricIdentifier::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

kinform::meta::v1::LabelSelector MetricIdentifier::selector() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::LabelSelector(member("selector", places));
}

MetricIdentifier ExternalMetricSource::metric() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricIdentifier(member("metric", places));
}

MetricTarget ExternalMetricSource::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricTarget(member("target", places));
}

MetricIdentifier ExternalMetricStatus::metric() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricIdentifier(member("metric", places));
}

MetricValueStatus ExternalMetricStatus::current() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricValueStatus(member("current", places));
}

const std::string_view HPAScalingPolicy::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

std::int32_t HPAScalingPolicy::value() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("value", places);
}

std::int32_t HPAScalingPolicy::period_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("periodSeconds", places);
}

const std::optional<std::int32_t> HPAScalingRules::stabilization_window_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("stabilizationWindowSeconds", places);
}

const std::optional<std::string_view> HPAScalingRules::select_policy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("selectPolicy", places);
}

kinform::ListView<HPAScalingPolicy> HPAScalingRules::policies() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HPAScalingPolicy>(member("policies", places));
}

const std::optional<kinform::Quantity> HPAScalingRules::tolerance() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<kinform::Quantity>>("tolerance", places);
}

HPAScalingRules HorizontalPodAutoscalerBehavior::scale_up() const {
  static constinit kinform::detail::FieldPlaces places;
  return HPAScalingRules(member("scaleUp", places));
}

HPAScalingRules HorizontalPodAutoscalerBehavior::scale_down() const {
  static constinit kinform::detail::FieldPlaces places;
  return HPAScalingRules(member("scaleDown", places));
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

kinform::ListView<MetricSpec> HorizontalPodAutoscalerSpec::metrics() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MetricSpec>(member("metrics", places));
}

HorizontalPodAutoscalerBehavior HorizontalPodAutoscalerSpec::behavior() const {
  static constinit kinform::detail::FieldPlaces places;
  return HorizontalPodAutoscalerBehavior(member("behavior", places));
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

kinform::ListView<MetricStatus> HorizontalPodAutoscalerStatus::current_metrics() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<MetricStatus>(member("currentMetrics", places));
}

kinform::ListView<HorizontalPodAutoscalerCondition> HorizontalPodAutoscalerStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<HorizontalPodAutoscalerCondition>(member("conditions", places));
}

kinform::Resource HorizontalPodAutoscaler::resource() {
  return {.group = "autoscaling", .version = "v2", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
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

CrossVersionObjectReference ObjectMetricSource::described_object() const {
  static constinit kinform::detail::FieldPlaces places;
  return CrossVersionObjectReference(member("describedObject", places));
}

MetricTarget ObjectMetricSource::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricTarget(member("target", places));
}

MetricIdentifier ObjectMetricSource::metric() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricIdentifier(member("metric", places));
}

MetricIdentifier PodsMetricSource::metric() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricIdentifier(member("metric", places));
}

MetricTarget PodsMetricSource::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricTarget(member("target", places));
}

const std::string_view ResourceMetricSource::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

MetricTarget ResourceMetricSource::target() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricTarget(member("target", places));
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

MetricIdentifier ObjectMetricStatus::metric() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricIdentifier(member("metric", places));
}

MetricValueStatus ObjectMetricStatus::current() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricValueStatus(member("current", places));
}

CrossVersionObjectReference ObjectMetricStatus::described_object() const {
  static constinit kinform::detail::FieldPlaces places;
  return CrossVersionObjectReference(member("describedObject", places));
}

MetricIdentifier PodsMetricStatus::metric() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricIdentifier(member("metric", places));
}

MetricValueStatus PodsMetricStatus::current() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricValueStatus(member("current", places));
}

const std::string_view ResourceMetricStatus::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

MetricValueStatus ResourceMetricStatus::current() const {
  static constinit kinform::detail::FieldPlaces places;
  return MetricValueStatus(member("current", places));
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

}  // namespace kinform::inline v0::autoscaling::v2
