// The types of apiextensions.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/meta/v1.hpp"
#include "kinform/view.hpp"

namespace kinform::apiextensions::v1 {

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

class ConversionRequest : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] const std::string_view desired_api_version() const {
    return get<std::string_view>("desiredAPIVersion");
  }
  [[nodiscard]] kinform::ListView<kinform::Value> objects() const {
    return kinform::ListView<kinform::Value>(member("objects"));
  }
};

class ConversionResponse : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view uid() const { return get<std::string_view>("uid"); }
  [[nodiscard]] kinform::ListView<kinform::Value> converted_objects() const {
    return kinform::ListView<kinform::Value>(member("convertedObjects"));
  }
  [[nodiscard]] kinform::meta::v1::Status result() const {
    return kinform::meta::v1::Status(member("result"));
  }
};

class ConversionReview : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("kind");
  }
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND {
    return get<std::string_view>("apiVersion");
  }
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] ConversionRequest request() const& KINFORM_LIFETIME_BOUND {
    return ConversionRequest(member("request"));
  }
  ConversionRequest request() const&& = delete;
  [[nodiscard]] ConversionResponse response() const& KINFORM_LIFETIME_BOUND {
    return ConversionResponse(member("response"));
  }
  ConversionResponse response() const&& = delete;
};

class CustomResourceColumnDefinition : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view format() const { return get<std::string_view>("format"); }
  [[nodiscard]] const std::string_view description() const {
    return get<std::string_view>("description");
  }
  [[nodiscard]] std::int32_t priority() const { return get<std::int32_t>("priority"); }
  [[nodiscard]] const std::string_view json_path() const {
    return get<std::string_view>("jsonPath");
  }
};

class ServiceReference : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view namespace_name() const {
    return get<std::string_view>("namespace");
  }
  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] const std::optional<std::string_view> path() const {
    return get<std::optional<std::string_view>>("path");
  }
  [[nodiscard]] const std::optional<std::int32_t> port() const {
    return get<std::optional<std::int32_t>>("port");
  }
};

class WebhookClientConfig : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::optional<std::string_view> url() const {
    return get<std::optional<std::string_view>>("url");
  }
  [[nodiscard]] ServiceReference service() const { return ServiceReference(member("service")); }
  [[nodiscard]] kinform::Base64 ca_bundle() const { return kinform::Base64(member("caBundle")); }
};

class WebhookConversion : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] WebhookClientConfig client_config() const {
    return WebhookClientConfig(member("clientConfig"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> conversion_review_versions() const {
    return kinform::ListView<std::string_view>(member("conversionReviewVersions"));
  }
};

class CustomResourceConversion : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view strategy() const {
    return get<std::string_view>("strategy");
  }
  [[nodiscard]] WebhookConversion webhook() const { return WebhookConversion(member("webhook")); }
};

class CustomResourceDefinitionNames : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view plural() const { return get<std::string_view>("plural"); }
  [[nodiscard]] const std::string_view singular() const {
    return get<std::string_view>("singular");
  }
  [[nodiscard]] kinform::ListView<std::string_view> short_names() const {
    return kinform::ListView<std::string_view>(member("shortNames"));
  }
  [[nodiscard]] const std::string_view kind() const { return get<std::string_view>("kind"); }
  [[nodiscard]] const std::string_view list_kind() const {
    return get<std::string_view>("listKind");
  }
  [[nodiscard]] kinform::ListView<std::string_view> categories() const {
    return kinform::ListView<std::string_view>(member("categories"));
  }
};

class CustomResourceDefinitionSpec : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view group() const { return get<std::string_view>("group"); }
  [[nodiscard]] CustomResourceDefinitionNames names() const {
    return CustomResourceDefinitionNames(member("names"));
  }
  [[nodiscard]] const std::string_view scope() const { return get<std::string_view>("scope"); }
  [[nodiscard]] kinform::ListView<CustomResourceDefinitionVersion> versions() const {
    return kinform::ListView<CustomResourceDefinitionVersion>(member("versions"));
  }
  [[nodiscard]] CustomResourceConversion conversion() const {
    return CustomResourceConversion(member("conversion"));
  }
  [[nodiscard]] bool preserve_unknown_fields() const { return get<bool>("preserveUnknownFields"); }
};

class CustomResourceDefinitionStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<CustomResourceDefinitionCondition> conditions() const {
    return kinform::ListView<CustomResourceDefinitionCondition>(member("conditions"));
  }
  [[nodiscard]] CustomResourceDefinitionNames accepted_names() const {
    return CustomResourceDefinitionNames(member("acceptedNames"));
  }
  [[nodiscard]] kinform::ListView<std::string_view> stored_versions() const {
    return kinform::ListView<std::string_view>(member("storedVersions"));
  }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
};

class CustomResourceDefinition : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::Resource resource() {
    return {.group = "apiextensions.k8s.io", .version = "v1", .plural = "customresourcedefinitions", .kind = "CustomResourceDefinition", .namespaced = false};
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
  [[nodiscard]] CustomResourceDefinitionSpec spec() const& KINFORM_LIFETIME_BOUND {
    return CustomResourceDefinitionSpec(member("spec"));
  }
  CustomResourceDefinitionSpec spec() const&& = delete;
  [[nodiscard]] CustomResourceDefinitionStatus status() const& KINFORM_LIFETIME_BOUND {
    return CustomResourceDefinitionStatus(member("status"));
  }
  CustomResourceDefinitionStatus status() const&& = delete;
};

class CustomResourceDefinitionCondition : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view status() const { return get<std::string_view>("status"); }
  [[nodiscard]] const std::optional<std::chrono::sys_seconds> last_transition_time() const {
    return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
  }
  [[nodiscard]] const std::string_view reason() const { return get<std::string_view>("reason"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] std::int64_t observed_generation() const {
    return get<std::int64_t>("observedGeneration");
  }
};

class CustomResourceDefinitionList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
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
  [[nodiscard]] kinform::ListView<CustomResourceDefinition> items() const& KINFORM_LIFETIME_BOUND {
    return kinform::ListView<CustomResourceDefinition>(member("items"));
  }
  kinform::ListView<CustomResourceDefinition> items() const&& = delete;
};

class JSONSchemaPropsOrArray : public kinform::View {
 public:
  using View::View;

  [[nodiscard]] JSONSchemaProps schema() const;
  [[nodiscard]] kinform::ListView<JSONSchemaProps> schemas() const {
    return kinform::ListView<JSONSchemaProps>(value_);
  }

  // Whatever it is, it is there.
  explicit operator bool() const { return static_cast<bool>(value_); }
};

class JSONSchemaPropsOrBool : public kinform::View {
 public:
  using View::View;

  [[nodiscard]] const std::optional<bool> allows() const {
    return kinform::detail::read<std::optional<bool>>(value_);
  }
  [[nodiscard]] JSONSchemaProps schema() const;

  // Whatever it is, it is there.
  explicit operator bool() const { return static_cast<bool>(value_); }
};

class ExternalDocumentation : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view description() const {
    return get<std::string_view>("description");
  }
  [[nodiscard]] const std::string_view url() const { return get<std::string_view>("url"); }
};

