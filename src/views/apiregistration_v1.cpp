#include "kinform/apiregistration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::apiregistration::v1 {

const std::string_view ServiceReference::namespace_name() const {
  return get<std::string_view>("namespace");
}

const std::string_view ServiceReference::name() const {
  return get<std::string_view>("name");
}

const std::optional<std::int32_t> ServiceReference::port() const {
  return get<std::optional<std::int32_t>>("port");
}

ServiceReference APIServiceSpec::service() const {
  return ServiceReference(member("service"));
}

const std::string_view APIServiceSpec::group() const {
  return get<std::string_view>("group");
}

const std::string_view APIServiceSpec::version() const {
  return get<std::string_view>("version");
}

bool APIServiceSpec::insecure_skip_tls_verify() const {
  return get<bool>("insecureSkipTLSVerify");
}

kinform::Base64 APIServiceSpec::ca_bundle() const {
  return kinform::Base64(member("caBundle"));
}

std::int32_t APIServiceSpec::group_priority_minimum() const {
  return get<std::int32_t>("groupPriorityMinimum");
}

std::int32_t APIServiceSpec::version_priority() const {
  return get<std::int32_t>("versionPriority");
}

kinform::ListView<APIServiceCondition> APIServiceStatus::conditions() const {
  return kinform::ListView<APIServiceCondition>(member("conditions"));
}

kinform::Resource APIService::resource() {
  return {.group = "apiregistration.k8s.io", .version = "v1", .plural = "apiservices", .kind = "APIService", .namespaced = false};
}

const std::string_view APIService::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIService::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta APIService::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

APIServiceSpec APIService::spec() const& {
  return APIServiceSpec(member("spec"));
}

APIServiceStatus APIService::status() const& {
  return APIServiceStatus(member("status"));
}

const std::string_view APIServiceCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view APIServiceCondition::status() const {
  return get<std::string_view>("status");
}

const std::optional<std::chrono::sys_seconds> APIServiceCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view APIServiceCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view APIServiceCondition::message() const {
  return get<std::string_view>("message");
}

const std::string_view APIServiceList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view APIServiceList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta APIServiceList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<APIService> APIServiceList::items() const& {
  return kinform::ListView<APIService>(member("items"));
}

}  // namespace kinform::apiregistration::v1
