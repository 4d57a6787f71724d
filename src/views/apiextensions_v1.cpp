// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apiextensions/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::apiextensions::v1 {

const std::string_view ConversionRequest::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

const std::string_view ConversionRequest::desired_api_version() const {
  static constinit kinform::detail::Field field("desiredAPIVersion");
  return get<std::string_view>(field);
}

kinform::ListView<kinform::Value> ConversionRequest::objects() const {
  static constinit kinform::detail::Field field("objects");
  return kinform::ListView<kinform::Value>(member(field));
}

const std::string_view ConversionResponse::uid() const {
  static constinit kinform::detail::Field field("uid");
  return get<std::string_view>(field);
}

kinform::ListView<kinform::Value> ConversionResponse::converted_objects() const {
  static constinit kinform::detail::Field field("convertedObjects");
  return kinform::ListView<kinform::Value>(member(field));
}

kinform::meta::v1::Status ConversionResponse::result() const {
  static constinit kinform::detail::Field field("result");
  return kinform::meta::v1::Status(member(field));
}

const std::string_view ConversionReview::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view ConversionReview::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

ConversionRequest ConversionReview::request() const& {
  static constinit kinform::detail::Field field("request");
  return ConversionRequest(member(field));
}

ConversionResponse ConversionReview::response() const& {
  static constinit kinform::detail::Field field("response");
  return ConversionResponse(member(field));
}

