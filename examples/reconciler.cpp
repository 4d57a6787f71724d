// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A controller in one function: creates a ConfigMap with the team's name in each namespace that has
// a team label, and creates it again if it is deleted.

#include <atomic>
#include <iostream>
#include <stop_token>
#include <string>
#include <thread>

#include <kinform/api/core/v1.hpp>
#include <kinform/api/core/v1_draft.hpp>
#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/reconciler.hpp>
#include <kinform/server.hpp>

namespace {

using kinform::ReconcileOutcome;
using kinform::core::v1::ConfigMap;
using kinform::core::v1::Namespace;
using Request = kinform::ReconcileRequest<Namespace>;
using Outcome = kinform::Result<ReconcileOutcome>;

// Returns the ConfigMap to create. Its owner reference makes every change of the ConfigMap trigger
// a reconcile of the namespace.
ConfigMap::Draft team_config(const Namespace& space, const std::string& team) {
  ConfigMap::Draft draft;
  draft.metadata()
      .set_name("team")
      .owner_references()
      .add()
      .set_api_version("v1")
      .set_kind("Namespace")
      .set_name(space.metadata().name())
      .set_uid(space.metadata().uid())
      .set_controller(true);
  draft.data().set("team", team);
  return draft;
}

// Called after changes of a namespace or its ConfigMap, possibly several times for the same state.
Outcome reconcile(const kinform::Client& client, const kinform::Lister<ConfigMap>& configs,
                  const Request& request) {
  const std::string team(request.object.metadata().labels()["team"]);
  if (team.empty()) return ReconcileOutcome::done();  // No team label, or deleted.
  if (configs.find({request.key.name, "team"})) return ReconcileOutcome::done();
  const auto created = client.resource<ConfigMap>()
                           .in(request.key.name)
                           .create(team_config(request.object, team), request.stop);
  // Errors are retried with back-off. AlreadyExists is fine: the cache may lag behind our writes.
  if (!created && created.error().code != kinform::ErrorCode::AlreadyExists) return created.error();
  return ReconcileOutcome::done();
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  Namespace::Draft red;
  red.metadata().set_name("red").labels().set("team", "painters");
  client.resource<Namespace>().create(red).value();

  kinform::InformerFactory factory(client);
  kinform::Lister<ConfigMap> configs;
  kinform::Reconciler<Namespace> reconciler(
      factory, [&](const Request& request) { return reconcile(client, configs, request); });
  configs = reconciler.owns<ConfigMap>();

  kinform::OneShotEvent created;
  kinform::OneShotEvent created_again;
  kinform::EventHandler<ConfigMap> handler;
  handler.on_add = [&](const ConfigMap& config, const kinform::AddEvent&) {
    std::cout << config.key() << " says " << config.data()["team"] << std::endl;
    (created.is_set() ? created_again : created).set();
  };
  const auto registration = factory.informer<ConfigMap>().add_event_handler(handler).value();

  factory.start();
  const std::jthread runner([&](std::stop_token stop) { reconciler.run(stop).value(); });
  created.wait({});
  client.resource<ConfigMap>().in("red").delete_object("team").value();
  created_again.wait({});
}
