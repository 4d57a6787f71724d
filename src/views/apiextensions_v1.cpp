#include "kinform/apiextensions/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::apiextensions::v1 {

const std::string_view ConversionRequest::uid() const {
  return get<std::string_view>("uid");
}

const std::string_view ConversionRequest::desired_api_version() const {
  return get<std::string_view>("desiredAPIVersion");
}

kinform::ListView<kinform::Value> ConversionRequest::objects() const {
  return kinform::ListView<kinform::Value>(member("objects"));
}

const std::string_view ConversionResponse::uid() const {
  return get<std::string_view>("uid");
}

kinform::ListView<kinform::Value> ConversionResponse::converted_objects() const {
  return kinform::ListView<kinform::Value>(member("convertedObjects"));
}

kinform::meta::v1::Status ConversionResponse::result() const {
  return kinform::meta::v1::Status(member("result"));
}

const std::string_view ConversionReview::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view ConversionReview::api_version() const& {
  return get<std::string_view>("apiVersion");
}

ConversionRequest ConversionReview::request() const& {
  return ConversionRequest(member("request"));
}

ConversionResponse ConversionReview::response() const& {
  return ConversionResponse(member("response"));
}

const std::string_view CustomResourceColumnDefinition::name() const {
  return get<std::string_view>("name");
}

const std::string_view CustomResourceColumnDefinition::type() const {
  return get<std::string_view>("type");
}

const std::string_view CustomResourceColumnDefinition::format() const {
  return get<std::string_view>("format");
}

const std::string_view CustomResourceColumnDefinition::description() const {
  return get<std::string_view>("description");
}

std::int32_t CustomResourceColumnDefinition::priority() const {
  return get<std::int32_t>("priority");
}

const std::string_view CustomResourceColumnDefinition::json_path() const {
  return get<std::string_view>("jsonPath");
}

const std::string_view ServiceReference::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ServiceReference::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::string_view> ServiceReference::path() const {
  return get<std::optional<std::string_view>>("path");
}

const std::optional<std::int32_t> ServiceReference::port() const {
  return get<std::optional<std::int32_t>>("port");
}

const std::optional<std::string_view> WebhookClientConfig::url() const {
  return get<std::optional<std::string_view>>("url");
}

ServiceReference WebhookClientConfig::service() const {
  return ServiceReference(member("service"));
}

kinform::Base64 WebhookClientConfig::ca_bundle() const {
  return kinform::Base64(member("caBundle"));
}

WebhookClientConfig WebhookConversion::client_config() const {
  return WebhookClientConfig(member("clientConfig"));
}

kinform::ListView<std::string_view> WebhookConversion::conversion_review_versions() const {
  return kinform::ListView<std::string_view>(member("conversionReviewVersions"));
}

const std::string_view CustomResourceConversion::strategy() const {
  return get<std::string_view>("strategy");
}

WebhookConversion CustomResourceConversion::webhook() const {
  return WebhookConversion(member("webhook"));
}

const std::string_view CustomResourceDefinitionNames::plural() const {
  return get<std::string_view>("plural");
}

const std::string_view CustomResourceDefinitionNames::singular() const {
  return get<std::string_view>("singular");
}

kinform::ListView<std::string_view> CustomResourceDefinitionNames::short_names() const {
  return kinform::ListView<std::string_view>(member("shortNames"));
}

const std::string_view CustomResourceDefinitionNames::kind() const {
  return get<std::string_view>("kind");
}

const std::string_view CustomResourceDefinitionNames::list_kind() const {
  return get<std::string_view>("listKind");
}

kinform::ListView<std::string_view> CustomResourceDefinitionNames::categories() const {
  return kinform::ListView<std::string_view>(member("categories"));
}

const std::string_view CustomResourceDefinitionSpec::group() const {
  return get<std::string_view>("group");
}

CustomResourceDefinitionNames CustomResourceDefinitionSpec::names() const {
  return CustomResourceDefinitionNames(member("names"));
}

const std::string_view CustomResourceDefinitionSpec::scope() const {
  return get<std::string_view>("scope");
}

kinform::ListView<CustomResourceDefinitionVersion> CustomResourceDefinitionSpec::versions() const {
  return kinform::ListView<CustomResourceDefinitionVersion>(member("versions"));
}

CustomResourceConversion CustomResourceDefinitionSpec::conversion() const {
  return CustomResourceConversion(member("conversion"));
}

bool CustomResourceDefinitionSpec::preserve_unknown_fields() const {
  return get<bool>("preserveUnknownFields");
}

kinform::ListView<CustomResourceDefinitionCondition> CustomResourceDefinitionStatus::conditions() const {
  return kinform::ListView<CustomResourceDefinitionCondition>(member("conditions"));
}

CustomResourceDefinitionNames CustomResourceDefinitionStatus::accepted_names() const {
  return CustomResourceDefinitionNames(member("acceptedNames"));
}

kinform::ListView<std::string_view> CustomResourceDefinitionStatus::stored_versions() const {
  return kinform::ListView<std::string_view>(member("storedVersions"));
}

