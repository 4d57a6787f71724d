// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/certificate_files.hpp"

#include <chrono>
#include <utility>

#include "base/pem.hpp"
#include "base/quote.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;

constexpr Duration kCheckInterval = 1s;
// If only one of certificate and key file has changed, wait this long for the other. A certificate
// that was renewed for the same key is therefore loaded with this delay.
constexpr Duration kSettleTime = 5s;

Error incomplete(const char* what, const std::string& file) {
  std::string message = what;
  if (!file.empty()) {
    message += " ";
    append_quoted(message, file);
  }
  return {ErrorCode::FailedPrecondition, message + " is not complete PEM"};
}

}  // namespace

CertificateFiles::CertificateFiles(const ClientConfig& config, Clock& clock, Logger logger)
    : inline_{config.client_certificate_pem, config.client_key_pem},
      certificate_file_(config.client_certificate_pem.empty() ? config.client_certificate_file
                                                              : ""),
      key_file_(config.client_key_pem.empty() ? config.client_key_file : ""),
      clock_(clock),
      logger_(std::move(logger)) {}

Result<std::shared_ptr<const ClientCertificate>> CertificateFiles::certificate() {
  const TimePoint now = clock_.now();
  if (pair_ != nullptr && now < next_check_) return pair_;
  next_check_ = is_in_files() ? now + kCheckInterval : TimePoint::max();

  const Stamps seen = stamps();
  if (pair_ != nullptr && (seen == loaded_ || may_be_partial_update(seen, now))) return pair_;
  Result<ClientCertificate> read_pair = read(seen);
  if (read_pair) {
    if (pair_ == nullptr || *pair_ != *read_pair) {
      pair_ = std::make_shared<const ClientCertificate>(*std::move(read_pair));
    }
    loaded_ = seen;
    refused_.reset();
    partial_.reset();
    return pair_;
  }
  if (pair_ == nullptr) return read_pair.error();
  if (seen != refused_) {
    logger_.error(read_pair.error(), "Unable to reload the client certificate");
    refused_ = seen;
  }
  return pair_;
}

CertificateFiles::Stamps CertificateFiles::stamps() const {
  Stamps seen;
  if (!certificate_file_.empty()) seen[0] = file_stamp(certificate_file_);
  if (!key_file_.empty()) seen[1] = file_stamp(key_file_);
  return seen;
}

bool CertificateFiles::may_be_partial_update(const Stamps& seen, TimePoint now) {
  const bool both_in_files = !certificate_file_.empty() && !key_file_.empty();
  const bool both_changed = seen[0] != loaded_[0] && seen[1] != loaded_[1];
  if (!both_in_files || both_changed) return false;
  if (seen != partial_) {
    partial_ = seen;
    partial_since_ = now;
  }
  return now - partial_since_ < kSettleTime;
}

Result<ClientCertificate> CertificateFiles::read(const Stamps& before) const {
  ClientCertificate pair = inline_;
  if (!certificate_file_.empty()) {
    Result<std::string> contents = read_file(certificate_file_);
    if (!contents) return contents.error();
    pair.certificate_pem = *std::move(contents);
  }
  if (!key_file_.empty()) {
    Result<std::string> contents = read_file(key_file_);
    if (!contents) return contents.error();
    pair.key_pem = *std::move(contents);
  }
  if (!has_certificate_pem(pair.certificate_pem)) {
    return incomplete("client certificate", certificate_file_);
  }
  if (!has_private_key_pem(pair.key_pem)) return incomplete("client key", key_file_);
  if (stamps() != before) return incomplete("client certificate", certificate_file_);
  return pair;
}

}  // namespace kinform::inline v0::config
