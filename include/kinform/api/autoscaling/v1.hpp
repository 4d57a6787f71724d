// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of autoscaling/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::autoscaling::v1 {

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
  static constexpr std::string_view kScaledToZero = "ScaledToZero";
};

struct MetricSourceType {
  static constexpr std::string_view kObject = "Object";
  static constexpr std::string_view kPods = "Pods";
  static constexpr std::string_view kResource = "Resource";
  static constexpr std::string_view kContainerResource = "ContainerResource";
  static constexpr std::string_view kExternal = "External";
};

class KINFORM_EXPORT ContainerResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::int32_t> target_average_utilization() const;
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const;
  [[nodiscard]] const std::string_view container() const;
};

class KINFORM_EXPORT ContainerResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::int32_t> current_average_utilization() const;
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const;
  [[nodiscard]] const std::string_view container() const;
};

class KINFORM_EXPORT CrossVersionObjectReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view api_version() const;
};

class KINFORM_EXPORT ExternalMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector metric_selector() const;
  [[nodiscard]] const std::optional<kinform::Quantity> target_value() const;
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const;
};

class KINFORM_EXPORT ExternalMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector metric_selector() const;
  [[nodiscard]] const std::optional<kinform::Quantity> current_value() const;
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const;
};

class KINFORM_EXPORT HorizontalPodAutoscalerSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference scale_target_ref() const;
  [[nodiscard]] const std::optional<std::int32_t> min_replicas() const;
  [[nodiscard]] std::int32_t max_replicas() const;
  [[nodiscard]] const std::optional<std::int32_t> target_cpu_utilization_percentage() const;
};

class KINFORM_EXPORT HorizontalPodAutoscalerStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::int64_t> observed_generation() const;
  [[nodiscard]] const std::optional<kinform::Time> last_scale_time() const;
  [[nodiscard]] std::int32_t current_replicas() const;
  [[nodiscard]] std::int32_t desired_replicas() const;
  [[nodiscard]] const std::optional<std::int32_t> current_cpu_utilization_percentage() const;
};

class KINFORM_EXPORT HorizontalPodAutoscaler : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
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
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
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
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
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
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference target() const;
  [[nodiscard]] const std::string_view metric_name() const;
  [[nodiscard]] const std::optional<kinform::Quantity> target_value() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const;
};

class KINFORM_EXPORT PodsMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const;
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
};

class KINFORM_EXPORT ResourceMetricSource : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::int32_t> target_average_utilization() const;
  [[nodiscard]] const std::optional<kinform::Quantity> target_average_value() const;
};

class KINFORM_EXPORT MetricSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
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
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CrossVersionObjectReference target() const;
  [[nodiscard]] const std::string_view metric_name() const;
  [[nodiscard]] const std::optional<kinform::Quantity> current_value() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
  [[nodiscard]] const std::optional<kinform::Quantity> average_value() const;
};

class KINFORM_EXPORT PodsMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view metric_name() const;
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const;
  [[nodiscard]] kinform::meta::v1::LabelSelector selector() const;
};

class KINFORM_EXPORT ResourceMetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::int32_t> current_average_utilization() const;
  [[nodiscard]] const std::optional<kinform::Quantity> current_average_value() const;
};

class KINFORM_EXPORT MetricStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] ObjectMetricStatus object() const;
  [[nodiscard]] PodsMetricStatus pods() const;
  [[nodiscard]] ResourceMetricStatus resource() const;
  [[nodiscard]] ContainerResourceMetricStatus container_resource() const;
  [[nodiscard]] ExternalMetricStatus external() const;
};

class KINFORM_EXPORT ScaleSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const;
};

class KINFORM_EXPORT ScaleStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using View::View;

  [[nodiscard]] std::int32_t replicas() const;
  [[nodiscard]] const std::string_view selector() const;
};

class KINFORM_EXPORT Scale : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/autoscaling/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ScaleSpec spec() const& KINFORM_LIFETIME_BOUND;
  ScaleSpec spec() const&& = delete;
  [[nodiscard]] ScaleStatus status() const& KINFORM_LIFETIME_BOUND;
  ScaleStatus status() const&& = delete;
};

}  // namespace kinform::inline v0::autoscaling::v1
