// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apiextensions/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::apiextensions::v1 {

ConversionRequest::Draft& ConversionRequest::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

ConversionRequest::Draft& ConversionRequest::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

ConversionRequest::Draft& ConversionRequest::Draft::set_desired_api_version(std::string_view value) {
  put_field("desiredAPIVersion", value);
  return *this;
}

ConversionRequest::Draft& ConversionRequest::Draft::clear_desired_api_version() {
  drop_field("desiredAPIVersion");
  return *this;
}

kinform::DraftList<kinform::Json> ConversionRequest::Draft::objects() {
  return kinform::DraftList<kinform::Json>(field_part("objects"));
}

ConversionRequest::Draft& ConversionRequest::Draft::clear_objects() {
  drop_field("objects");
  return *this;
}

ConversionResponse::Draft& ConversionResponse::Draft::set_uid(std::string_view value) {
  put_field("uid", value);
  return *this;
}

ConversionResponse::Draft& ConversionResponse::Draft::clear_uid() {
  drop_field("uid");
  return *this;
}

kinform::DraftList<kinform::Json> ConversionResponse::Draft::converted_objects() {
  return kinform::DraftList<kinform::Json>(field_part("convertedObjects"));
}

ConversionResponse::Draft& ConversionResponse::Draft::clear_converted_objects() {
  drop_field("convertedObjects");
  return *this;
}

kinform::meta::v1::Status::Draft ConversionResponse::Draft::result() {
  return kinform::meta::v1::Status::Draft(field_part("result"));
}

ConversionResponse::Draft& ConversionResponse::Draft::clear_result() {
  drop_field("result");
  return *this;
}

ConversionReview::Draft::Draft() {
  put_field("apiVersion", std::string_view("apiextensions.k8s.io/v1"));
  put_field("kind", std::string_view("ConversionReview"));
}

ConversionReview::Draft& ConversionReview::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

ConversionReview::Draft& ConversionReview::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

ConversionReview::Draft& ConversionReview::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

ConversionReview::Draft& ConversionReview::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

ConversionRequest::Draft ConversionReview::Draft::request() {
  return ConversionRequest::Draft(field_part("request"));
}

ConversionReview::Draft& ConversionReview::Draft::clear_request() {
  drop_field("request");
  return *this;
}

ConversionResponse::Draft ConversionReview::Draft::response() {
  return ConversionResponse::Draft(field_part("response"));
}