std::int64_t CustomResourceDefinitionStatus::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

kinform::Resource CustomResourceDefinition::resource() {
  return {.group = "apiextensions.k8s.io", .version = "v1", .plural = "customresourcedefinitions", .kind = "CustomResourceDefinition", .namespaced = false};
}

const std::string_view CustomResourceDefinition::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CustomResourceDefinition::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta CustomResourceDefinition::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

CustomResourceDefinitionSpec CustomResourceDefinition::spec() const& {
  return CustomResourceDefinitionSpec(member("spec"));
}

CustomResourceDefinitionStatus CustomResourceDefinition::status() const& {
  return CustomResourceDefinitionStatus(member("status"));
}

const std::string_view CustomResourceDefinitionCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view CustomResourceDefinitionCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> CustomResourceDefinitionCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view CustomResourceDefinitionCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view CustomResourceDefinitionCondition::message() const {
  return get<std::string_view>("message");
}

std::int64_t CustomResourceDefinitionCondition::observed_generation() const {
  return get<std::int64_t>("observedGeneration");
}

const std::string_view CustomResourceDefinitionList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CustomResourceDefinitionList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta CustomResourceDefinitionList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<CustomResourceDefinition> CustomResourceDefinitionList::items() const& {
  return kinform::ListView<CustomResourceDefinition>(member("items"));
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
  return get<std::string_view>("description");
}

const std::string_view ExternalDocumentation::url() const {
  return get<std::string_view>("url");
}

const std::string_view JSONSchemaProps::id() const {
  return get<std::string_view>("id");
}

const std::string_view JSONSchemaProps::schema() const {
  return get<std::string_view>("$schema");
}

const std::optional<std::string_view> JSONSchemaProps::ref() const {
  return get<std::optional<std::string_view>>("$ref");
}

const std::string_view JSONSchemaProps::description() const {
  return get<std::string_view>("description");
}

const std::string_view JSONSchemaProps::type() const {
  return get<std::string_view>("type");
}

const std::string_view JSONSchemaProps::format() const {
  return get<std::string_view>("format");
}

const std::string_view JSONSchemaProps::title() const {
  return get<std::string_view>("title");
}

kinform::Value JSONSchemaProps::default_() const {
  return member("default");
}

const std::optional<double> JSONSchemaProps::maximum() const {
  return get<std::optional<double>>("maximum");
}

bool JSONSchemaProps::exclusive_maximum() const {
  return get<bool>("exclusiveMaximum");
}

const std::optional<double> JSONSchemaProps::minimum() const {
  return get<std::optional<double>>("minimum");
}

bool JSONSchemaProps::exclusive_minimum() const {
  return get<bool>("exclusiveMinimum");
}

const std::optional<std::int64_t> JSONSchemaProps::max_length() const {
  return get<std::optional<std::int64_t>>("maxLength");
}

const std::optional<std::int64_t> JSONSchemaProps::min_length() const {
  return get<std::optional<std::int64_t>>("minLength");
}

const std::string_view JSONSchemaProps::pattern() const {
  return get<std::string_view>("pattern");
}

const std::optional<std::int64_t> JSONSchemaProps::max_items() const {
  return get<std::optional<std::int64_t>>("maxItems");
}

const std::optional<std::int64_t> JSONSchemaProps::min_items() const {
  return get<std::optional<std::int64_t>>("minItems");
}

bool JSONSchemaProps::unique_items() const {
  return get<bool>("uniqueItems");
}

const std::optional<double> JSONSchemaProps::multiple_of() const {
  return get<std::optional<double>>("multipleOf");
}

kinform::ListView<kinform::Value> JSONSchemaProps::enum_() const {
  return kinform::ListView<kinform::Value>(member("enum"));
}

const std::optional<std::int64_t> JSONSchemaProps::max_properties() const {
  return get<std::optional<std::int64_t>>("maxProperties");
}

const std::optional<std::int64_t> JSONSchemaProps::min_properties() const {
  return get<std::optional<std::int64_t>>("minProperties");
}

kinform::ListView<std::string_view> JSONSchemaProps::required() const {
  return kinform::ListView<std::string_view>(member("required"));
}

