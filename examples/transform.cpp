// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Saves memory with a transform: removes unused parts of objects before they are cached.

#include <iostream>
#include <string>
#include <utility>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/server.hpp>

namespace {

const kinform::ApiResource kConfigMaps{
    .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};
constexpr auto kLastApplied = "kubectl.kubernetes.io/last-applied-configuration";

// Objects are immutable, so a transform returns a new one. It must not change name, namespace, uid
// and resource version.
kinform::Result<kinform::ObjectPtr> without_bookkeeping(kinform::ObjectPtr object) {
  if (!object->managed_fields() && !object->annotations()[kLastApplied]) return object;
  kinform::Json slim = kinform::edit(*object);
  slim["metadata"].erase("managedFields");
  if (kinform::Json* annotations = slim["metadata"].find("annotations")) {
    annotations->erase(kLastApplied);
  }
  return kinform::parse_object(slim.to_json());
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  kinform::Json settings = {{"metadata", {{"namespace", "default"}, {"name", "settings"}}}};
  settings["metadata"]["annotations"] = {{kLastApplied, std::string(4000, '.')}, {"team", "web"}};
  settings["data"]["colour"] = "green";
  const kinform::ObjectPtr written = client.create(kConfigMaps, settings).value();

  kinform::InformerFactory factory(client);
  kinform::Informer<> informer =
      factory.informer(kConfigMaps, {.field_selector = "metadata.name=settings"},
                       {.transform = without_bookkeeping});
  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }

  const kinform::ObjectPtr cached = informer.lister().get({"default", "settings"}).value();
  std::cout << "annotations: " << cached->annotations().to_json() << "\n"
            << "data: " << cached->at("/data").to_json() << "\n"
            << "smaller: " << std::boolalpha
            << (cached->to_json().size() < written->to_json().size() / 10) << "\n";
}
