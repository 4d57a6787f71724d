// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// One cache for several namespaces, for programs that may not list all namespaces.

#include <iostream>
#include <string>

#include <kinform/client.hpp>
#include <kinform/informer_factory.hpp>
#include <kinform/server.hpp>

namespace {

const kinform::ApiResource kNamespaces{
    .version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
const kinform::ApiResource kConfigMaps{
    .version = "v1", .plural = "configmaps", .kind = "ConfigMap"};

void create_team(const kinform::Client& client, const char* team) {
  client.create(kNamespaces, {{"metadata", {{"name", team}}}}).value();
  client.create(kConfigMaps, {{"metadata", {{"namespace", team}, {"name", "settings"}}}}).value();
}

// Simulates RBAC for a program that may list and watch only inside the namespaces red and blue. All
// other requests are allowed.
bool is_allowed(const kinform::server::Access& access) {
  const bool reads_many = access.verb == "list" || access.verb == "watch";
  return !reads_many || access.namespace_name == "red" || access.namespace_name == "blue";
}

}  // namespace

int main() {
  const auto server = kinform::server::Server::start({.authorize = is_allowed}).value();
  const kinform::Client client(server->client_config());
  for (const char* team : {"red", "blue", "green"}) create_team(client, team);

  // Each namespace has its own list, watch and resource version. All of them fill one cache.
  kinform::InformerFactory factory(client);
  kinform::Informer<> informer = factory.informer(kConfigMaps, {.namespaces = {"red", "blue"}});
  factory.start();
  if (const auto sync = factory.wait_for_cache_sync(); !sync.all_synced()) {
    std::cerr << to_string(sync.error()) << "\n";
    return 1;
  }

  const kinform::Lister<> configs = informer.lister();
  std::cout << "all: " << configs.list().size() << "\n"
            << "red: " << configs.in("red").list().size() << "\n"
            << "green: " << configs.in("green").list().size() << "\n";
  for (const kinform::PartStatus& part : informer.status().parts) {
    std::cout << part.namespace_name << " is "
              << (part.reflector.listed ? "in the cache" : "missing") << "\n";
  }
}
