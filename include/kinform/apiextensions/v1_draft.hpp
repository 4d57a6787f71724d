// Drafts of the types of apiextensions.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/apiextensions/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::apiextensions::v1 {

class ConversionRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConversionRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  Draft& set_desired_api_version(std::string_view value) {
    put_field("desiredAPIVersion", value);
    return *this;
  }
  Draft& clear_desired_api_version() {
    drop_field("desiredAPIVersion");
    return *this;
  }
  kinform::DraftList<kinform::Json> objects();
  Draft& clear_objects() {
    drop_field("objects");
    return *this;
  }
};

class ConversionResponse::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ConversionResponse& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value) {
    put_field("uid", value);
    return *this;
  }
  Draft& clear_uid() {
    drop_field("uid");
    return *this;
  }
  kinform::DraftList<kinform::Json> converted_objects();
  Draft& clear_converted_objects() {
    drop_field("convertedObjects");
    return *this;
  }
  kinform::meta::v1::Status::Draft result();
  Draft& clear_result() {
    drop_field("result");
    return *this;
  }
};

class ConversionReview::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apiextensions.k8s.io/v1"));
    put_field("kind", std::string_view("ConversionReview"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const ConversionReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  ConversionRequest::Draft request();
  Draft& clear_request() {
    drop_field("request");
    return *this;
  }
  ConversionResponse::Draft response();
  Draft& clear_response() {
    drop_field("response");
    return *this;
  }
};

class CustomResourceColumnDefinition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceColumnDefinition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_format(std::string_view value) {
    put_field("format", value);
    return *this;
  }
  Draft& clear_format() {
    drop_field("format");
    return *this;
  }
  Draft& set_description(std::string_view value) {
    put_field("description", value);
    return *this;
  }
  Draft& clear_description() {
    drop_field("description");
    return *this;
  }
  Draft& set_priority(std::int32_t value) {
    put_field("priority", value);
    return *this;
  }
  Draft& clear_priority() {
    drop_field("priority");
    return *this;
  }
  Draft& set_json_path(std::string_view value) {
    put_field("jsonPath", value);
    return *this;
  }
  Draft& clear_json_path() {
    drop_field("jsonPath");
    return *this;
  }
};

class ServiceReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ServiceReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value) {
    put_field("namespace", value);
    return *this;
  }
  Draft& clear_namespace_name() {
    drop_field("namespace");
    return *this;
  }
  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_path(std::string_view value) {
    put_field("path", value);
    return *this;
  }
  Draft& clear_path() {
    drop_field("path");
    return *this;
  }
  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
};

class WebhookClientConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const WebhookClientConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_url(std::string_view value) {
    put_field("url", value);
    return *this;
  }
  Draft& clear_url() {
    drop_field("url");
    return *this;
  }
  ServiceReference::Draft service();
  Draft& clear_service() {
    drop_field("service");
    return *this;
  }
  Draft& set_ca_bundle(const kinform::DraftBytes& value) {
    put_field("caBundle", value);
    return *this;
  }
  Draft& clear_ca_bundle() {
    drop_field("caBundle");
    return *this;
  }
};

class WebhookConversion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const WebhookConversion& view) { return Draft(kinform::Json::from(view.raw())); }

  WebhookClientConfig::Draft client_config();
  Draft& clear_client_config() {
    drop_field("clientConfig");
    return *this;
  }
  kinform::DraftList<std::string_view> conversion_review_versions();
  Draft& clear_conversion_review_versions() {
    drop_field("conversionReviewVersions");
    return *this;
  }
};

class CustomResourceConversion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceConversion& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_strategy(std::string_view value) {
    put_field("strategy", value);
    return *this;
  }
  Draft& clear_strategy() {
    drop_field("strategy");
    return *this;
  }
  WebhookConversion::Draft webhook();
  Draft& clear_webhook() {
    drop_field("webhook");
    return *this;
  }
};

