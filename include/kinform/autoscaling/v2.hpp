// The types of autoscaling/v2 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::autoscaling::v2 {

class MetricTarget;
class ContainerResourceMetricSource;
class MetricValueStatus;
class ContainerResourceMetricStatus;
class CrossVersionObjectReference;
class MetricIdentifier;
class ExternalMetricSource;
class ExternalMetricStatus;
class HPAScalingPolicy;
class HPAScalingRules;
class HorizontalPodAutoscalerBehavior;
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

struct HPAScalingPolicyType {
  static constexpr std::string_view kPods = "Pods";
  static constexpr std::string_view kPercent = "Percent";
};

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

struct MetricTargetType {
  static constexpr std::string_view kUtilization = "Utilization";
  static constexpr std::string_view kValue = "Value";
  static constexpr std::string_view kAverageValue = "AverageValue";
};

struct ScalingPolicySelect {
  static constexpr std::string_view kMax = "Max";
  static constexpr std::string_view kMin = "Min";
  static constexpr std::string_view kDisabled = "Disabled";
};

class MetricTarget : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::optional<kinform::Quantity> value() const {
    return get<std::optional<kinform::Quantity>>("value");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const {
    return get<std::optional<kinform::Quantity>>("averageValue");
  }
  [[nodiscard]] const std::optional<std::int32_t> average_utilization() const {
    return get<std::optional<std::int32_t>>("averageUtilization");
  }
};

class ContainerResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] MetricTarget target() const { return MetricTarget(member("target")); }
  [[nodiscard]] const std::string_view container() const {
    return get<std::string_view>("container");
  }
};

class MetricValueStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> value() const {
    return get<std::optional<kinform::Quantity>>("value");
  }
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const {
    return get<std::optional<kinform::Quantity>>("averageValue");
  }
  [[nodiscard]] const std::optional<std::int32_t> average_utilization() const {
    return get<std::optional<std::int32_t>>("averageUtilization");
  }
};

class ContainerResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] MetricValueStatus current() const { return MetricValueStatus(member("current")); }
  [[nodiscard]] const std::string_view container() const {
    return get<std::string_view>("container");
  }
};

class CrossVersionObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view api_version() const {
    return get<std::string_view>("apiVersion");
  }
};

class MetricIdentifier : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const {
    return kinform::meta::v1::LabelSelector(member("selector"));
  }
};

class ExternalMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const { return MetricIdentifier(member("metric")); }
  [[nodiscard]] MetricTarget target() const { return MetricTarget(member("target")); }
};

class ExternalMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const { return MetricIdentifier(member("metric")); }
  [[nodiscard]] MetricValueStatus current() const { return MetricValueStatus(member("current")); }
};

class HPAScalingPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] std::int32_t value() const { return get<std::int32_t>("value"); }
  [[nodiscard]] std::int32_t period_seconds() const { return get<std::int32_t>("periodSeconds"); }
};

class HPAScalingRules : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> stabilization_window_seconds() const {
    return get<std::optional<std::int32_t>>("stabilizationWindowSeconds");
  }
  [[nodiscard]] const std::optional<std::string_view> select_policy() const {
    return get<std::optional<std::string_view>>("selectPolicy");
  }
  [[nodiscard]] kinform::ListView<HPAScalingPolicy> policies() const {
    return kinform::ListView<HPAScalingPolicy>(member("policies"));
  }
  [[nodiscard]] const std::optional<kinform::Quantity> tolerance() const {
    return get<std::optional<kinform::Quantity>>("tolerance");
  }
};

class HorizontalPodAutoscalerBehavior : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] HPAScalingRules scale_up() const { return HPAScalingRules(member("scaleUp")); }
  [[nodiscard]] HPAScalingRules scale_down() const { return HPAScalingRules(member("scaleDown")); }
};

class HorizontalPodAutoscalerSpec : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference scale_target_ref() const {
    return CrossVersionObjectReference(member("scaleTargetRef"));
  }
  [[nodiscard]] const std::optional<std::int32_t> min_replicas() const {
    return get<std::optional<std::int32_t>>("minReplicas");
  }
  [[nodiscard]] std::int32_t max_replicas() const { return get<std::int32_t>("maxReplicas"); }
  [[nodiscard]] kinform::ListView<MetricSpec> metrics() const {
    return kinform::ListView<MetricSpec>(member("metrics"));
  }
  [[nodiscard]] HorizontalPodAutoscalerBehavior behavior() const {
    return HorizontalPodAutoscalerBehavior(member("behavior"));
  }
};

class HorizontalPodAutoscalerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
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
  [[nodiscard]] kinform::ListView<MetricStatus> current_metrics() const {
    return kinform::ListView<MetricStatus>(member("currentMetrics"));
  }
  [[nodiscard]] kinform::ListView<HorizontalPodAutoscalerCondition> conditions() const {
    return kinform::ListView<HorizontalPodAutoscalerCondition>(member("conditions"));
  }
};

class HorizontalPodAutoscaler : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "autoscaling", .version = "v2", .plural = "horizontalpodautoscalers", .kind = "HorizontalPodAutoscaler"};
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
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
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
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
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
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference described_object() const {
    return CrossVersionObjectReference(member("describedObject"));
  }
  [[nodiscard]] MetricTarget target() const { return MetricTarget(member("target")); }
  [[nodiscard]] MetricIdentifier metric() const { return MetricIdentifier(member("metric")); }
};

class PodsMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const { return MetricIdentifier(member("metric")); }
  [[nodiscard]] MetricTarget target() const { return MetricTarget(member("target")); }
};

class ResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] MetricTarget target() const { return MetricTarget(member("target")); }
};

class MetricSpec : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
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
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const { return MetricIdentifier(member("metric")); }
  [[nodiscard]] MetricValueStatus current() const { return MetricValueStatus(member("current")); }
  [[nodiscard]] CrossVersionObjectReference described_object() const {
    return CrossVersionObjectReference(member("describedObject"));
  }
};

class PodsMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const { return MetricIdentifier(member("metric")); }
  [[nodiscard]] MetricValueStatus current() const { return MetricValueStatus(member("current")); }
};

class ResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] MetricValueStatus current() const { return MetricValueStatus(member("current")); }
};

class MetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/autoscaling/v2_draft.hpp.
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

}  // namespace kinform::autoscaling::v2
