// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs etcd and kube-apiserver as processes on loopback, with TLS and RBAC.

#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kinform/building_blocks/transport.hpp"
#include "kinform/client.hpp"
#include "kinform/client_config.hpp"
#include "testing/certificates.hpp"
#include "testing/temporary_folder.hpp"
#include "tests/e2e/server_process.hpp"

namespace kinform::inline v0::e2e {

// The server's configuration; names are those of the profiles in the conformance table.
enum class Profile {
  Current,           // v1.36: default configuration.
  NoStreamingLists,  // v1.36-no-watchlist: like older servers, no streaming lists or snapshots.
  NoWatchCache,      // v1.36-no-watch-cache: every list and watch goes to etcd.
};

[[nodiscard]] std::string_view to_string(Profile profile);
// The profile that KINFORM_E2E_PROFILE names; Current by default.
[[nodiscard]] Profile profile_of_environment();

// The folder with etcd, kube-apiserver and kubectl as built by ./dev e2e: KINFORM_E2E_SERVERS.
[[nodiscard]] std::string servers_folder();

struct RealClusterOptions {
  Profile profile = Profile::Current;
  std::vector<std::string> apiserver_flags = {};
};

// Runs one etcd and one API server. Addresses stay the same over restarts. There is no controller
// manager and no kubelet: owned objects are not garbage-collected, and pods stay pending. Only the
// test compacts.
//
// Credentials: `admin_token` for system:masters, the users in `tokens.csv`, and certificates of the
// CA, whose common name is the user. All but the first need RBAC.
//
// Not thread-safe; clients are.
class RealCluster {
 public:
  // Returns when the server is ready; otherwise prints the server's log and aborts.
  explicit RealCluster(RealClusterOptions options = {});
  RealCluster(const RealCluster&) = delete;
  RealCluster& operator=(const RealCluster&) = delete;

  [[nodiscard]] int port() const { return apiserver_port_; }
  [[nodiscard]] std::string url() const;
  [[nodiscard]] const test_support::CertificateAuthority& ca() const { return ca_; }

  // The administrator's configuration. `port` is the port of a relay in front of the server; 0: the
  // server's own.
  [[nodiscard]] ClientConfig client_config(int port = 0) const;
  // Writes the same configuration to a kubeconfig file and returns its path.
  [[nodiscard]] std::string kubeconfig(int port = 0) const;
  // A client without a rate limit, for tests that write a lot.
  [[nodiscard]] Client client() const;

  [[nodiscard]] ServerProcess& apiserver() { return apiserver_; }
  [[nodiscard]] ServerProcess& etcd() { return etcd_; }

  // Returns false after `timeout`.
  [[nodiscard]] bool wait_until_ready(Duration timeout = std::chrono::seconds(300));

  // Compacts etcd up to now. The API server's caches keep their history until a restart.
  [[nodiscard]] bool compact();
  // Compacts etcd and restarts the API server, so that nothing remembers older versions.
  [[nodiscard]] bool forget_the_past();

  // Stores an object below the API server, which has no chance to validate or default it: in etcd,
  // as the JSON that is given. `key` is its path in the registry, such as `pods/default/a`.
  [[nodiscard]] bool store(const std::string& key, std::string_view json);
  // Removes all objects whose keys begin with this.
  [[nodiscard]] bool remove_stored(const std::string& prefix);

  // Copies etcd's data; etcd is stopped and restarted for it. Returns the path of the copy.
  [[nodiscard]] std::string back_up();
  // Replaces etcd's data by a copy and restarts both servers: history is replaced.
  [[nodiscard]] bool restore(const std::string& backup);

 private:
  [[nodiscard]] std::vector<std::string> etcd_arguments() const;
  [[nodiscard]] std::vector<std::string> apiserver_arguments(const RealClusterOptions& options);
  // Send a request to etcd's JSON gateway, the first one over a new connection.
  [[nodiscard]] std::optional<Json> ask_etcd(std::string_view path, const Json& body) const;
  [[nodiscard]] std::optional<Json> ask_etcd(Transport& transport, std::string_view path,
                                             const Json& body) const;

  const test_support::TemporaryFolder folder_;
  const test_support::CertificateAuthority ca_;
  const int etcd_port_;
  const int peer_port_;
  const int apiserver_port_;
  // Keeps its connection, for many requests. Null until the first store().
  std::shared_ptr<Transport> etcd_transport_;
  int backups_ = 0;
  ServerProcess etcd_;
  ServerProcess apiserver_;
};

}  // namespace kinform::inline v0::e2e