class CustomResourceDefinitionNames::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionNames& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_plural(std::string_view value) {
    put_field("plural", value);
    return *this;
  }
  Draft& clear_plural() {
    drop_field("plural");
    return *this;
  }
  Draft& set_singular(std::string_view value) {
    put_field("singular", value);
    return *this;
  }
  Draft& clear_singular() {
    drop_field("singular");
    return *this;
  }
  kinform::DraftList<std::string_view> short_names();
  Draft& clear_short_names() {
    drop_field("shortNames");
    return *this;
  }
  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_list_kind(std::string_view value) {
    put_field("listKind", value);
    return *this;
  }
  Draft& clear_list_kind() {
    drop_field("listKind");
    return *this;
  }
  kinform::DraftList<std::string_view> categories();
  Draft& clear_categories() {
    drop_field("categories");
    return *this;
  }
};

class CustomResourceDefinitionSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  CustomResourceDefinitionNames::Draft names();
  Draft& clear_names() {
    drop_field("names");
    return *this;
  }
  Draft& set_scope(std::string_view value) {
    put_field("scope", value);
    return *this;
  }
  Draft& clear_scope() {
    drop_field("scope");
    return *this;
  }
  kinform::DraftList<CustomResourceDefinitionVersion::Draft> versions();
  Draft& clear_versions() {
    drop_field("versions");
    return *this;
  }
  CustomResourceConversion::Draft conversion();
  Draft& clear_conversion() {
    drop_field("conversion");
    return *this;
  }
  Draft& set_preserve_unknown_fields(bool value) {
    put_field("preserveUnknownFields", value);
    return *this;
  }
  Draft& clear_preserve_unknown_fields() {
    drop_field("preserveUnknownFields");
    return *this;
  }
};

class CustomResourceDefinitionStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<CustomResourceDefinitionCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
  CustomResourceDefinitionNames::Draft accepted_names();
  Draft& clear_accepted_names() {
    drop_field("acceptedNames");
    return *this;
  }
  kinform::DraftList<std::string_view> stored_versions();
  Draft& clear_stored_versions() {
    drop_field("storedVersions");
    return *this;
  }
  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
};

