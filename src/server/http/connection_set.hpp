// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// All open connections, and the responders that are notified of changes.

#pragma once

#include <cstddef>
#include <memory>
#include <set>
#include <vector>

namespace kinform::inline v0::server {

class ConnectionSet;
class Responder;

// A TCP connection, in its handshake or after it. It counts as open until destroyed.
//
// Belongs to the server's thread.
class OpenConnection : public std::enable_shared_from_this<OpenConnection> {
 public:
  explicit OpenConnection(ConnectionSet& connections);
  virtual ~OpenConnection();
  OpenConnection(const OpenConnection&) = delete;
  OpenConnection& operator=(const OpenConnection&) = delete;

  virtual void close() = 0;

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

 private:
  friend class OpenConnection;

  std::set<OpenConnection*> all_;
  std::set<Responder*> followers_;
};

}  // namespace kinform::inline v0::server
