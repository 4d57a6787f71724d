// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/certificates.hpp"

#include <openssl/bio.h>
#include <openssl/evp.h>
#include <openssl/pem.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

#include <atomic>
#include <memory>
#include <string_view>
#include <utility>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr long kX509Version3 = 2;  // X.509 counts versions from 0.

struct Free {
  void operator()(BIO* bio) const { BIO_free(bio); }
  void operator()(EVP_PKEY* key) const { EVP_PKEY_free(key); }
  void operator()(X509* certificate) const { X509_free(certificate); }
  void operator()(X509_EXTENSION* extension) const { X509_EXTENSION_free(extension); }
};
template <class Handle>
using Owned = std::unique_ptr<Handle, Free>;

// Returns a new elliptic curve key. It takes microseconds to generate; an RSA key takes a tenth of
// a second.
EVP_PKEY* new_key() {
  EVP_PKEY* const key = EVP_EC_gen("P-256");
  KINFORM_ASSERT(key != nullptr);
  return key;
}

long next_serial() {
  static std::atomic<long> last = 0;
  return ++last;
}

void set_name(X509_NAME* name, const std::string& common_name) {
  X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_UTF8,
                             reinterpret_cast<const unsigned char*>(common_name.c_str()), -1, -1,
                             0);
}

void add_extension(X509* certificate, X509* issuer, int kind, const std::string& value) {
  X509V3_CTX context;
  X509V3_set_ctx_nodb(&context);
  X509V3_set_ctx(&context, issuer, certificate, nullptr, nullptr, 0);
  const Owned<X509_EXTENSION> extension(
      X509V3_EXT_conf_nid(nullptr, &context, kind, value.c_str()));
  KINFORM_ASSERT(extension != nullptr);
  X509_add_ext(certificate, extension.get(), -1);
}

// Sets the public key, as X509_set_pubkey() does, but without its lookup of an encoder, which takes
// longer than key generation and signing. The decoded key is not cached; see read_again().
void set_public_key(X509* certificate, EVP_PKEY* key) {
  unsigned char* point = nullptr;
  const std::size_t length = EVP_PKEY_get1_encoded_public_key(key, &point);
  KINFORM_ASSERT(length > 0);
  const int set = X509_PUBKEY_set0_param(
      X509_get_X509_PUBKEY(certificate), OBJ_nid2obj(NID_X9_62_id_ecPublicKey), V_ASN1_OBJECT,
      OBJ_nid2obj(NID_X9_62_prime256v1), point, static_cast<int>(length));  // Owns the point now.
  KINFORM_ASSERT(set == 1);
}

// Returns a certificate without names and signature.
X509* new_certificate(EVP_PKEY* key, std::chrono::seconds valid_from,
                      std::chrono::seconds valid_until) {
  X509* const certificate = X509_new();
  KINFORM_ASSERT(certificate != nullptr);
  X509_set_version(certificate, kX509Version3);
  ASN1_INTEGER_set(X509_get_serialNumber(certificate), next_serial());
  X509_gmtime_adj(X509_getm_notBefore(certificate), valid_from.count());
  X509_gmtime_adj(X509_getm_notAfter(certificate), valid_until.count());
  set_public_key(certificate, key);
  return certificate;
}

// Encodes the certificate and decodes it again. The copy has the public key in decoded form, which
// set_public_key() does not provide.
Owned<X509> read_again(X509* certificate) {
  unsigned char* bytes = nullptr;
  const int length = i2d_X509(certificate, &bytes);
  KINFORM_ASSERT(length > 0);
  const unsigned char* position = bytes;
  Owned<X509> whole(d2i_X509(nullptr, &position, length));
  OPENSSL_free(bytes);
  KINFORM_ASSERT(whole != nullptr);
  return whole;
}

X509* self_signed(EVP_PKEY* key, const std::string& common_name) {
  X509* const certificate = new_certificate(key, -std::chrono::hours(48), std::chrono::hours(48));
  set_name(X509_get_subject_name(certificate), common_name);
  set_name(X509_get_issuer_name(certificate), common_name);
  add_extension(certificate, certificate, NID_basic_constraints, "critical,CA:TRUE");
  add_extension(certificate, certificate, NID_key_usage, "critical,keyCertSign,cRLSign");
  add_extension(certificate, certificate, NID_subject_key_identifier, "hash");
  KINFORM_ASSERT(X509_sign(certificate, key, EVP_sha256()) > 0);
  return certificate;
}

std::string contents(BIO* bio) {
  char* data = nullptr;
  const long length = BIO_get_mem_data(bio, &data);
  return {data, static_cast<std::size_t>(length)};
}

std::string to_pem(X509* certificate) {
  const Owned<BIO> out(BIO_new(BIO_s_mem()));
  PEM_write_bio_X509(out.get(), certificate);
  return contents(out.get());
}

std::string to_pem(EVP_PKEY* key) {
  const Owned<BIO> out(BIO_new(BIO_s_mem()));
  PEM_write_bio_PrivateKey(out.get(), key, nullptr, nullptr, 0, nullptr, nullptr);
  return contents(out.get());
}

std::string alternative_names(const CertificateOptions& options) {
  std::string names;
  const auto append = [&names](std::string_view kind, const std::string& name) {
    if (!names.empty()) names += ',';
    names.append(kind).append(name);
  };
  for (const std::string& name : options.dns_names) append("DNS:", name);
  for (const std::string& address : options.ip_addresses) append("IP:", address);
  return names;
}

}  // namespace

CertificateAuthority::CertificateAuthority(const std::string& common_name)
    : key_(new_key()),
      certificate_(self_signed(key_, common_name)),
      certificate_pem_(to_pem(certificate_)) {}

CertificateAuthority::~CertificateAuthority() {
  X509_free(certificate_);
  EVP_PKEY_free(key_);
}

ClientCertificate CertificateAuthority::issue(const CertificateOptions& options) const {
  const Identity identity = issue_identity(options);
  return {.certificate_pem = to_pem(identity.certificate.get()),
          .key_pem = to_pem(identity.key.get())};
}

Identity CertificateAuthority::issue_identity(const CertificateOptions& options) const {
  Owned<EVP_PKEY> key(new_key());
  const Owned<X509> certificate(
      new_certificate(key.get(), options.valid_from, options.valid_until));
  set_name(X509_get_subject_name(certificate.get()), options.common_name);
  X509_set_issuer_name(certificate.get(), X509_get_subject_name(certificate_));
  add_extension(certificate.get(), certificate_, NID_basic_constraints, "critical,CA:FALSE");
  add_extension(certificate.get(), certificate_, NID_ext_key_usage, "serverAuth,clientAuth");
  add_extension(certificate.get(), certificate_, NID_authority_key_identifier, "keyid");
  if (const std::string names = alternative_names(options); !names.empty()) {
    add_extension(certificate.get(), certificate_, NID_subject_alt_name, names);
  }
  KINFORM_ASSERT(X509_sign(certificate.get(), key_, EVP_sha256()) > 0);
  return {.certificate = read_again(certificate.get()), .key = std::move(key)};
}

}  // namespace kinform::inline v0::server
