// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The types of certificates.k8s.io/v1 as views; see docs/typed.md. Written by `kinform generate`.
// clang-format off

#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "kinform/api/meta/v1.hpp"
#include "kinform/building_blocks/view.hpp"

namespace kinform::inline v0::certificates::v1 {

class CertificateSigningRequestSpec;
class CertificateSigningRequestStatus;
class CertificateSigningRequest;
class CertificateSigningRequestCondition;
class CertificateSigningRequestList;
class ClusterTrustBundleSpec;
class ClusterTrustBundle;
class ClusterTrustBundleList;
class PodCertificateRequestSpec;
class PodCertificateRequestStatus;
class PodCertificateRequest;
class PodCertificateRequestList;

struct KeyUsage {
  static constexpr std::string_view kSigning = "signing";
  static constexpr std::string_view kDigitalSignature = "digital signature";
  static constexpr std::string_view kContentCommitment = "content commitment";
  static constexpr std::string_view kKeyEncipherment = "key encipherment";
  static constexpr std::string_view kKeyAgreement = "key agreement";
  static constexpr std::string_view kDataEncipherment = "data encipherment";
  static constexpr std::string_view kCertSign = "cert sign";
  static constexpr std::string_view kCrlSign = "crl sign";
  static constexpr std::string_view kEncipherOnly = "encipher only";
  static constexpr std::string_view kDecipherOnly = "decipher only";
  static constexpr std::string_view kAny = "any";
  static constexpr std::string_view kServerAuth = "server auth";
  static constexpr std::string_view kClientAuth = "client auth";
  static constexpr std::string_view kCodeSigning = "code signing";
  static constexpr std::string_view kEmailProtection = "email protection";
  static constexpr std::string_view kSMime = "s/mime";
  static constexpr std::string_view kIpsecEndSystem = "ipsec end system";
  static constexpr std::string_view kIpsecTunnel = "ipsec tunnel";
  static constexpr std::string_view kIpsecUser = "ipsec user";
  static constexpr std::string_view kTimestamping = "timestamping";
  static constexpr std::string_view kOcspSigning = "ocsp signing";
  static constexpr std::string_view kMicrosoftSgc = "microsoft sgc";
  static constexpr std::string_view kNetscapeSgc = "netscape sgc";
};

struct RequestConditionType {
  static constexpr std::string_view kApproved = "Approved";
  static constexpr std::string_view kDenied = "Denied";
  static constexpr std::string_view kFailed = "Failed";
};

using ExtraValue = kinform::ListView<std::string_view>;

class KINFORM_EXPORT CertificateSigningRequestSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::Base64 request() const;
  [[nodiscard]] const std::string_view signer_name() const;
  [[nodiscard]] const std::optional<std::int32_t> expiration_seconds() const;
  [[nodiscard]] kinform::ListView<std::string_view> usages() const;
  [[nodiscard]] const std::string_view username() const;
  [[nodiscard]] const std::string_view uid() const;
  [[nodiscard]] kinform::ListView<std::string_view> groups() const;
  [[nodiscard]] kinform::MapView<kinform::ListView<std::string_view>> extra() const;
};

class KINFORM_EXPORT CertificateSigningRequestStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<CertificateSigningRequestCondition> conditions() const;
  [[nodiscard]] kinform::Base64 certificate() const;
};

class KINFORM_EXPORT CertificateSigningRequest : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] CertificateSigningRequestSpec spec() const& KINFORM_LIFETIME_BOUND;
  CertificateSigningRequestSpec spec() const&& = delete;
  [[nodiscard]] CertificateSigningRequestStatus status() const& KINFORM_LIFETIME_BOUND;
  CertificateSigningRequestStatus status() const&& = delete;
};

class KINFORM_EXPORT CertificateSigningRequestCondition : public kinform::View {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view type() const;
  [[nodiscard]] const std::string_view status() const;
  [[nodiscard]] const std::string_view reason() const;
  [[nodiscard]] const std::string_view message() const;
  [[nodiscard]] const std::optional<kinform::Time> last_update_time() const;
  [[nodiscard]] const std::optional<kinform::Time> last_transition_time() const;
};

class KINFORM_EXPORT CertificateSigningRequestList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<CertificateSigningRequest> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<CertificateSigningRequest> items() const&& = delete;
};

class KINFORM_EXPORT ClusterTrustBundleSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view signer_name() const;
  [[nodiscard]] const std::string_view trust_bundle() const;
};

class KINFORM_EXPORT ClusterTrustBundle : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] ClusterTrustBundleSpec spec() const& KINFORM_LIFETIME_BOUND;
  ClusterTrustBundleSpec spec() const&& = delete;
};

class KINFORM_EXPORT ClusterTrustBundleList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<ClusterTrustBundle> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<ClusterTrustBundle> items() const&& = delete;
};

class KINFORM_EXPORT PodCertificateRequestSpec : public kinform::View {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using View::View;

  [[nodiscard]] const std::string_view signer_name() const;
  [[nodiscard]] const std::string_view pod_name() const;
  [[nodiscard]] const std::string_view pod_uid() const;
  [[nodiscard]] const std::string_view service_account_name() const;
  [[nodiscard]] const std::string_view service_account_uid() const;
  [[nodiscard]] const std::string_view node_name() const;
  [[nodiscard]] const std::string_view node_uid() const;
  [[nodiscard]] const std::optional<std::int32_t> max_expiration_seconds() const;
  [[nodiscard]] kinform::Base64 stub_pkcs10_request() const;
  [[nodiscard]] kinform::MapView<std::string_view> unverified_user_annotations() const;
};

class KINFORM_EXPORT PodCertificateRequestStatus : public kinform::View {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using View::View;

  [[nodiscard]] kinform::ListView<kinform::meta::v1::Condition> conditions() const;
  [[nodiscard]] const std::string_view certificate_chain() const;
  [[nodiscard]] const std::optional<kinform::Time> not_before() const;
  [[nodiscard]] const std::optional<kinform::Time> begin_refresh_at() const;
  [[nodiscard]] const std::optional<kinform::Time> not_after() const;
};

class KINFORM_EXPORT PodCertificateRequest : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] static kinform::ApiResource resource();

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ObjectMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ObjectMeta metadata() const&& = delete;
  [[nodiscard]] PodCertificateRequestSpec spec() const& KINFORM_LIFETIME_BOUND;
  PodCertificateRequestSpec spec() const&& = delete;
  [[nodiscard]] PodCertificateRequestStatus status() const& KINFORM_LIFETIME_BOUND;
  PodCertificateRequestStatus status() const&& = delete;
};

class KINFORM_EXPORT PodCertificateRequestList : public kinform::TypedObject {
 public:
  class Draft;  // In kinform/api/certificates/v1_draft.hpp.
  using TypedObject::TypedObject;

  [[nodiscard]] const std::string_view kind() const& KINFORM_LIFETIME_BOUND;
  const std::string_view kind() const&& = delete;
  [[nodiscard]] const std::string_view api_version() const& KINFORM_LIFETIME_BOUND;
  const std::string_view api_version() const&& = delete;
  [[nodiscard]] kinform::meta::v1::ListMeta metadata() const& KINFORM_LIFETIME_BOUND;
  kinform::meta::v1::ListMeta metadata() const&& = delete;
  [[nodiscard]] kinform::ListView<PodCertificateRequest> items() const& KINFORM_LIFETIME_BOUND;
  kinform::ListView<PodCertificateRequest> items() const&& = delete;
};

}  // namespace kinform::inline v0::certificates::v1
