// A controller in one function: each namespace of a team has a ConfigMap that says whose it is, and
// gets it back when somebody deletes it.

#include <atomic>
#include <iostream>
#include <stop_token>
#include <string>
#include <thread>

#include <kinform/client.hpp>
#include <kinform/api/core/v1.hpp>
#include <kinform/api/core/v1_draft.hpp>
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

// Belongs to the namespace, so that a change of it leads to a look at the namespace.
ConfigMap::Draft sign(const Namespace& space, const std::string& team) {
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

// Called for a namespace, whatever has happened to it or to its ConfigMap, and however often.
Outcome reconcile(const kinform::Client& client, const kinform::Lister<ConfigMap>& signs,
                  const Request& request) {
  const std::string team(request.object.metadata().labels()["team"]);
  if (team.empty()) return ReconcileOutcome::done();  // Nobody's, or deleted.
  if (signs.find({request.key.name, "team"})) return ReconcileOutcome::done();
  const auto created = client.resource<ConfigMap>()
                           .in(request.key.name)
                           .create(sign(request.object, team), request.stop);
  // What is an error is tried again later. The cache may be behind what we did ourselves.
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
  kinform::Lister<ConfigMap> signs;
  kinform::Reconciler<Namespace> reconciler(
      factory, [&](const Request& request) { return reconcile(client, signs, request); });
  signs = reconciler.owns<ConfigMap>();

  kinform::OneShotEvent made;
  kinform::OneShotEvent made_again;
  kinform::EventHandler<ConfigMap> handler;
  handler.on_add = [&](const ConfigMap& config, const kinform::AddEvent&) {
    std::cout << config.key() << " says " << config.data()["team"] << std::endl;
    (made.is_set() ? made_again : made).set();
  };
  const auto registration = factory.informer<ConfigMap>().add_event_handler(handler).value();

  factory.start();
  const std::jthread runner([&](std::stop_token stop) { reconciler.run(stop).value(); });
  made.wait({});
  client.resource<ConfigMap>().in("red").delete_object("team").value();
  made_again.wait({});
}
