// SPDX-FileCopyrightText: The kinform Authors
// SPDX-License-Identifier: Apache-2.0

// The objects of a streaming list that is not complete yet.

#pragma once

#include <cstddef>
#include <vector>

#include <absl/container/flat_hash_set.h>

#include "kinform/building_blocks/lister_watcher.hpp"
#include "kinform/object.hpp"

namespace kinform::inline v0 {

// The collection that a streaming list builds from watch events. Objects may be updated or deleted
// while the rest arrives (WL-02). If `known` (the store's objects) has an object unchanged, its
// handle is kept and the new copy is dropped, so that a relist without changes costs no memory.
//
// Not thread-safe.
class InitialEvents {
 public:
  // `known` may be null; otherwise it must outlive this.
  explicit InitialEvents(const KnownObjects* known);

  InitialEvents(const InitialEvents&) = delete;
  InitialEvents& operator=(const InitialEvents&) = delete;

  // REQUIRES: `type` is Added, Modified or Deleted, and `object` is not null.
  void apply(WatchEventType type, ObjectPtr object);

  [[nodiscard]] std::size_t size() const { return index_.size(); }

  // Returns the objects in the order of their first arrival, which makes runs with the same seed
  // reproducible. Leaves the collection empty.
  [[nodiscard]] std::vector<ObjectPtr> take();

  void clear();

 private:
  // The set contains indices into objects_, hashed and compared by the key of the object there.
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
  std::vector<ObjectPtr> objects_;  // Null where an object was deleted.
  absl::flat_hash_set<std::size_t, HashOfKey, EqualKeys> index_;
};

}  // namespace kinform::inline v0
