// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// All open connections, and those among them that are notified of changes.

#pragma once

#include <cstddef>
#include <memory>
#include <set>
#include <vector>

namespace kinform::inline v0::server {

class Connection;

// Belongs to the server's thread.
class ConnectionSet {
 public:
  [[nodiscard]] std::size_t size() const { return all_.size(); }

  void add(Connection& connection) { all_.insert(&connection); }
  void remove(Connection& connection) {
    all_.erase(&connection);
    followers_.erase(&connection);
  }
  // From now on, notify_followers() calls the connection's on_changes().
  void follow(Connection& connection) { followers_.insert(&connection); }
  void unfollow(Connection& connection) { followers_.erase(&connection); }

  void notify_followers();
  void end_watches();
  void close_all();

 private:
  // Returns owning pointers, because connections may close or start during the iteration.
  [[nodiscard]] static std::vector<std::shared_ptr<Connection>> hold(
      const std::set<Connection*>& connections);

  std::set<Connection*> all_;
  std::set<Connection*> followers_;
};

}  // namespace kinform::inline v0::server
