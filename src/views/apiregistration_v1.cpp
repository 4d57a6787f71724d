#include "kinform/apiregistration/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::apiregistration::v1 {

const std::string_view ServiceReference::namespace_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("namespace", places);
}

const std::string_view ServiceReference::name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("name", places);
}

const std::optional<std::int32_t> ServiceReference::port() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("port", places);
}

ServiceReference APIServiceSpec::service() const {
  static constinit kinform::detail::FieldPlaces places;
  return ServiceReference(member("service", places));
}

const std::string_view APIServiceSpec::group() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("group", places);
}

const std::string_view APIServiceSpec::version() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("version", places);
}

bool APIServiceSpec::insecure_skip_tls_verify() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<bool>("insecureSkipTLSVerify", places);
}

kinform::Base64 APIServiceSpec::ca_bundle() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("caBundle", places));
}

std::int32_t APIServiceSpec::group_priority_minimum() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("groupPriorityMinimum", places);
}

std::int32_t APIServiceSpec::version_priority() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::int32_t>("versionPriority", places);
}

kinform::ListView<APIServiceCondition> APIServiceStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIServiceCondition>(member("conditions", places));
}

kinform::Resource APIService::resource() {
  return {.group = "apiregistration.k8s.io", .version = "v1", .plural = "apiservices", .kind = "APIService", .namespaced = false};
}

const std::string_view APIService::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIService::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta APIService::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

APIServiceSpec APIService::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return APIServiceSpec(member("spec", places));
}

APIServiceStatus APIService::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return APIServiceStatus(member("status", places));
}

const std::string_view APIServiceCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view APIServiceCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::optional<std::chrono::sys_seconds> APIServiceCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view APIServiceCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view APIServiceCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::string_view APIServiceList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view APIServiceList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta APIServiceList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<APIService> APIServiceList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<APIService>(member("items", places));
}

}  // namespace kinform::inline v0::apiregistration::v1
