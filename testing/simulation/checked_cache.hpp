// The informer's cache, compared with what the server has had.

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

// Follows a cache from one state of the server to the next. Not thread-safe.
class CheckedCache {
 public:
  // All must outlive this.
  CheckedCache(const Indexer& indexer, const History& history, Referee& referee,
               CachedObjects objects)
      : indexer_(indexer), history_(history), referee_(referee), objects_(objects) {}

  // To be called after each batch: is the cache a state that the server had at the cache's version,
  // and not an older one than before?
  void check();
  // Keeps a snapshot, and checks that the one kept before still shows what it showed.
  void hold();

  // The moment of the server that the cache shows. Before the first list: the beginning of all.
  [[nodiscard]] const Moment& moment() const { return moment_; }
  [[nodiscard]] bool equals_server() const;
  [[nodiscard]] ObjectPtr get(const ObjectKeyView& key) const { return indexer_.get(key); }

 private:
  // Whether the cache is what the server was then; takes it over if so.
  bool try_moment(const Moment& moment, const Snapshot& snapshot);
  void check_objects(const Snapshot& snapshot);

  const Indexer& indexer_;
  const History& history_;
  Referee& referee_;
  const CachedObjects objects_;
  Moment moment_;
  State state_;  // Of that moment.
  Snapshot held_;
  State held_state_;
};

}  // namespace kinform::inline v0::testing
