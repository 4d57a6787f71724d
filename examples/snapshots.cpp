// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads an immutable snapshot of a cache while the cache changes.

#include <iostream>
#include <string>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/one_shot_event.hpp>
#include <kinform/server.hpp>

namespace {

const kinform::ApiResource kConfigMaps{
    .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

kinform::Json config(const char* name, const char* colour) {
  return {{"metadata", {{"namespace", "default"}, {"name", name}}}, {"data", {{"colour", colour}}}};
}

std::string colours(const kinform::Snapshot& snapshot) {
  std::string all;
  for (const kinform::Object& object : snapshot) {
    all += " " + std::string(object.name()) + "=";
    all += object.at("/data/colour").as_string();
  }
  return all;
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  client.create(kConfigMaps, config("wall", "white")).value();

  kinform::OneShotEvent changed;
  kinform::InformerFactory factory(client);
  kinform::Informer<> informer =
      factory.informer(kConfigMaps, {.field_selector = "metadata.name=wall"});
  const auto registration = informer.add_event_handler(
      {.on_update = [&changed](const kinform::UpdateEvent&) { changed.set(); }});
  registration.value();
  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }

  // Taking a snapshot takes nanoseconds, copies nothing and blocks no other thread.
  const kinform::Snapshot before = informer.lister().snapshot();
  client.update(kConfigMaps, config("wall", "green")).value();
  changed.wait({});  // The cache is updated before handlers are called.
  const kinform::Snapshot after = informer.lister().snapshot();

  std::cout << "before:" << colours(before) << "\nafter:" << colours(after) << "\n"
            << "same version: " << std::boolalpha
            << (before.resource_version() == after.resource_version()) << "\n";

  // Objects of a snapshot are valid while it exists. keep() returns a handle that outlives it.
  const kinform::ObjectPtr wall = kinform::Snapshot::keep(*after.find({"default", "wall"}));
  std::cout << wall->key() << " is " << wall->at("/data/colour").as_string() << "\n";
}
