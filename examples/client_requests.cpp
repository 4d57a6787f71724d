// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Reads and writes objects with a client, without a cache: each call sends one request.

#include <iostream>
#include <string>

#include <kinform/api_catalog.hpp>
#include <kinform/client.hpp>
#include <kinform/retry.hpp>
#include <kinform/server.hpp>

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  const kinform::ApiResource configs{.version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

  kinform::Json wall = {{"metadata", {{"namespace", "default"}, {"name", "wall"}}}};
  wall["metadata"]["labels"]["room"] = "kitchen";
  wall["data"]["colour"] = "white";
  client.create(configs, wall).value();

  // Reads, changes and updates the object. Starts again after a conflict with another writer.
  const auto painted = kinform::retry_on_conflict(
      kinform::default_retry(), [&]() -> kinform::Result<kinform::ObjectPtr> {
        const auto now = client.get(configs, {"default", "wall"});
        if (!now) return now.error();
        kinform::Json changed = kinform::edit(**now);
        changed["data"]["colour"] = "green";
        return client.update(configs, changed);
      });
  std::cout << "painted: " << painted.value()->at("/data/colour").as_string() << "\n";

  const kinform::ObjectList<> kitchen =
      client.list_all(configs, {.label_selector = "room=kitchen"}).value();
  for (const kinform::ObjectPtr& config : kitchen.objects)
    std::cout << "found: " << config->key() << "\n";

  // Discovery finds resources by the names that users type, such as the short name cm.
  kinform::Discovery discovery(client);
  std::cout << "cm is " << discovery.find("cm").value().resource.to_string() << "\n";

  client.delete_object(configs, {"default", "wall"}).value();
  const auto gone = client.get(configs, {"default", "wall"});
  if (!gone && gone.error().code == kinform::ErrorCode::NotFound) std::cout << "gone\n";
}
