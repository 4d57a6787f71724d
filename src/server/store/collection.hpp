// The objects of one resource, and what has happened to them lately: enough to read past states.

#pragma once

#include <cstddef>
#include <deque>
#include <map>
#include <string>
#include <string_view>

#include "kinform/building_blocks/clock.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// One write. Created if there was nothing before, deleted if there is nothing after.
struct StoredChange {
  Version version = 0;
  std::string key = {};
  EntryPtr before = {};
  EntryPtr after = {};
  // Of a deletion: the last state, under the deletion's version (WP-13).
  EntryPtr deleted = {};
  TimePoint at = {};
  // Watches skip it: a planned fault.
  bool is_untold = false;
};

// Sorted by key.
using EntryMap = std::map<std::string, EntryPtr, std::less<>>;

// The objects as they were at a version. Borrows from its collection, until that changes.
class CollectionView {
 public:
  // `undone` holds what was different then; null for what did not exist.
  CollectionView(const EntryMap& current, EntryMap undone)
      : current_(&current), undone_(std::move(undone)) {}

  // Calls `visit` with each object from key `begin` on, in order, until it returns false.
  template <class Visit>
  void for_each_from(std::string_view begin, Visit visit) const;

  // The object, or null.
  [[nodiscard]] EntryPtr find(std::string_view key) const;

 private:
  const EntryMap* current_;
  EntryMap undone_;
};

// Not thread-safe.
class Collection {
 public:
  Collection() = default;
  // A state without a past: nothing before `floor` can be told.
  Collection(EntryMap current, Version floor) : current_(std::move(current)), floor_(floor) {}

  // REQUIRES: the change is newer than all before, and its `before` is what is here.
  void apply(StoredChange change);

  [[nodiscard]] const EntryMap& current() const { return current_; }
  [[nodiscard]] const std::deque<StoredChange>& changes() const { return changes_; }

  // States before this version can no longer be told; neither can the changes up to it.
  [[nodiscard]] Version floor() const { return floor_; }

  // The first change after a version. REQUIRES: version >= floor().
  [[nodiscard]] std::deque<StoredChange>::const_iterator first_after(Version version) const;

  // The state at a version; newer than all changes: the current one. REQUIRES: version >= floor().
  [[nodiscard]] CollectionView view_at(Version version) const;

  // Forgets the oldest change. REQUIRES: there is one.
  void forget_oldest();
  // Forgets the changes up to `version`, and that anything before it can be told.
  void forget_until(Version version);
  // Takes back the changes after `version`. REQUIRES: version >= floor().
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
