// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of apiextensions.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::apiextensions::v1 {

class ConversionRequest;
class ConversionResponse;
class ConversionReview;
class CustomResourceColumnDefinition;
class ServiceReference;
class WebhookClientConfig;
class WebhookConversion;
class CustomResourceConversion;
class CustomResourceDefinitionNames;
class CustomResourceDefinitionSpec;
class CustomResourceDefinitionStatus;
class CustomResourceDefinition;
class CustomResourceDefinitionCondition;
class CustomResourceDefinitionList;
class JSONSchemaPropsOrArray;
class JSONSchemaPropsOrBool;
class ExternalDocumentation;
class JSONSchemaProps;
class CustomResourceValidation;
class CustomResourceSubresourceStatus;
class CustomResourceSubresourceScale;
class CustomResourceSubresources;
class CustomResourceDefinitionVersion;
class JSONSchemaPropsOrStringArray;
class SelectableField;
class ValidationRule;

struct ConditionStatus {
  static constexpr std::string_view kTrue = "True";
  static constexpr std::string_view kFalse = "False";
  static constexpr std::string_view kUnknown = "Unknown";
};

struct ConversionStrategyType {
  static constexpr std::string_view kNone = "None";
  static constexpr std::string_view kWebhook = "Webhook";
};

struct CustomResourceDefinitionConditionType {
  static constexpr std::string_view kEstablished = "Established";
  static constexpr std::string_view kNamesAccepted = "NamesAccepted";
  static constexpr std::string_view kNonStructuralSchema = "NonStructuralSchema";
  static constexpr std::string_view kTerminating = "Terminating";
  static constexpr std::string_view kKubernetesAPIApprovalPolicyConformant = "KubernetesAPIApprovalPolicyConformant";
  static constexpr std::string_view kStorageMigrating = "StorageMigrating";
};

struct FieldValueErrorReason {
  static constexpr std::string_view kFieldValueRequired = "FieldValueRequired";
  static constexpr std::string_view kFieldValueDuplicate = "FieldValueDuplicate";
  static constexpr std::string_view kFieldValueInvalid = "FieldValueInvalid";
  static constexpr std::string_view kFieldValueForbidden = "FieldValueForbidden";
};

struct ResourceScope {
  static constexpr std::string_view kCluster = "Cluster";
  static constexpr std::string_view kNamespaced = "Namespaced";
};

using JSONSchemaDefinitions = kinform::MapView<JSONSchemaProps>;
using JSONSchemaDependencies = kinform::MapView<JSONSchemaPropsOrStringArray>;
using ValidationRules = kinform::ListView<ValidationRule>;

class KINFORM_EXPORT ConversionRequest : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] const std::string_view desired_api_version() const;
  [[nodiscard]] kinform::ListView<kinform::Value> objects() const;
};

class KINFORM_EXPORT ConversionResponse : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] kinform::ListView<kinform::Value> converted_objects() const;
  [[nodiscard]] kinform::meta::v1::Status result() const;
};

class KINFORM_EXPORT ConversionReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ConversionRequest request() const& KINFORM_LIFETIME_BOUND;
  ConversionRequest request() const&& = delete;
  [[nodiscard]] ConversionResponse response() const& KINFORM_LIFETIME_BOUND;
  ConversionResponse response() const&& = delete;
};

class KINFORM_EXPORT CustomResourceColumnDefinition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view format() const;
  [[nodiscard]] const std::string_view description() const;
  [[nodiscard]] std::int32_t priority() const;
  [[nodiscard]] const std::string_view json_path() const;
};

class KINFORM_EXPORT ServiceReference : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const;
  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] const std::optional<std::string_view> path() const;
  [[nodiscard]] const std::optional<std::int32_t> port() const;
};

class KINFORM_EXPORT WebhookClientConfig : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> url() const;
  [[nodiscard]] ServiceReference service() const;
  [[nodiscard]] kinform::Base64 ca_bundle() const;
};

class KINFORM_EXPORT WebhookConversion : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] WebhookClientConfig client_config() const;
  [[nodiscard]] kinform::ListView<std::string_view> conversion_review_versions() const;
};

