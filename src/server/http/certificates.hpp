// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Generates certificates at run time, for a server without setup and for tests with certificates
// that a client must refuse.

#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/transport.hpp"

// OpenSSL's names of X509 and EVP_PKEY, so that this header includes none of OpenSSL's.
struct x509_st;
struct evp_pkey_st;

namespace kinform::inline v0::server {

struct CertificateOptions {
  std::string common_name = "server";
  std::vector<std::string> dns_names = {"localhost"};
  std::vector<std::string> ip_addresses = {"127.0.0.1"};
  // Relative to now; negative: in the past.
  std::chrono::seconds valid_from = -std::chrono::hours(1);
  std::chrono::seconds valid_until = std::chrono::hours(24);
};

// A certificate and its key as OpenSSL objects, ready for a TLS context.
struct Identity {
  std::shared_ptr<x509_st> certificate = {};
  std::shared_ptr<evp_pkey_st> key = {};
};

// A CA that signs certificates on request. Each CA has its own key, so a client that trusts one CA
// refuses the certificates of another.
//
//   const CertificateAuthority authority;
//   ScriptedServer server({.identity = authority.issue()});
//   make_http_transport({.tls = {.ca_pem = authority.certificate_pem()}});
//
// Thread safety: constant after construction.
class CertificateAuthority {
 public:
  explicit CertificateAuthority(const std::string& common_name = "test CA");
  ~CertificateAuthority();
  CertificateAuthority(const CertificateAuthority&) = delete;
  CertificateAuthority& operator=(const CertificateAuthority&) = delete;

  [[nodiscard]] const std::string& certificate_pem() const { return certificate_pem_; }

  // Issues a certificate in PEM form, for a server or a client.
  [[nodiscard]] ClientCertificate issue(const CertificateOptions& options = {}) const;

  // Issues a certificate without the conversion to PEM and back, which takes a millisecond: most of
  // the start-up time of a server with TLS.
  [[nodiscard]] Identity issue_identity(const CertificateOptions& options = {}) const;

 private:
  evp_pkey_st* const key_;
  x509_st* const certificate_;
  const std::string certificate_pem_;
};

}  // namespace kinform::inline v0::server
