// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apiregistration/v1_draft.hpp"

// Written by `kinform generate`.
// clang-format off

namespace kinform::inline v0::apiregistration::v1 {

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

ServiceReference::Draft& ServiceReference::Draft::set_port(std::int32_t value) {
  put_field("port", value);
  return *this;
}

ServiceReference::Draft& ServiceReference::Draft::clear_port() {
  drop_field("port");
  return *this;
}

ServiceReference::Draft APIServiceSpec::Draft::service() {
  return ServiceReference::Draft(field_part("service"));
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_service() {
  drop_field("service");
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::set_group(std::string_view value) {
  put_field("group", value);
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_group() {
  drop_field("group");
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::set_version(std::string_view value) {
  put_field("version", value);
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_version() {
  drop_field("version");
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::set_insecure_skip_tls_verify(bool value) {
  put_field("insecureSkipTLSVerify", value);
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_insecure_skip_tls_verify() {
  drop_field("insecureSkipTLSVerify");
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::set_ca_bundle(const kinform::DraftBytes& value) {
  put_field("caBundle", value);
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_ca_bundle() {
  drop_field("caBundle");
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::set_group_priority_minimum(std::int32_t value) {
  put_field("groupPriorityMinimum", value);
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_group_priority_minimum() {
  drop_field("groupPriorityMinimum");
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::set_version_priority(std::int32_t value) {
  put_field("versionPriority", value);
  return *this;
}

APIServiceSpec::Draft& APIServiceSpec::Draft::clear_version_priority() {
  drop_field("versionPriority");
  return *this;
}

kinform::DraftList<APIServiceCondition::Draft> APIServiceStatus::Draft::conditions() {
  return kinform::DraftList<APIServiceCondition::Draft>(field_part("conditions"));
}

APIServiceStatus::Draft& APIServiceStatus::Draft::clear_conditions() {
  drop_field("conditions");
  return *this;
}

APIService::Draft::Draft() {
  put_field("apiVersion", std::string_view("apiregistration.k8s.io/v1"));
  put_field("kind", std::string_view("APIService"));
}

APIService::Draft& APIService::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIService::Draft& APIService::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIService::Draft& APIService::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIService::Draft& APIService::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ObjectMeta::Draft APIService::Draft::metadata() {
  return kinform::meta::v1::ObjectMeta::Draft(field_part("metadata"));
}

APIService::Draft& APIService::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

APIServiceSpec::Draft APIService::Draft::spec() {
  return APIServiceSpec::Draft(field_part("spec"));
}

APIService::Draft& APIService::Draft::clear_spec() {
  drop_field("spec");
  return *this;
}

APIServiceStatus::Draft APIService::Draft::status() {
  return APIServiceStatus::Draft(field_part("status"));
}

APIService::Draft& APIService::Draft::clear_status() {
  drop_field("status");
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::set_type(std::string_view value) {
  put_field("type", value);
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::clear_type() {
  drop_field("type");
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::set_status(std::string_view value) {
  put_field("status", value);
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::clear_status() {
  drop_field("status");
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::set_last_transition_time(kinform::Time value) {
  put_field("lastTransitionTime", value);
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::clear_last_transition_time() {
  drop_field("lastTransitionTime");
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::set_reason(std::string_view value) {
  put_field("reason", value);
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::clear_reason() {
  drop_field("reason");
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::set_message(std::string_view value) {
  put_field("message", value);
  return *this;
}

APIServiceCondition::Draft& APIServiceCondition::Draft::clear_message() {
  drop_field("message");
  return *this;
}

APIServiceList::Draft::Draft() {
  put_field("apiVersion", std::string_view("apiregistration.k8s.io/v1"));
  put_field("kind", std::string_view("APIServiceList"));
}

APIServiceList::Draft& APIServiceList::Draft::set_kind(std::string_view value) {
  put_field("kind", value);
  return *this;
}

APIServiceList::Draft& APIServiceList::Draft::clear_kind() {
  drop_field("kind");
  return *this;
}

APIServiceList::Draft& APIServiceList::Draft::set_api_version(std::string_view value) {
  put_field("apiVersion", value);
  return *this;
}

APIServiceList::Draft& APIServiceList::Draft::clear_api_version() {
  drop_field("apiVersion");
  return *this;
}

kinform::meta::v1::ListMeta::Draft APIServiceList::Draft::metadata() {
  return kinform::meta::v1::ListMeta::Draft(field_part("metadata"));
}

APIServiceList::Draft& APIServiceList::Draft::clear_metadata() {
  drop_field("metadata");
  return *this;
}

kinform::DraftList<APIService::Draft> APIServiceList::Draft::items() {
  return kinform::DraftList<APIService::Draft>(field_part("items"));
}

APIServiceList::Draft& APIServiceList::Draft::clear_items() {
  drop_field("items");
  return *this;
}

}  // namespace kinform::inline v0::apiregistration::v1