class KINFORM_EXPORT CustomResourceConversion : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view strategy() const;
  [[nodiscard]] WebhookConversion webhook() const;
};

class KINFORM_EXPORT CustomResourceDefinitionNames : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view plural() const;
  [[nodiscard]] const std::string_view singular() const;
  [[nodiscard]] kinform::ListView<std::string_view> short_names() const;
  [[nodiscard]] const std::string_view kind() const;
  [[nodiscard]] const std::string_view list_kind() const;
  [[nodiscard]] kinform::ListView<std::string_view> categories() const;
};

class KINFORM_EXPORT CustomResourceDefinitionSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const;
  [[nodiscard]] CustomResourceDefinitionNames names() const;
  [[nodiscard]] const std::string_view scope() const;
  [[nodiscard]] kinform::ListView<CustomResourceDefinitionVersion> versions() const;
  [[nodiscard]] CustomResourceConversion conversion() const;
  [[nodiscard]] bool preserve_unknown_fields() const;
};

class KINFORM_EXPORT CustomResourceDefinitionStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<CustomResourceDefinitionCondition> conditions() const;
  [[nodiscard]] CustomResourceDefinitionNames accepted_names() const;
  [[nodiscard]] kinform::ListView<std::string_view> stored_versions() const;
  [[nodiscard]] std::int64_t observed_generation() const;
};

class KINFORM_EXPORT CustomResourceDefinition : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] CustomResourceDefinitionSpec spec() const& KINFORM_LIFETIME_BOUND;
  CustomResourceDefinitionSpec spec() const&& = delete;
  [[nodiscard]] CustomResourceDefinitionStatus status() const& KINFORM_LIFETIME_BOUND;
  CustomResourceDefinitionStatus status() const&& = delete;
};

class KINFORM_EXPORT CustomResourceDefinitionCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] std::int64_t observed_generation() const;
};

class KINFORM_EXPORT CustomResourceDefinitionList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CustomResourceDefinition> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<CustomResourceDefinition> items() const&& = delete;
};

class KINFORM_EXPORT JSONSchemaPropsOrArray : public kinform::View {
 public:
  using View::View;

  [[nodiscard]] JSONSchemaProps schema() const;
  [[nodiscard]] kinform::ListView<JSONSchemaProps> schemas() const;

  // True if the value is present, in any of its forms.
  explicit operator bool() const { return static_cast<bool>(value_); }
};

class KINFORM_EXPORT JSONSchemaPropsOrBool : public kinform::View {
 public:
  using View::View;

  [[nodiscard]] const std::optional<bool> allows() const;
  [[nodiscard]] JSONSchemaProps schema() const;

  // True if the value is present, in any of its forms.
  explicit operator bool() const { return static_cast<bool>(value_); }
};

class KINFORM_EXPORT ExternalDocumentation : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view description() const;
  [[nodiscard]] const std::string_view url() const;
};