const std::string_view CustomResourceColumnDefinition::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceColumnDefinition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceColumnDefinition::format() const {
  static constinit kinform::detail::Field field("format");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceColumnDefinition::description() const {
  static constinit kinform::detail::Field field("description");
  return get<std::string_view>(field);
}

std::int32_t CustomResourceColumnDefinition::priority() const {
  static constinit kinform::detail::Field field("priority");
  return get<std::int32_t>(field);
}

const std::string_view CustomResourceColumnDefinition::json_path() const {
  static constinit kinform::detail::Field field("jsonPath");
  return get<std::string_view>(field);
}

const std::string_view ServiceReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ServiceReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> ServiceReference::path() const {
  static constinit kinform::detail::Field field("path");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::int32_t> ServiceReference::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<std::int32_t>>(field);
}

const std::optional<std::string_view> WebhookClientConfig::url() const {
  static constinit kinform::detail::Field field("url");
  return get<std::optional<std::string_view>>(field);
}

ServiceReference WebhookClientConfig::service() const {
  static constinit kinform::detail::Field field("service");
  return ServiceReference(member(field));
}

kinform::Base64 WebhookClientConfig::ca_bundle() const {
  static constinit kinform::detail::Field field("caBundle");
  return kinform::Base64(member(field));
}

WebhookClientConfig WebhookConversion::client_config() const {
  static constinit kinform::detail::Field field("clientConfig");
  return WebhookClientConfig(member(field));
}

kinform::ListView<std::string_view> WebhookConversion::conversion_review_versions() const {
  static constinit kinform::detail::Field field("conversionReviewVersions");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CustomResourceConversion::strategy() const {
  static constinit kinform::detail::Field field("strategy");
  return get<std::string_view>(field);
}

WebhookConversion CustomResourceConversion::webhook() const {
  static constinit kinform::detail::Field field("webhook");
  return WebhookConversion(member(field));
}

const std::string_view CustomResourceDefinitionNames::plural() const {
  static constinit kinform::detail::Field field("plural");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceDefinitionNames::singular() const {
  static constinit kinform::detail::Field field("singular");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> CustomResourceDefinitionNames::short_names() const {
  static constinit kinform::detail::Field field("shortNames");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CustomResourceDefinitionNames::kind() const {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceDefinitionNames::list_kind() const {
  static constinit kinform::detail::Field field("listKind");
  return get<std::string_view>(field);
}

kinform::ListView<std::string_view> CustomResourceDefinitionNames::categories() const {
  static constinit kinform::detail::Field field("categories");
  return kinform::ListView<std::string_view>(member(field));
}

const std::string_view CustomResourceDefinitionSpec::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

CustomResourceDefinitionNames CustomResourceDefinitionSpec::names() const {
  static constinit kinform::detail::Field field("names");
  return CustomResourceDefinitionNames(member(field));
}

const std::string_view CustomResourceDefinitionSpec::scope() const {
  static constinit kinform::detail::Field field("scope");
  return get<std::string_view>(field);
}

kinform::ListView<CustomResourceDefinitionVersion> CustomResourceDefinitionSpec::versions() const {
  static constinit kinform::detail::Field field("versions");
  return kinform::ListView<CustomResourceDefinitionVersion>(member(field));
}

CustomResourceConversion CustomResourceDefinitionSpec::conversion() const {
  static constinit kinform::detail::Field field("conversion");
  return CustomResourceConversion(member(field));
}

bool CustomResourceDefinitionSpec::preserve_unknown_fields() const {
  static constinit kinform::detail::Field field("preserveUnknownFields");
  return get<bool>(field);
}

kinform::ListView<CustomResourceDefinitionCondition> CustomResourceDefinitionStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<CustomResourceDefinitionCondition>(member(field));
}

CustomResourceDefinitionNames CustomResourceDefinitionStatus::accepted_names() const {
  static constinit kinform::detail::Field field("acceptedNames");
  return CustomResourceDefinitionNames(member(field));
}

kinform::ListView<std::string_view> CustomResourceDefinitionStatus::stored_versions() const {
  static constinit kinform::detail::Field field("storedVersions");
  return kinform::ListView<std::string_view>(member(field));
}

std::int64_t CustomResourceDefinitionStatus::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

kinform::ApiResource CustomResourceDefinition::resource() {
  return {.group = "apiextensions.k8s.io", .version = "v1", .plural = "customresourcedefinitions", .kind = "CustomResourceDefinition", .namespaced = false};
}

const std::string_view CustomResourceDefinition::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceDefinition::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta CustomResourceDefinition::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

CustomResourceDefinitionSpec CustomResourceDefinition::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return CustomResourceDefinitionSpec(member(field));
}

CustomResourceDefinitionStatus CustomResourceDefinition::status() const& {
  static constinit kinform::detail::Field field("status");
  return CustomResourceDefinitionStatus(member(field));
}

const std::string_view CustomResourceDefinitionCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceDefinitionCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> CustomResourceDefinitionCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view CustomResourceDefinitionCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceDefinitionCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

std::int64_t CustomResourceDefinitionCondition::observed_generation() const {
  static constinit kinform::detail::Field field("observedGeneration");
  return get<std::int64_t>(field);
}

const std::string_view CustomResourceDefinitionList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceDefinitionList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta CustomResourceDefinitionList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<CustomResourceDefinition> CustomResourceDefinitionList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<CustomResourceDefinition>(member(field));
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
  static constinit kinform::detail::Field field("description");
  return get<std::string_view>(field);
}

const std::string_view ExternalDocumentation::url() const {
  static constinit kinform::detail::Field field("url");
  return get<std::string_view>(field);
}

const std::string_view JSONSchemaProps::id() const {
  static constinit kinform::detail::Field field("id");
  return get<std::string_view>(field);
}

const std::string_view JSONSchemaProps::schema() const {
  static constinit kinform::detail::Field field("$schema");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> JSONSchemaProps::ref() const {
  static constinit kinform::detail::Field field("$ref");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view JSONSchemaProps::description() const {
  static constinit kinform::detail::Field field("description");
  return get<std::string_view>(field);
}

const std::string_view JSONSchemaProps::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view JSONSchemaProps::format() const {
  static constinit kinform::detail::Field field("format");
  return get<std::string_view>(field);
}

const std::string_view JSONSchemaProps::title() const {
  static constinit kinform::detail::Field field("title");
  return get<std::string_view>(field);
}

kinform::Value JSONSchemaProps::default_() const {
  static constinit kinform::detail::Field field("default");
  return member(field);
}

const std::optional<double> JSONSchemaProps::maximum() const {
  static constinit kinform::detail::Field field("maximum");
  return get<std::optional<double>>(field);
}

bool JSONSchemaProps::exclusive_maximum() const {
  static constinit kinform::detail::Field field("exclusiveMaximum");
  return get<bool>(field);
}

const std::optional<double> JSONSchemaProps::minimum() const {
  static constinit kinform::detail::Field field("minimum");
  return get<std::optional<double>>(field);
}

bool JSONSchemaProps::exclusive_minimum() const {
  static constinit kinform::detail::Field field("exclusiveMinimum");
  return get<bool>(field);
}

const std::optional<std::int64_t> JSONSchemaProps::max_length() const {
  static constinit kinform::detail::Field field("maxLength");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> JSONSchemaProps::min_length() const {
  static constinit kinform::detail::Field field("minLength");
  return get<std::optional<std::int64_t>>(field);
}

const std::string_view JSONSchemaProps::pattern() const {
  static constinit kinform::detail::Field field("pattern");
  return get<std::string_view>(field);
}

const std::optional<std::int64_t> JSONSchemaProps::max_items() const {
  static constinit kinform::detail::Field field("maxItems");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> JSONSchemaProps::min_items() const {
  static constinit kinform::detail::Field field("minItems");
  return get<std::optional<std::int64_t>>(field);
}

bool JSONSchemaProps::unique_items() const {
  static constinit kinform::detail::Field field("uniqueItems");
  return get<bool>(field);
}

const std::optional<double> JSONSchemaProps::multiple_of() const {
  static constinit kinform::detail::Field field("multipleOf");
  return get<std::optional<double>>(field);
}

kinform::ListView<kinform::Value> JSONSchemaProps::enum_() const {
  static constinit kinform::detail::Field field("enum");
  return kinform::ListView<kinform::Value>(member(field));
}

const std::optional<std::int64_t> JSONSchemaProps::max_properties() const {
  static constinit kinform::detail::Field field("maxProperties");
  return get<std::optional<std::int64_t>>(field);
}

const std::optional<std::int64_t> JSONSchemaProps::min_properties() const {
  static constinit kinform::detail::Field field("minProperties");
  return get<std::optional<std::int64_t>>(field);
}

kinform::ListView<std::string_view> JSONSchemaProps::required() const {
  static constinit kinform::detail::Field field("required");
  return kinform::ListView<std::string_view>(member(field));
}

JSONSchemaPropsOrArray JSONSchemaProps::items() const {
  static constinit kinform::detail::Field field("items");
  return JSONSchemaPropsOrArray(member(field));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::all_of() const {
  static constinit kinform::detail::Field field("allOf");
  return kinform::ListView<JSONSchemaProps>(member(field));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::one_of() const {
  static constinit kinform::detail::Field field("oneOf");
  return kinform::ListView<JSONSchemaProps>(member(field));
}

kinform::ListView<JSONSchemaProps> JSONSchemaProps::any_of() const {
  static constinit kinform::detail::Field field("anyOf");
  return kinform::ListView<JSONSchemaProps>(member(field));
}

JSONSchemaProps JSONSchemaProps::not_() const {
  static constinit kinform::detail::Field field("not");
  return JSONSchemaProps(member(field));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::properties() const {
  static constinit kinform::detail::Field field("properties");
  return kinform::MapView<JSONSchemaProps>(member(field));
}

JSONSchemaPropsOrBool JSONSchemaProps::additional_properties() const {
  static constinit kinform::detail::Field field("additionalProperties");
  return JSONSchemaPropsOrBool(member(field));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::pattern_properties() const {
  static constinit kinform::detail::Field field("patternProperties");
  return kinform::MapView<JSONSchemaProps>(member(field));
}

kinform::MapView<JSONSchemaPropsOrStringArray> JSONSchemaProps::dependencies() const {
  static constinit kinform::detail::Field field("dependencies");
  return kinform::MapView<JSONSchemaPropsOrStringArray>(member(field));
}

JSONSchemaPropsOrBool JSONSchemaProps::additional_items() const {
  static constinit kinform::detail::Field field("additionalItems");
  return JSONSchemaPropsOrBool(member(field));
}

kinform::MapView<JSONSchemaProps> JSONSchemaProps::definitions() const {
  static constinit kinform::detail::Field field("definitions");
  return kinform::MapView<JSONSchemaProps>(member(field));
}

ExternalDocumentation JSONSchemaProps::external_docs() const {
  static constinit kinform::detail::Field field("externalDocs");
  return ExternalDocumentation(member(field));
}

kinform::Value JSONSchemaProps::example() const {
  static constinit kinform::detail::Field field("example");
  return member(field);
}

bool JSONSchemaProps::nullable() const {
  static constinit kinform::detail::Field field("nullable");
  return get<bool>(field);
}

const std::optional<bool> JSONSchemaProps::x_kubernetes_preserve_unknown_fields() const {
  static constinit kinform::detail::Field field("x-kubernetes-preserve-unknown-fields");
  return get<std::optional<bool>>(field);
}

bool JSONSchemaProps::x_kubernetes_embedded_resource() const {
  static constinit kinform::detail::Field field("x-kubernetes-embedded-resource");
  return get<bool>(field);
}

bool JSONSchemaProps::x_kubernetes_int_or_string() const {
  static constinit kinform::detail::Field field("x-kubernetes-int-or-string");
  return get<bool>(field);
}

kinform::ListView<std::string_view> JSONSchemaProps::x_kubernetes_list_map_keys() const {
  static constinit kinform::detail::Field field("x-kubernetes-list-map-keys");
  return kinform::ListView<std::string_view>(member(field));
}

const std::optional<std::string_view> JSONSchemaProps::x_kubernetes_list_type() const {
  static constinit kinform::detail::Field field("x-kubernetes-list-type");
  return get<std::optional<std::string_view>>(field);
}

const std::optional<std::string_view> JSONSchemaProps::x_kubernetes_map_type() const {
  static constinit kinform::detail::Field field("x-kubernetes-map-type");
  return get<std::optional<std::string_view>>(field);
}

kinform::ListView<ValidationRule> JSONSchemaProps::x_kubernetes_validations() const {
  static constinit kinform::detail::Field field("x-kubernetes-validations");
  return kinform::ListView<ValidationRule>(member(field));
}

JSONSchemaProps CustomResourceValidation::open_apiv3_schema() const {
  static constinit kinform::detail::Field field("openAPIV3Schema");
  return JSONSchemaProps(member(field));
}

const std::string_view CustomResourceSubresourceScale::spec_replicas_path() const {
  static constinit kinform::detail::Field field("specReplicasPath");
  return get<std::string_view>(field);
}

const std::string_view CustomResourceSubresourceScale::status_replicas_path() const {
  static constinit kinform::detail::Field field("statusReplicasPath");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> CustomResourceSubresourceScale::label_selector_path() const {
  static constinit kinform::detail::Field field("labelSelectorPath");
  return get<std::optional<std::string_view>>(field);
}

CustomResourceSubresourceStatus CustomResourceSubresources::status() const {
  static constinit kinform::detail::Field field("status");
  return CustomResourceSubresourceStatus(member(field));
}

CustomResourceSubresourceScale CustomResourceSubresources::scale() const {
  static constinit kinform::detail::Field field("scale");
  return CustomResourceSubresourceScale(member(field));
}

const std::string_view CustomResourceDefinitionVersion::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

bool CustomResourceDefinitionVersion::served() const {
  static constinit kinform::detail::Field field("served");
  return get<bool>(field);
}

bool CustomResourceDefinitionVersion::storage() const {
  static constinit kinform::detail::Field field("storage");
  return get<bool>(field);
}

bool CustomResourceDefinitionVersion::deprecated() const {
  static constinit kinform::detail::Field field("deprecated");
  return get<bool>(field);
}

const std::optional<std::string_view> CustomResourceDefinitionVersion::deprecation_warning() const {
  static constinit kinform::detail::Field field("deprecationWarning");
  return get<std::optional<std::string_view>>(field);
}

CustomResourceValidation CustomResourceDefinitionVersion::schema() const {
  static constinit kinform::detail::Field field("schema");
  return CustomResourceValidation(member(field));
}

CustomResourceSubresources CustomResourceDefinitionVersion::subresources() const {
  static constinit kinform::detail::Field field("subresources");
  return CustomResourceSubresources(member(field));
}

kinform::ListView<CustomResourceColumnDefinition> CustomResourceDefinitionVersion::additional_printer_columns() const {
  static constinit kinform::detail::Field field("additionalPrinterColumns");
  return kinform::ListView<CustomResourceColumnDefinition>(member(field));
}

kinform::ListView<SelectableField> CustomResourceDefinitionVersion::selectable_fields() const {
  static constinit kinform::detail::Field field("selectableFields");
  return kinform::ListView<SelectableField>(member(field));
}

JSONSchemaProps JSONSchemaPropsOrStringArray::schema() const {
  return JSONSchemaProps(value_);
}

kinform::ListView<std::string_view> JSONSchemaPropsOrStringArray::property() const {
  return kinform::ListView<std::string_view>(value_);
}

const std::string_view SelectableField::json_path() const {
  static constinit kinform::detail::Field field("jsonPath");
  return get<std::string_view>(field);
}

const std::string_view ValidationRule::rule() const {
  static constinit kinform::detail::Field field("rule");
  return get<std::string_view>(field);
}

const std::string_view ValidationRule::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view ValidationRule::message_expression() const {
  static constinit kinform::detail::Field field("messageExpression");
  return get<std::string_view>(field);
}

const std::optional<std::string_view> ValidationRule::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::optional<std::string_view>>(field);
}

const std::string_view ValidationRule::field_path() const {
  static constinit kinform::detail::Field field("fieldPath");
  return get<std::string_view>(field);
}

const std::optional<bool> ValidationRule::optional_old_self() const {
  static constinit kinform::detail::Field field("optionalOldSelf");
  return get<std::optional<bool>>(field);
}

}  // namespace kinform::inline v0::apiextensions::v1
