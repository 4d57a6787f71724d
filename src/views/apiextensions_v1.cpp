#include "kinform/apiextensions/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::apiextensions::v1 {

const std::string_view ConversionRequest::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

const std::string_view ConversionRequest::desired_api_version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("desiredAPIVersion", places);
}

kinform::ListView<kinform::Value> ConversionRequest::objects() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::Value>(member("objects", places));
}

const std::string_view ConversionResponse::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

kinform::ListView<kinform::Value> ConversionResponse::converted_objects() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::Value>(member("convertedObjects", places));
}

kinform::meta::v1::Status ConversionResponse::result() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::Status(member("result", places));
}

const std::string_view ConversionReview::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view ConversionReview::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

ConversionRequest ConversionReview::request() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ConversionRequest(member("request", places));
}

ConversionResponse ConversionReview::response() const& {
  static constinit kinform::detail::FieldPlaces places;
  return ConversionResponse(member("response", places));
}

const std::string_view CustomResourceColumnDefinition::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::string_view CustomResourceColumnDefinition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view CustomResourceColumnDefinition::format() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("format", places);
}

const std::string_view CustomResourceColumnDefinition::description() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("description", places);
}

std::int32_t CustomResourceColumnDefinition::priority() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("priority", places);
}

const std::string_view CustomResourceColumnDefinition::json_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("jsonPath", places);
}

const std::string_view ServiceReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ServiceReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::string_view> ServiceReference::path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("path", places);
}

const std::optional<std::int32_t> ServiceReference::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("port", places);
}

const std::optional<std::string_view> WebhookClientConfig::url() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("url", places);
}

ServiceReference WebhookClientConfig::service() const {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceReference(member("service", places));
}

kinform::Base64 WebhookClientConfig::ca_bundle() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("caBundle", places));
}

WebhookClientConfig WebhookConversion::client_config() const {
  static constinit kinform::detail::FieldPlaces places;
  return WebhookClientConfig(member("clientConfig", places));
}

kinform::ListView<std::string_view> WebhookConversion::conversion_review_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("conversionReviewVersions", places));
}

const std::string_view CustomResourceConversion::strategy() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("strategy", places);
}

WebhookConversion CustomResourceConversion::webhook() const {
  static constinit kinform::detail::FieldPlaces places;
  return WebhookConversion(member("webhook", places));
}

const std::string_view CustomResourceDefinitionNames::plural() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("plural", places);
}

const std::string_view CustomResourceDefinitionNames::singular() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("singular", places);
}

kinform::ListView<std::string_view> CustomResourceDefinitionNames::short_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("shortNames", places));
}

const std::string_view CustomResourceDefinitionNames::kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CustomResourceDefinitionNames::list_kind() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("listKind", places);
}

kinform::ListView<std::string_view> CustomResourceDefinitionNames::categories() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("categories", places));
}

const std::string_view CustomResourceDefinitionSpec::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

CustomResourceDefinitionNames CustomResourceDefinitionSpec::names() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceDefinitionNames(member("names", places));
}

const std::string_view CustomResourceDefinitionSpec::scope() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("scope", places);
}

kinform::ListView<CustomResourceDefinitionVersion> CustomResourceDefinitionSpec::versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CustomResourceDefinitionVersion>(member("versions", places));
}

CustomResourceConversion CustomResourceDefinitionSpec::conversion() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceConversion(member("conversion", places));
}

bool CustomResourceDefinitionSpec::preserve_unknown_fields() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("preserveUnknownFields", places);
}

kinform::ListView<CustomResourceDefinitionCondition> CustomResourceDefinitionStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CustomResourceDefinitionCondition>(member("conditions", places));
}

CustomResourceDefinitionNames CustomResourceDefinitionStatus::accepted_names() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceDefinitionNames(member("acceptedNames", places));
}

kinform::ListView<std::string_view> CustomResourceDefinitionStatus::stored_versions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("storedVersions", places));
}

std::int64_t CustomResourceDefinitionStatus::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

kinform::Resource CustomResourceDefinition::resource() {
  return {.group = "apiextensions.k8s.io", .version = "v1", .plural = "customresourcedefinitions", .kind = "CustomResourceDefinition", .namespaced = false};
}

const std::string_view CustomResourceDefinition::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CustomResourceDefinition::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta CustomResourceDefinition::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

CustomResourceDefinitionSpec CustomResourceDefinition::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceDefinitionSpec(member("spec", places));
}