class CustomResourceDefinition::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apiextensions.k8s.io/v1"));
    put_field("kind", std::string_view("CustomResourceDefinition"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CustomResourceDefinition& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  CustomResourceDefinitionSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  CustomResourceDefinitionStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class CustomResourceDefinitionCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_status(std::string_view value) {
    put_field("status", value);
    return *this;
  }
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  Draft& set_last_transition_time(std::chrono::sys_seconds value) {
    put_field("lastTransitionTime", value);
    return *this;
  }
  Draft& clear_last_transition_time() {
    drop_field("lastTransitionTime");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_observed_generation(std::int64_t value) {
    put_field("observedGeneration", value);
    return *this;
  }
  Draft& clear_observed_generation() {
    drop_field("observedGeneration");
    return *this;
  }
};

class CustomResourceDefinitionList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apiextensions.k8s.io/v1"));
    put_field("kind", std::string_view("CustomResourceDefinitionList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value) {
    put_field("kind", value);
    return *this;
  }
  Draft& clear_kind() {
    drop_field("kind");
    return *this;
  }
  Draft& set_api_version(std::string_view value) {
    put_field("apiVersion", value);
    return *this;
  }
  Draft& clear_api_version() {
    drop_field("apiVersion");
    return *this;
  }
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata() {
    drop_field("metadata");
    return *this;
  }
  kinform::DraftList<CustomResourceDefinition::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

class ExternalDocumentation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ExternalDocumentation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_description(std::string_view value) {
    put_field("description", value);
    return *this;
  }
  Draft& clear_description() {
    drop_field("description");
    return *this;
  }
  Draft& set_url(std::string_view value) {
    put_field("url", value);
    return *this;
  }
  Draft& clear_url() {
    drop_field("url");
    return *this;
  }
};

class JSONSchemaProps::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const JSONSchemaProps& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_id(std::string_view value) {
    put_field("id", value);
    return *this;
  }
  Draft& clear_id() {
    drop_field("id");
    return *this;
  }
  Draft& set_schema(std::string_view value) {
    put_field("$schema", value);
    return *this;
  }
  Draft& clear_schema() {
    drop_field("$schema");
    return *this;
  }
  Draft& set_ref(std::string_view value) {
    put_field("$ref", value);
    return *this;
  }
  Draft& clear_ref() {
    drop_field("$ref");
    return *this;
  }
  Draft& set_description(std::string_view value) {
    put_field("description", value);
    return *this;
  }
  Draft& clear_description() {
    drop_field("description");
    return *this;
  }
  Draft& set_type(std::string_view value) {
    put_field("type", value);
    return *this;
  }
  Draft& clear_type() {
    drop_field("type");
    return *this;
  }
  Draft& set_format(std::string_view value) {
    put_field("format", value);
    return *this;
  }
  Draft& clear_format() {
    drop_field("format");
    return *this;
  }
  Draft& set_title(std::string_view value) {
    put_field("title", value);
    return *this;
  }
  Draft& clear_title() {
    drop_field("title");
    return *this;
  }
  Draft& set_default(const kinform::Json& value) {
    put_field("default", value);
    return *this;
  }
  Draft& clear_default() {
    drop_field("default");
    return *this;
  }
  Draft& set_maximum(double value) {
    put_field("maximum", value);
    return *this;
  }
  Draft& clear_maximum() {
    drop_field("maximum");
    return *this;
  }
  Draft& set_exclusive_maximum(bool value) {
    put_field("exclusiveMaximum", value);
    return *this;
  }
  Draft& clear_exclusive_maximum() {
    drop_field("exclusiveMaximum");
    return *this;
  }
  Draft& set_minimum(double value) {
    put_field("minimum", value);
    return *this;
  }
  Draft& clear_minimum() {
    drop_field("minimum");
    return *this;
  }
  Draft& set_exclusive_minimum(bool value) {
    put_field("exclusiveMinimum", value);
    return *this;
  }
  Draft& clear_exclusive_minimum() {
    drop_field("exclusiveMinimum");
    return *this;
  }
  Draft& set_max_length(std::int64_t value) {
    put_field("maxLength", value);
    return *this;
  }
  Draft& clear_max_length() {
    drop_field("maxLength");
    return *this;
  }
  Draft& set_min_length(std::int64_t value) {
    put_field("minLength", value);
    return *this;
  }
  Draft& clear_min_length() {
    drop_field("minLength");
    return *this;
  }
  Draft& set_pattern(std::string_view value) {
    put_field("pattern", value);
    return *this;
  }
  Draft& clear_pattern() {
    drop_field("pattern");
    return *this;
  }
  Draft& set_max_items(std::int64_t value) {
    put_field("maxItems", value);
    return *this;
  }
  Draft& clear_max_items() {
    drop_field("maxItems");
    return *this;
  }
  Draft& set_min_items(std::int64_t value) {
    put_field("minItems", value);
    return *this;
  }
  Draft& clear_min_items() {
    drop_field("minItems");
    return *this;
  }
  Draft& set_unique_items(bool value) {
    put_field("uniqueItems", value);
    return *this;
  }
  Draft& clear_unique_items() {
    drop_field("uniqueItems");
    return *this;
  }
  Draft& set_multiple_of(double value) {
    put_field("multipleOf", value);
    return *this;
  }
  Draft& clear_multiple_of() {
    drop_field("multipleOf");
    return *this;
  }
  kinform::DraftList<kinform::Json> enum_();
  Draft& clear_enum() {
    drop_field("enum");
    return *this;
  }
  Draft& set_max_properties(std::int64_t value) {
    put_field("maxProperties", value);
    return *this;
  }
  Draft& clear_max_properties() {
    drop_field("maxProperties");
    return *this;
  }
  Draft& set_min_properties(std::int64_t value) {
    put_field("minProperties", value);
    return *this;
  }
  Draft& clear_min_properties() {
    drop_field("minProperties");
    return *this;
  }
  kinform::DraftList<std::string_view> required();
  Draft& clear_required() {
    drop_field("required");
    return *this;
  }
  Draft& set_items(const kinform::Json& value) {
    put_field("items", value);
    return *this;
  }
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
  kinform::DraftList<JSONSchemaProps::Draft> all_of();
  Draft& clear_all_of() {
    drop_field("allOf");
    return *this;
  }
  kinform::DraftList<JSONSchemaProps::Draft> one_of();
  Draft& clear_one_of() {
    drop_field("oneOf");
    return *this;
  }
  kinform::DraftList<JSONSchemaProps::Draft> any_of();
  Draft& clear_any_of() {
    drop_field("anyOf");
    return *this;
  }
  JSONSchemaProps::Draft not_();
  Draft& clear_not() {
    drop_field("not");
    return *this;
  }
  kinform::DraftMap<JSONSchemaProps::Draft> properties();
  Draft& clear_properties() {
    drop_field("properties");
    return *this;
  }
  Draft& set_additional_properties(const kinform::Json& value) {
    put_field("additionalProperties", value);
    return *this;
  }
  Draft& clear_additional_properties() {
    drop_field("additionalProperties");
    return *this;
  }
  kinform::DraftMap<JSONSchemaProps::Draft> pattern_properties();
  Draft& clear_pattern_properties() {
    drop_field("patternProperties");
    return *this;
  }
  kinform::DraftMap<kinform::Json> dependencies();
  Draft& clear_dependencies() {
    drop_field("dependencies");
    return *this;
  }
  Draft& set_additional_items(const kinform::Json& value) {
    put_field("additionalItems", value);
    return *this;
  }
  Draft& clear_additional_items() {
    drop_field("additionalItems");
    return *this;
  }
  kinform::DraftMap<JSONSchemaProps::Draft> definitions();
  Draft& clear_definitions() {
    drop_field("definitions");
    return *this;
  }
  ExternalDocumentation::Draft external_docs();
  Draft& clear_external_docs() {
    drop_field("externalDocs");
    return *this;
  }
  Draft& set_example(const kinform::Json& value) {
    put_field("example", value);
    return *this;
  }
  Draft& clear_example() {
    drop_field("example");
    return *this;
  }
  Draft& set_nullable(bool value) {
    put_field("nullable", value);
    return *this;
  }
  Draft& clear_nullable() {
    drop_field("nullable");
    return *this;
  }
  Draft& set_x_kubernetes_preserve_unknown_fields(bool value) {
    put_field("x-kubernetes-preserve-unknown-fields", value);
    return *this;
  }
  Draft& clear_x_kubernetes_preserve_unknown_fields() {
    drop_field("x-kubernetes-preserve-unknown-fields");
    return *this;
  }
  Draft& set_x_kubernetes_embedded_resource(bool value) {
    put_field("x-kubernetes-embedded-resource", value);
    return *this;
  }
  Draft& clear_x_kubernetes_embedded_resource() {
    drop_field("x-kubernetes-embedded-resource");
    return *this;
  }
  Draft& set_x_kubernetes_int_or_string(bool value) {
    put_field("x-kubernetes-int-or-string", value);
    return *this;
  }
  Draft& clear_x_kubernetes_int_or_string() {
    drop_field("x-kubernetes-int-or-string");
    return *this;
  }
  kinform::DraftList<std::string_view> x_kubernetes_list_map_keys();
  Draft& clear_x_kubernetes_list_map_keys() {
    drop_field("x-kubernetes-list-map-keys");
    return *this;
  }
  Draft& set_x_kubernetes_list_type(std::string_view value) {
    put_field("x-kubernetes-list-type", value);
    return *this;
  }
  Draft& clear_x_kubernetes_list_type() {
    drop_field("x-kubernetes-list-type");
    return *this;
  }
  Draft& set_x_kubernetes_map_type(std::string_view value) {
    put_field("x-kubernetes-map-type", value);
    return *this;
  }
  Draft& clear_x_kubernetes_map_type() {
    drop_field("x-kubernetes-map-type");
    return *this;
  }
  kinform::DraftList<ValidationRule::Draft> x_kubernetes_validations();
  Draft& clear_x_kubernetes_validations() {
    drop_field("x-kubernetes-validations");
    return *this;
  }
};

class CustomResourceValidation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceValidation& view) { return Draft(kinform::Json::from(view.raw())); }

  JSONSchemaProps::Draft open_apiv3_schema();
  Draft& clear_open_apiv3_schema() {
    drop_field("openAPIV3Schema");
    return *this;
  }
};

class CustomResourceSubresourceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceSubresourceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

};

class CustomResourceSubresourceScale::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceSubresourceScale& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_spec_replicas_path(std::string_view value) {
    put_field("specReplicasPath", value);
    return *this;
  }
  Draft& clear_spec_replicas_path() {
    drop_field("specReplicasPath");
    return *this;
  }
  Draft& set_status_replicas_path(std::string_view value) {
    put_field("statusReplicasPath", value);
    return *this;
  }
  Draft& clear_status_replicas_path() {
    drop_field("statusReplicasPath");
    return *this;
  }
  Draft& set_label_selector_path(std::string_view value) {
    put_field("labelSelectorPath", value);
    return *this;
  }
  Draft& clear_label_selector_path() {
    drop_field("labelSelectorPath");
    return *this;
  }
};

class CustomResourceSubresources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceSubresources& view) { return Draft(kinform::Json::from(view.raw())); }

  CustomResourceSubresourceStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
  CustomResourceSubresourceScale::Draft scale();
  Draft& clear_scale() {
    drop_field("scale");
    return *this;
  }
};

class CustomResourceDefinitionVersion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionVersion& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value) {
    put_field("name", value);
    return *this;
  }
  Draft& clear_name() {
    drop_field("name");
    return *this;
  }
  Draft& set_served(bool value) {
    put_field("served", value);
    return *this;
  }
  Draft& clear_served() {
    drop_field("served");
    return *this;
  }
  Draft& set_storage(bool value) {
    put_field("storage", value);
    return *this;
  }
  Draft& clear_storage() {
    drop_field("storage");
    return *this;
  }
  Draft& set_deprecated(bool value) {
    put_field("deprecated", value);
    return *this;
  }
  Draft& clear_deprecated() {
    drop_field("deprecated");
    return *this;
  }
  Draft& set_deprecation_warning(std::string_view value) {
    put_field("deprecationWarning", value);
    return *this;
  }
  Draft& clear_deprecation_warning() {
    drop_field("deprecationWarning");
    return *this;
  }
  CustomResourceValidation::Draft schema();
  Draft& clear_schema() {
    drop_field("schema");
    return *this;
  }
  CustomResourceSubresources::Draft subresources();
  Draft& clear_subresources() {
    drop_field("subresources");
    return *this;
  }
  kinform::DraftList<CustomResourceColumnDefinition::Draft> additional_printer_columns();
  Draft& clear_additional_printer_columns() {
    drop_field("additionalPrinterColumns");
    return *this;
  }
  kinform::DraftList<SelectableField::Draft> selectable_fields();
  Draft& clear_selectable_fields() {
    drop_field("selectableFields");
    return *this;
  }
};

