// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "config/credentials.hpp"

#include <algorithm>
#include <chrono>
#include <utility>

#include "base/base64.hpp"
#include "config/impersonation.hpp"

namespace kinform::inline v0::config {
namespace {

using namespace std::chrono_literals;
using detail::MutexLock;
using detail::Wake;

constexpr Duration kRefusalInterval = 10s;

bool has_certificate(const ClientConfig& config) {
  return !config.client_certificate_pem.empty() || !config.client_certificate_file.empty();
}

bool has_password(const ClientConfig& config) {
  return !config.username.empty() || !config.password.empty();
}

// A plugin is used only if no other credential is configured (EX-09).
bool uses_plugin(const ClientConfig& config) {
  return config.exec && config.bearer_token.empty() && config.bearer_token_file.empty() &&
         !has_password(config) && !has_certificate(config);
}

Result<std::string> bearer(const std::string& token) {
  if (token.empty()) return std::string();
  if (!fits_header(token)) {
    return Error{ErrorCode::InvalidArgument, "bearer token contains control characters"};
  }
  return "Bearer " + token;
}

// Returns true if the certificates are equal. An equal certificate must keep its pointer, because
// connections are pooled by certificate pointer.
bool is_same(const std::shared_ptr<const ClientCertificate>& left,
             const std::shared_ptr<const ClientCertificate>& right) {
  if (left == nullptr || right == nullptr) return left == right;
  return *left == *right;
}

Error cancelled() {
  return {ErrorCode::Cancelled, "cancelled while waiting for credentials"};
}

}  // namespace

Credentials::Credentials(ClientConfig config, CredentialsOptions options)
    : config_(std::move(config)),
      options_(std::move(options)),
      impersonation_(impersonation_headers(config_.impersonate)) {
  if (!config_.bearer_token_file.empty()) {
    token_file_.emplace(config_.bearer_token_file, config_.bearer_token, *options_.clock,
                        options_.logger);
  }
  if (has_certificate(config_)) {
    certificate_files_.emplace(config_, *options_.clock, options_.logger);
  }
  if (uses_plugin(config_)) {
    PluginOptions plugin = options_.plugin;
    plugin.clock = options_.clock;
    plugin_.emplace(config_, std::move(plugin));
  }
}

Result<Credential> Credentials::current(std::stop_token stop) {
  if (!impersonation_) return impersonation_.error();
  MutexLock lock(mutex_);
  while (renewing_ || is_due_locked()) {
    if (renewing_ && is_usable_locked()) break;
    if (renewing_) {
      const std::uint64_t seen = renewals_;
      if (renewed_.wait(mutex_, stop) == Wake::StopRequested) return cancelled();
      if (renewals_ == seen) continue;
      const bool was_cancelled = last_error_ && last_error_->code == ErrorCode::Cancelled;
      if (was_cancelled) continue;  // Cancelled by its own caller; run the plugin here.
      if (last_error_) return *last_error_;
      if (refused_) continue;  // The renewal began before the 401 was reported.
      break;
    }
    renewing_ = true;
    const bool was_refused = refused_;
    lock.unlock();
    Result<Identity> renewed = renew(was_refused, stop);
    lock.lock();
    renewing_ = false;
    store_locked(std::move(renewed), was_refused);
    renewed_.notify_all();
    if (last_error_) return *last_error_;
    break;
  }
  return credential_locked();
}

bool Credentials::refused(std::uint64_t generation) {
  const bool can_change = plugin_ || token_file_.has_value() ||
                          (certificate_files_ && certificate_files_->is_in_files());
  const MutexLock lock(mutex_);
  if (generation != generation_) return true;
  if (!can_change) return false;
  const TimePoint now = options_.clock->now();
  if (refused_) return true;  // Another thread has already reported this 401.
  if (last_refusal_ && now - *last_refusal_ < kRefusalInterval) return false;
  last_refusal_ = now;
  refused_ = true;
  return true;
}

bool Credentials::is_usable_locked() const {
  if (!identity_ || refused_) return false;
  return !identity_->expiration || options_.clock->wall_now() <= *identity_->expiration;
}

bool Credentials::is_due_locked() const {
  return !is_usable_locked() || options_.clock->now() >= identity_->next_check;
}

Credential Credentials::credential_locked() const {
  return {.authorization = identity_->authorization,
          .impersonation = *impersonation_,
          .certificate = identity_->certificate,
          .generation = generation_};
}

void Credentials::store_locked(Result<Identity> renewed, bool was_refused) {
  ++renewals_;
  last_error_.reset();
  if (!renewed) {
    last_error_ = renewed.error();
    return;
  }
  // A 401 that was reported during this renewal refers to the old credential. A plugin has now
  // replaced that credential, so clear the flag. Files may not have been read again, so keep it.
  if (was_refused || plugin_) refused_ = false;
  const bool same_certificate = identity_ && is_same(identity_->certificate, renewed->certificate);
  if (!same_certificate || identity_->authorization != renewed->authorization) ++generation_;
  if (same_certificate) renewed->certificate = identity_->certificate;
  identity_ = *std::move(renewed);
}

Result<Credentials::Identity> Credentials::renew(bool was_refused, std::stop_token stop) {
  if (plugin_) return renew_by_plugin(std::move(stop));
  Identity identity;
  std::string token = config_.bearer_token;
  if (token_file_) {
    if (was_refused) token_file_->expire();
    Result<std::string> read = token_file_->token();
    if (!read) return read.error();
    token = *std::move(read);
    identity.next_check = std::min(identity.next_check, token_file_->next_reading());
  }
  Result<std::string> authorization = bearer(token);
  if (!authorization) return authorization.error();
  identity.authorization = *std::move(authorization);
  if (identity.authorization.empty() && has_password(config_)) {
    identity.authorization = "Basic " + encode_base64(config_.username + ":" + config_.password);
  }
  if (certificate_files_) {
    if (was_refused) certificate_files_->expire();
    Result<std::shared_ptr<const ClientCertificate>> certificate =
        certificate_files_->certificate();
    if (!certificate) return certificate.error();
    identity.certificate = *std::move(certificate);
    identity.next_check = std::min(identity.next_check, certificate_files_->next_check());
  }
  return identity;
}

Result<Credentials::Identity> Credentials::renew_by_plugin(std::stop_token stop) {
  Result<PluginCredential> credential = plugin_->run(std::move(stop));
  if (!credential) return credential.error();
  Result<std::string> authorization = bearer(credential->token);
  if (!authorization) return authorization.error();
  return Identity{.authorization = *std::move(authorization),
                  .certificate = std::move(credential->certificate),
                  .expiration = credential->expiration};
}

}  // namespace kinform::inline v0::config
