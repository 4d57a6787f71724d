// How to test code that follows a cluster: against a real server, in the same process, that fails
// when it is told to. Here the code under test is a cache that must survive what clusters do.

#include <chrono>
#include <iostream>
#include <string>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/server.hpp>

namespace {

using namespace std::chrono_literals;

const kinform::ApiResource kConfigMaps{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

kinform::Json config(const char* name) {
  return {{"metadata", {{"namespace", "default"}, {"name", name}}}};
}

}  // namespace

int main() {
  // On a port that the system picks, so that tests can run side by side.
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  client.create(kConfigMaps, config("first")).value();

  // The first list meets a server that is overloaded, the second one a broken connection.
  server->plan({.match = {.watch = false}, .status = 503});
  server->plan({.match = {.watch = false}, .kind = kinform::server::FaultKind::Cut});

  kinform::OneShotEvent second_seen;
  kinform::InformerFactory factory(client);
  kinform::Informer<> informer = factory.informer(
      kConfigMaps, {}, {.use_streaming_list = false, .backoff = {.first_delay = 1ms}});
  const auto registration = informer.add_event_handler({
      .on_add =
          [&second_seen](const kinform::AddEvent& event) {
            if (event.object->name() == "second") second_seen.set();
          },
  });
  registration.value();
  factory.start();
  const auto sync = factory.wait_for_cache_sync(30s);
  std::cout << "synced in spite of it: " << std::boolalpha << sync.all_synced() << "\n";

  // The watch breaks, and an object comes meanwhile: by a request that needs no connection. Wait
  // for the effect; a sleep is either too long or too short.
  server->drop_connections();
  server->request("POST", "/api/v1/namespaces/default/configmaps", config("second"));
  const auto deadline = kinform::system_clock().after(30s);
  const bool is_seen = second_seen.wait_until(kinform::system_clock(), deadline, {});
  std::cout << "caught up: " << is_seen << "\n";
  return sync.all_synced() && is_seen ? 0 : 1;
}
