// Who we are in each request, kept up to date: tokens, certificates, passwords, plugins.

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
#include "kinform/client_config.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"
#include "kinform/logging.hpp"
#include "kinform/result.hpp"
#include "kinform/building_blocks/transport.hpp"

namespace kinform::inline v0::config {

// What a request carries. A secret: never logged.
struct Credential {
  std::string authorization = {};  // The value of the header of that name; empty: none.
  std::vector<HttpHeader> impersonation = {};
  std::shared_ptr<const ClientCertificate> certificate = {};  // Null: none.
  // Another number, another credential.
  std::uint64_t generation = 0;
};

struct CredentialsOptions {
  // Must outlive the credentials.
  Clock* clock = &system_clock();
  Logger logger = {};
  PluginOptions plugin = {};  // Its clock is the one above.
};

// The credentials of a configuration. A client asks before each request and reports a 401:
//
//   Credential credential = *credentials.current(stop);
//   … the server answers 401 …
//   if (!credentials.refused(credential.generation)) return unauthorized;
//   const Result<Credential> renewed = credentials.current(stop);
//   if (!renewed || renewed->generation == credential.generation) return unauthorized;
//   … once more, and whatever is answered now counts …
//
// Token files are read again after 50 s, certificate files when they change, a plugin is run again
// when its credential has expired; each also after a 401. One thread does that at a time; the
// others go on with the last credential, if that is good, or wait for the new one.
//
// Thread safety: all members may be called from any thread.
class Credentials {
 public:
  explicit Credentials(ClientConfig config, CredentialsOptions options = {});

  // Blocks while a plugin runs that is needed now. A stop ends that with Cancelled, and with it the
  // plugin, unless others wait for it too: then one of them runs it again. Errors never show a
  // secret; the next call tries again.
  [[nodiscard]] Result<Credential> current(std::stop_token stop);

  // The server has answered 401 to the credential of this generation. Returns whether current() may
  // know a better one: false for what cannot change, and if the last renewal for such a reason was
  // less than 10 s ago, lest a server that refuses everybody has a plugin run for each request.
  [[nodiscard]] bool refused(std::uint64_t generation);

 private:
  // What the sources have come to.
  struct Identity {
    std::string authorization = {};
    std::shared_ptr<const ClientCertificate> certificate = {};
    std::optional<WallTime> expiration = {};
    TimePoint next_look = TimePoint::max();
  };

  [[nodiscard]] bool is_usable_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] bool is_due_locked() const KINFORM_REQUIRES(mutex_);
  [[nodiscard]] Credential credential_locked() const KINFORM_REQUIRES(mutex_);
  void store_locked(Result<Identity> renewed, bool was_refused) KINFORM_REQUIRES(mutex_);

  // Asks the sources. Only for the thread that has set renewing_.
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
  // How many renewals have ended, and how the last one did.
  std::uint64_t renewals_ KINFORM_GUARDED_BY(mutex_) = 0;
  std::optional<Error> last_error_ KINFORM_GUARDED_BY(mutex_);
};

}  // namespace kinform::inline v0::config