class KINFORM_EXPORT JSONSchemaProps : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view id() const;
  [[nodiscard]] const std::string_view schema() const;
  [[nodiscard]] const std::optional<std::string_view> ref() const;
  [[nodiscard]] const std::string_view description() const;
  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view format() const;
  [[nodiscard]] const std::string_view title() const;
  [[nodiscard]] kinform::Value default_() const;
  [[nodiscard]] const std::optional<double> maximum() const;
  [[nodiscard]] bool exclusive_maximum() const;
  [[nodiscard]] const std::optional<double> minimum() const;
  [[nodiscard]] bool exclusive_minimum() const;
  [[nodiscard]] const std::optional<std::int64_t> max_length() const;
  [[nodiscard]] const std::optional<std::int64_t> min_length() const;
  [[nodiscard]] const std::string_view pattern() const;
  [[nodiscard]] const std::optional<std::int64_t> max_items() const;
  [[nodiscard]] const std::optional<std::int64_t> min_items() const;
  [[nodiscard]] bool unique_items() const;
  [[nodiscard]] const std::optional<double> multiple_of() const;
  [[nodiscard]] kinform::ListView<kinform::Value> enum_() const;
  [[nodiscard]] const std::optional<std::int64_t> max_properties() const;
  [[nodiscard]] const std::optional<std::int64_t> min_properties() const;
  [[nodiscard]] kinform::ListView<std::string_view> required() const;
  [[nodiscard]] JSONSchemaPropsOrArray items() const;
  [[nodiscard]] kinform::ListView<JSONSchemaProps> all_of() const;
  [[nodiscard]] kinform::ListView<JSONSchemaProps> one_of() const;
  [[nodiscard]] kinform::ListView<JSONSchemaProps> any_of() const;
  [[nodiscard]] JSONSchemaProps not_() const;
  [[nodiscard]] kinform::MapView<JSONSchemaProps> properties() const;
  [[nodiscard]] JSONSchemaPropsOrBool additional_properties() const;
  [[nodiscard]] kinform::MapView<JSONSchemaProps> pattern_properties() const;
  [[nodiscard]] kinform::MapView<JSONSchemaPropsOrStringArray> dependencies() const;
  [[nodiscard]] JSONSchemaPropsOrBool additional_items() const;
  [[nodiscard]] kinform::MapView<JSONSchemaProps> definitions() const;
  [[nodiscard]] ExternalDocumentation external_docs() const;
  [[nodiscard]] kinform::Value example() const;
  [[nodiscard]] bool nullable() const;
  [[nodiscard]] const std::optional<bool> x_kubernetes_preserve_unknown_fields() const;
  [[nodiscard]] bool x_kubernetes_embedded_resource() const;
  [[nodiscard]] bool x_kubernetes_int_or_string() const;
  [[nodiscard]] kinform::ListView<std::string_view> x_kubernetes_list_map_keys() const;
  [[nodiscard]] const std::optional<std::string_view> x_kubernetes_list_type() const;
  [[nodiscard]] const std::optional<std::string_view> x_kubernetes_map_type() const;
  [[nodiscard]] kinform::ListView<ValidationRule> x_kubernetes_validations() const;
};

class KINFORM_EXPORT CustomResourceValidation : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] JSONSchemaProps open_apiv3_schema() const;
};

class KINFORM_EXPORT CustomResourceSubresourceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

};

class KINFORM_EXPORT CustomResourceSubresourceScale : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view spec_replicas_path() const;
  [[nodiscard]] const std::string_view status_replicas_path() const;
  [[nodiscard]] const std::optional<std::string_view> label_selector_path() const;
};

class KINFORM_EXPORT CustomResourceSubresources : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CustomResourceSubresourceStatus status() const;
  [[nodiscard]] CustomResourceSubresourceScale scale() const;
};

class KINFORM_EXPORT CustomResourceDefinitionVersion : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const;
  [[nodiscard]] bool served() const;
  [[nodiscard]] bool storage() const;
  [[nodiscard]] bool deprecated() const;
  [[nodiscard]] const std::optional<std::string_view> deprecation_warning() const;
  [[nodiscard]] CustomResourceValidation schema() const;
  [[nodiscard]] CustomResourceSubresources subresources() const;
  [[nodiscard]] kinform::ListView<CustomResourceColumnDefinition> additional_printer_columns() const;
  [[nodiscard]] kinform::ListView<SelectableField> selectable_fields() const;
};

class KINFORM_EXPORT JSONSchemaPropsOrStringArray : public kinform::View {
 public:
  using View::View;

  [[nodiscard]] JSONSchemaProps schema() const;
  [[nodiscard]] kinform::ListView<std::string_view> property() const;

  // True if the value is present, in any of its forms.
  explicit operator bool() const { return static_cast<bool>(value_); }
};

class KINFORM_EXPORT SelectableField : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view json_path() const;
};

class KINFORM_EXPORT ValidationRule : public kinform::View {
 public:
  class Draft;  // In kinform/api/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view rule() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::string_view message_expression() const;
  [[nodiscard]] const std::optional<std::string_view> reason() const;
  [[nodiscard]] const std::string_view field_path() const;
  [[nodiscard]] const std::optional<bool> optional_old_self() const;
};

}  // namespace kinform::inline v0::apiextensions::v1