class SelectableField::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const SelectableField& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_json_path(std::string_view value) {
    put_field("jsonPath", value);
    return *this;
  }
  Draft& clear_json_path() {
    drop_field("jsonPath");
    return *this;
  }
};

class ValidationRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const ValidationRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_rule(std::string_view value) {
    put_field("rule", value);
    return *this;
  }
  Draft& clear_rule() {
    drop_field("rule");
    return *this;
  }
  Draft& set_message(std::string_view value) {
    put_field("message", value);
    return *this;
  }
  Draft& clear_message() {
    drop_field("message");
    return *this;
  }
  Draft& set_message_expression(std::string_view value) {
    put_field("messageExpression", value);
    return *this;
  }
  Draft& clear_message_expression() {
    drop_field("messageExpression");
    return *this;
  }
  Draft& set_reason(std::string_view value) {
    put_field("reason", value);
    return *this;
  }
  Draft& clear_reason() {
    drop_field("reason");
    return *this;
  }
  Draft& set_field_path(std::string_view value) {
    put_field("fieldPath", value);
    return *this;
  }
  Draft& clear_field_path() {
    drop_field("fieldPath");
    return *this;
  }
  Draft& set_optional_old_self(bool value) {
    put_field("optionalOldSelf", value);
    return *this;
  }
  Draft& clear_optional_old_self() {
    drop_field("optionalOldSelf");
    return *this;
  }
};

