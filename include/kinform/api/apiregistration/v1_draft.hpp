// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Drafts of the types of apiregistration.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <string_view>

#include "kinform/api/apiregistration/v1.hpp"
#include "kinform/api/meta/v1_draft.hpp"
#include "kinform/building_blocks/draft.hpp"

namespace kinform::inline v0::apiregistration::v1 {

class KINFORM_EXPORT ServiceReference::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const ServiceReference& view) { return Draft(kinform::Json::from(view.raw())); }

  Draft& set_namespace_name(std::string_view value);
  Draft& clear_namespace_name();
  Draft& set_name(std::string_view value);
  Draft& clear_name();
  Draft& set_port(std::int32_t value);
  Draft& clear_port();
};

class KINFORM_EXPORT APIServiceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APIServiceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ServiceReference::Draft service();
  Draft& clear_service();
  Draft& set_group(std::string_view value);
  Draft& clear_group();
  Draft& set_version(std::string_view value);
  Draft& clear_version();
  Draft& set_insecure_skip_tls_verify(bool value);
  Draft& clear_insecure_skip_tls_verify();
  Draft& set_ca_bundle(const kinform::DraftBytes& value);
  Draft& clear_ca_bundle();
  Draft& set_group_priority_minimum(std::int32_t value);
  Draft& clear_group_priority_minimum();
  Draft& set_version_priority(std::int32_t value);
  Draft& clear_version_priority();
};

class KINFORM_EXPORT APIServiceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APIServiceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<APIServiceCondition::Draft> conditions();
  Draft& clear_conditions();
};

class KINFORM_EXPORT APIService::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIService& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ObjectMeta::Draft metadata();
  Draft& clear_metadata();
  APIServiceSpec::Draft spec();
  Draft& clear_spec();
  APIServiceStatus::Draft status();
  Draft& clear_status();
};

class KINFORM_EXPORT APIServiceCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // Returns a mutable copy.
  [[nodiscard]] static Draft from(const APIServiceCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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
};

class KINFORM_EXPORT APIServiceList::Draft : public kinform::JsonDraft {
 public:
  Draft();
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // Returns a mutable copy, to change and write back.
  [[nodiscard]] static Draft from(const APIServiceList& object) { return Draft(kinform::Json::from(object.raw())); }

  Draft& set_kind(std::string_view value);
  Draft& clear_kind();
  Draft& set_api_version(std::string_view value);
  Draft& clear_api_version();
  kinform::meta::v1::ListMeta::Draft metadata();
  Draft& clear_metadata();
  kinform::DraftList<APIService::Draft> items();
  Draft& clear_items();
};

}  // namespace kinform::inline v0::apiregistration::v1
