// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// All open connections, and the responders that are notified of changes.

#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace kinform::inline v0::server {

class ConnectionSet;
class Responder;

// A TCP connection, in its handshake or with either protocol. It counts as open until destroyed.
//
// Belongs to the server's thread.
class OpenConnection : public std::enable_shared_from_this<OpenConnection> {
 public:
  explicit OpenConnection(ConnectionSet& connections);
  virtual ~OpenConnection();
  OpenConnection(const OpenConnection&) = delete;
  OpenConnection& operator=(const OpenConnection&) = delete;

  virtual void close() = 0;
  // Sends GOAWAY, if the connection speaks HTTP/2; see Server::go_away.
  virtual void go_away(std::optional<std::int32_t> last_stream) = 0;
  // Closes the connection, with HTTP/2 after a GOAWAY.
  virtual void shut_down() = 0;

 private:
  ConnectionSet& connections_;
};

// Belongs to the server's thread.
class ConnectionSet {
 public:
  [[nodiscard]] std::size_t size() const { return all_.size(); }

  // From now on, notify_followers() calls the responder's on_changes().
  void follow(Responder& responder) { followers_.insert(&responder); }
  void unfollow(Responder& responder) { followers_.erase(&responder); }

  void notify_followers();
  void end_watches();
  void close_all();
  void go_away_all(std::optional<std::int32_t> last_stream);
  void shut_down_all();
  // Calls the function once when there is no connection, at once if there is none. An empty
  // function cancels that.
  void call_when_empty(std::function<void()> function);

 private:
  friend class OpenConnection;

  void remove(OpenConnection& connection);

  std::set<OpenConnection*> all_;
  std::function<void()> when_empty_;
  std::set<Responder*> followers_;
};

}  // namespace kinform::inline v0::server
