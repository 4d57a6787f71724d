// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/server.hpp"

#include <random>
#include <utility>
#include <variant>

#include "base/base64.hpp"
#include "kinform/building_blocks/random.hpp"
#include "server/api/api.hpp"
#include "server/http/certificates.hpp"
#include "server/http/fault_endpoint.hpp"
#include "server/http/fault_plan.hpp"
#include "server/http/front.hpp"
#include "server/pod_simulation.hpp"
#include "server/request/list_body.hpp"

namespace kinform::inline v0::server {
namespace {

constexpr std::string_view kAccept = "application/json";

// Returns a random token. Uses random_device, not a seeded generator, because a token is a secret
// even in a test server.
std::string random_token() {
  std::random_device random;
  constexpr std::string_view kLetters = "abcdefghijklmnopqrstuvwxyz0123456789";
  std::string token(32, ' ');
  std::uniform_int_distribution<std::size_t> letter(0, kLetters.size() - 1);
  for (char& c : token) c = kLetters[letter(random)];
  return token;
}

ListRules rules_of(ListDecision decision) {
  switch (decision) {
    case ListDecision::Current:
      return ListRules::Current;
    case ListDecision::Classic:
      return ListRules::Classic;
    case ListDecision::ClassicWithoutPaging:
      return ListRules::ClassicWithoutPaging;
  }
  return ListRules::Current;
}

ApiOptions api_options(const ServerOptions& options, std::uint64_t seed) {
  const History& history = options.history;
  return {.cluster = {.history = {.changes_max = history.changes_max,
                                  .bytes_max = history.bytes_max,
                                  .age_max = history.age_max},
                      .watch_cache = {.lag = options.watch_cache_lag,
                                      .changes_max = history.watch_changes_max,
                                      .bytes_max = history.watch_bytes_max},
                      .object_bytes_max = options.body_bytes_max},
          .list_rules = rules_of(options.list_decision),
          .authorize = options.authorize,
          .seed = seed};
}

FrontOptions front_options(const ServerOptions& options, std::string token, std::uint64_t seed) {
  return {.address = options.address,
          .port = options.port,
          .connections_max = options.connections_max,
          .connection = {.token = std::move(token),
                         .wire = {.body_bytes_max = options.body_bytes_max,
                                  .deadline = options.request_timeout},
                         .bookmark_period = options.bookmark_period,
                         .version_timeout = options.version_timeout,
                         .http1_only = options.http1_only,
                         .http2_streams_max = options.http2_streams_max},
          .seed = seed,
          .logger = options.logger};
}

// Formats the address for a URL: IPv6 in brackets.
std::string host_of(const std::string& address) {
  return address.find(':') == std::string::npos ? address : "[" + address + "]";
}

std::string whole_body(const ApiResponse& response) {
  if (response.list == nullptr) return response.body;
  std::string body;
  body.reserve(response.list->bytes());
  for (std::string piece = response.list->read(response.list->bytes()); !piece.empty();
       piece = response.list->read(response.list->bytes())) {
    body += piece;
  }
  return body;
}

}  // namespace

class Server::Impl {
 public:
  Impl(const ServerOptions& options, std::uint64_t seed)
      : api_(api_options(options, seed), system_clock()) {}

  [[nodiscard]] Result<void> start(const ServerOptions& options, std::uint64_t seed) {
    token_ = options.token ? *options.token : random_token();
    FrontOptions front = front_options(options, token_, seed);
    if (options.tls) {
      // Use different names for the CA and the server; a certificate with the same subject and
      // issuer would look self-signed.
      const CertificateAuthority ca("kinform CA");
      front.identity = ca.issue_identity(
          {.common_name = "kinform", .ip_addresses = {"127.0.0.1", "::1", options.address}});
      ca_pem_ = ca.certificate_pem();
    }
    if (options.fault_endpoint) {
      front.handle_fault_request = [this](const ApiRequest& request) {
        return FaultEndpoint(api_, faults_, *front_).handle(request);
      };
    }
    Result<std::unique_ptr<Front>> listening = Front::listen(std::move(front), api_, faults_);
    if (!listening) return listening.error();
    front_ = *std::move(listening);
    front_->run();
    url_ = std::string(options.tls ? "https://" : "http://") + host_of(options.address) + ":" +
           std::to_string(front_->port());
    if (options.simulate_pods) {
      pods_ = std::make_unique<PodSimulation>(api_, *options.simulate_pods,
                                              [this] { front_->notify_changes(); });
    }
    return {};
  }