ConversionReview::Draft& ConversionReview::Draft::clear_response() {
  drop_field("response");
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::clear_name() {
  drop_field("name");
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::set_format(std::string_view value) {
  put_field("format", value);
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::clear_format() {
  drop_field("format");
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::set_description(std::string_view value) {
  put_field("description", value);
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::clear_description() {
  drop_field("description");
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::set_priority(std::int32_t value) {
  put_field("priority", value);
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::clear_priority() {
  drop_field("priority");
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::set_json_path(std::string_view value) {
  put_field("jsonPath", value);
  return *this;
}

CustomResourceColumnDefinition::Draft& CustomResourceColumnDefinition::Draft::clear_json_path() {
  drop_field("jsonPath");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_namespace_name(std::string_view value) {
  put_field("namespace", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_namespace_name() {
  drop_field("namespace");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_name() {
  drop_field("name");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_path(std::string_view value) {
  put_field("path", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_path() {
  drop_field("path");
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_port() {
  drop_field("port");
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::set_url(std::string_view value) {
  put_field("url", value);
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::clear_url() {
  drop_field("url");
  return *this;
}

ServiceReference::Draft WebhookClientConfig::Draft::service() {
  return ServiceReference::Draft(field_part("service"));
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::clear_service() {
  drop_field("service");
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::set_ca_bundle(const kinform::DraftBytes& value) {
  put_field("caBundle", value);
  return *this;
}

WebhookClientConfig::Draft& WebhookClientConfig::Draft::clear_ca_bundle() {
  drop_field("caBundle");
  return *this;
}

WebhookClientConfig::Draft WebhookConversion::Draft::client_config() {
  return WebhookClientConfig::Draft(field_part("clientConfig"));
}

WebhookConversion::Draft& WebhookConversion::Draft::clear_client_config() {
  drop_field("clientConfig");
  return *this;
}

kinform::DraftList<std::string_view> WebhookConversion::Draft::conversion_review_versions() {
  return kinform::DraftList<std::string_view>(field_part("conversionReviewVersions"));
}

WebhookConversion::Draft& WebhookConversion::Draft::clear_conversion_review_versions() {
  drop_field("conversionReviewVersions");
  return *this;
}

CustomResourceConversion::Draft& CustomResourceConversion::Draft::set_strategy(std::string_view value) {
  put_field("strategy", value);
  return *this;
}

CustomResourceConversion::Draft& CustomResourceConversion::Draft::clear_strategy() {
  drop_field("strategy");
  return *this;
}

WebhookConversion::Draft CustomResourceConversion::Draft::webhook() {
  return WebhookConversion::Draft(field_part("webhook"));
}

CustomResourceConversion::Draft& CustomResourceConversion::Draft::clear_webhook() {
  drop_field("webhook");
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::set_plural(std::string_view value) {
  put_field("plural", value);
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::clear_plural() {
  drop_field("plural");
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::set_singular(std::string_view value) {
  put_field("singular", value);
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::clear_singular() {
  drop_field("singular");
  return *this;
}

kinform::DraftList<std::string_view> CustomResourceDefinitionNames::Draft::short_names() {
  return kinform::DraftList<std::string_view>(field_part("shortNames"));
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::clear_short_names() {
  drop_field("shortNames");
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::set_list_kind(std::string_view value) {
  put_field("listKind", value);
  return *this;
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::clear_list_kind() {
  drop_field("listKind");
  return *this;
}

kinform::DraftList<std::string_view> CustomResourceDefinitionNames::Draft::categories() {
  return kinform::DraftList<std::string_view>(field_part("categories"));
}

CustomResourceDefinitionNames::Draft& CustomResourceDefinitionNames::Draft::clear_categories() {
  drop_field("categories");
  return *this;
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::clear_group() {
  drop_field("group");
  return *this;
}

CustomResourceDefinitionNames::Draft CustomResourceDefinitionSpec::Draft::names() {
  return CustomResourceDefinitionNames::Draft(field_part("names"));
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::clear_names() {
  drop_field("names");
  return *this;
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::set_scope(std::string_view value) {
  put_field("scope", value);
  return *this;
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::clear_scope() {
  drop_field("scope");
  return *this;
}

kinform::DraftList<CustomResourceDefinitionVersion::Draft> CustomResourceDefinitionSpec::Draft::versions() {
  return kinform::DraftList<CustomResourceDefinitionVersion::Draft>(field_part("versions"));
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::clear_versions() {
  drop_field("versions");
  return *this;
}

CustomResourceConversion::Draft CustomResourceDefinitionSpec::Draft::conversion() {
  return CustomResourceConversion::Draft(field_part("conversion"));
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::clear_conversion() {
  drop_field("conversion");
  return *this;
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::set_preserve_unknown_fields(bool value) {
  put_field("preserveUnknownFields", value);
  return *this;
}

CustomResourceDefinitionSpec::Draft& CustomResourceDefinitionSpec::Draft::clear_preserve_unknown_fields() {
  drop_field("preserveUnknownFields");
  return *this;
}

kinform::DraftList<CustomResourceDefinitionCondition::Draft> CustomResourceDefinitionStatus::Draft::conditions() {
  return kinform::DraftList<CustomResourceDefinitionCondition::Draft>(field_part("conditions"));
}

CustomResourceDefinitionStatus::Draft& CustomResourceDefinitionStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

CustomResourceDefinitionNames::Draft CustomResourceDefinitionStatus::Draft::accepted_names() {
  return CustomResourceDefinitionNames::Draft(field_part("acceptedNames"));
}

CustomResourceDefinitionStatus::Draft& CustomResourceDefinitionStatus::Draft::clear_accepted_names() {
  drop_field("acceptedNames");
  return *this;
}

kinform::DraftList<std::string_view> CustomResourceDefinitionStatus::Draft::stored_versions() {
  return kinform::DraftList<std::string_view>(field_part("storedVersions"));
}

CustomResourceDefinitionStatus::Draft& CustomResourceDefinitionStatus::Draft::clear_stored_versions() {
  drop_field("storedVersions");
  return *this;
}

CustomResourceDefinitionStatus::Draft& CustomResourceDefinitionStatus::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

CustomResourceDefinitionStatus::Draft& CustomResourceDefinitionStatus::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

CustomResourceDefinition::Draft::Draft() {
  put_field("apiVersion", std::string_view("apiextensions.k8s.io/v1"));
  put_field("kind", std::string_view("CustomResourceDefinition"));
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft CustomResourceDefinition::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

CustomResourceDefinitionSpec::Draft CustomResourceDefinition::Draft::spec() {
  return CustomResourceDefinitionSpec::Draft(field_part("spec"));
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

CustomResourceDefinitionStatus::Draft CustomResourceDefinition::Draft::status() {
  return CustomResourceDefinitionStatus::Draft(field_part("status"));
}

CustomResourceDefinition::Draft& CustomResourceDefinition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::set_observed_generation(std::int64_t value) {
  put_field("observedGeneration", value);
  return *this;
}

CustomResourceDefinitionCondition::Draft& CustomResourceDefinitionCondition::Draft::clear_observed_generation() {
  drop_field("observedGeneration");
  return *this;
}

CustomResourceDefinitionList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apiextensions.k8s.io/v1"));
  put_field("kind", std::string_view("CustomResourceDefinitionList"));
}

CustomResourceDefinitionList::Draft& CustomResourceDefinitionList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

CustomResourceDefinitionList::Draft& CustomResourceDefinitionList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

CustomResourceDefinitionList::Draft& CustomResourceDefinitionList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

CustomResourceDefinitionList::Draft& CustomResourceDefinitionList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft CustomResourceDefinitionList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

CustomResourceDefinitionList::Draft& CustomResourceDefinitionList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<CustomResourceDefinition::Draft> CustomResourceDefinitionList::Draft::items() {
  return kinform::DraftList<CustomResourceDefinition::Draft>(field_part("items"));
}

CustomResourceDefinitionList::Draft& CustomResourceDefinitionList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

ExternalDocumentation::Draft& ExternalDocumentation::Draft::set_description(std::string_view value) {
  put_field("description", value);
  return *this;
}

ExternalDocumentation::Draft& ExternalDocumentation::Draft::clear_description() {
  drop_field("description");
  return *this;
}

ExternalDocumentation::Draft& ExternalDocumentation::Draft::set_url(std::string_view value) {
  put_field("url", value);
  return *this;
}

ExternalDocumentation::Draft& ExternalDocumentation::Draft::clear_url() {
  drop_field("url");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_id(std::string_view value) {
  put_field("id", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_id() {
  drop_field("id");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_schema(std::string_view value) {
  put_field("$schema", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_schema() {
  drop_field("$schema");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_ref(std::string_view value) {
  put_field("$ref", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_ref() {
  drop_field("$ref");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_description(std::string_view value) {
  put_field("description", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_description() {
  drop_field("description");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_type() {
  drop_field("type");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_format(std::string_view value) {
  put_field("format", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_format() {
  drop_field("format");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_title(std::string_view value) {
  put_field("title", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_title() {
  drop_field("title");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_default(const kinform::Json& value) {
  put_field("default", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_default() {
  drop_field("default");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_maximum(double value) {
  put_field("maximum", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_maximum() {
  drop_field("maximum");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_exclusive_maximum(bool value) {
  put_field("exclusiveMaximum", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_exclusive_maximum() {
  drop_field("exclusiveMaximum");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_minimum(double value) {
  put_field("minimum", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_minimum() {
  drop_field("minimum");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_exclusive_minimum(bool value) {
  put_field("exclusiveMinimum", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_exclusive_minimum() {
  drop_field("exclusiveMinimum");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_max_length(std::int64_t value) {
  put_field("maxLength", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_max_length() {
  drop_field("maxLength");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_min_length(std::int64_t value) {
  put_field("minLength", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_min_length() {
  drop_field("minLength");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_pattern(std::string_view value) {
  put_field("pattern", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_pattern() {
  drop_field("pattern");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_max_items(std::int64_t value) {
  put_field("maxItems", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_max_items() {
  drop_field("maxItems");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_min_items(std::int64_t value) {
  put_field("minItems", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_min_items() {
  drop_field("minItems");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_unique_items(bool value) {
  put_field("uniqueItems", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_unique_items() {
  drop_field("uniqueItems");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_multiple_of(double value) {
  put_field("multipleOf", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_multiple_of() {
  drop_field("multipleOf");
  return *this;
}

kinform::DraftList<kinform::Json> JSONSchemaProps::Draft::enum_() {
  return kinform::DraftList<kinform::Json>(field_part("enum"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_enum() {
  drop_field("enum");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_max_properties(std::int64_t value) {
  put_field("maxProperties", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_max_properties() {
  drop_field("maxProperties");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_min_properties(std::int64_t value) {
  put_field("minProperties", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_min_properties() {
  drop_field("minProperties");
  return *this;
}

kinform::DraftList<std::string_view> JSONSchemaProps::Draft::required() {
  return kinform::DraftList<std::string_view>(field_part("required"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_required() {
  drop_field("required");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_items(const kinform::Json& value) {
  put_field("items", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_items() {
  drop_field("items");
  return *this;
}

kinform::DraftList<JSONSchemaProps::Draft> JSONSchemaProps::Draft::all_of() {
  return kinform::DraftList<JSONSchemaProps::Draft>(field_part("allOf"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_all_of() {
  drop_field("allOf");
  return *this;
}

kinform::DraftList<JSONSchemaProps::Draft> JSONSchemaProps::Draft::one_of() {
  return kinform::DraftList<JSONSchemaProps::Draft>(field_part("oneOf"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_one_of() {
  drop_field("oneOf");
  return *this;
}

kinform::DraftList<JSONSchemaProps::Draft> JSONSchemaProps::Draft::any_of() {
  return kinform::DraftList<JSONSchemaProps::Draft>(field_part("anyOf"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_any_of() {
  drop_field("anyOf");
  return *this;
}

JSONSchemaProps::Draft JSONSchemaProps::Draft::not_() {
  return JSONSchemaProps::Draft(field_part("not"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_not() {
  drop_field("not");
  return *this;
}

kinform::DraftMap<JSONSchemaProps::Draft> JSONSchemaProps::Draft::properties() {
  return kinform::DraftMap<JSONSchemaProps::Draft>(field_part("properties"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_properties() {
  drop_field("properties");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_additional_properties(const kinform::Json& value) {
  put_field("additionalProperties", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_additional_properties() {
  drop_field("additionalProperties");
  return *this;
}

kinform::DraftMap<JSONSchemaProps::Draft> JSONSchemaProps::Draft::pattern_properties() {
  return kinform::DraftMap<JSONSchemaProps::Draft>(field_part("patternProperties"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_pattern_properties() {
  drop_field("patternProperties");
  return *this;
}

kinform::DraftMap<kinform::Json> JSONSchemaProps::Draft::dependencies() {
  return kinform::DraftMap<kinform::Json>(field_part("dependencies"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_dependencies() {
  drop_field("dependencies");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_additional_items(const kinform::Json& value) {
  put_field("additionalItems", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_additional_items() {
  drop_field("additionalItems");
  return *this;
}

kinform::DraftMap<JSONSchemaProps::Draft> JSONSchemaProps::Draft::definitions() {
  return kinform::DraftMap<JSONSchemaProps::Draft>(field_part("definitions"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_definitions() {
  drop_field("definitions");
  return *this;
}

ExternalDocumentation::Draft JSONSchemaProps::Draft::external_docs() {
  return ExternalDocumentation::Draft(field_part("externalDocs"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_external_docs() {
  drop_field("externalDocs");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_example(const kinform::Json& value) {
  put_field("example", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_example() {
  drop_field("example");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_nullable(bool value) {
  put_field("nullable", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_nullable() {
  drop_field("nullable");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_x_kubernetes_preserve_unknown_fields(bool value) {
  put_field("x-kubernetes-preserve-unknown-fields", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_preserve_unknown_fields() {
  drop_field("x-kubernetes-preserve-unknown-fields");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_x_kubernetes_embedded_resource(bool value) {
  put_field("x-kubernetes-embedded-resource", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_embedded_resource() {
  drop_field("x-kubernetes-embedded-resource");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_x_kubernetes_int_or_string(bool value) {
  put_field("x-kubernetes-int-or-string", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_int_or_string() {
  drop_field("x-kubernetes-int-or-string");
  return *this;
}

kinform::DraftList<std::string_view> JSONSchemaProps::Draft::x_kubernetes_list_map_keys() {
  return kinform::DraftList<std::string_view>(field_part("x-kubernetes-list-map-keys"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_list_map_keys() {
  drop_field("x-kubernetes-list-map-keys");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_x_kubernetes_list_type(std::string_view value) {
  put_field("x-kubernetes-list-type", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_list_type() {
  drop_field("x-kubernetes-list-type");
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::set_x_kubernetes_map_type(std::string_view value) {
  put_field("x-kubernetes-map-type", value);
  return *this;
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_map_type() {
  drop_field("x-kubernetes-map-type");
  return *this;
}

kinform::DraftList<ValidationRule::Draft> JSONSchemaProps::Draft::x_kubernetes_validations() {
  return kinform::DraftList<ValidationRule::Draft>(field_part("x-kubernetes-validations"));
}

JSONSchemaProps::Draft& JSONSchemaProps::Draft::clear_x_kubernetes_validations() {
  drop_field("x-kubernetes-validations");
  return *this;
}

JSONSchemaProps::Draft CustomResourceValidation::Draft::open_apiv3_schema() {
  return JSONSchemaProps::Draft(field_part("openAPIV3Schema"));
}

CustomResourceValidation::Draft& CustomResourceValidation::Draft::clear_open_apiv3_schema() {
  drop_field("openAPIV3Schema");
  return *this;
}

CustomResourceSubresourceScale::Draft& CustomResourceSubresourceScale::Draft::set_spec_replicas_path(std::string_view value) {
  put_field("specReplicasPath", value);
  return *this;
}

CustomResourceSubresourceScale::Draft& CustomResourceSubresourceScale::Draft::clear_spec_replicas_path() {
  drop_field("specReplicasPath");
  return *this;
}

CustomResourceSubresourceScale::Draft& CustomResourceSubresourceScale::Draft::set_status_replicas_path(std::string_view value) {
  put_field("statusReplicasPath", value);
  return *this;
}

CustomResourceSubresourceScale::Draft& CustomResourceSubresourceScale::Draft::clear_status_replicas_path() {
  drop_field("statusReplicasPath");
  return *this;
}

CustomResourceSubresourceScale::Draft& CustomResourceSubresourceScale::Draft::set_label_selector_path(std::string_view value) {
  put_field("labelSelectorPath", value);
  return *this;
}

CustomResourceSubresourceScale::Draft& CustomResourceSubresourceScale::Draft::clear_label_selector_path() {
  drop_field("labelSelectorPath");
  return *this;
}

CustomResourceSubresourceStatus::Draft CustomResourceSubresources::Draft::status() {
  return CustomResourceSubresourceStatus::Draft(field_part("status"));
}

CustomResourceSubresources::Draft& CustomResourceSubresources::Draft::clear_status() {
  drop_field("status");
  return *this;
}

CustomResourceSubresourceScale::Draft CustomResourceSubresources::Draft::scale() {
  return CustomResourceSubresourceScale::Draft(field_part("scale"));
}

CustomResourceSubresources::Draft& CustomResourceSubresources::Draft::clear_scale() {
  drop_field("scale");
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::set_name(std::string_view value) {
  put_field("name", value);
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_name() {
  drop_field("name");
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::set_served(bool value) {
  put_field("served", value);
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_served() {
  drop_field("served");
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::set_storage(bool value) {
  put_field("storage", value);
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_storage() {
  drop_field("storage");
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::set_deprecated(bool value) {
  put_field("deprecated", value);
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_deprecated() {
  drop_field("deprecated");
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::set_deprecation_warning(std::string_view value) {
  put_field("deprecationWarning", value);
  return *this;
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_deprecation_warning() {
  drop_field("deprecationWarning");
  return *this;
}

CustomResourceValidation::Draft CustomResourceDefinitionVersion::Draft::schema() {
  return CustomResourceValidation::Draft(field_part("schema"));
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_schema() {
  drop_field("schema");
  return *this;
}

CustomResourceSubresources::Draft CustomResourceDefinitionVersion::Draft::subresources() {
  return CustomResourceSubresources::Draft(field_part("subresources"));
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_subresources() {
  drop_field("subresources");
  return *this;
}

kinform::DraftList<CustomResourceColumnDefinition::Draft> CustomResourceDefinitionVersion::Draft::additional_printer_columns() {
  return kinform::DraftList<CustomResourceColumnDefinition::Draft>(field_part("additionalPrinterColumns"));
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_additional_printer_columns() {
  drop_field("additionalPrinterColumns");
  return *this;
}

kinform::DraftList<SelectableField::Draft> CustomResourceDefinitionVersion::Draft::selectable_fields() {
  return kinform::DraftList<SelectableField::Draft>(field_part("selectableFields"));
}

CustomResourceDefinitionVersion::Draft& CustomResourceDefinitionVersion::Draft::clear_selectable_fields() {
  drop_field("selectableFields");
  return *this;
}

SelectableField::Draft& SelectableField::Draft::set_json_path(std::string_view value) {
  put_field("jsonPath", value);
  return *this;
}

SelectableField::Draft& SelectableField::Draft::clear_json_path() {
  drop_field("jsonPath");
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::set_rule(std::string_view value) {
  put_field("rule", value);
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::clear_rule() {
  drop_field("rule");
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::clear_message() {
  drop_field("message");
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::set_message_expression(std::string_view value) {
  put_field("messageExpression", value);
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::clear_message_expression() {
  drop_field("messageExpression");
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::set_field_path(std::string_view value) {
  put_field("fieldPath", value);
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::clear_field_path() {
  drop_field("fieldPath");
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::set_optional_old_self(bool value) {
  put_field("optionalOldSelf", value);
  return *this;
}

ValidationRule::Draft& ValidationRule::Draft::clear_optional_old_self() {
  drop_field("optionalOldSelf");
  return *this;
}

}  // namespace kinform::inline v0::apiextensions::v1
