// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/collection.hpp"

#include <algorithm>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::server {

EntryPtr CollectionView::find(std::string_view key) const {
  if (const auto then = undone_.find(key); then != undone_.end()) return then->second;
  const auto now = current_->find(key);
  return now == current_->end() ? nullptr : now->second;
}

void Collection::apply(StoredChange change) {
  KINFORM_ASSERT(changes_.empty() || changes_.back().version < change.version);
  if (change.after != nullptr) {
    current_[change.key] = change.after;
  } else {
    current_.erase(change.key);
  }
  changes_.push_back(std::move(change));
}

std::deque<StoredChange>::const_iterator Collection::first_after(Version version) const {
  KINFORM_ASSERT(version >= floor_);
  return std::upper_bound(
      changes_.begin(), changes_.end(), version,
      [](Version wanted, const StoredChange& change) { return wanted < change.version; });
}

CollectionView Collection::view_at(Version version) const {
  EntryMap undone;
  for (auto change = first_after(version); change != changes_.end(); ++change) {
    // `before` of the first change of a key after `version` is the object at `version`. emplace()
    // ignores later changes of the same key.
    undone.emplace(change->key, change->before);
  }
  return {current_, std::move(undone)};
}

void Collection::forget_oldest() {
  KINFORM_ASSERT(!changes_.empty());
  floor_ = std::max(floor_, changes_.front().version);
  changes_.pop_front();
}

void Collection::forget_until(Version version) {
  while (!changes_.empty() && changes_.front().version <= version) changes_.pop_front();
  floor_ = std::max(floor_, version);
}

void Collection::undo_after(Version version) {
  KINFORM_ASSERT(version >= floor_);
  while (!changes_.empty() && changes_.back().version > version) {
    const StoredChange& change = changes_.back();
    if (change.before != nullptr) {
      current_[change.key] = change.before;
    } else {
      current_.erase(change.key);
    }
    changes_.pop_back();
  }
}

}  // namespace kinform::inline v0::server
