// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "http/connection_pool.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kinform::inline v0::http {

using detail::MutexLock;

std::unique_ptr<Connection> ConnectionPool::take(const ConnectionKey& key) {
  std::vector<Idle> expired;  // Outlives the lock.
  const MutexLock lock(mutex_);
  expired = take_expired_locked(key);
  const auto found = std::find_if(idle_.rbegin(), idle_.rend(),
                                  [&key](const Idle& idle) { return idle.key == key; });
  if (found == idle_.rend()) return nullptr;
  std::unique_ptr<Connection> connection = std::move(found->connection);
  idle_.erase(std::next(found).base());
  return connection;
}

void ConnectionPool::release(ConnectionKey key, std::unique_ptr<Connection> connection) {
  if (options_.idle_max == 0) return;
  std::vector<Idle> surplus;  // Outlives the lock.
  const MutexLock lock(mutex_);
  surplus = take_expired_locked(key);
  if (idle_.size() == options_.idle_max) {
    surplus.push_back(std::move(idle_.front()));
    idle_.erase(idle_.begin());
  }
  idle_.push_back(
      {.key = std::move(key), .connection = std::move(connection), .since = options_.clock->now()});
}

std::size_t ConnectionPool::size() const {
  const MutexLock lock(mutex_);
  return idle_.size();
}

std::vector<ConnectionPool::Idle> ConnectionPool::take_expired_locked(const ConnectionKey& used) {
  const TimePoint now = options_.clock->now();
  const auto is_of_use = [&](const Idle& idle) {
    const bool has_both = idle.key.ca != nullptr && used.ca != nullptr;
    if (has_both && idle.key.ca != used.ca) return false;
    return now - idle.since < options_.idle_time;
  };
  const auto first_expired = std::stable_partition(idle_.begin(), idle_.end(), is_of_use);
  std::vector<Idle> expired(std::make_move_iterator(first_expired),
                            std::make_move_iterator(idle_.end()));
  idle_.erase(first_expired, idle_.end());
  return expired;
}

}  // namespace kinform::inline v0::http