  [[nodiscard]] Response request(ApiRequest request) {
    Outcome outcome = api_.handle(request, MayWait::No);
    front_->notify_changes();
    const auto* const response = std::get_if<ApiResponse>(&outcome);
    // The request started a watch, which has no body to return.
    if (response == nullptr) return {.status = 200};
    return {.status = response->status, .body = parse_json(whole_body(*response)).value_or({})};
  }

  [[nodiscard]] Api& api() { return api_; }
  [[nodiscard]] Front& front() { return *front_; }
  [[nodiscard]] FaultPlan& faults() { return faults_; }
  [[nodiscard]] const std::string& url() const { return url_; }
  [[nodiscard]] const std::string& token() const { return token_; }
  [[nodiscard]] const std::string& ca_pem() const { return ca_pem_; }

 private:
  Api api_;
  FaultPlan faults_;
  std::string url_;
  std::string token_;
  std::string ca_pem_;
  // Declared last, because their threads use the other members.
  std::unique_ptr<Front> front_;
  std::unique_ptr<PodSimulation> pods_;
};

Server::Server(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

Server::~Server() = default;

Result<std::unique_ptr<Server>> Server::start(ServerOptions options) {
  const std::uint64_t seed = options.seed ? *options.seed : random_seed();
  auto impl = std::make_unique<Impl>(options, seed);
  if (Result<void> started = impl->start(options, seed); !started) return started.error();
  return std::unique_ptr<Server>(new Server(std::move(impl)));
}

const std::string& Server::url() const {
  return impl_->url();
}

const std::string& Server::token() const {
  return impl_->token();
}

const std::string& Server::ca_pem() const {
  return impl_->ca_pem();
}

ClientConfig Server::client_config() const {
  ClientConfig config = {.server = url(), .bearer_token = token()};
  config.tls.ca_pem = ca_pem();
  // The token of an http:// server does not leave this machine.
  config.allow_credentials_over_http =
      url().starts_with("http://127.") || url().starts_with("http://[::1]:");
  return config;
}

std::string Server::kubeconfig() const {
  Json cluster = {{"server", url()}};
  if (!ca_pem().empty()) {
    cluster["certificate-authority-data"] = encode_base64(ca_pem());
  }
  const Json config = {
      {"apiVersion", "v1"},
      {"kind", "Config"},
      {"clusters", Json::array({{{"name", "kinform"}, {"cluster", std::move(cluster)}}})},
      {"users", Json::array({{{"name", "kinform"}, {"user", {{"token", token()}}}}})},
      {"contexts", Json::array({{{"name", "kinform"},
                                 {"context", {{"cluster", "kinform"}, {"user", "kinform"}}}}})},
      {"current-context", "kinform"}};
  return config.to_json_pretty() + "\n";  // JSON is YAML.
}

std::int64_t Server::resource_version() const {
  return impl_->api().version();
}

Server::Response Server::request(const std::string& method, const std::string& target,
                                 const Json& body, const std::string& content_type) {
  return impl_->request({.method = method,
                         .target = target,
                         .accept = std::string(kAccept),
                         .content_type = content_type,
                         .body = body.is_null() ? std::string() : body.to_json(),
                         .user = "kinform"});
}

Result<bool> Server::put(std::string_view object, PutIf condition) {
  Result<bool> stored = impl_->api().put(object, condition);
  impl_->front().notify_changes();
  return stored;
}

void Server::plan(Fault fault) {
  impl_->faults().add(std::move(fault));
}

void Server::clear_plan() {
  impl_->faults().clear();
}

std::vector<Fault> Server::planned() const {
  return impl_->faults().faults();
}

void Server::compact() {
  impl_->api().compact();
}

void Server::drop_connections() {
  impl_->front().drop_connections();
}

void Server::end_watches() {
  impl_->front().end_watches();
}

void Server::go_away(std::optional<std::int32_t> last_stream) {
  impl_->front().go_away(last_stream);
}

void Server::set_watch_cache_lag(Duration lag) {
  impl_->api().set_watch_cache_lag(lag);
  impl_->front().notify_changes();
}

void Server::drop_events(std::size_t count) {
  impl_->api().drop_events(count);
}

void Server::restart(Duration away) {
  impl_->front().restart(away);
}

Result<void> Server::roll_back(std::int64_t version) {
  Result<void> done = impl_->api().roll_back(version);
  if (done) impl_->front().drop_connections();
  return done;
}

}  // namespace kinform::inline v0::server
