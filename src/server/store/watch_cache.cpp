// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/watch_cache.hpp"

namespace kinform::inline v0::server {
namespace {

std::size_t bytes_of(const StoredChange& change) {
  return change.before == nullptr ? 0 : change.before->bytes();
}

}  // namespace

const Collection& WatchCache::collection(const KindFacts& kind) {
  return cached(kind).collection;
}

void WatchCache::follow(const KindFacts& kind, const StoredChange& change) {
  Pending& pending = pending_.emplace_back(Pending{.kind = &kind.stored(), .change = change});
  if (hidden_left_ == 0) return;
  pending.change.is_hidden = true;
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
  Cached& into = cached(*pending.kind);
  version_ = pending.change.version;
  into.bytes += bytes_of(pending.change);
  into.collection.apply(std::move(pending.change));
  const std::deque<StoredChange>& changes = into.collection.changes();
  while (changes.size() > options_.changes_max ||
         (into.bytes > options_.bytes_max && changes.size() > 1)) {
    into.bytes -= bytes_of(changes.front());
    into.collection.forget_oldest();
  }
}

void WatchCache::reload(const ObjectStore& store) {
  ++reload_count_;
  pending_.clear();
  collections_.clear();
  version_ = store.version();
  begin_ = version_;
  for (const auto& [kind, collection] : store.collections()) {
    collections_[kind].collection = Collection(collection.current(), version_);
  }
}

void WatchCache::forget_past() {
  begin_ = version_;
  for (auto& [kind, cached] : collections_) {
    cached.collection.forget_until(version_);
    cached.bytes = 0;
  }
}

}  // namespace kinform::inline v0::server
