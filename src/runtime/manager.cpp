// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "kinform/manager.hpp"

#include <algorithm>
#include <atomic>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "base/active_run.hpp"
#include "base/thread.hpp"
#include "controller/stop_timer.hpp"
#include "runtime/bind_address.hpp"
#include "runtime/runnable_group.hpp"

namespace kinform::inline v0 {

namespace {

using runtime::BindAddress;

ClientOptions client_options(const ManagerOptions& options, MetricsSink& metrics) {
  ClientOptions client = options.client;
  client.logger = options.logger;
  client.metrics = &metrics;
  client.clock = options.clock;
  return client;
}

// Options of a client that only the election uses, so that requests of reconcilers cannot delay a
// renewal. One hanging request must not lose the lease (LE-14).
ClientOptions election_client_options(const ManagerOptions& options, MetricsSink& metrics) {
  ClientOptions client = client_options(options, metrics);
  client.requests_per_second = 0;
  client.retries_max = 0;
  client.request_timeout =
      std::max<Duration>(std::chrono::seconds(1), options.leader_election.renew_deadline / 2);
  return client;
}

std::string name_of(const ManagerOptions& options) {
  return options.name.empty() ? "controller" : options.name;
}

InformerFactoryOptions factory_options(const ManagerOptions& options, MetricsSink& metrics) {
  InformerFactoryOptions informers = options.informers;
  informers.informer.logger = options.logger;
  informers.informer.metrics = &metrics;
  informers.informer.clock = options.clock;
  if (informers.informer.name.empty()) informers.informer.name = name_of(options);
  return informers;
}

// Returns the address with the actual port; port 0 means that there is no endpoint.
std::string address_text(const std::string& address, std::uint16_t port) {
  if (port == 0) return "none";
  return address.substr(0, address.rfind(':') + 1) + std::to_string(port);
}

}  // namespace

class Manager::Impl {
 public:
  Impl(ClientConfig config, ManagerOptions options);
  ~Impl() { active_run_.assert_ended("Manager"); }
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;

  [[nodiscard]] Result<void> run(const std::stop_token& stop);
  [[nodiscard]] bool is_leader() const;

 private:
  friend class Manager;

  // Members that Manager also accesses. Each member uses only members that are declared above it,
  // because members are destroyed in reverse order.
  const ManagerOptions options_;
  PrometheusMetrics metrics_;
  const Client client_;
  InformerFactory informers_;
  EventRecorder recorder_;
  std::vector<HealthCheck> liveness_;
  std::vector<HealthCheck> readiness_;
  std::vector<std::unique_ptr<Runnable>> owned_;
  std::vector<Runnable*> runnables_;
  std::atomic<std::uint16_t> metrics_port_ = 0;
  std::atomic<std::uint16_t> health_port_ = 0;

  void make_elector(ClientConfig config);
  void add_default_checks();
  [[nodiscard]] Result<void> check_setup() const;
  [[nodiscard]] Result<void> check_names() const;
  [[nodiscard]] Result<void> start_endpoints();
  [[nodiscard]] Result<std::uint16_t> start_endpoint(EndpointServerOptions server,
                                                     const BindAddress& address);
  void log_start() const;
  [[nodiscard]] Result<void> run_all(const std::stop_token& stop);
  [[nodiscard]] Result<void> run_leader_group();
  void lead(const std::stop_token& stop);
  [[nodiscard]] Result<void> work(const std::stop_token& stop);
  enum class Leadership : std::uint8_t { Needed, NotNeeded };
  [[nodiscard]] Result<void> run_group(Leadership leadership, const std::stop_token& stop);
  [[nodiscard]] Result<void> check_informers() const;

