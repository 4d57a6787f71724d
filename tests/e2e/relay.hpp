// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// A TCP relay between clients and a server that can simulate network faults.

#pragma once

#include <chrono>
#include <cstddef>
#include <deque>
#include <list>
#include <string>
#include <thread>

#include "kinform/building_blocks/clock.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::e2e {

// Listens on a fixed port of 127.0.0.1 and forwards bytes to another port.
//
// Thread safety: all members may be called from any thread.
class Relay {
 public:
  explicit Relay(int target_port);
  ~Relay();
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;

  [[nodiscard]] int port() const { return port_; }

  // Resets all connections on both sides.
  void cut();
  // Resets open connections, and refuses new ones until accept().
  void refuse();
  void accept();
  // Stops forwarding on all connections, old and new, until resume(). All stay open.
  void stall();
  void resume();
  // Keeps the open connections open towards their clients, silently and forever; their servers see
  // them closed. New connections work. The kernel still answers keep-alive probes, as the nearest
  // hop of a dead path may do.
  void abandon();
  // Delays all bytes by `delay`.
  void set_delay(Duration delay);

  // The number of forwarded connections, without abandoned ones.
  [[nodiscard]] std::size_t connections() const;
  // The number of connections after abandon() that their clients have not closed yet.
  [[nodiscard]] std::size_t abandoned_connections() const;

 private:
  struct Piece {
    TimePoint due = {};
    std::string bytes = {};
  };
  // One direction of a connection.
  struct Way {
    int from = -1;
    int to = -1;
    std::deque<Piece> pieces = {};
    std::size_t queued = 0;
    bool ended = false;     // The source has closed.
    bool finished = false;  // Closed, and everything was forwarded.
  };
  struct Connection {
    int client = -1;
    int server = -1;
    Way up = {};
    Way down = {};
    bool abandoned = false;
    bool broken = false;
  };

  void run(const std::stop_token& stop);
  void take_connection_locked() KINFORM_REQUIRES(mutex_);
  void move_locked(Connection& connection, TimePoint now) KINFORM_REQUIRES(mutex_);
  void receive_locked(Connection& connection, Way& way, TimePoint now) KINFORM_REQUIRES(mutex_);
  static void send_due(Connection& connection, Way& way, TimePoint now);
  void remove_finished_locked() KINFORM_REQUIRES(mutex_);
  void cut_locked() KINFORM_REQUIRES(mutex_);
  void wake() const;

  const int target_port_;
  const int wake_;  // An eventfd.

  mutable detail::Mutex mutex_;
  int listener_ KINFORM_GUARDED_BY(mutex_);
  std::list<Connection> connections_ KINFORM_GUARDED_BY(mutex_);
  bool stalled_ KINFORM_GUARDED_BY(mutex_) = false;
  Duration delay_ KINFORM_GUARDED_BY(mutex_) = Duration::zero();

  const int port_;
  std::jthread thread_;
};

}  // namespace kinform::inline v0::e2e
