// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A controller program: reconcilers on shared informers, leader election, health and metrics,
// start-up and shutdown. In the library kinform::runtime.
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
  // Of the program: in events, logs, and where nothing else is said the lease's name. Empty:
  // "controller", but no lease is named so: unrelated programs would share it.
  std::string name = {};

  // Whether only one of several processes works at a time. Caches are kept by all of them, so that
  // the next leader can begin at once.
  bool leader_elect = false;
  // An empty identity is made up; an empty namespace is the client's. Logger, metrics, clock and
  // recorder are the manager's.
  LeaderElectionOptions leader_election = {};

  // `127.0.0.1:port`, `[::1]:port`, `localhost:port`, or `:port` for all addresses; names are not
  // looked up. Port 0: the kernel picks one. Empty or "0": none. Both may be the same.
  std::string metrics_bind_address = ":8080";
  std::string health_probe_bind_address = ":8081";

  // How long what is under way may take after a stop; then it is told to break off.
  Duration graceful_shutdown = std::chrono::seconds(30);

  // Of the client that reconcilers use. Logger, metrics and clock are the manager's.
  ClientOptions client = {.requests_per_second = 20, .burst = 30};
  InformerFactoryOptions informers = {};

  Logger logger = {};
  // Must outlive the manager.
  Clock* clock = &system_clock();
};

// Owns what a controller program consists of, in the order in which it has to end.
//
// A stop, for example by the first SIGTERM, begins no more reconciles, lets those under way finish
// for graceful_shutdown, and gives the lease back. A leadership that is lost breaks them off at
// once. A Runnable that fails ends the program, and so does an address that is taken.
//
// Thread safety: all members may be called from any thread, but everything is added before run().
class Manager {
 public:
  explicit Manager(ClientConfig config, ManagerOptions options = {});
  // REQUIRES: run() was never called or has returned.
  ~Manager();
  Manager(const Manager&) = delete;
  Manager& operator=(const Manager&) = delete;

  // What the program's own parts share, to be used by controllers too. Each lives as long as the
  // manager.
  [[nodiscard]] const Client& client() const;
  [[nodiscard]] InformerFactory& informers();
  [[nodiscard]] EventRecorder& recorder();
  [[nodiscard]] PrometheusMetrics& metrics();
  [[nodiscard]] const Logger& logger() const;

  // A reconciler with the manager's informers, logger, metrics and clock, and a grace period of at
  // most graceful_shutdown. Lives as long as the manager.
  template <class T = Object>
  Reconciler<T>& add_reconciler(ApiResource resource, typename Reconciler<T>::Function function,
                                ReconcilerOptions options = {});
  // The same of a typed kind, which knows its resource: `add_reconciler<Foo>(reconcile_foo)`.
  template <detail::HasResource T>
  Reconciler<T>& add_reconciler(typename Reconciler<T>::Function function,
                                ReconcilerOptions options = {}) {
    return add_reconciler<T>(T::resource(), std::move(function), std::move(options));
  }
  // `runnable` must outlive the manager's run.
  void add(Runnable& runnable);

  // At /healthz and /livez, and at /readyz. There are some already: "leader-election" and
  // "informers-synced".
  void add_liveness_check(HealthCheck check);
  void add_readiness_check(HealthCheck check);

  // Runs everything until a stop, a failure or a lost leadership; the last two are errors. When it
  // returns, nothing runs any more. Called once. InvalidArgument if it cannot work as it is set up:
  // an election without a name, or two reconcilers of the same name, for example.
  [[nodiscard]] Result<void> run(std::stop_token stop);

  // Whether this process works: true without leader election, while it runs.
  [[nodiscard]] bool is_leader() const;
  // The ports that were picked; 0 where there is none, and before run() has got there.
  [[nodiscard]] std::uint16_t metrics_port() const;
  [[nodiscard]] std::uint16_t health_port() const;

 private:
  class Impl;

  // Fills in what is the manager's.
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
