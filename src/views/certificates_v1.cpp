#include "kinform/certificates/v1.hpp"

// Written by `kinform generate`.
// clang-format off

#include "kinform/resource.hpp"

namespace kinform::certificates::v1 {

kinform::Base64 CertificateSigningRequestSpec::request() const {
  return kinform::Base64(member("request"));
}

const std::string_view CertificateSigningRequestSpec::signer_name() const {
  return get<std::string_view>("signerName");
}

const std::optional<std::int32_t> CertificateSigningRequestSpec::expiration_seconds() const {
  return get<std::optional<std::int32_t>>("expirationSeconds");
}

kinform::ListView<std::string_view> CertificateSigningRequestSpec::usages() const {
  return kinform::ListView<std::string_view>(member("usages"));
}

const std::string_view CertificateSigningRequestSpec::username() const {
  return get<std::string_view>("username");
}

const std::string_view CertificateSigningRequestSpec::uid() const {
  return get<std::string_view>("uid");
}

kinform::ListView<std::string_view> CertificateSigningRequestSpec::groups() const {
  return kinform::ListView<std::string_view>(member("groups"));
}

kinform::MapView<kinform::ListView<std::string_view>> CertificateSigningRequestSpec::extra() const {
  return kinform::MapView<kinform::ListView<std::string_view>>(member("extra"));
}

kinform::ListView<CertificateSigningRequestCondition> CertificateSigningRequestStatus::conditions() const {
  return kinform::ListView<CertificateSigningRequestCondition>(member("conditions"));
}

kinform::Base64 CertificateSigningRequestStatus::certificate() const {
  return kinform::Base64(member("certificate"));
}

kinform::Resource CertificateSigningRequest::resource() {
  return {.group = "certificates.k8s.io", .version = "v1", .plural = "certificatesigningrequests", .kind = "CertificateSigningRequest", .namespaced = false};
}

const std::string_view CertificateSigningRequest::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CertificateSigningRequest::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ObjectMeta CertificateSigningRequest::metadata() const& {
  return kinform::meta::v1::ObjectMeta(member("metadata"));
}

CertificateSigningRequestSpec CertificateSigningRequest::spec() const& {
  return CertificateSigningRequestSpec(member("spec"));
}

CertificateSigningRequestStatus CertificateSigningRequest::status() const& {
  return CertificateSigningRequestStatus(member("status"));
}

const std::string_view CertificateSigningRequestCondition::type() const {
  return get<std::string_view>("type");
}

const std::string_view CertificateSigningRequestCondition::status() const {
  return get<std::string_view>("status");
}

const std::string_view CertificateSigningRequestCondition::reason() const {
  return get<std::string_view>("reason");
}

const std::string_view CertificateSigningRequestCondition::message() const {
  return get<std::string_view>("message");
}

const std::optional<std::chrono::sys_seconds> CertificateSigningRequestCondition::last_update_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastUpdateTime");
}

const std::optional<std::chrono::sys_seconds> CertificateSigningRequestCondition::last_transition_time() const {
  return get<std::optional<std::chrono::sys_seconds>>("lastTransitionTime");
}

const std::string_view CertificateSigningRequestList::kind() const& {
  return get<std::string_view>("kind");
}

const std::string_view CertificateSigningRequestList::api_version() const& {
  return get<std::string_view>("apiVersion");
}

kinform::meta::v1::ListMeta CertificateSigningRequestList::metadata() const& {
  return kinform::meta::v1::ListMeta(member("metadata"));
}

kinform::ListView<CertificateSigningRequest> CertificateSigningRequestList::items() const& {
  return kinform::ListView<CertificateSigningRequest>(member("items"));
}

}  // namespace kinform::certificates::v1