class JSONSchemaProps : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view id() const { return get<std::string_view>("id"); }
  [[nodiscard]] const std::string_view schema() const { return get<std::string_view>("$schema"); }
  [[nodiscard]] const std::optional<std::string_view> ref() const {
    return get<std::optional<std::string_view>>("$ref");
  }
  [[nodiscard]] const std::string_view description() const {
    return get<std::string_view>("description");
  }
  [[nodiscard]] const std::string_view type() const { return get<std::string_view>("type"); }
  [[nodiscard]] const std::string_view format() const { return get<std::string_view>("format"); }
  [[nodiscard]] const std::string_view title() const { return get<std::string_view>("title"); }
  [[nodiscard]] kinform::Value default_() const { return member("default"); }
  [[nodiscard]] const std::optional<double> maximum() const {
    return get<std::optional<double>>("maximum");
  }
  [[nodiscard]] bool exclusive_maximum() const { return get<bool>("exclusiveMaximum"); }
  [[nodiscard]] const std::optional<double> minimum() const {
    return get<std::optional<double>>("minimum");
  }
  [[nodiscard]] bool exclusive_minimum() const { return get<bool>("exclusiveMinimum"); }
  [[nodiscard]] const std::optional<std::int64_t> max_length() const {
    return get<std::optional<std::int64_t>>("maxLength");
  }
  [[nodiscard]] const std::optional<std::int64_t> min_length() const {
    return get<std::optional<std::int64_t>>("minLength");
  }
  [[nodiscard]] const std::string_view pattern() const { return get<std::string_view>("pattern"); }
  [[nodiscard]] const std::optional<std::int64_t> max_items() const {
    return get<std::optional<std::int64_t>>("maxItems");
  }
  [[nodiscard]] const std::optional<std::int64_t> min_items() const {
    return get<std::optional<std::int64_t>>("minItems");
  }
  [[nodiscard]] bool unique_items() const { return get<bool>("uniqueItems"); }
  [[nodiscard]] const std::optional<double> multiple_of() const {
    return get<std::optional<double>>("multipleOf");
  }
  [[nodiscard]] kinform::ListView<kinform::Value> enum_() const {
    return kinform::ListView<kinform::Value>(member("enum"));
  }
  [[nodiscard]] const std::optional<std::int64_t> max_properties() const {
    return get<std::optional<std::int64_t>>("maxProperties");
  }
  [[nodiscard]] const std::optional<std::int64_t> min_properties() const {
    return get<std::optional<std::int64_t>>("minProperties");
  }
  [[nodiscard]] kinform::ListView<std::string_view> required() const {
    return kinform::ListView<std::string_view>(member("required"));
  }
  [[nodiscard]] JSONSchemaPropsOrArray items() const {
    return JSONSchemaPropsOrArray(member("items"));
  }
  [[nodiscard]] kinform::ListView<JSONSchemaProps> all_of() const {
    return kinform::ListView<JSONSchemaProps>(member("allOf"));
  }
  [[nodiscard]] kinform::ListView<JSONSchemaProps> one_of() const {
    return kinform::ListView<JSONSchemaProps>(member("oneOf"));
  }
  [[nodiscard]] kinform::ListView<JSONSchemaProps> any_of() const {
    return kinform::ListView<JSONSchemaProps>(member("anyOf"));
  }
  [[nodiscard]] JSONSchemaProps not_() const { return JSONSchemaProps(member("not")); }
  [[nodiscard]] kinform::MapView<JSONSchemaProps> properties() const {
    return kinform::MapView<JSONSchemaProps>(member("properties"));
  }
  [[nodiscard]] JSONSchemaPropsOrBool additional_properties() const {
    return JSONSchemaPropsOrBool(member("additionalProperties"));
  }
  [[nodiscard]] kinform::MapView<JSONSchemaProps> pattern_properties() const {
    return kinform::MapView<JSONSchemaProps>(member("patternProperties"));
  }
  [[nodiscard]] kinform::MapView<JSONSchemaPropsOrStringArray> dependencies() const {
    return kinform::MapView<JSONSchemaPropsOrStringArray>(member("dependencies"));
  }
  [[nodiscard]] JSONSchemaPropsOrBool additional_items() const {
    return JSONSchemaPropsOrBool(member("additionalItems"));
  }
  [[nodiscard]] kinform::MapView<JSONSchemaProps> definitions() const {
    return kinform::MapView<JSONSchemaProps>(member("definitions"));
  }
  [[nodiscard]] ExternalDocumentation external_docs() const {
    return ExternalDocumentation(member("externalDocs"));
  }
  [[nodiscard]] kinform::Value example() const { return member("example"); }
  [[nodiscard]] bool nullable() const { return get<bool>("nullable"); }
  [[nodiscard]] const std::optional<bool> x_kubernetes_preserve_unknown_fields() const {
    return get<std::optional<bool>>("x-kubernetes-preserve-unknown-fields");
  }
  [[nodiscard]] bool x_kubernetes_embedded_resource() const {
    return get<bool>("x-kubernetes-embedded-resource");
  }
  [[nodiscard]] bool x_kubernetes_int_or_string() const {
    return get<bool>("x-kubernetes-int-or-string");
  }
  [[nodiscard]] kinform::ListView<std::string_view> x_kubernetes_list_map_keys() const {
    return kinform::ListView<std::string_view>(member("x-kubernetes-list-map-keys"));
  }
  [[nodiscard]] const std::optional<std::string_view> x_kubernetes_list_type() const {
    return get<std::optional<std::string_view>>("x-kubernetes-list-type");
  }
  [[nodiscard]] const std::optional<std::string_view> x_kubernetes_map_type() const {
    return get<std::optional<std::string_view>>("x-kubernetes-map-type");
  }
  [[nodiscard]] kinform::ListView<ValidationRule> x_kubernetes_validations() const {
    return kinform::ListView<ValidationRule>(member("x-kubernetes-validations"));
  }
};

