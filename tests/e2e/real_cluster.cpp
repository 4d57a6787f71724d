// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "tests/e2e/real_cluster.hpp"

#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <utility>

#include "base/base64.hpp"
#include "kinform/building_blocks/http_transport.hpp"
#include "testing/loopback.hpp"
#include "tests/e2e/ask_json.hpp"
#include "tests/e2e/wait.hpp"

namespace kinform::inline v0::e2e {
namespace {

using namespace std::chrono_literals;

constexpr auto kPollInterval = 50ms;  // Rare enough not to slow down the server's start.
constexpr int kStartsMax = 20;
constexpr const char* kAdminToken = "admin-token";

std::string loopback_url(std::string_view scheme, int port) {
  return std::string(scheme) + "://127.0.0.1:" + std::to_string(port);
}

std::vector<std::string> flags_of(Profile profile) {
  switch (profile) {
    case Profile::Current:
      return {};
    case Profile::NoStreamingLists:
      return {"--feature-gates=WatchList=false,ListFromCacheSnapshot=false"};
    case Profile::NoWatchCache:
      return {"--watch-cache=false"};
  }
  return {};
}

constexpr std::array kProfiles = {
    std::pair{Profile::Current, "v1.36"},
    std::pair{Profile::NoStreamingLists, "v1.36-no-watchlist"},
    std::pair{Profile::NoWatchCache, "v1.36-no-watch-cache"},
};

}  // namespace

std::string_view to_string(Profile profile) {
  for (const auto& [known, name] : kProfiles) {
    if (known == profile) return name;
  }
  return "?";
}

Profile profile_of_environment() {
  const char* const value = std::getenv("KINFORM_E2E_PROFILE");
  const std::string_view wanted = value == nullptr ? "v1.36" : value;
  for (const auto& [profile, name] : kProfiles) {
    if (wanted == name) return profile;
  }
  std::fprintf(stderr, "KINFORM_E2E_PROFILE: there is no profile %s\n", value);
  std::exit(1);
}

std::string servers_folder() {
  const char* const value = std::getenv("KINFORM_E2E_SERVERS");
  if (value != nullptr) return value;
  std::fputs("KINFORM_E2E_SERVERS: unset; ./dev e2e sets it\n", stderr);
  std::exit(1);
}

RealCluster::RealCluster(RealClusterOptions options)
    : ca_("e2e authority"),
      etcd_port_(test_support::free_port()),
      peer_port_(test_support::free_port()),
      apiserver_port_(test_support::free_port()),
      etcd_(servers_folder() + "/etcd", etcd_arguments(), folder_.path_of("etcd.log")),
      apiserver_(servers_folder() + "/kube-apiserver", apiserver_arguments(options),
                 folder_.path_of("apiserver.log")) {
  etcd_.start();
  apiserver_.start();
  if (wait_until_ready()) return;
  std::fprintf(stderr, "the cluster does not become ready\netcd:\n%s\nkube-apiserver:\n%s\n",
               etcd_.log_tail().c_str(), apiserver_.log_tail().c_str());
  std::exit(1);
}

std::vector<std::string> RealCluster::etcd_arguments() const {
  const std::string client_url = loopback_url("http", etcd_port_);
  const std::string peer_url = loopback_url("http", peer_port_);
  return {"--name=e2e", "--data-dir=" + folder_.path_of("etcd"),
          "--listen-client-urls=" + client_url, "--advertise-client-urls=" + client_url,
          "--listen-peer-urls=" + peer_url, "--initial-advertise-peer-urls=" + peer_url,
          "--initial-cluster=e2e=" + peer_url, "--log-level=warn",
          // Disables fsync, for speed: it matters only if the machine fails. A killed process loses
          // nothing.
          "--unsafe-no-fsync"};
}

std::vector<std::string> RealCluster::apiserver_arguments(const RealClusterOptions& options) {
  const ClientCertificate identity =
      ca_.issue({.common_name = "kube-apiserver", .dns_names = {"localhost"}});
  const ClientCertificate accounts = ca_.issue({.common_name = "service accounts"});
  std::vector<std::string> arguments = {
      "--etcd-servers=" + loopback_url("http", etcd_port_),
      "--etcd-compaction-interval=0",
      "--bind-address=127.0.0.1",
      "--secure-port=" + std::to_string(apiserver_port_),
      "--cert-dir=" + folder_.path_of("certificates"),
      "--tls-cert-file=" + folder_.write("apiserver.crt", identity.certificate_pem),
      "--tls-private-key-file=" + folder_.write("apiserver.key", identity.key_pem),
      "--client-ca-file=" + folder_.write("authority.crt", ca_.certificate_pem()),
      "--token-auth-file=" +
          folder_.write("tokens.csv", std::string(kAdminToken) + ",admin,1,\"system:masters\"\n"
                                                                 "guest-token,guest,2\n"),
      "--authorization-mode=RBAC",
      "--service-account-issuer=https://kubernetes.default.svc",
      "--service-account-key-file=" + folder_.write("accounts.crt", accounts.certificate_pem),
      "--service-account-signing-key-file=" + folder_.write("accounts.key", accounts.key_pem),
      "--service-cluster-ip-range=10.0.0.0/24",
      // Disables the check of service accounts: no controller creates them here, and pods without
      // one would be rejected.
      "--disable-admission-plugins=ServiceAccount",
      // Disables publishing the server's own endpoint: the API server would refuse a loopback
      // address.
      "--endpoint-reconciler-type=none",
  };
  for (const std::string& flag : flags_of(options.profile)) arguments.push_back(flag);
  for (const std::string& flag : options.apiserver_flags) arguments.push_back(flag);
  return arguments;
}

std::string RealCluster::url() const {
  return loopback_url("https", apiserver_port_);
}

ClientConfig RealCluster::client_config(int port) const {
  return {.server = loopback_url("https", port == 0 ? apiserver_port_ : port),
          .tls = {.ca_pem = ca_.certificate_pem()},
          .bearer_token = kAdminToken};
}

std::string RealCluster::kubeconfig(int port) const {
  const ClientConfig config = client_config(port);
  const Json context = {{"name", "e2e"}, {"context", {{"cluster", "e2e"}, {"user", "admin"}}}};
  const Json cluster = {{"name", "e2e"},
                        {"cluster",
                         {{"server", config.server},
                          {"certificate-authority-data", encode_base64(config.tls.ca_pem)}}}};
  const Json user = {{"name", "admin"}, {"user", {{"token", config.bearer_token}}}};
  const Json text = {{"apiVersion", "v1"},
                     {"kind", "Config"},
                     {"current-context", "e2e"},
                     {"contexts", Json::array({context})},
                     {"clusters", Json::array({cluster})},
                     {"users", Json::array({user})}};
  return folder_.write("kubeconfig-" + std::to_string(port), text.to_json());
}

Client RealCluster::client() const {
  return Client(client_config(), {.requests_per_second = 0});
}

bool RealCluster::wait_until_ready(Duration timeout) {
  const Client client(client_config(), {.requests_per_second = 0, .retries_max = 0});
  int starts = 0;
  bool ready = false;
  const auto has_settled = [&] {
    ready = client.get_raw("/readyz").ok();
    if (ready || starts == kStartsMax) return true;
    if (apiserver_.is_running()) return false;
    // The API server exits if etcd is not ready yet, so start it again.
    apiserver_.start();
    ++starts;
    return false;
  };
  return wait_until(has_settled, timeout, kPollInterval) && ready;
}

bool RealCluster::store(const std::string& key, std::string_view json) {
  if (etcd_transport_ == nullptr) etcd_transport_ = make_http_transport();
  const Json put = {{"key", encode_base64("/registry/" + key)}, {"value", encode_base64(json)}};
  return ask_etcd(*etcd_transport_, "/v3/kv/put", put).has_value();
}

bool RealCluster::remove_stored(const std::string& prefix) {
  const std::string begin = "/registry/" + prefix;
  std::string end = begin;
  ++end.back();  // The first key after all that begin with the prefix.
  return ask_etcd("/v3/kv/deleterange",
                  {{"key", encode_base64(begin)}, {"range_end", encode_base64(end)}})
      .has_value();
}

std::optional<Json> RealCluster::ask_etcd(std::string_view path, const Json& body) const {
  return ask_etcd(*make_http_transport(), path, body);
}

std::optional<Json> RealCluster::ask_etcd(Transport& transport, std::string_view path,
                                          const Json& body) const {
  return ask_json(transport, {.method = "POST",
                              .url = loopback_url("http", etcd_port_) + std::string(path),
                              .body = body.to_json()});
}

bool RealCluster::compact() {
  const auto range = ask_etcd("/v3/kv/range", {{"key", encode_base64("compact_rev_key")}});
  if (!range) return false;
  const Json& revision = range->at("/header/revision");
  // Sets the marker that the API server's own compaction leaves in etcd.
  const auto put =
      ask_etcd("/v3/kv/put", {{"key", encode_base64("compact_rev_key")},
                              {"value", encode_base64(std::string(revision.as_string()))}});
  return put && ask_etcd("/v3/kv/compaction", {{"revision", revision}, {"physical", true}});
}

bool RealCluster::forget_the_past() {
  if (!compact()) return false;
  apiserver_.kill();
  apiserver_.start();
  return wait_until_ready();
}

std::string RealCluster::back_up() {
  const std::string copy = folder_.path_of("backup-" + std::to_string(++backups_));
  etcd_.stop(10s);
  std::filesystem::copy(folder_.path_of("etcd"), copy, std::filesystem::copy_options::recursive);
  etcd_.start();
  return wait_until_ready() ? copy : "";
}

bool RealCluster::restore(const std::string& backup) {
  apiserver_.kill();
  etcd_.kill();
  const std::string place = folder_.path_of("etcd");
  std::filesystem::remove_all(place);
  std::filesystem::copy(backup, place, std::filesystem::copy_options::recursive);
  etcd_.start();
  apiserver_.start();
  return wait_until_ready();
}

}  // namespace kinform::inline v0::e2e