inline kinform::DraftList<kinform::Json> ConversionRequest::Draft::objects() {
  return kinform::DraftList<kinform::Json>(field_part("objects"));
}

inline kinform::DraftList<kinform::Json> ConversionResponse::Draft::converted_objects() {
  return kinform::DraftList<kinform::Json>(field_part("convertedObjects"));
}

inline kinform::meta::v1::Status::Draft ConversionResponse::Draft::result() {
  return kinform::meta::v1::Status::Draft(field_part("result"));
}

inline ConversionRequest::Draft ConversionReview::Draft::request() {
  return ConversionRequest::Draft(field_part("request"));
}

inline ConversionResponse::Draft ConversionReview::Draft::response() {
  return ConversionResponse::Draft(field_part("response"));
}

inline ServiceReference::Draft WebhookClientConfig::Draft::service() {
  return ServiceReference::Draft(field_part("service"));
}

inline WebhookClientConfig::Draft WebhookConversion::Draft::client_config() {
  return WebhookClientConfig::Draft(field_part("clientConfig"));
}

inline kinform::DraftList<std::string_view> WebhookConversion::Draft::conversion_review_versions() {
  return kinform::DraftList<std::string_view>(field_part("conversionReviewVersions"));
}

inline WebhookConversion::Draft CustomResourceConversion::Draft::webhook() {
  return WebhookConversion::Draft(field_part("webhook"));
}

inline kinform::DraftList<std::string_view> CustomResourceDefinitionNames::Draft::short_names() {
  return kinform::DraftList<std::string_view>(field_part("shortNames"));
}

inline kinform::DraftList<std::string_view> CustomResourceDefinitionNames::Draft::categories() {
  return kinform::DraftList<std::string_view>(field_part("categories"));
}

inline CustomResourceDefinitionNames::Draft CustomResourceDefinitionSpec::Draft::names() {
  return CustomResourceDefinitionNames::Draft(field_part("names"));
}

inline kinform::DraftList<CustomResourceDefinitionVersion::Draft> CustomResourceDefinitionSpec::Draft::versions() {
  return kinform::DraftList<CustomResourceDefinitionVersion::Draft>(field_part("versions"));
}

inline CustomResourceConversion::Draft CustomResourceDefinitionSpec::Draft::conversion() {
  return CustomResourceConversion::Draft(field_part("conversion"));
}

inline kinform::DraftList<CustomResourceDefinitionCondition::Draft> CustomResourceDefinitionStatus::Draft::conditions() {
  return kinform::DraftList<CustomResourceDefinitionCondition::Draft>(field_part("conditions"));
}

inline CustomResourceDefinitionNames::Draft CustomResourceDefinitionStatus::Draft::accepted_names() {
  return CustomResourceDefinitionNames::Draft(field_part("acceptedNames"));
}

inline kinform::DraftList<std::string_view> CustomResourceDefinitionStatus::Draft::stored_versions() {
  return kinform::DraftList<std::string_view>(field_part("storedVersions"));
}

inline kinform::meta::v1::ObjectMeta::Draft CustomResourceDefinition::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline CustomResourceDefinitionSpec::Draft CustomResourceDefinition::Draft::spec() {
  return CustomResourceDefinitionSpec::Draft(field_part("spec"));
}

