#include "kinform/certificates/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::inline v0::certificates::v1 {

kinform::Base64 CertificateSigningRequestSpec::request() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("request", places));
}

const std::string_view CertificateSigningRequestSpec::signer_name() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("signerName", places);
}

const std::optional<std::int32_t> CertificateSigningRequestSpec::expiration_seconds() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::int32_t>>("expirationSeconds", places);
}

kinform::ListView<std::string_view> CertificateSigningRequestSpec::usages() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("usages", places));
}

const std::string_view CertificateSigningRequestSpec::username() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("username", places);
}

const std::string_view CertificateSigningRequestSpec::uid() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("uid", places);
}

kinform::ListView<std::string_view> CertificateSigningRequestSpec::groups() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<std::string_view>(member("groups", places));
}

kinform::MapView<kinform::ListView<std::string_view>> CertificateSigningRequestSpec::extra() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::MapView<kinform::ListView<std::string_view>>(member("extra", places));
}

kinform::ListView<CertificateSigningRequestCondition> CertificateSigningRequestStatus::conditions() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CertificateSigningRequestCondition>(member("conditions", places));
}

kinform::Base64 CertificateSigningRequestStatus::certificate() const {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::Base64(member("certificate", places));
}

kinform::Resource CertificateSigningRequest::resource() {
  return {.group = "certificates.k8s.io", .version = "v1", .plural = "certificatesigningrequests", .kind = "CertificateSigningRequest", .namespaced = false};
}

const std::string_view CertificateSigningRequest::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CertificateSigningRequest::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ObjectMeta CertificateSigningRequest::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ObjectMeta(member("metadata", places));
}

CertificateSigningRequestSpec CertificateSigningRequest::spec() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CertificateSigningRequestSpec(member("spec", places));
}

CertificateSigningRequestStatus CertificateSigningRequest::status() const& {
  static constinit kinform::detail::FieldPlaces places;
  return CertificateSigningRequestStatus(member("status", places));
}

const std::string_view CertificateSigningRequestCondition::type() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("type", places);
}

const std::string_view CertificateSigningRequestCondition::status() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("status", places);
}

const std::string_view CertificateSigningRequestCondition::reason() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("reason", places);
}

const std::string_view CertificateSigningRequestCondition::message() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("message", places);
}

const std::optional<std::chrono::sys_seconds> CertificateSigningRequestCondition::last_update_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastUpdateTime", places);
}

const std::optional<std::chrono::sys_seconds> CertificateSigningRequestCondition::last_transition_time() const {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime", places);
}

const std::string_view CertificateSigningRequestList::kind() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("kind", places);
}

const std::string_view CertificateSigningRequestList::api_version() const& {
  static constinit kinform::detail::FieldPlaces places;
  return get<std::string_view>("apiVersion", places);
}

kinform::meta::v1::ListMeta CertificateSigningRequestList::metadata() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::meta::v1::ListMeta(member("metadata", places));
}

kinform::ListView<CertificateSigningRequest> CertificateSigningRequestList::items() const& {
  static constinit kinform::detail::FieldPlaces places;
  return kinform::ListView<CertificateSigningRequest>(member("items", places));
}

}  // namespace kinform::inline v0::certificates::v1
