// Who depends on whom, by owner references, and which owners have gone or wait to go.

#pragma once

#include <deque>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/store/entry.hpp"
#include "server/kinds/kinds.hpp"

namespace kinform::inline v0::server {

// Where an object is.
struct ObjectPlace {
  const KindFacts* kind = nullptr;
  std::string key = {};

  friend auto operator<=>(const ObjectPlace&, const ObjectPlace&) = default;
};

// Costs nothing for objects without owners and dependents but a look-up when they go.
//
// Not thread-safe: Cluster has it.
class OwnerIndex {
 public:
  // An object was written: null for what was not there before, or is there no more.
  void note(const KindFacts& kind, const Entry* before, const Entry* after);
  // Begins anew, without anything to do.
  void clear();

  // An object that is being deleted stays until its dependents have been seen to.
  void wait(const std::string& uid, ObjectPlace owner);

  // An owner to see to: one that has gone, or one that waits.
  struct Task {
    std::string uid = {};
    std::optional<ObjectPlace> waiting = {};  // Nothing: it has gone.
  };
  [[nodiscard]] std::optional<Task> next_task();

  [[nodiscard]] std::vector<ObjectPlace> dependents_of(const std::string& uid) const;

 private:
  std::map<std::string, std::set<ObjectPlace>, std::less<>> dependents_;
  std::map<std::string, ObjectPlace, std::less<>> waiting_;
  // Uids, oldest first. Each is there because of a write: the queue is empty between requests.
  std::deque<std::string> tasks_;
};

}  // namespace kinform::inline v0::server
