// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// Compares the informer's cache with the history of the simulated server.

#pragma once

#include <optional>
#include <string>

#include "kinform/building_blocks/indexer.hpp"
#include "testing/simulation/history.hpp"
#include "testing/simulation/violation.hpp"

namespace kinform::inline v0::test_support {

struct CachedObjects {
  bool are_transformed = false;
};

// Checks that a cache always equals some state of the server, and that these states follow each
// other in time. Not thread-safe.
class CheckedCache {
 public:
  // All arguments must outlive this object.
  CheckedCache(const Indexer& indexer, const History& history, Referee& referee,
               CachedObjects objects)
      : indexer_(indexer), history_(history), referee_(referee), objects_(objects) {}

  // Call this after each batch of deltas that the informer has applied. Checks that the cache
  // equals the server's state at the cache's version, and that it does not go back in time.
  void check();
  // Takes a snapshot of the cache and keeps it until the next call, which checks that it has not
  // changed.
  void hold();

  // The point of the server's history whose state the cache has; before the first list, the start
  // of the history.
  [[nodiscard]] const Moment& moment() const { return moment_; }
  [[nodiscard]] bool equals_server() const;
  [[nodiscard]] ObjectPtr get(const ObjectKeyView& key) const { return indexer_.get(key); }

 private:
  // Returns true, and stores the moment, if the cache equals the server's state at that moment.
  bool try_moment(const Moment& moment, const Snapshot& snapshot);
  void check_objects(const Snapshot& snapshot);

  const Indexer& indexer_;
  const History& history_;
  Referee& referee_;
  const CachedObjects objects_;
  Moment moment_;
  State state_;  // The server's state at moment_.
  Snapshot held_;
  State held_state_;
};

}  // namespace kinform::inline v0::test_support
