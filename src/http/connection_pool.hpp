// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Lines with an open connection that nobody uses just now.

#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "http/curl_handles.hpp"
#include "kinform/building_blocks/clock.hpp"
#include "kinform/building_blocks/transport.hpp"
#include "kinform/detail/mutex.hpp"

namespace kinform::inline v0::http {

// Who may use a line: the same server, reached with the same certificate and trusted for the same
// reason.
struct ConnectionKey {
  std::string origin = {};
  std::shared_ptr<const ClientCertificate> certificate = {};
  std::shared_ptr<const std::string> ca = {};  // PEM; null: the system's, or no TLS.

  friend bool operator==(const ConnectionKey&, const ConnectionKey&) = default;
};

struct ConnectionPoolOptions {
  std::size_t idle_max = 25;
  Duration idle_time = std::chrono::seconds(90);
  Clock* clock = &system_clock();  // Must outlive the pool.
};

// Bounded. Lines that have been idle for too long are closed when the pool is used next: there is
// no thread that would do it before. So are those that were trusted for another authority than the
// one that counts now (TR-10).
//
// Thread safety: all members may be called from any thread.
class ConnectionPool {
 public:
  explicit ConnectionPool(ConnectionPoolOptions options) : options_(options) {}

  // The line that was given back last, whose connection is the most likely to be alive; null if
  // there is none.
  [[nodiscard]] std::unique_ptr<Connection> take(const ConnectionKey& key);

  // REQUIRES: no transfer is under way on it.
  void release(ConnectionKey key, std::unique_ptr<Connection> connection);

  [[nodiscard]] std::size_t size() const;

 private:
  struct Idle {
    ConnectionKey key;
    std::unique_ptr<Connection> connection;
    TimePoint since;
  };

  // Takes out what is to be closed, so that it is closed without the lock.
  [[nodiscard]] std::vector<Idle> take_expired_locked(const ConnectionKey& used)
      KINFORM_REQUIRES(mutex_);

  const ConnectionPoolOptions options_;
  mutable detail::Mutex mutex_;
  std::vector<Idle> idle_ KINFORM_GUARDED_BY(mutex_);  // Oldest first.
};

}  // namespace kinform::inline v0::http
