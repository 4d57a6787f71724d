#include "http/line_pool.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace kinform::http {

using detail::MutexLock;

std::unique_ptr<Line> LinePool::take(const LineKey& key) {
  std::vector<Idle> expired;  // Outlives the lock.
  const MutexLock lock(mutex_);
  expired = take_expired_locked();
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
  surplus = take_expired_locked();
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

std::vector<LinePool::Idle> LinePool::take_expired_locked() {
  const TimePoint now = options_.clock->now();
  const auto first_young = std::find_if(idle_.begin(), idle_.end(), [&](const Idle& idle) {
    return now - idle.since < options_.idle_time;
  });
  std::vector<Idle> expired(std::make_move_iterator(idle_.begin()),
                            std::make_move_iterator(first_young));
  idle_.erase(idle_.begin(), first_young);
  return expired;
}

}  // namespace kinform::http
