// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Runs a controller program: reconcilers with shared informers, leader election, health and metrics
// endpoints, start-up and shutdown. In the library kinform::runtime.
//
//   Manager manager(load_config(flags.config).value(), flags.manager);
//   manager.add_reconciler<Foo>(reconcile_foo).owns<apps::v1::Deployment>();
//   const Result<void> result = manager.run(stop_on_signals());

#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>

#include "kinform/api_resource.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/runnable.hpp"
#include "kinform/client.hpp"
#include "kinform/client_config.hpp"
#include "kinform/detail/export.hpp"
#include "kinform/endpoint_server.hpp"
#include "kinform/event_recorder.hpp"
#include "kinform/informer_factory.hpp"
#include "kinform/leader_elector.hpp"
#include "kinform/logging.hpp"
#include "kinform/prometheus_metrics.hpp"
#include "kinform/reconciler.hpp"
#include "kinform/result.hpp"

namespace kinform::inline v0 {

struct ManagerOptions {
  // The program's name, for events and logs, and the default name of the lease. Empty:
  // "controller", but there is then no default lease name, because unrelated programs would share
  // it.
  std::string name = {};

  // Enables leader election: of several processes only one works at a time. All of them keep their
  // caches filled, so that the next leader can start at once.
  bool leader_elect = false;
  // Options of the election. An empty identity is generated; an empty namespace becomes the
  // client's. Logger, metrics, clock and recorder are set by the manager.
  LeaderElectionOptions leader_election = {};

  // Addresses to listen on: `127.0.0.1:port`, `[::1]:port`, `localhost:port`, or `:port` for all
  // addresses; other host names are not resolved. Port 0: the kernel picks one. Empty or "0":
  // disabled. Both may be the same.
  std::string metrics_bind_address = ":8080";
  std::string health_probe_bind_address = ":8081";

  // Grace period: how long running work may continue after a stop before it is cancelled.
  Duration graceful_shutdown = std::chrono::seconds(30);

  // Options of the client that reconcilers use. Logger, metrics and clock are set by the manager.
  ClientOptions client = {.requests_per_second = 20, .burst = 30};
  InformerFactoryOptions informers = {};

  Logger logger = {};
  // Must outlive the manager.
  Clock* clock = &system_clock();
};

// Owns the parts of a controller program, and starts and stops them in the right order.
//
// After a stop, for example by the first SIGTERM, no new reconcile starts, running ones may finish
// within graceful_shutdown, and then the lease is released. If the leadership is lost, running
// reconciles are cancelled at once. A Runnable that fails ends the program, and so does an address
// that is in use.
//
// Thread safety: all members may be called from any thread, but everything must be added before
// run().
class KINFORM_EXPORT Manager {
 public:
  explicit Manager(ClientConfig config, ManagerOptions options = {});
  // REQUIRES: run() was never called or has returned.
  ~Manager();
  Manager(const Manager&) = delete;
  Manager& operator=(const Manager&) = delete;

  // The parts that the manager uses itself, for use by controllers too. Each lives as long as the
  // manager.
  [[nodiscard]] const Client& client() const;
  [[nodiscard]] InformerFactory& informers();
  [[nodiscard]] EventRecorder& recorder();
  [[nodiscard]] PrometheusMetrics& metrics();
  [[nodiscard]] const Logger& logger() const;

  // Adds a reconciler with the manager's informers, logger, metrics and clock, and a grace period
  // of at most graceful_shutdown. It lives as long as the manager.
  template <class T = Object>
  Reconciler<T>& add_reconciler(ApiResource resource, typename Reconciler<T>::Function function,
                                ReconcilerOptions options = {});
  // Adds a reconciler of a typed kind, which knows its resource:
  // `add_reconciler<Foo>(reconcile_foo)`.
  template <detail::HasResource T>
  Reconciler<T>& add_reconciler(typename Reconciler<T>::Function function,
                                ReconcilerOptions options = {}) {
    return add_reconciler<T>(T::resource(), std::move(function), std::move(options));
  }
  // Adds a component to run. It must outlive the call of run().
  void add(Runnable& runnable);

  // Add checks to /healthz and /livez, and to /readyz. The manager adds two itself: liveness
  // "leader-election", if there is an election, and readiness "informers-synced".
  void add_liveness_check(HealthCheck check);
  void add_readiness_check(HealthCheck check);

  // Runs everything until a stop, a failure or a lost leadership; the last two are errors. When it
  // returns, nothing of it is running. May be called once. Fails with InvalidArgument if the setup
  // is invalid, for example an election without a lease name, or two reconcilers with the same
  // name.
  [[nodiscard]] Result<void> run(std::stop_token stop);

  // Returns true if this process may work: it is the leader or, without leader election, run() is
  // active.
  [[nodiscard]] bool is_leader() const;
  // Return the ports in use; 0 if the endpoint is disabled or not started yet.
  [[nodiscard]] std::uint16_t metrics_port() const;
  [[nodiscard]] std::uint16_t health_port() const;

 private:
  class KINFORM_HIDDEN Impl;

  // Sets the fields that the manager provides.
  [[nodiscard]] ReconcilerOptions with_defaults(ReconcilerOptions options) const;
  void own(std::unique_ptr<Runnable> runnable);

  const std::unique_ptr<Impl> impl_;
};

// Implementation.

template <class T>
Reconciler<T>& Manager::add_reconciler(ApiResource resource,
                                       typename Reconciler<T>::Function function,
                                       ReconcilerOptions options) {
  auto reconciler = std::make_unique<Reconciler<T>>(
      informers(), std::move(resource), std::move(function), with_defaults(std::move(options)));
  Reconciler<T>& reference = *reconciler;
  own(std::move(reconciler));
  return reference;
}

}  // namespace kinform::inline v0