class CustomResourceValidation : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] JSONSchemaProps open_apiv3_schema() const {
    return JSONSchemaProps(member("openAPIV3Schema"));
  }
};

class CustomResourceSubresourceStatus : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

};

class CustomResourceSubresourceScale : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view spec_replicas_path() const {
    return get<std::string_view>("specReplicasPath");
  }
  [[nodiscard]] const std::string_view status_replicas_path() const {
    return get<std::string_view>("statusReplicasPath");
  }
  [[nodiscard]] const std::optional<std::string_view> label_selector_path() const {
    return get<std::optional<std::string_view>>("labelSelectorPath");
  }
};

class CustomResourceSubresources : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] CustomResourceSubresourceStatus status() const {
    return CustomResourceSubresourceStatus(member("status"));
  }
  [[nodiscard]] CustomResourceSubresourceScale scale() const {
    return CustomResourceSubresourceScale(member("scale"));
  }
};

class CustomResourceDefinitionVersion : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view name() const { return get<std::string_view>("name"); }
  [[nodiscard]] bool served() const { return get<bool>("served"); }
  [[nodiscard]] bool storage() const { return get<bool>("storage"); }
  [[nodiscard]] bool deprecated() const { return get<bool>("deprecated"); }
  [[nodiscard]] const std::optional<std::string_view> deprecation_warning() const {
    return get<std::optional<std::string_view>>("deprecationWarning");
  }
  [[nodiscard]] CustomResourceValidation schema() const {
    return CustomResourceValidation(member("schema"));
  }
  [[nodiscard]] CustomResourceSubresources subresources() const {
    return CustomResourceSubresources(member("subresources"));
  }
  [[nodiscard]] kinform::ListView<CustomResourceColumnDefinition> additional_printer_columns() const {
    return kinform::ListView<CustomResourceColumnDefinition>(member("additionalPrinterColumns"));
  }
  [[nodiscard]] kinform::ListView<SelectableField> selectable_fields() const {
    return kinform::ListView<SelectableField>(member("selectableFields"));
  }
};

class JSONSchemaPropsOrStringArray : public kinform::View {
 public:
  using View::View;

  [[nodiscard]] JSONSchemaProps schema() const { return JSONSchemaProps(value_); }
  [[nodiscard]] kinform::ListView<std::string_view> property() const {
    return kinform::ListView<std::string_view>(value_);
  }

  // Whatever it is, it is there.
  explicit operator bool() const { return static_cast<bool>(value_); }
};

class SelectableField : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view json_path() const {
    return get<std::string_view>("jsonPath");
  }
};

class ValidationRule : public kinform::View {
 public:
  class Draft;  // In kinform/apiextensions/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view rule() const { return get<std::string_view>("rule"); }
  [[nodiscard]] const std::string_view message() const { return get<std::string_view>("message"); }
  [[nodiscard]] const std::string_view message_expression() const {
    return get<std::string_view>("messageExpression");
  }
  [[nodiscard]] const std::optional<std::string_view> reason() const {
    return get<std::optional<std::string_view>>("reason");
  }
  [[nodiscard]] const std::string_view field_path() const {
    return get<std::string_view>("fieldPath");
  }
  [[nodiscard]] const std::optional<bool> optional_old_self() const {
    return get<std::optional<bool>>("optionalOldSelf");
  }
};

inline JSONSchemaProps JSONSchemaPropsOrArray::schema() const {
  return JSONSchemaProps(value_);
}

inline JSONSchemaProps JSONSchemaPropsOrBool::schema() const {
  return JSONSchemaProps(value_);
}

}  // namespace kinform::apiextensions::v1
