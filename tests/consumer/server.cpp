// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A user's program that links the installed library kinform::server: an informer follows an
// embedded server.

#include <iostream>
#include <stop_token>
#include <thread>

#include <kinform/api/core/v1.hpp>
#include <kinform/client.hpp>
#include <kinform/informer.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/server.hpp>

using kinform::core::v1::ConfigMap;

int main() {
  const auto server = kinform::server::Server::start({.tls = true}).value();
  const kinform::Client client(server->client_config());
  kinform::Informer<ConfigMap> configs(client.resource<ConfigMap>().in("default").lister_watcher());

  kinform::OneShotEvent delivered;
  kinform::EventHandler<ConfigMap> handler;
  handler.on_add = [&](const ConfigMap& config, const kinform::AddEvent&) {
    if (config.metadata().name() == "wall") delivered.set();
  };
  const auto registration = configs.add_event_handler(handler).value();
  const std::jthread runner([&](std::stop_token stop) { configs.run(stop).value(); });
  configs.wait_for_sync();

  const kinform::Json wall = {{"metadata", {{"namespace", "default"}, {"name", "wall"}}}};
  client.create(ConfigMap::resource(), wall).value();
  delivered.wait({});
  const bool is_cached = static_cast<bool>(configs.lister().find({"default", "wall"}));
  std::cout << (is_cached ? "heard of it, and it is in the cache\n" : "it is not in the cache\n");
  return is_cached ? 0 : 1;
}
