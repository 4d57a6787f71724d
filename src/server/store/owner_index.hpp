// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Maps each owner to its dependents, which have owner references to it, and queues the owners that
// the garbage collector must process.

#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/kinds/kinds.hpp"
#include "server/store/entry.hpp"

namespace kinform::inline v0::server {

// The kind and key of an object.
struct ObjectPlace {
  const KindFacts* kind = nullptr;
  std::string key = {};

  friend auto operator<=>(const ObjectPlace&, const ObjectPlace&) = default;
};

// Objects without owners and dependents cost only one lookup, when they are deleted.
//
// Not thread-safe. Owned by Cluster.
class OwnerIndex {
 public:
  // Records a write. `before` is null for a creation, `after` for a deletion.
  void record(const KindFacts& kind, const Entry* before, const Entry* after);
  // Removes all owners, dependents and queued tasks.
  void clear();

  // Records that an owner is being deleted and waits until its dependents are deleted or orphaned.
  void add_waiting(const std::string& uid, ObjectPlace owner);

  // An owner to process: one that is deleted, or one that waits for its dependents.
  struct Task {
    std::string uid = {};
    std::optional<ObjectPlace> waiting = {};  // Empty: the owner is deleted.
  };
  [[nodiscard]] std::optional<Task> next_task();

  [[nodiscard]] std::vector<ObjectPlace> dependents_of(const std::string& uid) const;

 private:
  std::map<std::string, std::set<ObjectPlace>, std::less<>> dependents_;
  std::map<std::string, ObjectPlace, std::less<>> waiting_;
  // Owner uids, oldest first. Writes add them and collect_garbage() processes them, so the queue is
  // empty between requests.
  std::deque<std::string> tasks_;
};

}  // namespace kinform::inline v0::server
