// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The objects of one resource and their recent changes, which allow past states to be read.

#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// One write: a creation if `before` is null, a deletion if `after` is null.
struct StoredChange {
  Version version = 0;
  std::string key = {};
  EntryPtr before = {};
  EntryPtr after = {};
  // For a deletion: the last state of the object, with the version of the deletion (WP-13).
  EntryPtr deleted = {};
  TimePoint at = {};
  // True if watches skip this change, to simulate a lost event (Server::drop_events).
  bool is_hidden = false;
};

// Sorted by key.
using EntryMap = std::map<std::string, EntryPtr, std::less<>>;

// The objects of a collection as they were at a version. Refers to the collection and is valid
// until the collection changes.
class CollectionView {
 public:
  // `undone` contains, for each key that has changed since that version, the object at that
  // version; null if it did not exist.
  CollectionView(const EntryMap& current, EntryMap undone)
      : current_(&current), undone_(std::move(undone)) {}

  // Calls `visit` with each object from key `begin` on, in order, until it returns false.
  template <class Visit>
  void for_each_from(std::string_view begin, Visit visit) const;

  // Returns the object, or null.
  [[nodiscard]] EntryPtr find(std::string_view key) const;

 private:
  const EntryMap* current_;
  EntryMap undone_;
};

// Not thread-safe.
class Collection {
 public:
  Collection() = default;
  // Creates a collection with these objects, whose changes up to `floor` are not available.
  Collection(EntryMap current, Version floor) : current_(std::move(current)), floor_(floor) {}

  // Applies a change and adds it to the history. REQUIRES: it is newer than all earlier changes,
  // and `before` is the current object of its key.
  void apply(StoredChange change);

  [[nodiscard]] const EntryMap& current() const { return current_; }
  [[nodiscard]] const std::deque<StoredChange>& changes() const { return changes_; }

  // The oldest version whose state can be read. Changes up to this version are no longer available.
  [[nodiscard]] Version floor() const { return floor_; }

  // Returns the first change after a version. REQUIRES: version >= floor().
  [[nodiscard]] std::deque<StoredChange>::const_iterator first_after(Version version) const;

  // Returns the state at a version; the current one if the version is newer than all changes.
  // REQUIRES: version >= floor().
  [[nodiscard]] CollectionView view_at(Version version) const;

  // Discards the oldest change. REQUIRES: there is one.
  void forget_oldest();
  // Discards the changes up to `version` and raises floor() to it.
  void forget_until(Version version);
  // Undoes the changes after `version`. REQUIRES: version >= floor().
  void undo_after(Version version);

 private:
  EntryMap current_;
  std::deque<StoredChange> changes_;
  Version floor_ = 0;
};

// Implementation.

template <class Visit>
void CollectionView::for_each_from(std::string_view begin, Visit visit) const {
  auto now = current_->lower_bound(begin);
  auto then = undone_.lower_bound(begin);
  while (now != current_->end() || then != undone_.end()) {
    const bool from_then =
        then != undone_.end() && (now == current_->end() || then->first <= now->first);
    if (!from_then) {
      if (!visit(now->second)) return;
      ++now;
      continue;
    }
    if (now != current_->end() && now->first == then->first) ++now;
    if (then->second != nullptr && !visit(then->second)) return;
    ++then;
  }
}

}  // namespace kinform::inline v0::server
