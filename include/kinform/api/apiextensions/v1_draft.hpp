// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of apiextensions.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/apiextensions/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::apiextensions::v1 {

class KINFORM_EXPORT ConversionRequest::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConversionRequest& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  Draft& set_desired_api_version(std::string_view value);
  Draft& clear_desired_api_version();
  kinform::DraftList<kinform::Json> objects();
  Draft& clear_objects();
};

class KINFORM_EXPORT ConversionResponse::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ConversionResponse& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_uid(std::string_view value);
  Draft& clear_uid();
  kinform::DraftList<kinform::Json> converted_objects();
  Draft& clear_converted_objects();
  kinform::meta::v1::Status::Draft result();
  Draft& clear_result();
};

class KINFORM_EXPORT ConversionReview::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const ConversionReview& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  ConversionRequest::Draft request();
  Draft& clear_request();
  ConversionResponse::Draft response();
  Draft& clear_response();
};

class KINFORM_EXPORT CustomResourceColumnDefinition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceColumnDefinition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_format(std::string_view value);
  Draft& clear_format();
  Draft& set_description(std::string_view value);
  Draft& clear_description();
  Draft& set_priority(std::int32_t value);
  Draft& clear_priority();
  Draft& set_json_path(std::string_view value);
  Draft& clear_json_path();
};

class KINFORM_EXPORT ServiceReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_path(std::string_view value);
  Draft& clear_path();
  Draft& set_port(std::int32_t value);
  Draft& clear_port();
};

class KINFORM_EXPORT WebhookClientConfig::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WebhookClientConfig& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_url(std::string_view value);
  Draft& clear_url();
  ServiceReference::Draft service();
  Draft& clear_service();
  Draft& set_ca_bundle(const kinform::DraftBytes& value);
  Draft& clear_ca_bundle();
};

class KINFORM_EXPORT WebhookConversion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const WebhookConversion& view) { return Draft(kinform::Json::from(view.raw())); }

  WebhookClientConfig::Draft client_config();
  Draft& clear_client_config();
  kinform::DraftList<std::string_view> conversion_review_versions();
  Draft& clear_conversion_review_versions();
};

class KINFORM_EXPORT CustomResourceConversion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceConversion& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_strategy(std::string_view value);
  Draft& clear_strategy();
  WebhookConversion::Draft webhook();
  Draft& clear_webhook();
};

class KINFORM_EXPORT CustomResourceDefinitionNames::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionNames& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_plural(std::string_view value);
  Draft& clear_plural();
  Draft& set_singular(std::string_view value);
  Draft& clear_singular();
  kinform::DraftList<std::string_view> short_names();
  Draft& clear_short_names();
  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_list_kind(std::string_view value);
  Draft& clear_list_kind();
  kinform::DraftList<std::string_view> categories();
  Draft& clear_categories();
};

class KINFORM_EXPORT CustomResourceDefinitionSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_group(std::string_view value);
  Draft& clear_group();
  CustomResourceDefinitionNames::Draft names();
  Draft& clear_names();
  Draft& set_scope(std::string_view value);
  Draft& clear_scope();
  kinform::DraftList<CustomResourceDefinitionVersion::Draft> versions();
  Draft& clear_versions();
  CustomResourceConversion::Draft conversion();
  Draft& clear_conversion();
  Draft& set_preserve_unknown_fields(bool value);
  Draft& clear_preserve_unknown_fields();
};

class KINFORM_EXPORT CustomResourceDefinitionStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<CustomResourceDefinitionCondition::Draft> conditions();
  Draft& clear_conditions();
  CustomResourceDefinitionNames::Draft accepted_names();
  Draft& clear_accepted_names();
  kinform::DraftList<std::string_view> stored_versions();
  Draft& clear_stored_versions();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
};

class KINFORM_EXPORT CustomResourceDefinition::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CustomResourceDefinition& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  CustomResourceDefinitionSpec::Draft spec();
  Draft& clear_spec();
  CustomResourceDefinitionStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT CustomResourceDefinitionCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionCondition& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_status(std::string_view value);
  Draft& clear_status();
  Draft& set_last_transition_time(kinform::Time value);
  Draft& clear_last_transition_time();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_observed_generation(std::int64_t value);
  Draft& clear_observed_generation();
};

class KINFORM_EXPORT CustomResourceDefinitionList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<CustomResourceDefinition::Draft> items();
  Draft& clear_items();
};

class KINFORM_EXPORT ExternalDocumentation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ExternalDocumentation& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_description(std::string_view value);
  Draft& clear_description();
  Draft& set_url(std::string_view value);
  Draft& clear_url();
};

