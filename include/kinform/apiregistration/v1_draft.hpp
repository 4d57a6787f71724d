// Drafts of the types of apiregistration.k8s.io/v1, for writing; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <chrono>
#include <cstdint>
#include <string_view>

#include "kinform/apiregistration/v1.hpp"
#include "kinform/draft.hpp"
#include "kinform/meta/v1_draft.hpp"

namespace kinform::apiregistration::v1 {

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
  Draft& set_port(std::int32_t value) {
    put_field("port", value);
    return *this;
  }
  Draft& clear_port() {
    drop_field("port");
    return *this;
  }
};

class APIServiceSpec::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APIServiceSpec& view) { return Draft(kinform::Json::from(view.raw())); }

  ServiceReference::Draft service();
  Draft& clear_service() {
    drop_field("service");
    return *this;
  }
  Draft& set_group(std::string_view value) {
    put_field("group", value);
    return *this;
  }
  Draft& clear_group() {
    drop_field("group");
    return *this;
  }
  Draft& set_version(std::string_view value) {
    put_field("version", value);
    return *this;
  }
  Draft& clear_version() {
    drop_field("version");
    return *this;
  }
  Draft& set_insecure_skip_tls_verify(bool value) {
    put_field("insecureSkipTLSVerify", value);
    return *this;
  }
  Draft& clear_insecure_skip_tls_verify() {
    drop_field("insecureSkipTLSVerify");
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
  Draft& set_group_priority_minimum(std::int32_t value) {
    put_field("groupPriorityMinimum", value);
    return *this;
  }
  Draft& clear_group_priority_minimum() {
    drop_field("groupPriorityMinimum");
    return *this;
  }
  Draft& set_version_priority(std::int32_t value) {
    put_field("versionPriority", value);
    return *this;
  }
  Draft& clear_version_priority() {
    drop_field("versionPriority");
    return *this;
  }
};

class APIServiceStatus::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APIServiceStatus& view) { return Draft(kinform::Json::from(view.raw())); }

  kinform::DraftList<APIServiceCondition::Draft> conditions();
  Draft& clear_conditions() {
    drop_field("conditions");
    return *this;
  }
};

class APIService::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apiregistration.k8s.io/v1"));
    put_field("kind", std::string_view("APIService"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIService& object) { return Draft(kinform::Json::from(object.raw())); }

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
  APIServiceSpec::Draft spec();
  Draft& clear_spec() {
    drop_field("spec");
    return *this;
  }
  APIServiceStatus::Draft status();
  Draft& clear_status() {
    drop_field("status");
    return *this;
  }
};

class APIServiceCondition::Draft : public kinform::JsonDraft {
 public:
  using JsonDraft::JsonDraft;
  // A copy, to be changed.
  [[nodiscard]] static Draft from(const APIServiceCondition& view) { return Draft(kinform::Json::from(view.raw())); }

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
};

class APIServiceList::Draft : public kinform::JsonDraft {
 public:
  Draft() {
    put_field("apiVersion", std::string_view("apiregistration.k8s.io/v1"));
    put_field("kind", std::string_view("APIServiceList"));
  }
  explicit Draft(kinform::Json json) : JsonDraft(std::move(json)) {}
  explicit Draft(kinform::Json* part) : JsonDraft(part) {}
  // A copy, to be changed and written back.
  [[nodiscard]] static Draft from(const APIServiceList& object) { return Draft(kinform::Json::from(object.raw())); }

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
  kinform::DraftList<APIService::Draft> items();
  Draft& clear_items() {
    drop_field("items");
    return *this;
  }
};

inline ServiceReference::Draft APIServiceSpec::Draft::service() {
  return ServiceReference::Draft(field_part("service"));
}

inline kinform::DraftList<APIServiceCondition::Draft> APIServiceStatus::Draft::conditions() {
  return kinform::DraftList<APIServiceCondition::Draft>(field_part("conditions"));
}

inline kinform::meta::v1::ObjectMeta::Draft APIService::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

inline APIServiceSpec::Draft APIService::Draft::spec() {
  return APIServiceSpec::Draft(field_part("spec"));
}

inline APIServiceStatus::Draft APIService::Draft::status() {
  return APIServiceStatus::Draft(field_part("status"));
}

inline kinform::meta::v1::ListMeta::Draft APIServiceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

inline kinform::DraftList<APIService::Draft> APIServiceList::Draft::items() {
  return kinform::DraftList<APIService::Draft>(field_part("items"));
}

}  // namespace kinform::apiregistration::v1