  LeaderElectionOptions election_;          // Set if there is an election.
  std::unique_ptr<LeaderElector> elector_;  // Null: no election.
  std::stop_source end_;                    // Stopped when no new work may start.
  std::stop_source abort_;                  // Stopped to cancel running work.
  ActiveRun active_run_;
  std::atomic<bool> started_ = false;
  std::atomic<bool> working_ = false;
  std::optional<Error> work_failure_;  // The error of the leader's work; read after its end.
  std::vector<std::unique_ptr<EndpointServer>>
      endpoints_;  // Last: their checks use the members above.
};

Manager::Impl::Impl(ClientConfig config, ManagerOptions options)
    : options_(std::move(options)),
      metrics_(options_.logger),
      client_(config, client_options(options_, metrics_)),
      informers_(client_.lister_watchers(), factory_options(options_, metrics_)),
      recorder_(
          client_,
          {.component = name_of(options_), .logger = options_.logger, .clock = options_.clock}) {
  if (options_.leader_elect) make_elector(std::move(config));
  add_default_checks();
}

void Manager::Impl::make_elector(ClientConfig config) {
  election_ = options_.leader_election;
  if (election_.lease.name.empty()) election_.lease.name = options_.name;
  if (election_.lease.namespace_name.empty()) {
    election_.lease.namespace_name = client_.default_namespace();
  }
  if (election_.identity.empty()) election_.identity = make_identity();
  election_.recorder = &recorder_;
  election_.logger = options_.logger;
  election_.metrics = &metrics_;
  election_.clock = options_.clock;
  elector_ = std::make_unique<LeaderElector>(
      Client(std::move(config), election_client_options(options_, metrics_)), election_,
      LeaderCallbacks{.on_started_leading = [this](const std::stop_token& stop) { lead(stop); }});
}

void Manager::Impl::add_default_checks() {
  readiness_.push_back({.name = "informers-synced", .check = [this] { return check_informers(); }});
  if (!elector_) return;
  liveness_.push_back({.name = "leader-election", .check = [this] { return elector_->check(); }});
}

Result<void> Manager::Impl::check_informers() const {
  for (const InformerStatus& status : informers_.statuses()) {
    if (status.synced) continue;
    return Error{ErrorCode::Unavailable, status.resource.to_string() + ": " + status.reason};
  }
  return {};
}

Result<void> Manager::Impl::run(const std::stop_token& stop) {
  const ActiveRun::Scope active(active_run_);
  if (started_.exchange(true)) {
    return Error{ErrorCode::FailedPrecondition, "manager: run() was called twice"};
  }
  if (const Result<void> valid = check_setup(); !valid) return valid.error();
  if (const Result<void> listening = start_endpoints(); !listening) {
    endpoints_.clear();  // The first may have started although the second failed.
    return listening.error();
  }
  log_start();
  const Result<void> result = run_all(stop);
  endpoints_.clear();
  if (!result) options_.logger.error(result.error(), "Manager failed");
  options_.logger.info(0, "Stopped", {{"name", name_of(options_)}});
  return result;
}

Result<void> Manager::Impl::check_setup() const {
  if (const Result<void> valid = check_names(); !valid) return valid.error();
  if (!elector_) return {};
  if (election_.lease.name.empty()) {
    return Error{ErrorCode::InvalidArgument,
                 "manager: leader election requires a lease name: set ManagerOptions::name, or "
                 "--leader-elect-resource-name"};
  }
  return validate(election_);
}

// Returns an error if two reconcilers have the same name, because they would share their metric
// series.
Result<void> Manager::Impl::check_names() const {
  std::set<std::string> names;
  for (const Runnable* runnable : runnables_) {
    if (dynamic_cast<const detail::ReconcilerBase*>(runnable) == nullptr) continue;
    if (names.insert(runnable->name()).second) continue;
    return Error{ErrorCode::InvalidArgument, "manager: duplicate reconciler name \"" +
                                                 runnable->name() +
                                                 "\": set ReconcilerOptions::name of one of them"};
  }
  return {};
}

Result<void> Manager::Impl::start_endpoints() {
  const auto metrics = runtime::parse_bind_address(options_.metrics_bind_address);
  if (!metrics) return metrics.error().with_context("metrics address");
  const auto health = runtime::parse_bind_address(options_.health_probe_bind_address);
  if (!health) return health.error().with_context("health probe address");
  const bool is_shared = *metrics && *metrics == *health && (*metrics)->port != 0;

  if (*metrics) {
    EndpointServerOptions server{.metrics = &metrics_};
    if (is_shared) {
      server.liveness = liveness_;
      server.readiness = readiness_;
    }
    const Result<std::uint16_t> port = start_endpoint(std::move(server), **metrics);
    if (!port) return port.error().with_context("metrics address");
    metrics_port_ = *port;
    if (is_shared) health_port_ = *port;
  }
  if (*health && !is_shared) {
    const Result<std::uint16_t> port =
        start_endpoint({.liveness = liveness_, .readiness = readiness_}, **health);
    if (!port) return port.error().with_context("health probe address");
    health_port_ = *port;
  }
  return {};
}

Result<std::uint16_t> Manager::Impl::start_endpoint(EndpointServerOptions server,
                                                    const BindAddress& address) {
  server.address = address.host;
  server.port = address.port;
  server.logger = options_.logger;
  Result<std::unique_ptr<EndpointServer>> started = EndpointServer::start(std::move(server));
  if (!started) return started.error();
  endpoints_.push_back(std::move(*started));
  return endpoints_.back()->port();
}

void Manager::Impl::log_start() const {
  const Logger& logger = options_.logger;
  logger.info(0, "Starting",
              {{"name", name_of(options_)},
               {"metrics", address_text(options_.metrics_bind_address, metrics_port_)},
               {"healthProbes", address_text(options_.health_probe_bind_address, health_port_)},
               {"gracefulShutdown", options_.graceful_shutdown}});
  if (elector_) {
    logger.info(0, "Leader election enabled",
                {{"lease", election_.lease.to_string()},
                 {"identity", election_.identity},
                 {"leaseDuration", election_.lease_duration},
                 {"renewDeadline", election_.renew_deadline},
                 {"retryPeriod", election_.retry_period}});
  }
  for (const Runnable* runnable : runnables_) {
    const bool reconciles = dynamic_cast<const detail::ReconcilerBase*>(runnable) != nullptr;
    logger.info(0, reconciles ? "Controller" : "Runnable",
                {{reconciles ? "controller" : "name", runnable->name()},
                 {"needsLeadership", runnable->needs_leadership()}});
  }
}

Result<void> Manager::Impl::run_all(const std::stop_token& stop) {
  controller::StopTimer grace("kinform-grace", *options_.clock);
  const std::stop_callback on_stop(stop, [this] { end_.request_stop(); });
  const std::stop_callback on_end(end_.get_token(), [this, &grace] {
    grace.arm(abort_, options_.clock->after(options_.graceful_shutdown));
    options_.logger.info(0, "Shutting down", {{"graceful", options_.graceful_shutdown}});
  });
  informers_.start();
  Result<void> everywhere;
  std::jthread other = start_thread("kinform-run", [this, &everywhere] {
    everywhere = run_group(Leadership::NotNeeded, end_.get_token());
  });
  const Result<void> leading = run_leader_group();
  end_.request_stop();
  other.join();
  informers_.shutdown();
  return leading ? everywhere : leading;
}

Result<void> Manager::Impl::run_leader_group() {
  if (!elector_) return work(end_.get_token());
  const std::stop_callback on_loss(elector_->lost(), [this] { abort_.request_stop(); });
  const Result<void> elected = elector_->run(end_.get_token());
  if (work_failure_) return *work_failure_;
  return elected;
}

void Manager::Impl::lead(const std::stop_token& stop) {
  const Result<void> result = work(stop);
  if (!result) work_failure_ = result.error();
}

Result<void> Manager::Impl::work(const std::stop_token& stop) {
  working_ = true;
  Result<void> result = run_group(Leadership::Needed, stop);
  working_ = false;
  return result;
}

// Runs the runnables that need leadership, or those that do not. If one fails, both groups are
// stopped, and their grace period starts.
Result<void> Manager::Impl::run_group(Leadership leadership, const std::stop_token& stop) {
  std::vector<Runnable*> chosen;
  for (Runnable* runnable : runnables_) {
    if (runnable->needs_leadership() == (leadership == Leadership::Needed)) {
      chosen.push_back(runnable);
    }
  }
  return runtime::run_together(chosen, {.stop = stop, .abort = abort_.get_token(), .failed = end_},
                               options_.logger);
}

bool Manager::Impl::is_leader() const {
  return elector_ ? elector_->is_leader() : working_.load();
}

Manager::Manager(ClientConfig config, ManagerOptions options)
    : impl_(std::make_unique<Impl>(std::move(config), std::move(options))) {}

Manager::~Manager() = default;

const Client& Manager::client() const {
  return impl_->client_;
}

InformerFactory& Manager::informers() {
  return impl_->informers_;
}

EventRecorder& Manager::recorder() {
  return impl_->recorder_;
}

PrometheusMetrics& Manager::metrics() {
  return impl_->metrics_;
}

const Logger& Manager::logger() const {
  return impl_->options_.logger;
}

ReconcilerOptions Manager::with_defaults(ReconcilerOptions options) const {
  options.logger = impl_->options_.logger;
  options.metrics = &impl_->metrics_;
  options.clock = impl_->options_.clock;
  const Duration longest = impl_->options_.graceful_shutdown;
  options.grace_period = std::min(options.grace_period.value_or(longest), longest);
  return options;
}

void Manager::own(std::unique_ptr<Runnable> runnable) {
  add(*runnable);
  impl_->owned_.push_back(std::move(runnable));
}

void Manager::add(Runnable& runnable) {
  impl_->runnables_.push_back(&runnable);
}

void Manager::add_liveness_check(HealthCheck check) {
  impl_->liveness_.push_back(std::move(check));
}

void Manager::add_readiness_check(HealthCheck check) {
  impl_->readiness_.push_back(std::move(check));
}

Result<void> Manager::run(std::stop_token stop) {
  return impl_->run(stop);
}

bool Manager::is_leader() const {
  return impl_->is_leader();
}

std::uint16_t Manager::metrics_port() const {
  return impl_->metrics_port_;
}

std::uint16_t Manager::health_port() const {
  return impl_->health_port_;
}

}  // namespace kinform::inline v0
