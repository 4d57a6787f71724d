// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The credentials of a client, refreshed as needed: tokens, certificates, passwords, exec plugins.

#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "config/certificate_files.hpp"
#include "config/exec_plugin.hpp"
#include "config/token_file.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/client_config.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0::config {

// The credentials of one request. Secret: never log them.
struct Credential {
  std::string authorization = {};  // The Authorization header; empty: none.
  std::vector<HttpHeader> impersonation = {};
  std::shared_ptr<const ClientCertificate> certificate = {};  // Null: none.
  // Increases whenever the credential changes.
  std::uint64_t generation = 0;
};

struct CredentialsOptions {
  // Must outlive the credentials.
  Clock* clock = &system_clock();
  Logger logger = {};
  PluginOptions plugin = {};  // Its clock is replaced by `clock`.
};

// Provides the credentials of a configuration. A client calls current() before each request and
// reports a 401:
//
//   Credential credential = *credentials.current(stop);
//   … the server responds with 401 …
//   if (!credentials.refused(credential.generation)) return unauthorized;
//   const Result<Credential> renewed = credentials.current(stop);
//   if (!renewed || renewed->generation == credential.generation) return unauthorized;
//   … send the request again; its response is final …
//
// Token files are read again after 50 s, certificate files when they change, and a plugin is run
// again when its credential has expired; each also after a 401. One thread refreshes at a time; the
// others use the last credential if it is still valid, and otherwise wait for the new one.
//
// Thread safety: all members may be called from any thread.
class Credentials {
 public:
  explicit Credentials(ClientConfig config, CredentialsOptions options = {});

  // Blocks while a plugin runs, if its result is needed. A stop kills the plugin and returns
  // Cancelled; if other threads wait for the same run, one of them runs the plugin again. Errors
  // never contain a secret. After an error, the next call tries again.
  [[nodiscard]] Result<Credential> current(std::stop_token stop);

  // Reports that the server rejected the credential of this generation with 401. Returns true if
  // current() may provide another one. Returns false for static credentials, and within 10 s of the
  // last such refresh, so that a server that rejects everything does not run a plugin per request.
  [[nodiscard]] bool refused(std::uint64_t generation);

 private:
  // The combined result of the token, certificate and plugin sources.
  struct Identity {
    std::string authorization = {};
    std::shared_ptr<const ClientCertificate> certificate = {};
    std::optional<WallTime> expiration = {};
    TimePoint next_check = TimePoint::max();
  };

  [[nodiscard]] bool is_usable_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] bool is_due_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Credential credential_locked() const KINFORM_REQUIRES(mutex_);
  void store_locked(Result<Identity> renewed, bool was_refused) KINFORM_REQUIRES(mutex_);

  // Reads all sources. Called only by the thread that has set renewing_.
  [[nodiscard]] Result<Identity> renew(bool was_refused, std::stop_token stop);
  [[nodiscard]] Result<Identity> renew_by_plugin(std::stop_token stop);

  // Constant after construction.
  const ClientConfig config_;
  const CredentialsOptions options_;
  const Result<std::vector<HttpHeader>> impersonation_;

  // Belong to the thread that has set renewing_.
  std::optional<TokenFile> token_file_;
  std::optional<CertificateFiles> certificate_files_;
  std::optional<PluginRunner> plugin_;

  mutable detail::Mutex mutex_;
  detail::CondVar renewed_;
  bool renewing_ KINFORM_GUARDED_BY(mutex_) = false;
  std::optional<Identity> identity_ KINFORM_GUARDED_BY(mutex_);
  std::uint64_t generation_ KINFORM_GUARDED_BY(mutex_) = 0;
  bool refused_ KINFORM_GUARDED_BY(mutex_) = false;
  std::optional<TimePoint> last_refusal_ KINFORM_GUARDED_BY(mutex_);
  // The number of completed renewals, and the error of the last one.
  std::uint64_t renewals_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::optional<Error> last_error_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::config
