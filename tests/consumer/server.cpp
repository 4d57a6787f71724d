// A user's program against the installed library kinform::server, with a client of it.

#include <iostream>

#include <kinform/client.hpp>
#include <kinform/server.hpp>

int main() {
  const auto server = kinform::server::Server::start();
  if (!server) {
    std::cerr << kinform::to_string(server.error()) << "\n";
    return 1;
  }
  const kinform::Client client((*server)->client_config());
  const kinform::Resource namespaces{
      .version = "v1", .plural = "namespaces", .kind = "Namespace", .namespaced = false};
  const auto list = client.list(namespaces);
  if (!list) {
    std::cerr << kinform::to_string(list.error()) << "\n";
    return 1;
  }
  return list->metadata.resource_version.empty() ? 1 : 0;
}
