// etcd and kube-apiserver as processes on loopback, with TLS and RBAC.

#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/client.hpp"
#include "kinform/client_config.hpp"
#include "testing/certificates.hpp"
#include "testing/temporary_folder.hpp"
#include "tests/e2e/server_process.hpp"

namespace kinform::inline v0::e2e {

// How the server behaves; the names are those of the conformance table's profiles.
enum class Profile {
  Current,           // v1.36: as it comes.
  NoStreamingLists,  // v1.36-no-watchlist: as older servers, without streaming lists and snapshots.
  NoWatchCache,      // v1.36-no-watch-cache: every list and watch goes to etcd.
};

[[nodiscard]] std::string_view to_string(Profile profile);
// The one that KINFORM_E2E_PROFILE names; Current without.
[[nodiscard]] Profile profile_of_environment();

// The folder of etcd, kube-apiserver and kubectl that ./dev e2e has built: KINFORM_E2E_SERVERS.
[[nodiscard]] std::string servers_folder();

struct RealClusterOptions {
  Profile profile = Profile::Current;
  std::vector<std::string> apiserver_flags = {};
};

// Addresses stay the same over restarts. There is no controller manager and no kubelet: nobody
// removes what a deleted object owned, and pods stay pending. Compaction is up to the test.
//
// Who may get in: `admin_token` as system:masters, other users of `tokens.csv`, and whoever shows a
// certificate of the authority, as the user of its common name. All but the first need RBAC.
//
// Not thread-safe; clients are.
class RealCluster {
 public:
  // Returns when the server is ready; ends the program if it does not become so, with its log.
  explicit RealCluster(RealClusterOptions options = {});
  RealCluster(const RealCluster&) = delete;
  RealCluster& operator=(const RealCluster&) = delete;

  [[nodiscard]] int port() const { return apiserver_port_; }
  [[nodiscard]] std::string url() const;
  [[nodiscard]] const test_support::CertificateAuthority& ca() const { return ca_; }

  // Of the administrator. `port` is that of a relay in front of it; 0: the server's own.
  [[nodiscard]] ClientConfig client_config(int port = 0) const;
  // The same as a file. Returns its path.
  [[nodiscard]] std::string kubeconfig(int port = 0) const;
  // Without a limit on requests per second, for tests that write a lot.
  [[nodiscard]] Client client() const;

  [[nodiscard]] ServerProcess& apiserver() { return apiserver_; }
  [[nodiscard]] ServerProcess& etcd() { return etcd_; }

  // False if it is not within `patience`.
  [[nodiscard]] bool wait_until_ready(Duration timeout = std::chrono::seconds(300));

  // etcd forgets everything before now. The API server's caches keep what they have: a restart
  // makes them forget, too.
  [[nodiscard]] bool compact();
  // The same, and what the API server remembers.
  [[nodiscard]] bool forget_the_past();

  // A copy of etcd's data. etcd is stopped for it and started again.
  [[nodiscard]] std::string back_up();
  // Puts a copy in place of etcd's data, and starts both servers again: history is replaced.
  [[nodiscard]] bool restore(const std::string& backup);

 private:
  [[nodiscard]] std::vector<std::string> etcd_arguments() const;
  [[nodiscard]] std::vector<std::string> apiserver_arguments(const RealClusterOptions& options);
  // A request to etcd's JSON gateway.
  [[nodiscard]] std::optional<Json> ask_etcd(std::string_view path, const Json& body) const;

  const test_support::TemporaryFolder folder_;
  const test_support::CertificateAuthority ca_;
  const int etcd_port_;
  const int peer_port_;
  const int apiserver_port_;
  int backups_ = 0;
  ServerProcess etcd_;
  ServerProcess apiserver_;
};

}  // namespace kinform::inline v0::e2e
