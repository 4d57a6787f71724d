// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Keeps caches small: selectors choose objects, and a metadata-only informer omits spec and status.

#include <iostream>
#include <string>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/server.hpp>

namespace {

const kinform::ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

kinform::Json pod(const char* name, const char* app, const char* node) {
  kinform::Json pod = {{"metadata", {{"namespace", "default"}, {"name", name}}}};
  pod["metadata"]["labels"]["app"] = app;
  pod["spec"]["nodeName"] = node;
  pod["spec"]["containers"].push_back({{"name", "main"}, {"image", "nginx:1.25"}});
  return pod;
}

void print(const char* what, const kinform::Informer<>& informer) {
  std::cout << what << ": " << informer.indexer().size() << " of 3";
  for (const kinform::ObjectPtr& object : informer.lister().list()) {
    std::cout << ", " << object->name() << (object->at("/spec") ? " with" : " without")
              << " a spec";
  }
  std::cout << "\n";
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  client.create(kPods, pod("web-0", "web", "node-a")).value();
  client.create(kPods, pod("web-1", "web", "node-b")).value();
  client.create(kPods, pod("db-0", "db", "node-b")).value();

  kinform::InformerFactory factory(client);
  // The server applies the selectors and sends matching objects only. An object that no longer
  // matches is deleted from the cache, even if it still exists.
  kinform::Informer<> selected = factory.informer(
      kPods, {.label_selector = "app=web", .field_selector = "spec.nodeName=node-b"});
  // Names, labels, annotations and owners are enough for many controllers.
  kinform::Informer<> metadata = factory.informer(
      kPods, {.label_selector = "app in (db)", .form = kinform::ObjectForm::MetadataOnly});
  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }

  print("selected", selected);
  print("metadata", metadata);
}