class KINFORM_EXPORT JSONSchemaProps::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const JSONSchemaProps& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_id(std::string_view value);
  Draft& clear_id();
  Draft& set_schema(std::string_view value);
  Draft& clear_schema();
  Draft& set_ref(std::string_view value);
  Draft& clear_ref();
  Draft& set_description(std::string_view value);
  Draft& clear_description();
  Draft& set_type(std::string_view value);
  Draft& clear_type();
  Draft& set_format(std::string_view value);
  Draft& clear_format();
  Draft& set_title(std::string_view value);
  Draft& clear_title();
  Draft& set_default(const kinform::Json& value);
  Draft& clear_default();
  Draft& set_maximum(double value);
  Draft& clear_maximum();
  Draft& set_exclusive_maximum(bool value);
  Draft& clear_exclusive_maximum();
  Draft& set_minimum(double value);
  Draft& clear_minimum();
  Draft& set_exclusive_minimum(bool value);
  Draft& clear_exclusive_minimum();
  Draft& set_max_length(std::int64_t value);
  Draft& clear_max_length();
  Draft& set_min_length(std::int64_t value);
  Draft& clear_min_length();
  Draft& set_pattern(std::string_view value);
  Draft& clear_pattern();
  Draft& set_max_items(std::int64_t value);
  Draft& clear_max_items();
  Draft& set_min_items(std::int64_t value);
  Draft& clear_min_items();
  Draft& set_unique_items(bool value);
  Draft& clear_unique_items();
  Draft& set_multiple_of(double value);
  Draft& clear_multiple_of();
  kinform::DraftList<kinform::Json> enum_();
  Draft& clear_enum();
  Draft& set_max_properties(std::int64_t value);
  Draft& clear_max_properties();
  Draft& set_min_properties(std::int64_t value);
  Draft& clear_min_properties();
  kinform::DraftList<std::string_view> required();
  Draft& clear_required();
  Draft& set_items(const kinform::Json& value);
  Draft& clear_items();
  kinform::DraftList<JSONSchemaProps::Draft> all_of();
  Draft& clear_all_of();
  kinform::DraftList<JSONSchemaProps::Draft> one_of();
  Draft& clear_one_of();
  kinform::DraftList<JSONSchemaProps::Draft> any_of();
  Draft& clear_any_of();
  JSONSchemaProps::Draft not_();
  Draft& clear_not();
  kinform::DraftMap<JSONSchemaProps::Draft> properties();
  Draft& clear_properties();
  Draft& set_additional_properties(const kinform::Json& value);
  Draft& clear_additional_properties();
  kinform::DraftMap<JSONSchemaProps::Draft> pattern_properties();
  Draft& clear_pattern_properties();
  kinform::DraftMap<kinform::Json> dependencies();
  Draft& clear_dependencies();
  Draft& set_additional_items(const kinform::Json& value);
  Draft& clear_additional_items();
  kinform::DraftMap<JSONSchemaProps::Draft> definitions();
  Draft& clear_definitions();
  ExternalDocumentation::Draft external_docs();
  Draft& clear_external_docs();
  Draft& set_example(const kinform::Json& value);
  Draft& clear_example();
  Draft& set_nullable(bool value);
  Draft& clear_nullable();
  Draft& set_x_kubernetes_preserve_unknown_fields(bool value);
  Draft& clear_x_kubernetes_preserve_unknown_fields();
  Draft& set_x_kubernetes_embedded_resource(bool value);
  Draft& clear_x_kubernetes_embedded_resource();
  Draft& set_x_kubernetes_int_or_string(bool value);
  Draft& clear_x_kubernetes_int_or_string();
  kinform::DraftList<std::string_view> x_kubernetes_list_map_keys();
  Draft& clear_x_kubernetes_list_map_keys();
  Draft& set_x_kubernetes_list_type(std::string_view value);
  Draft& clear_x_kubernetes_list_type();
  Draft& set_x_kubernetes_map_type(std::string_view value);
  Draft& clear_x_kubernetes_map_type();
  kinform::DraftList<ValidationRule::Draft> x_kubernetes_validations();
  Draft& clear_x_kubernetes_validations();
};

class KINFORM_EXPORT CustomResourceValidation::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceValidation& view) { return Draft(kinform::Json::from(view.raw())); }

  JSONSchemaProps::Draft open_apiv3_schema();
  Draft& clear_open_apiv3_schema();
};

class KINFORM_EXPORT CustomResourceSubresourceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceSubresourceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

};

class KINFORM_EXPORT CustomResourceSubresourceScale::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceSubresourceScale& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_spec_replicas_path(std::string_view value);
  Draft& clear_spec_replicas_path();
  Draft& set_status_replicas_path(std::string_view value);
  Draft& clear_status_replicas_path();
  Draft& set_label_selector_path(std::string_view value);
  Draft& clear_label_selector_path();
};

class KINFORM_EXPORT CustomResourceSubresources::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceSubresources& view) { return Draft(kinform::Json::from(view.raw())); }

  CustomResourceSubresourceStatus::Draft status();
  Draft& clear_status();
  CustomResourceSubresourceScale::Draft scale();
  Draft& clear_scale();
};

class KINFORM_EXPORT CustomResourceDefinitionVersion::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const CustomResourceDefinitionVersion& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_served(bool value);
  Draft& clear_served();
  Draft& set_storage(bool value);
  Draft& clear_storage();
  Draft& set_deprecated(bool value);
  Draft& clear_deprecated();
  Draft& set_deprecation_warning(std::string_view value);
  Draft& clear_deprecation_warning();
  CustomResourceValidation::Draft schema();
  Draft& clear_schema();
  CustomResourceSubresources::Draft subresources();
  Draft& clear_subresources();
  kinform::DraftList<CustomResourceColumnDefinition::Draft> additional_printer_columns();
  Draft& clear_additional_printer_columns();
  kinform::DraftList<SelectableField::Draft> selectable_fields();
  Draft& clear_selectable_fields();
};

class KINFORM_EXPORT SelectableField::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const SelectableField& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_json_path(std::string_view value);
  Draft& clear_json_path();
};

class KINFORM_EXPORT ValidationRule::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ValidationRule& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_rule(std::string_view value);
  Draft& clear_rule();
  Draft& set_message(std::string_view value);
  Draft& clear_message();
  Draft& set_message_expression(std::string_view value);
  Draft& clear_message_expression();
  Draft& set_reason(std::string_view value);
  Draft& clear_reason();
  Draft& set_field_path(std::string_view value);
  Draft& clear_field_path();
  Draft& set_optional_old_self(bool value);
  Draft& clear_optional_old_self();
};

}  // namespace kinform::inline v0::apiextensions::v1
