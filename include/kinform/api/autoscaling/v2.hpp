// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of autoscaling/v2 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::autoscaling::v2 {

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
  static constexpr std::string_view kScaledToZero = "ScaledToZero";
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

class KINFORM_EXPORT MetricTarget : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::optional<kinform::Quantity> value() const;
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const;
  [[nodiscard]] const std::optional<std::int32_t> average_utilization() const;
};

class KINFORM_EXPORT ContainerResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] MetricTarget target() const;
  [[nodiscard]] const std::string_view container() const;
};

class KINFORM_EXPORT MetricValueStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<kinform::Quantity> value() const;
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const;
  [[nodiscard]] const std::optional<std::int32_t> average_utilization() const;
};

class KINFORM_EXPORT ContainerResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] MetricValueStatus current() const;
  [[nodiscard]] const std::string_view container() const;
};

class KINFORM_EXPORT CrossVersionObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view api_version() const;
};

class KINFORM_EXPORT MetricIdentifier : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
};

class KINFORM_EXPORT ExternalMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const;
  [[nodiscard]] MetricTarget target() const;
};

class KINFORM_EXPORT ExternalMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const;
  [[nodiscard]] MetricValueStatus current() const;
};

class KINFORM_EXPORT HPAScalingPolicy : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] std::int32_t value() const;
  [[nodiscard]] std::int32_t period_seconds() const;
};

class KINFORM_EXPORT HPAScalingRules : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int32_t> stabilization_window_seconds() const;
  [[nodiscard]] const std::optional<std::string_view> select_policy() const;
  [[nodiscard]] kinform::ListView<HPAScalingPolicy> policies() const;
  [[nodiscard]] const std::optional<kinform::Quantity> tolerance() const;
};

class KINFORM_EXPORT HorizontalPodAutoscalerBehavior : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] HPAScalingRules scale_up() const;
  [[nodiscard]] HPAScalingRules scale_down() const;
};

class KINFORM_EXPORT HorizontalPodAutoscalerSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference scale_target_ref() const;
  [[nodiscard]] const std::optional<std::int32_t> min_replicas() const;
  [[nodiscard]] std::int32_t max_replicas() const;
  [[nodiscard]] kinform::ListView<MetricSpec> metrics() const;
  [[nodiscard]] HorizontalPodAutoscalerBehavior behavior() const;
};

class KINFORM_EXPORT HorizontalPodAutoscalerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> observed_generation() const;
  [[nodiscard]] const std::optional<kinform::Time> last_scale_time() const;
  [[nodiscard]] std::int32_t current_replicas() const;
  [[nodiscard]] std::int32_t desired_replicas() const;
  [[nodiscard]] kinform::ListView<MetricStatus> current_metrics() const;
  [[nodiscard]] kinform::ListView<HorizontalPodAutoscalerCondition> conditions() const;
};

class KINFORM_EXPORT HorizontalPodAutoscaler : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] HorizontalPodAutoscalerSpec spec() const& KINFORM_LIFETIME_BOUND;
  HorizontalPodAutoscalerSpec spec() const&& = delete;
  [[nodiscard]] HorizontalPodAutoscalerStatus status() const& KINFORM_LIFETIME_BOUND;
  HorizontalPodAutoscalerStatus status() const&& = delete;
};

class KINFORM_EXPORT HorizontalPodAutoscalerCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::optional<std::int64_t> observed_generation() const;
};

class KINFORM_EXPORT HorizontalPodAutoscalerList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<HorizontalPodAutoscaler> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<HorizontalPodAutoscaler> items() const&& = delete;
};

class KINFORM_EXPORT ObjectMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference described_object() const;
  [[nodiscard]] MetricTarget target() const;
  [[nodiscard]] MetricIdentifier metric() const;
};

class KINFORM_EXPORT PodsMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const;
  [[nodiscard]] MetricTarget target() const;
};

class KINFORM_EXPORT ResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] MetricTarget target() const;
};

class KINFORM_EXPORT MetricSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] ObjectMetricSource object() const;
  [[nodiscard]] PodsMetricSource pods() const;
  [[nodiscard]] ResourceMetricSource resource() const;
  [[nodiscard]] ContainerResourceMetricSource container_resource() const;
  [[nodiscard]] ExternalMetricSource external() const;
};

class KINFORM_EXPORT ObjectMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const;
  [[nodiscard]] MetricValueStatus current() const;
  [[nodiscard]] CrossVersionObjectReference described_object() const;
};

class KINFORM_EXPORT PodsMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] MetricIdentifier metric() const;
  [[nodiscard]] MetricValueStatus current() const;
};

class KINFORM_EXPORT ResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] MetricValueStatus current() const;
};

class KINFORM_EXPORT MetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v2_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] ObjectMetricStatus object() const;
  [[nodiscard]] PodsMetricStatus pods() const;
  [[nodiscard]] ResourceMetricStatus resource() const;
  [[nodiscard]] ContainerResourceMetricStatus container_resource() const;
  [[nodiscard]] ExternalMetricStatus external() const;
};

}  // namespace kinform::inline v0::autoscaling::v2
