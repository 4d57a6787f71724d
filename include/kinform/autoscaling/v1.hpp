// The types of autoscaling/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::autoscaling::v1 {

class ContainerResourceMetricSource;
class ContainerResourceMetricStatus;
class CrossVersionObjectReference;
class ExternalMetricSource;
class ExternalMetricStatus;
class HorizontalPodAutoscalerSpec;
class HorizontalPodAutoscalerStatus;
class HorizontalPodAutoscaler;
class HorizontalPodAutoscalerCondition;
class HorizontalPodAutoscalerList;
class ObjectMetricSource;
class PodsMetricSource;
class ResourceMetricSource;
class MetricSpec;
class ObjectMetricStatus;
class PodsMetricStatus;
class ResourceMetricStatus;
class MetricStatus;
class ScaleSpec;
class ScaleStatus;
class Scale;

struct HorizontalPodAutoscalerConditionType {
  static constexpr std::string_view kScalingActive = "ScalingActive";
  static constexpr std::string_view kAbleToScale = "AbleToScale";
  static constexpr std::string_view kScalingLimited = "ScalingLimited";
};

struct MetricSourceType {
  static constexpr std::string_view kObject = "Object";
  static constexpr std::string_view kPods = "Pods";
  static constexpr std::string_view kResource = "Resource";
  static constexpr std::string_view kContainerResource = "ContainerResource";
  static constexpr std::string_view kExternal = "External";
};

class ContainerResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::int32_t> target_average_utilization() const {
    return get<std::optional<std::int32_t>>("targetAverageUtilization");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const {
    return get<std::optional<kinform::Quantity>>("targetAverageValue");
  }
  [[nodiscard]] const std::string_view container() const {
    return get<std::string_view>("container");
  }
};

class ContainerResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::int32_t> current_average_utilization() const {
    return get<std::optional<std::int32_t>>("currentAverageUtilization");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const {
    return get<std::optional<kinform::Quantity>>("currentAverageValue");
  }
  [[nodiscard]] const std::string_view container() const {
    return get<std::string_view>("container");
  }
};

class CrossVersionObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
};

class ExternalMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const {
    return get<std::string_view>("metricName");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector metric_selector() const {
    return kinform::meta::v1::LabelSelector(member("metricSelector"));
  }
  [[nodiscard]] const std::optional<kinform::Quantity> target_value() const {
    return get<std::optional<kinform::Quantity>>("targetValue");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const {
    return get<std::optional<kinform::Quantity>>("targetAverageValue");
  }
};

class ExternalMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const {
    return get<std::string_view>("metricName");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector metric_selector() const {
    return kinform::meta::v1::LabelSelector(member("metricSelector"));
  }
  [[nodiscard]] const std::optional<kinform::Quantity> current_value() const {
    return get<std::optional<kinform::Quantity>>("currentValue");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const {
    return get<std::optional<kinform::Quantity>>("currentAverageValue");
  }
};

class HorizontalPodAutoscalerSpec : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference scale_target_ref() const {
    return CrossVersionObjectReference(member("scaleTargetRef"));
  }
  [[nodiscard]] const std::optional<std::int32_t> min_replicas() const {
    return get<std::optional<std::int32_t>>("minReplicas");
  }
  [[nodiscard]] std::int32_t max_replicas() const { return get<std::int32_t>("maxReplicas"); }
  [[nodiscard]] const std::optional<std::int32_t> target_cpu_utilization_percentage() const {
    return get<std::optional<std::int32_t>>("targetCPUUtilizationPercentage");
  }
};

class HorizontalPodAutoscalerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> observed_generation() const {
    return get<std::optional<std::int64_t>>("observedGeneration");
  }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_scale_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastScaleTime");
  }
  [[nodiscard]] std::int32_t current_replicas() const {
    return get<std::int32_t>("currentReplicas");
  }
  [[nodiscard]] std::int32_t desired_replicas() const {
    return get<std::int32_t>("desiredReplicas");
  }
  [[nodiscard]] const std::optional<std::int32_t> current_cpu_utilization_percentage() const {
    return get<std::optional<std::int32_t>>("currentCPUUtilizationPercentage");
  }
};