inline CustomResourceDefinitionStatus::Draft CustomResourceDefinition::Draft::status() {
  return CustomResourceDefinitionStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft CustomResourceDefinitionList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<CustomResourceDefinition::Draft> CustomResourceDefinitionList::Draft::items() {
  return kinform::DraftList<CustomResourceDefinition::Draft>(field_part("items"));
}

inline kinform::DraftList<kinform::Json> JSONSchemaProps::Draft::enum_() {
  return kinform::DraftList<kinform::Json>(field_part("enum"));
}

inline kinform::DraftList<std::string_view> JSONSchemaProps::Draft::required() {
  return kinform::DraftList<std::string_view>(field_part("required"));
}

inline kinform::DraftList<JSONSchemaProps::Draft> JSONSchemaProps::Draft::all_of() {
  return kinform::DraftList<JSONSchemaProps::Draft>(field_part("allOf"));
}

inline kinform::DraftList<JSONSchemaProps::Draft> JSONSchemaProps::Draft::one_of() {
  return kinform::DraftList<JSONSchemaProps::Draft>(field_part("oneOf"));
}

inline kinform::DraftList<JSONSchemaProps::Draft> JSONSchemaProps::Draft::any_of() {
  return kinform::DraftList<JSONSchemaProps::Draft>(field_part("anyOf"));
}

inline JSONSchemaProps::Draft JSONSchemaProps::Draft::not_() {
  return JSONSchemaProps::Draft(field_part("not"));
}

inline kinform::DraftMap<JSONSchemaProps::Draft> JSONSchemaProps::Draft::properties() {
  return kinform::DraftMap<JSONSchemaProps::Draft>(field_part("properties"));
}

inline kinform::DraftMap<JSONSchemaProps::Draft> JSONSchemaProps::Draft::pattern_properties() {
  return kinform::DraftMap<JSONSchemaProps::Draft>(field_part("patternProperties"));
}

inline kinform::DraftMap<kinform::Json> JSONSchemaProps::Draft::dependencies() {
  return kinform::DraftMap<kinform::Json>(field_part("dependencies"));
}

inline kinform::DraftMap<JSONSchemaProps::Draft> JSONSchemaProps::Draft::definitions() {
  return kinform::DraftMap<JSONSchemaProps::Draft>(field_part("definitions"));
}

inline ExternalDocumentation::Draft JSONSchemaProps::Draft::external_docs() {
  return ExternalDocumentation::Draft(field_part("externalDocs"));
}

inline kinform::DraftList<std::string_view> JSONSchemaProps::Draft::x_kubernetes_list_map_keys() {
  return kinform::DraftList<std::string_view>(field_part("x-kubernetes-list-map-keys"));
}

inline kinform::DraftList<ValidationRule::Draft> JSONSchemaProps::Draft::x_kubernetes_validations() {
  return kinform::DraftList<ValidationRule::Draft>(field_part("x-kubernetes-validations"));
}

inline JSONSchemaProps::Draft CustomResourceValidation::Draft::open_apiv3_schema() {
  return JSONSchemaProps::Draft(field_part("openAPIV3Schema"));
}

inline CustomResourceSubresourceStatus::Draft CustomResourceSubresources::Draft::status() {
  return CustomResourceSubresourceStatus::Draft(field_part("status"));
}

inline CustomResourceSubresourceScale::Draft CustomResourceSubresources::Draft::scale() {
  return CustomResourceSubresourceScale::Draft(field_part("scale"));
}

inline CustomResourceValidation::Draft CustomResourceDefinitionVersion::Draft::schema() {
  return CustomResourceValidation::Draft(field_part("schema"));
}

inline CustomResourceSubresources::Draft CustomResourceDefinitionVersion::Draft::subresources() {
  return CustomResourceSubresources::Draft(field_part("subresources"));
}

inline kinform::DraftList<CustomResourceColumnDefinition::Draft> CustomResourceDefinitionVersion::Draft::additional_printer_columns() {
  return kinform::DraftList<CustomResourceColumnDefinition::Draft>(field_part("additionalPrinterColumns"));
}

inline kinform::DraftList<SelectableField::Draft> CustomResourceDefinitionVersion::Draft::selectable_fields() {
  return kinform::DraftList<SelectableField::Draft>(field_part("selectableFields"));
}

}  // namespace kinform::apiextensions::v1
