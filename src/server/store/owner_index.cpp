// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

#include "server/store/owner_index.hpp"

namespace kinform::inline v0::server {

void OwnerIndex::record(const KindFacts& kind, const Entry* before, const Entry* after) {
  if (before != nullptr) {
    for (const std::string& owner : before->owner_uids()) {
      const auto found = dependents_.find(owner);
      if (found == dependents_.end()) continue;
      found->second.erase({.kind = &kind.stored(), .key = before->key()});
      if (found->second.empty()) dependents_.erase(found);
      if (after == nullptr && waiting_.find(owner) != waiting_.end()) tasks_.push_back(owner);
    }
  }
  if (after != nullptr) {
    for (const std::string& owner : after->owner_uids()) {
      dependents_[owner].insert({.kind = &kind.stored(), .key = after->key()});
    }
    return;
  }
  if (before == nullptr) return;
  waiting_.erase(before->uid());
  if (dependents_.find(before->uid()) != dependents_.end()) tasks_.push_back(before->uid());
}

void OwnerIndex::clear() {
  dependents_.clear();
  waiting_.clear();
  tasks_.clear();
}

void OwnerIndex::add_waiting(const std::string& uid, ObjectPlace owner) {
  waiting_[uid] = std::move(owner);
  tasks_.push_back(uid);
}

std::optional<OwnerIndex::Task> OwnerIndex::next_task() {
  if (tasks_.empty()) return std::nullopt;
  Task task = {.uid = std::move(tasks_.front())};
  tasks_.pop_front();
  const auto waiting = waiting_.find(task.uid);
  if (waiting != waiting_.end()) task.waiting = waiting->second;
  return task;
}

std::vector<ObjectPlace> OwnerIndex::dependents_of(const std::string& uid) const {
  const auto found = dependents_.find(uid);
  if (found == dependents_.end()) return {};
  return {found->second.begin(), found->second.end()};
}

}  // namespace kinform::inline v0::server
