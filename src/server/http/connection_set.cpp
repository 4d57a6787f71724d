// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/http/connection_set.hpp"

#include "server/http/connection.hpp"

namespace kinform::inline v0::server {

std::vector<std::shared_ptr<Connection>> ConnectionSet::hold(
    const std::set<Connection*>& connections) {
  std::vector<std::shared_ptr<Connection>> held;
  held.reserve(connections.size());
  for (Connection* const connection : connections) {
    // lock() returns null for a connection that is being destroyed.
    if (auto alive = connection->weak_from_this().lock()) held.push_back(std::move(alive));
  }
  return held;
}

void ConnectionSet::notify_followers() {
  for (const auto& connection : hold(followers_)) connection->on_changes();
}

void ConnectionSet::end_watches() {
  for (const auto& connection : hold(followers_)) connection->end_watch();
}

void ConnectionSet::close_all() {
  for (const auto& connection : hold(all_)) connection->close();
}

}  // namespace kinform::inline v0::server
