// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/object_store.hpp"

#include <algorithm>

#include "kinform/detail/assert.hpp"

namespace kinform::inline v0::server {

const Collection& ObjectStore::collection(const KindFacts& kind) {
  return collection_of(kind);
}

EntryPtr ObjectStore::find(const KindFacts& kind, std::string_view key) {
  const EntryMap& current = collection(kind).current();
  const auto found = current.find(key);
  return found == current.end() ? nullptr : found->second;
}

const StoredChange& ObjectStore::put(const KindFacts& kind, EntryPtr entry, TimePoint now) {
  KINFORM_ASSERT(entry->version() == version_ + 1);
  StoredChange change = {.version = entry->version(), .key = entry->key(), .at = now};
  change.before = find(kind, change.key);
  change.after = std::move(entry);
  return commit(collection_of(kind), std::move(change));
}

const StoredChange& ObjectStore::remove(const KindFacts& kind, const std::string& key,
                                        TimePoint now) {
  StoredChange change = {.version = version_ + 1, .key = key, .before = find(kind, key), .at = now};
  KINFORM_ASSERT(change.before != nullptr);
  change.deleted = change.before->at_version(change.version);
  return commit(collection_of(kind), std::move(change));
}

const StoredChange& ObjectStore::commit(Collection& collection, StoredChange change) {
  version_ = change.version;
  const TimePoint now = change.at;
  const std::size_t bytes = change.before == nullptr ? 0 : change.before->bytes();
  log_.push_back({.version = version_, .collection = &collection, .bytes = bytes, .at = now});
  log_bytes_ += bytes;
  collection.apply(std::move(change));
  forget_old(now);
  return collection.changes().back();
}

void ObjectStore::compact(Version version) {
  compacted_ = std::max(compacted_, std::min(version, version_));
  while (!log_.empty() && log_.front().version <= compacted_) {
    log_bytes_ -= log_.front().bytes;
    log_.pop_front();
  }
  for (auto& [kind, collection] : collections_) collection.forget_until(compacted_);
}

void ObjectStore::roll_back(Version version) {
  KINFORM_ASSERT(version >= compacted_ && version <= version_);
  for (auto& [kind, collection] : collections_) collection.undo_after(version);
  while (!log_.empty() && log_.back().version > version) {
    log_bytes_ -= log_.back().bytes;
    log_.pop_back();
  }
  version_ = version;
}

bool ObjectStore::is_beyond_limits(TimePoint now) const {
  return log_.size() > limits_.changes_max || log_bytes_ > limits_.bytes_max ||
         log_.front().at < now - limits_.age_max;
}

void ObjectStore::forget_old(TimePoint now) {
  // Always keep the latest change, because put() and remove() return a reference to it.
  while (log_.size() > 1 && is_beyond_limits(now)) {
    const LogEntry& oldest = log_.front();
    oldest.collection->forget_oldest();
    compacted_ = oldest.version;
    log_bytes_ -= oldest.bytes;
    log_.pop_front();
  }
}

}  // namespace kinform::inline v0::server