JSONSchemaPropsOrArray JSONSchemaProps::items() const {
  return JSONSchemaPropsOrArray(member("items"));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::all_of() const {
  return kinform::ListView<JSONSchemaProps>(member("allOf"));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::one_of() const {
  return kinform::ListView<JSONSchemaProps>(member("oneOf"));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::any_of() const {
  return kinform::ListView<JSONSchemaProps>(member("anyOf"));
}

JSONSchemaProps JSONSchemaProps::not_() const {
  return JSONSchemaProps(member("not"));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::properties() const {
  return kinform::MapView<JSONSchemaProps>(member("properties"));
}

JSONSchemaPropsOrBool JSONSchemaProps::additional_properties() const {
  return JSONSchemaPropsOrBool(member("additionalProperties"));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::pattern_properties() const {
  return kinform::MapView<JSONSchemaProps>(member("patternProperties"));
}

kinform::MapView<JSONSchemaPropsOrStringArray> JSONSchemaProps::dependencies() const {
  return kinform::MapView<JSONSchemaPropsOrStringArray>(member("dependencies"));
}

JSONSchemaPropsOrBool JSONSchemaProps::additional_items() const {
  return JSONSchemaPropsOrBool(member("additionalItems"));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::definitions() const {
  return kinform::MapView<JSONSchemaProps>(member("definitions"));
}

ExternalDocumentation JSONSchemaProps::external_docs() const {
  return ExternalDocumentation(member("externalDocs"));
}

kinform::Value JSONSchemaProps::example() const {
  return member("example");
}

bool JSONSchemaProps::nullable() const {
  return get<bool>("nullable");
}

const std::optional<bool> JSONSchemaProps::x_kubernetes_preserve_unknown_fields() const {
  return get<std::optional<bool>>("x-kubernetes-preserve-unknown-fields");
}

bool JSONSchemaProps::x_kubernetes_embedded_resource() const {
  return get<bool>("x-kubernetes-embedded-resource");
}

bool JSONSchemaProps::x_kubernetes_int_or_string() const {
  return get<bool>("x-kubernetes-int-or-string");
}

kinform::ListView<std::string_view> JSONSchemaProps::x_kubernetes_list_map_keys() const {
  return kinform::ListView<std::string_view>(member("x-kubernetes-list-map-keys"));
}

const std::optional<std::string_view> JSONSchemaProps::x_kubernetes_list_type() const {
  return get<std::optional<std::string_view>>("x-kubernetes-list-type");
}

const std::optional<std::string_view> JSONSchemaProps::x_kubernetes_map_type() const {
  return get<std::optional<std::string_view>>("x-kubernetes-map-type");
}

kinform::ListView<ValidationRule> JSONSchemaProps::x_kubernetes_validations() const {
  return kinform::ListView<ValidationRule>(member("x-kubernetes-validations"));
}

JSONSchemaProps CustomResourceValidation::open_apiv3_schema() const {
  return JSONSchemaProps(member("openAPIV3Schema"));
}

const std::string_view CustomResourceSubresourceScale::spec_replicas_path() const {
  return get<std::string_view>("specReplicasPath");
}

const std::string_view CustomResourceSubresourceScale::status_replicas_path() const {
  return get<std::string_view>("statusReplicasPath");
}

const std::optional<std::string_view> CustomResourceSubresourceScale::label_selector_path() const {
  return get<std::optional<std::string_view>>("labelSelectorPath");
}

CustomResourceSubresourceStatus CustomResourceSubresources::status() const {
  return CustomResourceSubresourceStatus(member("status"));
}

CustomResourceSubresourceScale CustomResourceSubresources::scale() const {
  return CustomResourceSubresourceScale(member("scale"));
}

const std::string_view CustomResourceDefinitionVersion::name() const {
  return get<std::string_view>("name");
}

bool CustomResourceDefinitionVersion::served() const {
  return get<bool>("served");
}

bool CustomResourceDefinitionVersion::storage() const {
  return get<bool>("storage");
}

bool CustomResourceDefinitionVersion::deprecated() const {
  return get<bool>("deprecated");
}

const std::optional<std::string_view> CustomResourceDefinitionVersion::deprecation_warning() const {
  return get<std::optional<std::string_view>>("deprecationWarning");
}

CustomResourceValidation CustomResourceDefinitionVersion::schema() const {
  return CustomResourceValidation(member("schema"));
}

CustomResourceSubresources CustomResourceDefinitionVersion::subresources() const {
  return CustomResourceSubresources(member("subresources"));
}

kinform::ListView<CustomResourceColumnDefinition> CustomResourceDefinitionVersion::additional_printer_columns() const {
  return kinform::ListView<CustomResourceColumnDefinition>(member("additionalPrinterColumns"));
}

kinform::ListView<SelectableField> CustomResourceDefinitionVersion::selectable_fields() const {
  return kinform::ListView<SelectableField>(member("selectableFields"));
}

JSONSchemaProps JSONSchemaPropsOrStringArray::schema() const {
  return JSONSchemaProps(value_);
}

kinform::ListView<std::string_view> JSONSchemaPropsOrStringArray::property() const {
  return kinform::ListView<std::string_view>(value_);
}

const std::string_view SelectableField::json_path() const {
  return get<std::string_view>("jsonPath");
}

const std::string_view ValidationRule::rule() const {
  return get<std::string_view>("rule");
}

const std::string_view ValidationRule::message() const {
  return get<std::string_view>("message");
}

const std::string_view ValidationRule::message_expression() const {
  return get<std::string_view>("messageExpression");
}

const std::optional<std::string_view> ValidationRule::reason() const {
  return get<std::optional<std::string_view>>("reason");
}

const std::string_view ValidationRule::field_path() const {
  return get<std::string_view>("fieldPath");
}

const std::optional<bool> ValidationRule::optional_old_self() const {
  return get<std::optional<bool>>("optionalOldSelf");
}

}  // namespace kinform::apiextensions::v1
