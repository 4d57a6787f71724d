// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Looks up cached objects by indexes: on a field, and on a custom function.

#include <iostream>
#include <string>
#include <string_view>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/server.hpp>

namespace {

const kinform::ApiResource kPods{.version = "v1", .plural = "pods", .kind = "Pod"};

kinform::Json pod(const char* name, const char* node, const char* image) {
  kinform::Json pod = {{"metadata", {{"namespace", "default"}, {"name", name}}}};
  pod["spec"]["nodeName"] = node;
  pod["spec"]["containers"].push_back({{"name", "main"}, {"image", image}});
  return pod;
}

// Indexes a pod by the image of each container. An object may have several index values, or none.
void index_by_image(const kinform::Object& object, kinform::IndexValues& values) {
  for (const kinform::Value container : object.at("/spec/containers").elements()) {
    values.add(container["image"].as_string());
  }
}

void print(const kinform::Lister<>& pods, std::string_view index, std::string_view value) {
  std::cout << index << " " << value << ":";
  const kinform::Snapshot now = pods.snapshot();
  const auto keys = now.index_keys(index, value);  // Sorted. by_index() returns the objects.
  for (const kinform::ObjectKeyView& key : keys.value()) std::cout << " " << key.name;
  std::cout << "\n";
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start().value();
  const kinform::Client client(server->client_config());
  client.create(kPods, pod("web-0", "node-a", "nginx:1.25")).value();
  client.create(kPods, pod("web-1", "node-b", "nginx:1.25")).value();
  client.create(kPods, pod("db-0", "node-b", "postgres:16")).value();

  kinform::InformerFactory factory(client);
  kinform::Informer<> informer =
      factory.informer(kPods, {},
                       {.indexers = {{"node", kinform::index_by_field("/spec/nodeName")},
                                     {"image", index_by_image}}});
  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }

  // The cost of a lookup depends on the number of matches, not on the size of the cache.
  const kinform::Lister<> pods = informer.lister();
  print(pods, "node", "node-b");
  print(pods, "image", "nginx:1.25");
  for (const kinform::ObjectPtr& each : pods.by_index("image", "postgres:16").value()) {
    std::cout << each->key() << " runs on " << each->at("/spec/nodeName").as_string() << "\n";
  }
}
