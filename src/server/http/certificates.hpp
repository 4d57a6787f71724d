// Certificates made on the spot, for a server that nobody has to set up; also those that a client
// must refuse.

#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "kinform/building_blocks/transport.hpp"

// OpenSSL's own names of a certificate and a key, so that no header of it is needed here.
struct x509_st;
struct evp_pkey_st;

namespace kinform::inline v0::server {

struct CertificateOptions {
  std::string common_name = "server";
  std::vector<std::string> dns_names = {"localhost"};
  std::vector<std::string> ip_addresses = {"127.0.0.1"};
  // From now; negative: already past.
  std::chrono::seconds valid_from = -std::chrono::hours(1);
  std::chrono::seconds valid_until = std::chrono::hours(24);
};

// A certificate and its key, ready for a TLS context of this process.
struct Identity {
  std::shared_ptr<x509_st> certificate = {};
  std::shared_ptr<evp_pkey_st> key = {};
};

// An authority that signs what it is asked to. Each one has a key of its own, so two of them never
// trust each other's certificates.
//
//   const CertificateAuthority authority;
//   ScriptedServer server({.identity = authority.issue()});
//   make_http_transport({.tls = {.ca_pem = authority.certificate_pem()}});
//
// Thread safety: constant after construction.
class CertificateAuthority {
 public:
  explicit CertificateAuthority(const std::string& common_name = "test authority");
  ~CertificateAuthority();
  CertificateAuthority(const CertificateAuthority&) = delete;
  CertificateAuthority& operator=(const CertificateAuthority&) = delete;

  [[nodiscard]] const std::string& certificate_pem() const { return certificate_pem_; }

  // For a server or a client.
  [[nodiscard]] ClientCertificate issue(const CertificateOptions& options = {}) const;

  // The same without the way through text: writing both and reading them back takes a millisecond,
  // which is most of what a server with TLS needs to start.
  [[nodiscard]] Identity issue_identity(const CertificateOptions& options = {}) const;

 private:
  evp_pkey_st* const key_;
  x509_st* const certificate_;
  const std::string certificate_pem_;
};

}  // namespace kinform::inline v0::server
