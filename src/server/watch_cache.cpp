#include "server/watch_cache.hpp"

namespace kinform::server {
namespace {

std::size_t bytes_of(const Change& change) {
  return change.before == nullptr ? 0 : change.before->bytes();
}

}  // namespace

const Collection& WatchCache::collection(const KindFacts& kind) {
  return collections_[&kind].collection;
}

void WatchCache::follow(const KindFacts& kind, const Change& change) {
  Pending& pending = pending_.emplace_back(Pending{.kind = &kind, .change = change});
  if (hidden_left_ == 0) return;
  pending.change.is_untold = true;
  --hidden_left_;
}

bool WatchCache::advance(TimePoint now) {
  bool moved = false;
  while (!pending_.empty() && pending_.front().change.at + options_.lag <= now) {
    Pending pending = std::move(pending_.front());
    pending_.pop_front();
    apply(std::move(pending));
    moved = true;
  }
  return moved;
}

std::optional<TimePoint> WatchCache::next_due() const {
  if (pending_.empty()) return std::nullopt;
  return pending_.front().change.at + options_.lag;
}

void WatchCache::apply(Pending pending) {
  Cached& cached = collections_[pending.kind];
  version_ = pending.change.version;
  cached.bytes += bytes_of(pending.change);
  cached.collection.apply(std::move(pending.change));
  const std::deque<Change>& changes = cached.collection.changes();
  while (changes.size() > options_.changes_max ||
         (cached.bytes > options_.bytes_max && changes.size() > 1)) {
    cached.bytes -= bytes_of(changes.front());
    cached.collection.forget_oldest();
  }
}

void WatchCache::reload(const Store& store) {
  ++life_;
  pending_.clear();
  collections_.clear();
  version_ = store.version();
  for (const auto& [kind, collection] : store.collections()) {
    collections_[kind].collection = Collection(collection.current(), version_);
  }
}

void WatchCache::forget_past() {
  for (auto& [kind, cached] : collections_) {
    cached.collection.forget_until(version_);
    cached.bytes = 0;
  }
}

}  // namespace kinform::server