CustomResourceDefinitionStatus CustomResourceDefinition::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceDefinitionStatus(member("status", places));
}

const std::string_view CustomResourceDefinitionCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view CustomResourceDefinitionCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> CustomResourceDefinitionCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view CustomResourceDefinitionCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view CustomResourceDefinitionCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

std::int64_t CustomResourceDefinitionCondition::observed_generation() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int64_t>("observedGeneration", places);
}

const std::string_view CustomResourceDefinitionList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CustomResourceDefinitionList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta CustomResourceDefinitionList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<CustomResourceDefinition> CustomResourceDefinitionList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CustomResourceDefinition>(member("items", places));
}

JSONSchemaProps JSONSchemaPropsOrArray::schema() const {
  return JSONSchemaProps(value_);
}

kinform::ListView<JSONSchemaProps> JSONSchemaPropsOrArray::schemas() const {
  return kinform::ListView<JSONSchemaProps>(value_);
}

const std::optional<bool> JSONSchemaPropsOrBool::allows() const {
  return kinform::detail::read<std::optional<bool>>(value_);
}

JSONSchemaProps JSONSchemaPropsOrBool::schema() const {
  return JSONSchemaProps(value_);
}

const std::string_view ExternalDocumentation::description() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("description", places);
}

const std::string_view ExternalDocumentation::url() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("url", places);
}

const std::string_view JSONSchemaProps::id() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("id", places);
}

const std::string_view JSONSchemaProps::schema() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("$schema", places);
}

const std::optional<std::string_view> JSONSchemaProps::ref() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("$ref", places);
}

const std::string_view JSONSchemaProps::description() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("description", places);
}

const std::string_view JSONSchemaProps::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view JSONSchemaProps::format() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("format", places);
}

const std::string_view JSONSchemaProps::title() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("title", places);
}

kinform::Value JSONSchemaProps::default_() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("default", places);
}

const std::optional<double> JSONSchemaProps::maximum() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<double>>("maximum", places);
}

bool JSONSchemaProps::exclusive_maximum() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("exclusiveMaximum", places);
}

const std::optional<double> JSONSchemaProps::minimum() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<double>>("minimum", places);
}

bool JSONSchemaProps::exclusive_minimum() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("exclusiveMinimum", places);
}

const std::optional<std::int64_t> JSONSchemaProps::max_length() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("maxLength", places);
}

const std::optional<std::int64_t> JSONSchemaProps::min_length() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("minLength", places);
}

const std::string_view JSONSchemaProps::pattern() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("pattern", places);
}

const std::optional<std::int64_t> JSONSchemaProps::max_items() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("maxItems", places);
}

const std::optional<std::int64_t> JSONSchemaProps::min_items() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("minItems", places);
}

bool JSONSchemaProps::unique_items() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("uniqueItems", places);
}

const std::optional<double> JSONSchemaProps::multiple_of() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<double>>("multipleOf", places);
}

kinform::ListView<kinform::Value> JSONSchemaProps::enum_() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<kinform::Value>(member("enum", places));
}

const std::optional<std::int64_t> JSONSchemaProps::max_properties() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("maxProperties", places);
}

const std::optional<std::int64_t> JSONSchemaProps::min_properties() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int64_t>>("minProperties", places);
}

kinform::ListView<std::string_view> JSONSchemaProps::required() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("required", places));
}

JSONSchemaPropsOrArray JSONSchemaProps::items() const {
  static constinit kinform::detail::FieldPlaces places;
  return JSONSchemaPropsOrArray(member("items", places));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::all_of() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<JSONSchemaProps>(member("allOf", places));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::one_of() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<JSONSchemaProps>(member("oneOf", places));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::any_of() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<JSONSchemaProps>(member("anyOf", places));
}

JSONSchemaProps JSONSchemaProps::not_() const {
  static constinit kinform::detail::FieldPlaces places;
  return JSONSchemaProps(member("not", places));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::properties() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<JSONSchemaProps>(member("properties", places));
}

JSONSchemaPropsOrBool JSONSchemaProps::additional_properties() const {
  static constinit kinform::detail::FieldPlaces places;
  return JSONSchemaPropsOrBool(member("additionalProperties", places));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::pattern_properties() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<JSONSchemaProps>(member("patternProperties", places));
}

kinform::MapView<JSONSchemaPropsOrStringArray> JSONSchemaProps::dependencies() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<JSONSchemaPropsOrStringArray>(member("dependencies", places));
}

