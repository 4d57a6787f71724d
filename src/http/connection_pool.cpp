#include "http/connection_pool.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kinform::inline v0::http {

using detail::MutexLock;

std::unique_ptr<Line> LinePool::take(const LineKey& key) {
  std::vector<Idle> expired;  // Outlives the lock.
  const MutexLock lock(mutex_);
  expired = take_expired_locked(key);
  const auto found = std::find_if(idle_.rbegin(), idle_.rend(),
                                  [&key](const Idle& idle) { return idle.key == key; });
  if (found == idle_.rend()) return nullptr;
  std::unique_ptr<Line> line = std::move(found->line);
  idle_.erase(std::next(found).base());
  return line;
}

void LinePool::give_back(LineKey key, std::unique_ptr<Line> line) {
  if (options_.idle_max == 0) return;
  std::vector<Idle> surplus;  // Outlives the lock.
  const MutexLock lock(mutex_);
  surplus = take_expired_locked(key);
  if (idle_.size() == options_.idle_max) {
    surplus.push_back(std::move(idle_.front()));
    idle_.erase(idle_.begin());
  }
  idle_.push_back({.key = std::move(key), .line = std::move(line), .since = options_.clock->now()});
}

std::size_t LinePool::size() const {
  const MutexLock lock(mutex_);
  return idle_.size();
}

std::vector<LinePool::Idle> LinePool::take_expired_locked(const LineKey& used) {
  const TimePoint now = options_.clock->now();
  const auto is_of_use = [&](const Idle& idle) {
    const bool has_both = idle.key.authority != nullptr && used.authority != nullptr;
    if (has_both && idle.key.authority != used.authority) return false;
    return now - idle.since < options_.idle_time;
  };
  const auto first_expired = std::stable_partition(idle_.begin(), idle_.end(), is_of_use);
  std::vector<Idle> expired(std::make_move_iterator(first_expired),
                            std::make_move_iterator(idle_.end()));
  idle_.erase(first_expired, idle_.end());
  return expired;
}

}  // namespace kinform::inline v0::http
