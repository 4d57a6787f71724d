// The connections that there are, and those that want to be told of changes.

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
  // From now on told of changes.
  void follow(Connection& connection) { followers_.insert(&connection); }
  void unfollow(Connection& connection) { followers_.erase(&connection); }

  void tell_followers();
  void end_watches();
  void close_all();

 private:
  // Connections may end, and others begin, while they are told: so these are kept alive.
  [[nodiscard]] static std::vector<std::shared_ptr<Connection>> hold(
      const std::set<Connection*>& connections);

  std::set<Connection*> all_;
  std::set<Connection*> followers_;
};

}  // namespace kinform::inline v0::server
