// What a streaming list has told so far, until it is complete.

#pragma once

#include <cstddef>
#include <vector>

#include <absl/container/flat_hash_set.h>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// A collection that is being put together from events. Objects may change or vanish while the
// rest arrives (WL-02). Holds handles only, and of objects that are known already, the known
// one: the copy that has just been decoded is dropped, so that a relist of what has not changed
// costs no memory.
//
// Not thread-safe.
class InitialEvents {
 public:
  // `known` may be null; it must outlive this.
  explicit InitialEvents(const KnownObjects* known);

  InitialEvents(const InitialEvents&) = delete;
  InitialEvents& operator=(const InitialEvents&) = delete;

  // REQUIRES: `type` is that of a change, and the object is there.
  void apply(WatchEventType type, ObjectPtr object);

  [[nodiscard]] std::size_t size() const { return index_.size(); }

  // The objects, in the order in which they first came, so that runs with one seed are alike.
  // Leaves none behind.
  [[nodiscard]] std::vector<ObjectPtr> take();

  void clear();

 private:
  // A place in objects_, found by the key of the object that stands there.
  struct HashOfKey {
    using is_transparent = void;
    const std::vector<ObjectPtr>* objects;
    std::size_t operator()(const ObjectKeyView& key) const { return ObjectKeyHash()(key); }
    std::size_t operator()(std::size_t place) const { return (*this)((*objects)[place]->key()); }
  };
  struct EqualKeys {
    using is_transparent = void;
    const std::vector<ObjectPtr>* objects;
    bool operator()(std::size_t left, std::size_t right) const { return left == right; }
    bool operator()(std::size_t place, const ObjectKeyView& key) const {
      return (*objects)[place]->key() == key;
    }
    bool operator()(const ObjectKeyView& key, std::size_t place) const {
      return (*this)(place, key);
    }
  };

  void put(ObjectPtr object);
  void remove(const Object& object);
  [[nodiscard]] ObjectPtr known_or(ObjectPtr object) const;

  const KnownObjects* const known_;
  std::vector<ObjectPtr> objects_;  // Nothing where one has been deleted.
  absl::flat_hash_set<std::size_t, HashOfKey, EqualKeys> index_;
};

}  // namespace kinform::inline v0
