// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Tests an informer against the embedded API server with planned faults: errors and lost
// connections. The server runs in the test's own process.

#include <chrono>
#include <iostream>
#include <string>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/server.hpp>

namespace {

using namespace std::chrono_literals;

const kinform::ApiResource kConfigMaps{
    .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

kinform::Json config(const char* name) {
  return {{"metadata", {{"namespace", "default"}, {"name", name}}}};
}

}  // namespace

int main() {
  // The system picks a free port, so that tests can run in parallel.
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  client.create(kConfigMaps, config("first")).value();

  // The first list gets 503 Service Unavailable, the second one loses its connection.
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
  std::cout << "synced despite faults: " << std::boolalpha << sync.all_synced() << "\n";

  // Cut the watch, and create an object with a request that needs no connection. Wait for the event
  // instead of sleeping: a sleep is either too long or too short.
  server->drop_connections();
  server->request("POST", "/api/v1/namespaces/default/configmaps", config("second"));
  const auto deadline = kinform::system_clock().after(30s);
  const bool is_seen = second_seen.wait_until(kinform::system_clock(), deadline, {});
  std::cout << "caught up: " << is_seen << "\n";
  return sync.all_synced() && is_seen ? 0 : 1;
}