class HorizontalPodAutoscaler : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "autoscaling", .version = "v1", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
  }

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] HorizontalPodAutoscalerSpec spec() const& KINFORM_LIFETIME_BOUND {
    return HorizontalPodAutoscalerSpec(member("spec"));
  }
  HorizontalPodAutoscalerSpec spec() const&& = delete;
  [[nodiscard]] HorizontalPodAutoscalerStatus status() const& KINFORM_LIFETIME_BOUND {
    return HorizontalPodAutoscalerStatus(member("status"));
  }
  HorizontalPodAutoscalerStatus status() const&& = delete;
};

class HorizontalPodAutoscalerCondition : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
};

class HorizontalPodAutoscalerList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ListMeta(member("metadata"));
  }
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<HorizontalPodAutoscaler> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<HorizontalPodAutoscaler>(member("items"));
  }
  kinform::ListView<HorizontalPodAutoscaler> items() const&& = delete;
};

class ObjectMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference target() const {
    return CrossVersionObjectReference(member("target"));
  }
  [[nodiscard]] const std::string_view metric_name() const {
    return get<std::string_view>("metricName");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> target_value() const {
    return get<std::optional<kinform::Quantity>>("targetValue");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const {
    return get<std::optional<kinform::Quantity>>("averageValue");
  }
};

class PodsMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const {
    return get<std::string_view>("metricName");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const {
    return get<std::optional<kinform::Quantity>>("targetAverageValue");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
};

class ResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::int32_t> target_average_utilization() const {
    return get<std::optional<std::int32_t>>("targetAverageUtilization");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const {
    return get<std::optional<kinform::Quantity>>("targetAverageValue");
  }
};

class MetricSpec : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] ObjectMetricSource object() const { return ObjectMetricSource(member("object")); }
  [[nodiscard]] PodsMetricSource pods() const { return PodsMetricSource(member("pods")); }
  [[nodiscard]] ResourceMetricSource resource() const {
    return ResourceMetricSource(member("resource"));
  }
  [[nodiscard]] ContainerResourceMetricSource container_resource() const {
    return ContainerResourceMetricSource(member("containerResource"));
  }
  [[nodiscard]] ExternalMetricSource external() const {
    return ExternalMetricSource(member("external"));
  }
};

class ObjectMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference target() const {
    return CrossVersionObjectReference(member("target"));
  }
  [[nodiscard]] const std::string_view metric_name() const {
    return get<std::string_view>("metricName");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> current_value() const {
    return get<std::optional<kinform::Quantity>>("currentValue");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const {
    return get<std::optional<kinform::Quantity>>("averageValue");
  }
};

class PodsMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const {
    return get<std::string_view>("metricName");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const {
    return get<std::optional<kinform::Quantity>>("currentAverageValue");
  }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
};

class ResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::int32_t> current_average_utilization() const {
    return get<std::optional<std::int32_t>>("currentAverageUtilization");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const {
    return get<std::optional<kinform::Quantity>>("currentAverageValue");
  }
};

class MetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] ObjectMetricStatus object() const { return ObjectMetricStatus(member("object")); }
  [[nodiscard]] PodsMetricStatus pods() const { return PodsMetricStatus(member("pods")); }
  [[nodiscard]] ResourceMetricStatus resource() const {
    return ResourceMetricStatus(member("resource"));
  }
  [[nodiscard]] ContainerResourceMetricStatus container_resource() const {
    return ContainerResourceMetricStatus(member("containerResource"));
  }
  [[nodiscard]] ExternalMetricStatus external() const {
    return ExternalMetricStatus(member("external"));
  }
};

class ScaleSpec : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const { return get<std::int32_t>("replicas"); }
};

class ScaleStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const { return get<std::int32_t>("replicas"); }
  [[nodiscard]] const std::string_view selector() const {
    return get<std::string_view>("selector");
  }
};

class Scale : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/autoscaling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND {
    return kinform::meta::v1::ObjectMeta(member("metadata"));
  }
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ScaleSpec spec() const& KINFORM_LIFETIME_BOUND { return ScaleSpec(member("spec")); }
  ScaleSpec spec() const&& = delete;
  [[nodiscard]] ScaleStatus status() const& KINFORM_LIFETIME_BOUND {
    return ScaleStatus(member("status"));
  }
  ScaleStatus status() const&& = delete;
};

}  // namespace kinform::autoscaling::v1
