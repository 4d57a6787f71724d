// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Objects with a run() abort the program if they are destroyed while it is active, instead of using
// freed memory.

#include <memory>
#include <stop_token>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "base/thread.hpp"
#include "kinform/client.hpp"
#include "kinform/leader_elector.hpp"
#include "kinform/manager.hpp"
#include "kinform/one_shot_event.hpp"
#include "kinform/server.hpp"
#include "testing/waiting.hpp"
#include "tests/lifecycle/fake_source.hpp"

namespace kinform::inline v0::lifecycle {
namespace {

using server::Server;
using Outcome = Result<ReconcileOutcome>;

const ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

// Runs the object on another thread, and destroys it once `is_active` returns true. Everything is
// created here, in the child process of the death test.
template <class Running, class Condition>
void destroy_while_running(std::unique_ptr<Running> running, Condition is_active) {
  const std::jthread thread = start_thread("run", [object = running.get()](std::stop_token stop) {
    std::ignore = object->run(std::move(stop));
  });
  if (!test_support::eventually(is_active)) return;
  running.reset();
}

void destroy_running_reconciler() {
  FakeSource source(1);
  InformerFactory factory(source.source(), {.informer = FakeSource::informer_options()});
  factory.start();
  OneShotEvent reconciled;
  destroy_while_running(
      std::make_unique<Reconciler<Object>>(factory, kPods,
                                           [&](const ReconcileRequest<Object>&) -> Outcome {
                                             reconciled.set();
                                             return ReconcileOutcome::done();
                                           }),
      [&] {
        factory.start();
        return reconciled.is_set();
      });
}

void destroy_running_elector() {
  const std::unique_ptr<Server> server = Server::start().value();
  OneShotEvent leads;
  const auto work = [&](const std::stop_token& stop) {
    leads.set();
    std::ignore = OneShotEvent().wait(stop);
  };
  destroy_while_running(std::make_unique<LeaderElector>(
                            Client(server->client_config()),
                            LeaderElectionOptions{.lease = {"default", "lease"}, .identity = "me"},
                            LeaderCallbacks{.on_started_leading = work}),
                        [&] { return leads.is_set(); });
}

void destroy_running_manager() {
  const std::unique_ptr<Server> server = Server::start().value();
  ManagerOptions options;
  options.metrics_bind_address = "0";
  options.health_probe_bind_address = "0";
  auto manager = std::make_unique<Manager>(server->client_config(), options);
  const Manager& reference = *manager;
  destroy_while_running(std::move(manager), [&] { return reference.is_leader(); });
}

TEST(DestructionTest, DestroyingARunningReconcilerIsAnAssertion) {
  EXPECT_DEATH(destroy_running_reconciler(), "Reconciler destroyed while its run\\(\\) is active");
}

TEST(DestructionTest, DestroyingARunningElectorIsAnAssertion) {
  EXPECT_DEATH(destroy_running_elector(), "LeaderElector destroyed while its run\\(\\) is active");
}

TEST(DestructionTest, DestroyingARunningManagerIsAnAssertion) {
  EXPECT_DEATH(destroy_running_manager(), "Manager destroyed while its run\\(\\) is active");
}

}  // namespace
}  // namespace kinform::inline v0::lifecycle
