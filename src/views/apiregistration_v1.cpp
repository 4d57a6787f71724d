// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/api/apiregistration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/api_resource.hpp"

namespace kinform::inline v0::apiregistration::v1 {

const std::string_view ServiceReference::namespace_name() const {
  static constinit kinform::detail::Field field("namespace");
  return get<std::string_view>(field);
}

const std::string_view ServiceReference::name() const {
  static constinit kinform::detail::Field field("name");
  return get<std::string_view>(field);
}

const std::optional<std::int32_t> ServiceReference::port() const {
  static constinit kinform::detail::Field field("port");
  return get<std::optional<std::int32_t>>(field);
}

ServiceReference APIServiceSpec::service() const {
  static constinit kinform::detail::Field field("service");
  return ServiceReference(member(field));
}

const std::string_view APIServiceSpec::group() const {
  static constinit kinform::detail::Field field("group");
  return get<std::string_view>(field);
}

const std::string_view APIServiceSpec::version() const {
  static constinit kinform::detail::Field field("version");
  return get<std::string_view>(field);
}

bool APIServiceSpec::insecure_skip_tls_verify() const {
  static constinit kinform::detail::Field field("insecureSkipTLSVerify");
  return get<bool>(field);
}

kinform::Base64 APIServiceSpec::ca_bundle() const {
  static constinit kinform::detail::Field field("caBundle");
  return kinform::Base64(member(field));
}

std::int32_t APIServiceSpec::group_priority_minimum() const {
  static constinit kinform::detail::Field field("groupPriorityMinimum");
  return get<std::int32_t>(field);
}

std::int32_t APIServiceSpec::version_priority() const {
  static constinit kinform::detail::Field field("versionPriority");
  return get<std::int32_t>(field);
}

kinform::ListView<APIServiceCondition> APIServiceStatus::conditions() const {
  static constinit kinform::detail::Field field("conditions");
  return kinform::ListView<APIServiceCondition>(member(field));
}

kinform::ApiResource APIService::resource() {
  return {.group = "apiregistration.k8s.io", .version = "v1", .plural = "apiservices", .kind = "APIService", .namespaced = false};
}

const std::string_view APIService::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIService::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ObjectMeta APIService::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ObjectMeta(member(field));
}

APIServiceSpec APIService::spec() const& {
  static constinit kinform::detail::Field field("spec");
  return APIServiceSpec(member(field));
}

APIServiceStatus APIService::status() const& {
  static constinit kinform::detail::Field field("status");
  return APIServiceStatus(member(field));
}

const std::string_view APIServiceCondition::type() const {
  static constinit kinform::detail::Field field("type");
  return get<std::string_view>(field);
}

const std::string_view APIServiceCondition::status() const {
  static constinit kinform::detail::Field field("status");
  return get<std::string_view>(field);
}

const std::optional<kinform::Time> APIServiceCondition::last_transition_time() const {
  static constinit kinform::detail::Field field("lastTransitionTime");
  return get<std::optional<kinform::Time>>(field);
}

const std::string_view APIServiceCondition::reason() const {
  static constinit kinform::detail::Field field("reason");
  return get<std::string_view>(field);
}

const std::string_view APIServiceCondition::message() const {
  static constinit kinform::detail::Field field("message");
  return get<std::string_view>(field);
}

const std::string_view APIServiceList::kind() const& {
  static constinit kinform::detail::Field field("kind");
  return get<std::string_view>(field);
}

const std::string_view APIServiceList::api_version() const& {
  static constinit kinform::detail::Field field("apiVersion");
  return get<std::string_view>(field);
}

kinform::meta::v1::ListMeta APIServiceList::metadata() const& {
  static constinit kinform::detail::Field field("metadata");
  return kinform::meta::v1::ListMeta(member(field));
}

kinform::ListView<APIService> APIServiceList::items() const& {
  static constinit kinform::detail::Field field("items");
  return kinform::ListView<APIService>(member(field));
}

}  // namespace kinform::inline v0::apiregistration::v1