JSONSchemaPropsOrBool JSONSchemaProps::additional_items() const {
  static constinit kinform::detail::FieldPlaces places;
  return JSONSchemaPropsOrBool(member("additionalItems", places));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::definitions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<JSONSchemaProps>(member("definitions", places));
}

ExternalDocumentation JSONSchemaProps::external_docs() const {
  static constinit kinform::detail::FieldPlaces places;
  return ExternalDocumentation(member("externalDocs", places));
}

kinform::Value JSONSchemaProps::example() const {
  static constinit kinform::detail::FieldPlaces places;
  return member("example", places);
}

bool JSONSchemaProps::nullable() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("nullable", places);
}

const std::optional<bool> JSONSchemaProps::x_kubernetes_preserve_unknown_fields() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("x-kubernetes-preserve-unknown-fields", places);
}

bool JSONSchemaProps::x_kubernetes_embedded_resource() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("x-kubernetes-embedded-resource", places);
}

bool JSONSchemaProps::x_kubernetes_int_or_string() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("x-kubernetes-int-or-string", places);
}

kinform::ListView<std::string_view> JSONSchemaProps::x_kubernetes_list_map_keys() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("x-kubernetes-list-map-keys", places));
}

const std::optional<std::string_view> JSONSchemaProps::x_kubernetes_list_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("x-kubernetes-list-type", places);
}

const std::optional<std::string_view> JSONSchemaProps::x_kubernetes_map_type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("x-kubernetes-map-type", places);
}

kinform::ListView<ValidationRule> JSONSchemaProps::x_kubernetes_validations() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<ValidationRule>(member("x-kubernetes-validations", places));
}

JSONSchemaProps CustomResourceValidation::open_apiv3_schema() const {
  static constinit kinform::detail::FieldPlaces places;
  return JSONSchemaProps(member("openAPIV3Schema", places));
}

const std::string_view CustomResourceSubresourceScale::spec_replicas_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("specReplicasPath", places);
}

const std::string_view CustomResourceSubresourceScale::status_replicas_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("statusReplicasPath", places);
}

const std::optional<std::string_view> CustomResourceSubresourceScale::label_selector_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("labelSelectorPath", places);
}

CustomResourceSubresourceStatus CustomResourceSubresources::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceSubresourceStatus(member("status", places));
}

CustomResourceSubresourceScale CustomResourceSubresources::scale() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceSubresourceScale(member("scale", places));
}

const std::string_view CustomResourceDefinitionVersion::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

bool CustomResourceDefinitionVersion::served() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("served", places);
}

bool CustomResourceDefinitionVersion::storage() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("storage", places);
}

bool CustomResourceDefinitionVersion::deprecated() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("deprecated", places);
}

const std::optional<std::string_view> CustomResourceDefinitionVersion::deprecation_warning() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("deprecationWarning", places);
}

CustomResourceValidation CustomResourceDefinitionVersion::schema() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceValidation(member("schema", places));
}

CustomResourceSubresources CustomResourceDefinitionVersion::subresources() const {
  static constinit kinform::detail::FieldPlaces places;
  return CustomResourceSubresources(member("subresources", places));
}

kinform::ListView<CustomResourceColumnDefinition> CustomResourceDefinitionVersion::additional_printer_columns() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CustomResourceColumnDefinition>(member("additionalPrinterColumns", places));
}

kinform::ListView<SelectableField> CustomResourceDefinitionVersion::selectable_fields() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<SelectableField>(member("selectableFields", places));
}

JSONSchemaProps JSONSchemaPropsOrStringArray::schema() const {
  return JSONSchemaProps(value_);
}

kinform::ListView<std::string_view> JSONSchemaPropsOrStringArray::property() const {
  return kinform::ListView<std::string_view>(value_);
}

const std::string_view SelectableField::json_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("jsonPath", places);
}

const std::string_view ValidationRule::rule() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("rule", places);
}

const std::string_view ValidationRule::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view ValidationRule::message_expression() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("messageExpression", places);
}

const std::optional<std::string_view> ValidationRule::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::string_view>>("reason", places);
}

const std::string_view ValidationRule::field_path() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("fieldPath", places);
}

const std::optional<bool> ValidationRule::optional_old_self() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<bool>>("optionalOldSelf", places);
}

}  // namespace kinform::inline v0::apiextensions::v1
